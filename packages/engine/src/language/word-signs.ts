import { LANGUAGES_WITH_FUNCTION_WORDS as LANGUAGES, functionWords } from './function-words.ts';
import signs from './word-signs.json' with { type: 'json' };

const SETS = LANGUAGES.map((language) => functionWords(language));
const LETTERS = LANGUAGES.map((language) => new Set(lettersOf(language)));
const ENDINGS = languagesBySign(signs.endings);
const PIECES = [...languagesBySign(signs.pieces)];

/** Letters of Latin script beyond a to z. */
const SPECIAL_LETTERS = /[ß-öø-žșțẞ]/g;
const MAX_ENDING_LENGTH = 6;
/** An ending is preceded by at least this many letters. */
const MIN_ROOT_LENGTH = 2;
/** An ending counts half as much as a function word. */
const ENDING_WEIGHT = 0.5;
/** Letter sequences count even less: names and borrowed words have them too. */
const PIECE_WEIGHT = 0.3;

/** The votes of a word for each language (by its index), 0 to 1 each. */
export function votesOf(lower: string): Float32Array {
  const votes = new Float32Array(LANGUAGES.length);
  for (const [index, set] of SETS.entries()) if (set.has(lower)) votes[index] = 1;
  const special = lower.match(SPECIAL_LETTERS);
  // The more languages share a letter or an ending, the less it counts.
  if (special !== null) share(votes, fittingLetters(special), 1);
  share(votes, languagesOfEnding(lower), ENDING_WEIGHT);
  for (const [piece, languages] of PIECES) if (lower.includes(piece)) share(votes, languages, PIECE_WEIGHT);
  return votes;
}

function share(votes: Float32Array, languages: readonly number[], weight: number): void {
  for (const index of languages) votes[index] = Math.max(votes[index]!, weight / languages.length);
}

/** Languages that use all of these letters. */
function fittingLetters(letters: readonly string[]): number[] {
  return LANGUAGES.flatMap((_, index) =>
    letters.every((letter) => LETTERS[index]!.has(letter)) ? [index] : [],
  );
}

/** Languages with the longest known ending of the word. */
function languagesOfEnding(lower: string): readonly number[] {
  for (let length = Math.min(MAX_ENDING_LENGTH, lower.length - MIN_ROOT_LENGTH); length >= 2; length -= 1) {
    const found = ENDINGS.get(lower.slice(-length));
    if (found !== undefined) return found;
  }
  return [];
}

function lettersOf(language: string): string {
  return (signs.letters as Record<string, string>)[language] ?? '';
}

/** Signs separated by spaces, each with the languages that have it. */
function languagesBySign(table: Readonly<Record<string, string>>): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [index, language] of LANGUAGES.entries()) {
    for (const sign of new Set((table[language] ?? '').split(' ').filter(Boolean))) {
      found.set(sign, [...(found.get(sign) ?? []), index]);
    }
  }
  return found;
}
