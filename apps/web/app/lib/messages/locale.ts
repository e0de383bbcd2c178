import { createFormatter, type Formatter } from './formatter.ts';

/** The languages that have sentences. */
export const LOCALES = ['en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** The language of this page: the document's, where it has sentences. */
export function currentLocale(): Locale {
  const asked = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return LOCALES.find((locale) => locale === asked) ?? DEFAULT_LOCALE;
}

const formatters = new Map<string, Formatter>();

/** The formatter of a language in a time zone; the browser's zone where none is given. */
export function formatterFor(
  locale: Locale,
  timeZone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): Formatter {
  const key = `${locale} ${timeZone}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = createFormatter(locale, timeZone);
  formatters.set(key, made);
  return made;
}
