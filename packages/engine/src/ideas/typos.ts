import { hasPrefix, isDerived } from '../background/derived-words.ts';
import { foreignRarity } from '../background/foreign-rarity.ts';
import { MOST_RARITY, wordRarity } from '../background/word-rarity.ts';
import { wordShares } from '../background/word-classes.ts';
import { brandNameKey, isBrandName } from '../intent/brand-names.ts';
import { functionWords } from '../language/function-words.ts';
import { Lexicon } from '../text/lexicon.ts';
import { FORM_RULES, soundAlikes, SOUND_RULES, type SoundRule } from './sound-alikes.ts';

/** Shorter words have too many neighbors. */
const MIN_LENGTH = 6;
/** Longer strings are not words, and each letter adds about thirty candidates. */
const MAX_LENGTH = 24;
/** Each sound of a word doubles the candidates of two slips. */
const MIN_SOUND_LENGTH = 4;
const MAX_SOUND_LENGTH = 16;
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
/** Two usual slips in one word are only corrected to an everyday word, the more so in a short one. */
const MIN_COMMONNESS_OF_TWO = 4;
const MIN_COMMONNESS_OF_SHORT = 7;
/** The Spanish word classes lack many everyday words. */
const MIN_COMMONNESS_OF_UNLISTED = 5;
const SHORT = 6;
/** How much more common than any other candidate, in nats. */
const MIN_LEAD = 1.5;
/** Looking for one takes milliseconds, and who writes more unknown words than this writes another language. */
const MAX_UNKNOWN = 20;

/**
 * Corrects clear misspellings: in English, unknown words that are one typical typo away from one known word; in Spanish
 * and French, unknown words in which one or two sounds are written as people often write them by mistake. Words with
 * capitals stay.
 */
export function withoutTypos(text: string, language: string): string {
  if (language === 'en')
    return text.replaceAll(/(?<![\p{L}\p{N}'-])[a-z]+(?![\p{L}\p{N}'-])/gu, correctEnglish);
  const rules = SOUND_RULES[language];
  if (rules === undefined) return text;
  const words = new Lexicon(language);
  let unknown = 0;
  return text.replaceAll(/(?<![\p{L}\p{N}.@/-])\p{Ll}+(?![\p{L}\p{N}.@/-])/gu, (word) => {
    if (word.length < MIN_SOUND_LENGTH || word.length > MAX_SOUND_LENGTH || isRightIn(language, word))
      return word;
    if (commonnessOf(words, word) > 0) return correctForm(word, language);
    unknown += 1;
    return unknown > MAX_UNKNOWN ? word : correctBySound(word, words, rules);
  });
}

const DOERS = /[^aeiou]ers?$/u;

function correctEnglish(word: string): string {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || isWord(word) || isBrandName(brandNameKey(word)))
    return word;
  const found = new Set([...typoCandidates(word)].filter(isCommon));
  const [only] = found;
  // 'Paddlers' are no peddlers.
  const isDoer = DOERS.test(word) && isDerived(word);
  return found.size === 1 && only !== undefined && !isDoer ? only : word;
}

const isListed = (language: string, form: string): boolean => wordShares(language, form) !== null;

/** Whether a Spanish or French word is listed, a brand, or an English word, which is borrowed. */
const isRightIn = (language: string, word: string): boolean =>
  isListed(language, word) ||
  functionWords(language).has(word) ||
  isBrandName(brandNameKey(word)) ||
  rarityOf(word) <= MOST_RARITY - MIN_COMMONNESS;

/** How much more common a word is than an unknown one, in nats. */
const commonnessOf = (words: Lexicon, form: string): number =>
  MOST_RARITY - (foreignRarity(words.language, words.entry(form).key) ?? MOST_RARITY);

/** A misspelled form of a known word. */
function correctForm(word: string, language: string): string {
  const forms = word.length < MIN_LENGTH ? [] : [...soundAlikes(word, FORM_RULES[language] ?? [])];
  return forms.find((form) => isListed(language, form)) ?? word;
}

function correctBySound(word: string, words: Lexicon, rules: readonly SoundRule[]): string {
  const { language } = words;
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const once = [word, plain]
    .flatMap((form) => [...soundAlikes(form, rules)])
    .map((form) => (language === 'es' ? form.replace(/(?<=[cs])ion$/, 'ión') : form));
  // A stem that is known may be that of another word, except of an everyday word. Plurals are seldom listed.
  const isLikely = (form: string): boolean =>
    [form, form.replace(/s$/, ''), form.replace(/es$/, '')].some((one) => isListed(language, one));
  const canBeUnlisted = language === 'es' && word.length >= SHORT;
  const likely = once.filter(
    (form) => isLikely(form) || (canBeUnlisted && commonnessOf(words, form) >= MIN_COMMONNESS_OF_UNLISTED),
  );
  const leastOfTwo = word.length < SHORT ? MIN_COMMONNESS_OF_SHORT : MIN_COMMONNESS_OF_TWO;
  const twice = (): string[] => once.flatMap((form) => [...soundAlikes(form, rules)].filter(isLikely));
  return mostCommon(likely, MIN_COMMONNESS, words) ?? mostCommon(twice(), leastOfTwo, words) ?? word;
}

/** The only form that is common enough and clearly the most common, in a listed spelling if there is one. */
function mostCommon(forms: readonly string[], least: number, words: Lexicon): string | null {
  const [best, second] = [...Map.groupBy(forms, (form) => words.entry(form).key).values()]
    .map((spellings) => ({ spellings, commonness: commonnessOf(words, spellings[0]!) }))
    .toSorted((a, b) => b.commonness - a.commonness);
  if (best === undefined || best.commonness < least) return null;
  if (second !== undefined && best.commonness < second.commonness + MIN_LEAD) return null;
  return best.spellings.find((form) => isListed(words.language, form)) ?? best.spellings[0]!;
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
