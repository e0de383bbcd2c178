import { currentPreferences } from '../preferences/preferences-store.ts';
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

/** The formatter of a language in a time zone; the zone and the form of dates are the user's, else the browser's. */
export function formatterFor(locale: Locale, timeZone: string = preferredTimeZone()): Formatter {
  const { dateFormat } = currentPreferences();
  const key = `${locale} ${timeZone} ${dateFormat}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = createFormatter(locale, timeZone, dateFormat);
  formatters.set(key, made);
  return made;
}

// Asked once: every part of a screen wants it each time it is drawn, and the browser takes its time to answer.
let zoneOfBrowser: string | undefined;

/** The zone of the browser when the page was loaded, whatever the user chose. */
export function browserTimeZone(): string {
  zoneOfBrowser ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zoneOfBrowser;
}

function preferredTimeZone(): string {
  return currentPreferences().timezone ?? browserTimeZone();
}
