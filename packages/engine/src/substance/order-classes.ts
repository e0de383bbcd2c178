import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import type { WordEntry } from '../text/lexicon.ts';
import type { Sentence } from '../text/read-block.ts';

/** Class of a word; `isFirst` in its sentence, where capitalization is meaningless. */
export type ClassOf = (entry: WordEntry, surface: string, isFirst: boolean) => number;

/** Special classes: sentence start and end, a break within it, and kinds of words. */
const START = 0;
const END = 1;
const BREAK = 2;
const OTHER_FUNCTION_WORD = 3;
const CAPITALIZED = 4;
const WITH_DIGIT = 5;
const PLAIN = 6;
const FIRST_ENDING = 7;

/** Endings that determine a word's class, by language, in the order tried. */
const ENDINGS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /ing$/,
    /ed$/,
    /ly$/,
    /(?:tion|ment|ness|ity|ance|ence|ship)s?$/,
    /(?:al|ous|ive|ic|ful|able|ible|less|ary)$/,
    /s$/,
    /(?:er|or)$/,
  ],
  es: [
    /(?:ción|sión|dad|miento|eza)(?:es)?$/,
    /mente$/,
    /[aei]ndo$/,
    /[ai]d[oa]s?$/,
    /[aei]r(?:se|l[oae]s?)?$/,
    /(?:os|as|es)$/,
    /o$/,
    /a$/,
  ],
  fr: [
    /(?:tion|sion|té|ence|ance|isme)s?$/,
    /ment$/,
    /ants?$/,
    /(?:é|ée|i|ie|u|ue)s?$/,
    /(?:er|ir|re)$/,
    /(?:eux|euse|if|ive|ique|able|al|elle)s?$/,
    /[sx]$/,
    /ent$/,
  ],
};

/** The word classes of a language, with these function words as their own classes. */
export function createWordClasses(
  language: string,
  words: readonly string[],
): { classOf: ClassOf; size: number } {
  const endings = ENDINGS[language] ?? [];
  const firstWord = FIRST_ENDING + endings.length;
  const places = new Map(words.map((word, index) => [word, firstWord + index]));
  return {
    size: firstWord + words.length,
    classOf({ lower, isFunctionWord }, surface, isFirst) {
      if (isFunctionWord) return places.get(lower) ?? OTHER_FUNCTION_WORD;
      if (/\d/.test(lower)) return WITH_DIGIT;
      if (!isFirst && /^\p{Lu}/u.test(surface)) return CAPITALIZED;
      const ending = endings.findIndex((pattern) => pattern.test(lower));
      return ending === -1 ? PLAIN : FIRST_ENDING + ending;
    },
  };
}

/**
 * Classes of a sentence's words with its start, end, and breaks; `places[i]` is the class of token `firstToken + i`.
 */
export function classSequence(
  { reading, entries }: AnalyzedBlock,
  { firstToken, lastToken }: Sentence,
  classOf: ClassOf,
): { classes: number[]; places: number[] } {
  const classes = [START];
  const places: number[] = [];
  for (let token = firstToken; token < lastToken; token += 1) {
    if (token > firstToken && reading.tokens.adjoining[token] !== 1) classes.push(BREAK);
    places.push(classes.length);
    classes.push(classOf(entries[token]!, reading.surfaces[token]!, token === firstToken));
  }
  classes.push(END);
  return { classes, places };
}
