import { wordShares } from '../background/word-classes.ts';
import { functionWords } from '../language/function-words.ts';
import type { Term } from './term.ts';
import small from './small-words.json' with { type: 'json' };

const SMALL: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(small).map(([language, words]) => [language, new Set(words.split(' '))]),
);
const LEAST_LETTERS = 4;
const NOUN_SHARE = 0.5;

/**
 * Whether a Spanish or French term names something, so that a person can be told to use it: not 'after', 'two' or 'of
 * water'. English terms are noun phrases already; of other languages nothing is known.
 */
export function namesThing({ text }: Pick<Term, 'text'>, language: string): boolean {
  const known = SMALL.get(language);
  if (known === undefined) return true;
  const words = text.toLowerCase().split(' ');
  if (words.some((word) => /['’]/.test(word))) return false;
  const telling = [words[0]!, words.at(-1)!];
  if (
    telling.some(
      (word) => word.length < LEAST_LETTERS || known.has(word) || functionWords(language).has(word),
    )
  )
    return false;
  return telling.every((word) => {
    const shares = wordShares(language, word);
    return (
      shares === null || shares.noun >= NOUN_SHARE || (words.length > 1 && shares.adjective >= NOUN_SHARE)
    );
  });
}
