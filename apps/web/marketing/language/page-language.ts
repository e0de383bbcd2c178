import type { DEFAULT_LANGUAGE, Language } from '@pagewright/contract/settings/preferences';
import { documentLanguage } from '../../app/lib/dom/document-language.ts';

/** The language of the page, which never changes. */
export const pageLanguage = documentLanguage();

type Translations<Texts> = Readonly<Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, () => Promise<Texts>>>;

/** Texts in the language of the page. If a translation does not load, they are English. */
export async function inPageLanguage<Texts>(
  english: Texts,
  translations: Translations<Texts>,
): Promise<Texts> {
  if (pageLanguage === 'en') return english;
  return translations[pageLanguage]().catch(() => english);
}
