import type { IntentSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: IntentSentences = {
  reading: (keyword) => `Leyendo páginas sobre «${keyword}»`,
  judging: 'Sopesando las señales',
  planning: 'Planificando las páginas',
  wording: 'Redactando los títulos',
  expanding: 'Buscando más palabras clave',
  askingFigures: (count) =>
    `Consultando las cifras de ${count} ${count === 1 ? 'palabra clave' : 'palabras clave'}`,
  listOf: (keywords, count) => (count > 3 ? `${keywords} y ${count - 3} más` : keywords),
  sorting: 'Ordenando las palabras clave',
};
