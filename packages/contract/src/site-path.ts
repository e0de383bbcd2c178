import { DEFAULT_LANGUAGE, type Language } from './settings/preferences.ts';

/** The path of a page of the marketing site in a language: `/pricing` is `/es/pricing` in Spanish. */
export function sitePath(path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
