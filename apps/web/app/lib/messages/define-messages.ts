import type { Language } from '@pagewright/contract/settings/preferences';
import type { Formatter } from './formatter.ts';
import { currentLocale, formatterFor } from './locale.ts';
import { translationOf } from './translations.ts';

/** The sentences of one language by their keys: text, or a function of typed arguments. */
export type Sentences = Readonly<Record<string, string | ((...values: never[]) => string)>>;
/** The sentences of one language; where they count or date, as a function of the language's formatter. */
type Wording<Keys extends Sentences> = Keys | ((format: Formatter) => Keys);

/** Sentences in every language. */
export interface Messages<Keys extends Sentences> {
  readonly in: (locale: Language) => Keys;
}

/** What a translation of `messages` has to hold: every key of English, with its arguments. */
export type Translation<Declared> = Declared extends Messages<infer Keys> ? Wording<Keys> : never;

/**
 * Declares the sentences of one part of the application.
 * @param name of the constant that holds them: the translations, in the files `….es.ts` and `….fr.ts` beside its own,
 *   are exported under it
 */
export function defineMessages<Keys extends Sentences>(name: string, english: Wording<Keys>): Messages<Keys> {
  // By formatter, of which each language has one for each zone and form of dates that was wanted.
  const made = new Map<Formatter, Keys>();
  return {
    in(locale) {
      const format = formatterFor(locale);
      const known = made.get(format);
      if (known) return known;
      const wording = (translationOf(locale, name) as Wording<Keys> | undefined) ?? english;
      const keys = typeof wording === 'function' ? wording(format) : wording;
      made.set(format, keys);
      return keys;
    },
  };
}

/** The sentences in the language of the page, outside of components. */
export function sentencesOf<Keys extends Sentences>(messages: Messages<Keys>): Keys {
  return messages.in(currentLocale());
}
