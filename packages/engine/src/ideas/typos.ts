import { hasPrefix } from '../background/derived-words.ts';
import { MOST_RARITY, wordRarity } from '../background/word-rarity.ts';
import { wordShares } from '../background/word-classes.ts';
import { brandNameKey, isBrandName } from '../intent/brand-names.ts';
import { functionWords } from '../language/function-words.ts';
import { Lexicon } from '../text/lexicon.ts';

/** Shorter words have too many neighbors. */
const SHORTEST = 6;
/** Longer strings are not words, and each letter adds about thirty candidates. */
const LONGEST = 24;
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
/** What a correction is must be used so much, in nats below the words that nobody uses. */
const COMMONER = 2.25;

/** An English keyword with its sure misspellings put right: a word of no table that a single usual slip makes of one. */
export function withoutTypos(keyword: string, language: string): string {
  return language === 'en'
    ? keyword.replaceAll(/(?<![\p{L}\p{N}'-])[a-z]+(?![\p{L}\p{N}'-])/gu, corrected)
    : keyword;
}

function corrected(word: string): string {
  if (word.length < SHORTEST || word.length > LONGEST || isWord(word) || isBrandName(brandNameKey(word)))
    return word;
  const found = new Set([...slipsOf(word)].filter(isCommon));
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : word;
}

const lexicon = new Lexicon('en');
const rarityOf = (word: string): number => wordRarity(lexicon.entry(word).key);
const isWord = (word: string): boolean =>
  wordShares('en', word) !== null ||
  functionWords('en').has(word) ||
  rarityOf(word) < MOST_RARITY ||
  // To restring a racket is not to restore one.
  hasPrefix(word);
/** The stemmer finds stems in many words; only its own form and its plural are sure. */
const isCommon = (word: string): boolean => {
  const single = word.replace(/(?<=\p{L}{3})s$/u, '');
  return (
    wordShares('en', word) !== null ||
    wordShares('en', single) !== null ||
    (lexicon.entry(word).key === single && rarityOf(word) <= MOST_RARITY - COMMONER)
  );
};

const isVowelPair = (added: string, before: string, after: string): boolean =>
  VOWELS.includes(added) && added !== before && (VOWELS.includes(before) || VOWELS.includes(after));

/** What a person may have meant: another vowel, two letters in each other's place, one letter too few or too many. */
function* slipsOf(word: string): Generator<string> {
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
        // Nobody adds a vowel to a vowel, except the same.
        if (!isVowelPair(other, word[at - 1]!, letter)) yield before + other + letter + after;
  }
}
