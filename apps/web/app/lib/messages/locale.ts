import { DEFAULT_LANGUAGE, type Language } from '@pagewright/contract/settings/preferences';
import { currentPreferences } from '../preferences/preferences-store.ts';
import { createFormatter, type Formatter } from './formatter.ts';

let current: Language = DEFAULT_LANGUAGE;

/** The language of this page. */
export function currentLocale(): Language {
  return current;
}

/** Has the page speak a language from now on; its sentences have to be loaded. */
export function becomeLocale(locale: Language): void {
  current = locale;
  document.documentElement.lang = locale;
}

const formatters = new Map<string, Formatter>();

/** The formatter of a language in a time zone; the zone and the form of dates are the user's, else the browser's. */
export function formatterFor(locale: Language, timeZone: string = preferredTimeZone()): Formatter {
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
