import { DEFAULT_LANGUAGE, type Language } from '@pagewright/contract/settings/preferences';
import type { Catalog } from './catalog.ts';

/** Loaders of the languages other than English. */
export type CatalogLoaders = Readonly<
  Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, () => Promise<Catalog>>
>;

const loaded = new Map<Language, Catalog>();

/** The translation declared under a name; undefined in English or if the language is not loaded. */
export function getTranslation(locale: Language, name: string): unknown {
  return loaded.get(locale)?.[name];
}

/** Loads a language's messages and returns whether that succeeded. */
export async function loadTranslations(locale: Language, catalogues: CatalogLoaders): Promise<boolean> {
  if (locale === DEFAULT_LANGUAGE || loaded.has(locale)) return true;
  try {
    loaded.set(locale, await catalogues[locale]());
    return true;
  } catch {
    // Without a network the page keeps its current language.
    return false;
  }
}
