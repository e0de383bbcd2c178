import { DEFAULT_LANGUAGE, type Language } from '@pagewright/contract/settings/preferences';
import type { Catalogue } from './catalogue.ts';

/** How the sentences of the languages other than English are got. */
export type Catalogues = Readonly<
  Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, () => Promise<Catalogue>>
>;

const loaded = new Map<Language, Catalogue>();

/** The translation of what is declared under a name; undefined in English, and where its language is not loaded. */
export function translationOf(locale: Language, name: string): unknown {
  return loaded.get(locale)?.[name];
}

/** Loads the sentences of a language, all at once; whether they are there. */
export async function loadTranslations(locale: Language, catalogues: Catalogues): Promise<boolean> {
  if (locale === DEFAULT_LANGUAGE || loaded.has(locale)) return true;
  try {
    loaded.set(locale, await catalogues[locale]());
    return true;
  } catch {
    // Without a network the page stays in the language that it has.
    return false;
  }
}
