import type { Formatter } from './formatter.ts';
import { currentLocale, DEFAULT_LOCALE, formatterFor, type Locale } from './locale.ts';

/**
 * The sentences of one language by their keys: text, or a function of typed arguments. A language that counts or dates
 * is given as a function of its formatter.
 */
export type Sentences = Readonly<Record<string, string | ((...values: never[]) => string)>>;
type Language<Keys extends Sentences> = Keys | ((format: Formatter) => Keys);

/** Sentences in all languages that have them; English is whole, another may be missing. */
export interface Messages<Keys extends Sentences> {
  readonly in: (locale: Locale) => Keys;
}

/** Declares the sentences of one part of the application. The other languages must have the keys of English. */
export function defineMessages<Keys extends Sentences>(
  languages: { readonly en: Language<Keys> } & Partial<
    Readonly<Record<Exclude<Locale, 'en'>, Language<NoInfer<Keys>>>>
  >,
): Messages<Keys> {
  // By formatter, of which each language has one for each zone and form of dates that was wanted.
  const made = new Map<Formatter, Keys>();
  return {
    in(locale) {
      const format = formatterFor(locale);
      const known = made.get(format);
      if (known) return known;
      const language = languages[locale] ?? languages[DEFAULT_LOCALE];
      const keys = typeof language === 'function' ? language(format) : language;
      made.set(format, keys);
      return keys;
    },
  };
}

/** The sentences in the language of the page, outside of components. */
export function sentencesOf<Keys extends Sentences>(messages: Messages<Keys>): Keys {
  return messages.in(currentLocale());
}
