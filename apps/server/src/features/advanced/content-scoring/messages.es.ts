import type { ScoringSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: ScoringSentences = {
  noKeyword: 'Indica la palabra clave con cuyos resultados de búsqueda se debe comparar el texto.',
  scoring: 'Comparando el texto',
};
