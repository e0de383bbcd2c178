import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import words from './figure-words.json' with { type: 'json' };

/** A number that says how much, how many or how often. */
export interface Figure {
  /** UTF-16 offsets in the block's text. */
  start: number;
  end: number;
  /** Index of its sentence in the block, -1 when it stands in none. */
  sentence: number;
  /** It states how things are in the world (a share, a large number, a comparison) and so wants a source. */
  wantsSource: boolean;
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const PERCENT = setOf(words.percent);
const SCALES = setOf(words.scales);
const CURRENCIES = setOf(words.currencies);
const COMPARISONS = setOf(words.comparisons);
const UNITS = setOf(words.units);
const LABELS = setOf(words.labels);
const MONTHS = setOf(words.months);
const CLOCK = setOf(words.clock);
const NUMBERS = setOf(words.numbers);
const SUPPOSING = setOf(words.supposing);

const NUMERAL = /^\d[\d,]*(?:\.\d+)?$/;
const NUMERAL_WITH_UNIT =
  /^\d[\d,]*(?:\.\d+)?(?:k|m|bn|x|mm|cm|km|g|kg|mg|ml|l|w|kw|kwh|hz|mhz|ghz|kb|mb|gb|tb|px|%)$/;
const SCALED = /^\d[\d,]*(?:\.\d+)?(?:k|m|bn)$/;
const YEAR = /^(?:1[0-9]|20|21)\d\d$/;
const CURRENCY_SIGNS = '$€£¥₹';
/** From here on a count or a sum of money is no everyday number, and a reader asks where it comes from. */
const LARGE = 1000;
/** A sum of so many digits without a comma is not taken for a year. */
const LARGE_UNGROUPED = 10_000;

/** The tokens around a number that decide what it is. */
interface Around {
  text: string;
  lower: string;
  next: string;
  afterNext: string;
  before: string;
  start: number;
  end: number;
}

type Kind = 'plain' | 'world' | null;

/** Figures of a block in reading order; years, dates, times of day, ordinals and numbers of steps or pages are none. */
export function findFigures({ reading, entries }: AnalyzedBlock): Figure[] {
  const { text, tokens, sentences } = reading;
  const found: Figure[] = [];
  let sentence = 0;
  let supposing = { sentence: -1, isSo: false };
  for (let at = 0; at < tokens.count; at += 1) {
    const { lower } = entries[at]!;
    if (!startsWithDigit(lower) && !NUMBERS.has(lower)) continue;
    const adjoins = (index: number): boolean => index < tokens.count && tokens.adjoining[index] === 1;
    const around: Around = {
      text,
      lower,
      next: adjoins(at + 1) ? entries[at + 1]!.lower : '',
      afterNext: adjoins(at + 1) && adjoins(at + 2) ? entries[at + 2]!.lower : '',
      before: at > 0 && tokens.adjoining[at] === 1 ? entries[at - 1]!.lower : '',
      start: tokens.starts[at]!,
      end: tokens.ends[at]!,
    };
    const kind = NUMBERS.has(lower) ? kindOfWord(around) : kindOfNumeral(around);
    if (kind === null) continue;
    while (sentence < sentences.length && sentences[sentence]!.lastToken <= at) sentence += 1;
    const own = sentences[sentence];
    const isIn = own !== undefined && own.firstToken <= at;
    if (isIn && supposing.sentence !== sentence)
      supposing = { sentence, isSo: supposes(entries, own.firstToken, own.lastToken) };
    found.push({
      start: around.start,
      end: around.end,
      sentence: isIn ? sentence : -1,
      wantsSource: kind === 'world' && !(isIn && supposing.isSo),
    });
  }
  return found;
}

function startsWithDigit(word: string): boolean {
  const unit = word.charCodeAt(0);
  return unit >= 0x30 && unit <= 0x39;
}

/** 'ten percent', 'two million', 'one in five': numbers in words are figures only in such company. */
function kindOfWord({ lower, next, afterNext }: Around): Kind {
  if (PERCENT.has(next) || (next === 'per' && afterNext === 'cent')) return 'world';
  if (SCALES.has(next)) return 'world';
  return next === 'in' && NUMBERS.has(afterNext) && lower !== afterNext ? 'world' : null;
}

function kindOfNumeral(around: Around): Kind {
  const { text, lower, next, afterNext, before, start, end } = around;
  const isBare = NUMERAL.test(lower);
  if (!isBare) {
    if (!NUMERAL_WITH_UNIT.test(lower)) return null;
    return SCALED.test(lower) && CURRENCY_SIGNS.includes(signBefore(text, start)) ? 'world' : 'plain';
  }
  if (joinsNumber(text, start, end)) return null;
  const sign = signAfter(text, end);
  if (sign === '%' || sign === '‰' || PERCENT.has(next) || (next === 'per' && afterNext === 'cent'))
    return 'world';
  const value = Number(lower.replaceAll(',', ''));
  const isMoney = CURRENCY_SIGNS.includes(signBefore(text, start)) || CURRENCIES.has(next);
  if (SCALES.has(next)) return 'world';
  if (isMoney) return value >= LARGE ? 'world' : 'plain';
  if (next === 'times') return COMPARISONS.has(afterNext) ? 'world' : null;
  if ((next === 'in' || next === 'of' || next === 'out') && value < LARGE && isRatio(around)) return 'world';
  if (sign === '°' || UNITS.has(next)) return value >= LARGE && !UNITS.has(next) ? 'world' : 'plain';
  if (LABELS.has(before) || MONTHS.has(next) || MONTHS.has(before) || CLOCK.has(next)) return null;
  if (YEAR.test(lower)) return null;
  if (value >= LARGE_UNGROUPED || (value >= LARGE && lower.includes(','))) return 'world';
  return countsThings(around, value) ? 'plain' : null;
}

/** '3 in 10', '3 out of 10'. */
function isRatio({ next, afterNext }: Around): boolean {
  return next === 'out' ? afterNext === 'of' : startsWithDigit(afterNext) && !YEAR.test(afterNext);
}

/** '12 patients': a number before a word in the plural. */
function countsThings({ next }: Around, value: number): boolean {
  return value >= 2 && next.length > 3 && next.endsWith('s') && !next.endsWith('ss');
}

/** Whether the numeral is a part of something that is written with signs: a range's first half, a time, a telephone number. */
function joinsNumber(text: string, start: number, end: number): boolean {
  const after = text.charAt(end);
  if ((after === '-' || after === '–' || after === '/' || after === ':') && isDigit(text, end + 1))
    return true;
  const before = text.charAt(start - 1);
  return (before === ':' || before === '/' || before === '#') && (before === '#' || isDigit(text, start - 2));
}

function isDigit(text: string, at: number): boolean {
  return startsWithDigit(text.charAt(at));
}

/** The sign right before, or with one space between; '' at the beginning of the text. */
function signBefore(text: string, start: number): string {
  const sign = text.charAt(start - 1);
  return (sign === ' ' ? text.charAt(start - 2) : sign) || '\0';
}

function signAfter(text: string, end: number): string {
  const sign = text.charAt(end);
  return sign === ' ' || sign === '\u00A0' || sign === '\u202F' ? text.charAt(end + 1) : sign;
}

/** A sentence that supposes something states nothing of the world. */
function supposes(entries: AnalyzedBlock['entries'], first: number, last: number): boolean {
  for (let at = first; at < last; at += 1) if (SUPPOSING.has(entries[at]!.lower)) return true;
  return false;
}
