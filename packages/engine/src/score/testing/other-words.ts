const VOWELS = 'aeiou';
const CONSONANTS = 'bcdfglmnprst';
/** The ending stays, since it carries the word's form. */
const ENDING = 2;

/** Whether a word may be part of these phrases. */
export function isOfPhrase(word: string, phrases: readonly string[]): boolean {
  const stem = word.toLowerCase().slice(0, 5);
  return phrases.some((phrase) => phrase.toLowerCase().includes(stem));
}

/**
 * A sentence with invented words of the same length and syllables in place of its longer ones, different in each round.
 * @param counted phrases whose words stay
 * @param lengthened suffix added to each word
 */
export function inOtherWords(
  counted: readonly string[],
  sentence: string,
  round: number,
  lengthened = '',
): string {
  return sentence.replaceAll(OTHER_WORD, (word) =>
    isOfPhrase(word, counted) ? word : shifted(word, round) + lengthened,
  );
}

/** Lowercase words, except units of a figure and participles after a form of 'be', which make a passive. */
const OTHER_WORD = /(?<![\p{L}'’-]|\d[ -]|\b(?:is|are|was|were|be|been|being) )[a-z]{4,11}(?![\p{L}'’-])/gu;

function shifted(word: string, round: number): string {
  const stem = word.slice(0, -ENDING);
  return (
    [...stem].map((sign) => shift(shift(sign, VOWELS, round), CONSONANTS, round * 5 + 1)).join('') +
    word.slice(-ENDING)
  );
}

function shift(sign: string, signs: string, by: number): string {
  const at = signs.indexOf(sign);
  return at === -1 ? sign : signs.charAt((at + by) % signs.length);
}
