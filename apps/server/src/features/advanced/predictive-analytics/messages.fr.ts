import type { PredictiveSentences } from './messages.en.ts';

/** Messages in French. */
export const french: PredictiveSentences = {
  asking: (keyword) => `Recherche de la demande pour « ${keyword} »`,
};
