import type { OptimizationSentences } from './messages.en.ts';

/** Messages in French. */
export const french: OptimizationSentences = {
  reading: (keyword) => `Lecture de pages sur « ${keyword} »`,
  judging: 'Évaluation des pages',
  answering: 'Recherche de réponses parlées',
  wording: 'Rédaction des réponses',
};
