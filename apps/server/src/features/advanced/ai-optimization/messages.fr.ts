import type { OptimizationSentences } from './messages.en.ts';

/** The same in French. */
export const french: OptimizationSentences = {
  reading: (keyword) => `Lecture de pages sur « ${keyword} »`,
  judging: 'Évaluation des pages',
  answering: 'Recherche de réponses parlées',
  wording: 'Rédaction des réponses',
};
