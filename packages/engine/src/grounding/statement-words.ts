import figureWords from '../research/figure-words.json' with { type: 'json' };
import words from './grounding-words.json' with { type: 'json' };

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const valuesOf = (list: string): ReadonlyMap<string, number> => {
  const cells = list.split(' ');
  return new Map(cells.flatMap((word, at) => (at % 2 === 0 ? [[word, Number(cells[at + 1])] as const] : [])));
};

export const NUMBER_VALUES = valuesOf(words.values);
export const SCALES = valuesOf(words.scales);
export const FRACTIONS = setOf(words.fractions);
export const MULTIPLES = setOf(words.multiples);
export const ORDINALS = setOf(words.ordinals);
export const STUDY_NOUNS = setOf(words.studyNouns);
export const VAGUE_SOURCES = setOf(words.vague);
export const REPORTING = setOf(words.reporting);
export const PERCENT = setOf(figureWords.percent);
export const CURRENCIES = setOf(figureWords.currencies);
export const LABELS = setOf(figureWords.labels);

/** A word of a text with its position. */
export interface PlacedWord {
  lower: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*|\p{N}+/gu;

/** Words and numerals of a text in lower case. Letters and digits are split, apostrophes normalized. */
export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    lower: plain(word),
    start: index,
    end: index + word.length,
  }));
}

function plain(word: string): string {
  return word.normalize('NFKC').toLowerCase().replaceAll(/[’ʼ]/g, "'");
}

/** The words of a text with single spaces between and around them, for looking up word sequences. */
export function wordRun(text: string): string {
  return ` ${placedWords(text)
    .map(({ lower }) => lower)
    .join(' ')} `;
}
