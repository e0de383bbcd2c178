import type { IntentSentences } from './messages.en.ts';

/** Messages in French. */
export const french: IntentSentences = {
  reading: (keyword) => `Lecture de pages sur « ${keyword} »`,
  judging: 'Évaluation des signaux',
  planning: 'Planification des pages',
  wording: 'Rédaction des titres',
  sorting: 'Tri des mots-clés',
};
