import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@pagewright/contract/settings/preferences';

/** The language that the document declares. */
export function documentLanguage(): Language {
  return LANGUAGES.find((language) => language === document.documentElement.lang) ?? DEFAULT_LANGUAGE;
}
