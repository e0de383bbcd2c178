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
/** A word rarely used as a noun does not count as one. */
const MIN_NOUN_SHARE = 0.2;
/** Rarer words (in nats) belong to a subject even if mostly verbs: 'pump', 'concentrate'. */
const RARE = 6.5;
/** A word this common that is equally often a verb names nothing: 'plan', 'order', 'work'. */
const COMMON = 5.2;
const NONE: ReadonlySet<string> = new Set();
/** Inflected forms missing from the tables. */
const VERB_FORM: Readonly<Record<string, RegExp>> = {
  es: /(?:[aei]rl[aoe]s?|[aeo]n|aron|ieron|ando|iendo)$/u,
  fr: /(?:ées?|és|ent|ant|ez)$/u,
};

/**
 * Whether a term names something a writer can be told to use: not 'check', 'finds', or 'page', and in Spanish and
 * French not 'after', 'two', or 'of water'. The keyword's own words (`given` stems) always do. Other languages are not
 * checked.
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

/** Whether an English word is usually a noun, or rare enough to belong to the subject. */
function isNoun(word: string, key: string, known: ReadonlySet<string>): boolean {
  if (known.has(word)) return false;
  const shares = wordShares('en', word);
  if (shares === null || shares.noun > NOUN_SHARE) return true;
  if (shares.noun === NOUN_SHARE) return wordRarity(key) >= COMMON;
  return shares.noun >= MIN_NOUN_SHARE && wordRarity(key) >= RARE;
}
