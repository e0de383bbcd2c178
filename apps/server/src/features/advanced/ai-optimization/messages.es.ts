import type { OptimizationSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: OptimizationSentences = {
  reading: (keyword) => `Leyendo páginas sobre «${keyword}»`,
  judging: 'Valorando las páginas',
  answering: 'Buscando respuestas habladas',
  wording: 'Redactando las respuestas',
};
