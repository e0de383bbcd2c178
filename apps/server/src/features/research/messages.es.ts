import type { ResearchSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: ResearchSentences = {
  notFound: 'No se encontró el recurso solicitado.',
  tooLarge: 'Esta página es demasiado grande para compararla.',
};
