import {
  CURRENCIES,
  FRACTIONS,
  LABELS,
  MULTIPLES,
  NUMBER_VALUES,
  ORDINALS,
  PERCENT,
  placedWords,
  SCALES,
} from './statement-words.ts';
import type { PlacedWord } from './statement-words.ts';

/** A number as stated in a text. */
export interface StatedNumber {
  start: number;
  end: number;
  value: number;
  measure: 'share' | 'money' | 'year' | 'count';
  /** The words after it in its clause, plurals as singulars. */
  next: readonly string[];
  /** The number with the two words after it. */
  phrase: string;
}

const NUMERAL = /\d+(?:,\d{3})*(?:\.\d+)?/g;
const CURRENCY_SIGN = /[$€£¥₹]\s?$/;
const SHARE_SIGN = /^\s?[%‰]/;
const YEAR = /^(?:1[5-9]|20|21)\d\d$/;
/** Maximum distance of a unit after its number: '50 large gallon barrels'. */
const REACH = 3;
/** '1.' or '2)' at the start of a line, and step numbers. */
const LIST_SIGN = /(?:^|\n)\s*(?:#+\s*)?$/;

/**
 * Numerals and number words that state an amount or time, in reading order, without list markers, ordinals, and parts
 * of names.
 */
export function statedNumbers(text: string): StatedNumber[] {
  const words = placedWords(text);
  const found: StatedNumber[] = [];
  let word = 0;
  for (const { 0: numeral, index: start } of text.matchAll(NUMERAL)) {
    const end = start + numeral.length;
    if (belongsToName(text, start) || isListSign(text, start, end)) continue;
    while (word < words.length && words[word]!.start < end) word += 1;
    let last = word - 1;
    while (last >= 0 && words[last]!.end > start) last -= 1;
    const before = words[last];
    const next = clause(text, end, words.slice(word, word + REACH));
    const [first] = next;
    const isAttached = first?.start === end;
    if (isAttached && ORDINALS.has(first.lower)) continue;
    if (before !== undefined && LABELS.has(before.lower) && start - before.end <= 1) continue;
    found.push(stated(text, { start, end, numeral }, next));
  }
  return [...found, ...numbersInWords(text, words)].toSorted((one, other) => one.start - other.start);
}

function stated(
  text: string,
  { start, end, numeral }: { start: number; end: number; numeral: string },
  next: readonly PlacedWord[],
): StatedNumber {
  const lower = next.map((one) => one.lower);
  const scale = SCALES.get(lower[0] ?? '');
  const after = scale === undefined ? lower : lower.slice(1);
  const value = Number(numeral.replaceAll(',', '')) * (scale ?? 1);
  return {
    start,
    end,
    value,
    measure: measureOf(text, start, end, numeral, after),
    next: after.map(singular),
    phrase: text.slice(start, next[1]?.end ?? next[0]?.end ?? end),
  };
}

/** The words up to the end of the clause. */
function clause(text: string, from: number, next: readonly PlacedWord[]): readonly PlacedWord[] {
  let last = from;
  const end = next.findIndex((word) => {
    const isOver = /[.!?;:()\n]/.test(text.slice(last, word.start));
    last = word.end;
    return isOver;
  });
  return end === -1 ? next : next.slice(0, end);
}

function measureOf(
  text: string,
  start: number,
  end: number,
  numeral: string,
  [first = '', second = '']: readonly string[],
): StatedNumber['measure'] {
  if (
    SHARE_SIGN.test(text.slice(end, end + 2)) ||
    PERCENT.has(first) ||
    (first === 'per' && second === 'cent')
  )
    return 'share';
  if (CURRENCY_SIGN.test(text.slice(Math.max(0, start - 2), start)) || CURRENCIES.has(first)) return 'money';
  return YEAR.test(numeral) ? 'year' : 'count';
}

/** 'GPT-4', 'B2B', '#3': part of a name, not a quantity. */
function belongsToName(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  return /(?:\p{L}|\p{L}-|#|[\d.]\.)$/u.test(before) && !/^x$/i.test(before.slice(-1));
}

function isListSign(text: string, start: number, end: number): boolean {
  return (
    /^[.)]\s/.test(text.slice(end, end + 2)) && LIST_SIGN.test(text.slice(Math.max(0, start - 40), start))
  );
}

/** 'ten percent', 'two million', 'one in five', 'three quarters of', 'twice as'. */
function numbersInWords(text: string, words: readonly PlacedWord[]): StatedNumber[] {
  const found: StatedNumber[] = [];
  for (const [at, { lower, start, end }] of words.entries()) {
    const value = NUMBER_VALUES.get(lower);
    if (value === undefined && !MULTIPLES.has(lower) && !FRACTIONS.has(lower)) continue;
    const following = clause(text, end, words.slice(at + 1, at + 1 + REACH));
    const next = following.map((one) => one.lower);
    const phrase = text.slice(start, following[1]?.end ?? following[0]?.end ?? end);
    const number = { start, end, next: next.map(singular), phrase };
    if (MULTIPLES.has(lower)) found.push({ ...number, value: Number.NaN, measure: 'count' });
    else if (FRACTIONS.has(lower) && next[0] === 'of')
      found.push({ ...number, value: Number.NaN, measure: 'count' });
    else if (value !== undefined) {
      const scale = SCALES.get(next[0] ?? '');
      const measure = measureOf(text, start, end, lower, scale === undefined ? next : next.slice(1));
      const isRatio = next[0] === 'in' || (next[0] === 'out' && next[1] === 'of');
      const other = next[next[0] === 'in' ? 1 : 2];
      if (scale !== undefined || measure === 'share' || measure === 'money')
        found.push({ ...number, value: value * (scale ?? 1), measure });
      else if (isRatio && other !== undefined && NUMBER_VALUES.has(other))
        found.push({ ...number, value, measure: 'count' });
    }
  }
  return found;
}

/** A word without its plural ending, so that '1 day' and '3 days' have the same unit. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
