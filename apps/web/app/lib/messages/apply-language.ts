import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@pagewright/contract/settings/preferences';
import { currentPreferences, lastLanguage, subscribePreferences } from '../preferences/preferences-store.ts';
import { setLocale, currentLocale } from './locale.ts';
import { type CatalogLoaders, loadTranslations } from './translations.ts';

type Listener = () => void;
const LOADED_WITHIN_MS = 3_000;
const listeners = new Set<Listener>();
// The most recently requested language. A slower, earlier request does not override it.
let requestedLanguage: Language = DEFAULT_LANGUAGE;

/** Calls the listener when the page language changes. Returns the unsubscribe function. */
export function subscribeLocale(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Waits until a newly chosen language is active, or for 3 seconds if it does not load. */
export function waitForLanguage(language: Language): Promise<void> {
  if (language === currentLocale()) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, LOADED_WITHIN_MS);
    const stop = subscribeLocale(finish);
  });
}

/**
 * Switches the page to the user's language, or one of the browser's. Resolves once the first is active; falls back to
 * English if a language cannot be loaded.
 */
export async function applyLanguage(catalogues: CatalogLoaders): Promise<void> {
  subscribePreferences(
    () => void switchLanguage(currentPreferences().language ?? browserLanguage(), catalogues),
  );
  await switchLanguage(lastLanguage() ?? browserLanguage(), catalogues);
}

async function switchLanguage(language: Language, catalogues: CatalogLoaders): Promise<void> {
  requestedLanguage = language;
  if (
    language === currentLocale() ||
    !(await loadTranslations(language, catalogues)) ||
    requestedLanguage !== language
  )
    return;
  setLocale(language);
  for (const listener of listeners) listener();
}

/** The first of the browser's languages that the application supports. */
export function browserLanguage(): Language {
  const known = navigator.languages.flatMap(
    (tag) => LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language) ?? [],
  );
  return known[0] ?? DEFAULT_LANGUAGE;
}
