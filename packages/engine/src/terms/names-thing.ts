import { wordRarity } from '../background/word-rarity.ts';
import { wordShares } from '../background/word-classes.ts';
import { functionWords } from '../language/function-words.ts';
import type { Term } from './term.ts';
import small from './small-words.json' with { type: 'json' };

const SMALL: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(small).map(([language, words]) => [language, new Set(words.split(' '))]),
);
const MIN_LETTERS = 4;
const NOUN_SHARE = 0.5;
/** A word that is hardly ever a noun is none here either. */
const MIN_NOUN_SHARE = 0.2;
/** Rarer words, in nats, belong to a subject also where they are verbs more often: 'pump', 'concentrate'. */
const RARE = 6.5;
/** As common as this a word that is a verb as often names nothing: 'plan', 'order', 'work'. */
const COMMON = 5.2;
const NONE: ReadonlySet<string> = new Set();
/** Inflected forms that no table has. */
const VERB_FORM: Readonly<Record<string, RegExp>> = {
  es: /(?:[aei]rl[aoe]s?|[aeo]n|aron|ieron|ando|iendo)$/u,
  fr: /(?:ées?|és|ent|ant|ez)$/u,
};

/**
 * Whether a term names something, so that a person can be told to use it: not 'check', 'finds' or 'page', and in Spanish and
 * French not 'after', 'two' or 'of water'. The keyword's own words, by their stems (`given`), always do. Of other languages nothing is known.
 */
export function namesThing(
  { text, key }: Pick<Term, 'text' | 'key'>,
  language: string,
  given = NONE,
): boolean {
  const known = SMALL.get(language);
  if (known === undefined) return true;
  const words = text.toLowerCase().split(' ');
  if (key.split(' ').every((one) => given.has(one))) return true;
  if (language === 'en')
    return words.length > 1 ? !words.every((word) => known.has(word)) : isNoun(words[0]!, key, known);
  if (words.some((word) => /['’]/.test(word))) return false;
  const telling = [words[0]!, words.at(-1)!];
  if (
    telling.some((word) => word.length < MIN_LETTERS || known.has(word) || functionWords(language).has(word))
  )
    return false;
  return telling.every((word) => {
    const shares = wordShares(language, word);
    if (shares === null) return VERB_FORM[language]?.test(word) !== true;
    return shares.noun >= NOUN_SHARE || (words.length > 1 && shares.adjective >= NOUN_SHARE);
  });
}

/** Whether an English word is a noun of its own as a rule, or so rare that it belongs to the subject. */
function isNoun(word: string, key: string, known: ReadonlySet<string>): boolean {
  if (known.has(word)) return false;
  const shares = wordShares('en', word);
  if (shares === null || shares.noun > NOUN_SHARE) return true;
  if (shares.noun === NOUN_SHARE) return wordRarity(key) >= COMMON;
  return shares.noun >= MIN_NOUN_SHARE && wordRarity(key) >= RARE;
}
