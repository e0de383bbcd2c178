import type { PromotionSentences } from './messages.en.ts';

/** Messages in French. */
export const french: PromotionSentences = {
  writing: 'Choix des phrases',
  wording: 'Rédaction des publications',
  searching: 'Recherche de sites sur le sujet',
};
