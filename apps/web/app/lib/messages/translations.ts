import { type Language, DEFAULT_LANGUAGE } from '@pagewright/contract/settings/preferences';

/** The sentences of a language other than English, by the names of their English constants. */
export type Catalogue = Readonly<Record<string, unknown>>;

const LOADERS: Readonly<Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, () => Promise<Catalogue>>> = {
  es: async () => (await import('../../languages/es.ts')).spanish,
  fr: async () => (await import('../../languages/fr.ts')).french,
};

const catalogues = new Map<string, Catalogue>();

/** The translation of what is declared under a name; undefined in English, and where its language is not loaded. */
export function translationOf(locale: Language, name: string): unknown {
  return catalogues.get(locale)?.[name];
}

/** Loads the sentences of a language, all at once; whether they are there. */
export async function loadTranslations(locale: Language): Promise<boolean> {
  if (locale === DEFAULT_LANGUAGE || catalogues.has(locale)) return true;
  try {
    catalogues.set(locale, await LOADERS[locale]());
    return true;
  } catch {
    // Without a network the page stays in the language that it has.
    return false;
  }
}
