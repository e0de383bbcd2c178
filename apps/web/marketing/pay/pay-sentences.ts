import { inPageLanguage } from '../language/page-language.ts';
import { english } from './pay-sentences.en.ts';

/** Texts of the payment flow in the language of the page. */
export const paySentences = await inPageLanguage(english, {
  es: async () => (await import('./pay-sentences.es.ts')).spanish,
  fr: async () => (await import('./pay-sentences.fr.ts')).french,
});
