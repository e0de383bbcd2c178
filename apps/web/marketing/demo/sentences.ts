import { inPageLanguage } from '../language/page-language.ts';
import { english } from './sentences.en.ts';

/** Texts of the demo in the language of the page. */
export const sentences = await inPageLanguage(english, {
  es: async () => (await import('./sentences.es.ts')).spanish,
  fr: async () => (await import('./sentences.fr.ts')).french,
});
