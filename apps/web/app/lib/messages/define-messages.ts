import type { Language } from '@pagewright/contract/settings/preferences';
import type { Formatter } from './formatter.ts';
import { currentLocale, getFormatter } from './locale.ts';
import { getTranslation } from './translations.ts';

/** The messages of one language by key: text, or a function of typed arguments. */
export type MessageSet = Readonly<Record<string, string | ((...values: never[]) => string)>>;
/** The messages of one language. If they format numbers or dates, a function of the language's formatter. */
type Wording<Keys extends MessageSet> = Keys | ((format: Formatter) => Keys);

/** Messages in every language. */
export interface Messages<Keys extends MessageSet> {
  readonly in: (locale: Language) => Keys;
}

/** The required shape of a translation of `messages`: every English key, with its arguments. */
export type Translation<Declared> = Declared extends Messages<infer Keys> ? Wording<Keys> : never;

/**
 * Declares the messages of one part of the application.
 * @param name of the constant that holds them; the translations, in the `….es.ts` and `….fr.ts` files next to it, are
 * exported under it
 */
export function defineMessages<Keys extends MessageSet>(
  name: string,
  english: Wording<Keys>,
): Messages<Keys> {
  // By formatter; each language has one per time zone and date format in use.
  const made = new Map<Formatter, Keys>();
  return {
    in(locale) {
      const format = getFormatter(locale);
      const known = made.get(format);
      if (known) return known;
      const wording = (getTranslation(locale, name) as Wording<Keys> | undefined) ?? english;
      const keys = typeof wording === 'function' ? wording(format) : wording;
      made.set(format, keys);
      return keys;
    },
  };
}

/** The messages in the page's language, for use outside of components. */
export function getMessages<Keys extends MessageSet>(messages: Messages<Keys>): Keys {
  return messages.in(currentLocale());
}
