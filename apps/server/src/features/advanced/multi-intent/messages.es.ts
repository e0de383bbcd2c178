import type { IntentSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: IntentSentences = {
  reading: (keyword) => `Leyendo páginas sobre «${keyword}»`,
  judging: 'Sopesando las señales',
  planning: 'Planificando las páginas',
  wording: 'Redactando los títulos',
  sorting: 'Ordenando las palabras clave',
};
