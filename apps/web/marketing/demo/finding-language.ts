import { english } from '@pagewright/contract/finding-sentences/english';
import { inPageLanguage } from '../language/page-language.ts';

/** The texts of findings in the language of the page. */
export const findingLanguage = await inPageLanguage(english, {
  es: async () => (await import('@pagewright/contract/finding-sentences/spanish')).spanish,
  fr: async () => (await import('@pagewright/contract/finding-sentences/french')).french,
});
