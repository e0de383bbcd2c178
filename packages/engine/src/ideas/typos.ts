import { hasPrefix } from '../background/derived-words.ts';
import { MOST_RARITY, wordRarity } from '../background/word-rarity.ts';
import { wordShares } from '../background/word-classes.ts';
import { brandNameKey, isBrandName } from '../intent/brand-names.ts';
import { functionWords } from '../language/function-words.ts';
import { Lexicon } from '../text/lexicon.ts';

/** Shorter words have too many neighbors. */
const MIN_LENGTH = 6;
/** Longer strings are not words, and each letter adds about thirty candidates. */
const MAX_LENGTH = 24;
const VOWELS = 'aeiou'.split('');
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
/** Letters that sound alike. */
const SOUNDS: Readonly<Record<string, string>> = {
  c: 'sk',
  s: 'cz',
  z: 's',
  k: 'c',
  y: 'i',
  i: 'y',
  g: 'j',
  j: 'g',
};
/** How much more common a correction must be, in nats below the rarity of unknown words. */
const MIN_COMMONNESS = 2.25;

/**
 * Corrects clear misspellings in an English keyword: unknown words that are one typical typo away from a known word.
 */
export function withoutTypos(keyword: string, language: string): string {
  return language === 'en'
    ? keyword.replaceAll(/(?<![\p{L}\p{N}'-])[a-z]+(?![\p{L}\p{N}'-])/gu, correctWord)
    : keyword;
}

function correctWord(word: string): string {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || isWord(word) || isBrandName(brandNameKey(word)))
    return word;
  const found = new Set([...typoCandidates(word)].filter(isCommon));
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : word;
}

const lexicon = new Lexicon('en');
const rarityOf = (word: string): number => wordRarity(lexicon.entry(word).key);
const isWord = (word: string): boolean =>
  wordShares('en', word) !== null ||
  functionWords('en').has(word) ||
  rarityOf(word) < MOST_RARITY ||
  // 'Restring' is not a typo of 'restore'.
  hasPrefix(word);
/** The stemmer finds stems in many words; only the base form and plural are certain. */
const isCommon = (word: string): boolean => {
  const single = word.replace(/(?<=\p{L}{3})s$/u, '');
  return (
    wordShares('en', word) !== null ||
    wordShares('en', single) !== null ||
    (lexicon.entry(word).key === single && rarityOf(word) <= MOST_RARITY - MIN_COMMONNESS)
  );
};

const isVowelPair = (added: string, before: string, after: string): boolean =>
  VOWELS.includes(added) && added !== before && (VOWELS.includes(before) || VOWELS.includes(after));

/** Typical typos: a different vowel, two swapped letters, one missing or extra letter. */
function* typoCandidates(word: string): Generator<string> {
  for (let at = 0; at < word.length; at += 1) {
    const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
    if (VOWELS.includes(letter))
      for (const other of VOWELS) if (other !== letter) yield before + other + after;
    for (const other of SOUNDS[letter] ?? '') yield before + other + after;
    const next = word[at + 1];
    if (next !== undefined && next !== letter) yield before + next + letter + word.slice(at + 2);
    if (letter === next) yield before + after;
    if (at > 0 && at < word.length - 1)
      for (const other of LETTERS)
        // Nobody adds a vowel to a vowel, except the same one.
        if (!isVowelPair(other, word[at - 1]!, letter)) yield before + other + letter + after;
  }
}
