import type { PromotionSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: PromotionSentences = {
  writing: 'Eligiendo frases',
  wording: 'Redactando las publicaciones',
  searching: 'Buscando sitios sobre el tema',
};
