import { DEFAULT_LANGUAGE, type Language } from '@pagewright/contract/settings/preferences';
import { currentPreferences } from '../preferences/preferences-store.ts';
import { createFormatter, type Formatter } from './formatter.ts';

let current: Language = DEFAULT_LANGUAGE;

/** The page language. */
export function currentLocale(): Language {
  return current;
}

/** Switches the page language. Its messages must be loaded. */
export function setLocale(locale: Language): void {
  current = locale;
  document.documentElement.lang = locale;
}

const formatters = new Map<string, Formatter>();

/** The formatter of a language and time zone. Zone and date format are the user's, else the browser's. */
export function getFormatter(locale: Language, timeZone: string = preferredTimeZone()): Formatter {
  const { dateFormat } = currentPreferences();
  const key = `${locale} ${timeZone} ${dateFormat}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = createFormatter(locale, timeZone, dateFormat);
  formatters.set(key, made);
  return made;
}

// Cached, because the lookup is slow and every component needs it on each render.
let cachedBrowserZone: string | undefined;

/** The browser's time zone at page load, regardless of the user's preference. */
export function browserTimeZone(): string {
  cachedBrowserZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return cachedBrowserZone;
}

function preferredTimeZone(): string {
  return currentPreferences().timezone ?? browserTimeZone();
}
