import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@pagewright/contract/settings/preferences';
import { currentPreferences, lastLanguage, subscribePreferences } from '../preferences/preferences-store.ts';
import { becomeLocale, currentLocale } from './locale.ts';
import { type Catalogues, loadTranslations } from './translations.ts';

type Listener = () => void;
const LOADED_WITHIN_MS = 3_000;
const listeners = new Set<Listener>();
// The language that was asked for last: a slower one that comes later does not take its place.
let asked: Language = DEFAULT_LANGUAGE;

/** Tells when the page speaks another language; answers how to stop. */
export function subscribeLocale(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Waits until the page speaks a language that was just chosen, or for 3 seconds where its sentences do not come. */
export function untilSpoken(language: Language): Promise<void> {
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
 * Has the page speak the language that its user chose, or one of the browser's. Done when the first is spoken; English
 * stands where a language cannot be loaded.
 */
export async function followLanguage(catalogues: Catalogues): Promise<void> {
  subscribePreferences(() => void speak(currentPreferences().language ?? browserLanguage(), catalogues));
  await speak(lastLanguage() ?? browserLanguage(), catalogues);
}

async function speak(language: Language, catalogues: Catalogues): Promise<void> {
  asked = language;
  if (language === currentLocale() || !(await loadTranslations(language, catalogues)) || asked !== language)
    return;
  becomeLocale(language);
  for (const listener of listeners) listener();
}

/** The first of the browser's languages that the application speaks. */
export function browserLanguage(): Language {
  const known = navigator.languages.flatMap(
    (tag) => LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language) ?? [],
  );
  return known[0] ?? DEFAULT_LANGUAGE;
}
