import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import words from './figure-words.json' with { type: 'json' };

/** A number that says how much, how many, or how often. */
export interface Figure {
  /** UTF-16 offsets in the block's text. */
  start: number;
  end: number;
  /** Index of its sentence in the block, -1 if it is in none. */
  sentence: number;
  /** Whether it states a fact about the world (a share, a large number, a comparison) and so needs a source. */
  wantsSource: boolean;
}

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const PERCENT = wordSet(words.percent);
const SCALES = wordSet(words.scales);
const CURRENCIES = wordSet(words.currencies);
const COMPARISONS = wordSet(words.comparisons);
const UNITS = wordSet(words.units);
const LABELS = wordSet(words.labels);
const MONTHS = wordSet(words.months);
const CLOCK = wordSet(words.clock);
const NUMBERS = wordSet(words.numbers);
const SUPPOSING = wordSet(words.supposing);

const NUMERAL = /^\d[\d,]*(?:\.\d+)?$/;
const NUMERAL_WITH_UNIT =
  /^\d[\d,]*(?:\.\d+)?(?:k|m|bn|x|mm|cm|km|g|kg|mg|ml|l|w|kw|kwh|hz|mhz|ghz|kb|mb|gb|tb|px|%)$/;
const SCALED = /^\d[\d,]*(?:\.\d+)?(?:k|m|bn)$/;
const YEAR = /^(?:1[0-9]|20|21)\d\d$/;
const CURRENCY_SIGNS = '$€£¥₹';
/** From here on, a count or sum of money is unusual enough that readers want a source. */
const LARGE = 1000;
/** Sums with this many digits and no comma are not mistaken for a year. */
const LARGE_UNGROUPED = 10_000;

/** The tokens around a number that determine its kind. */
interface NumberContext {
  text: string;
  lower: string;
  next: string;
  afterNext: string;
  before: string;
  start: number;
  end: number;
}

type Kind = 'plain' | 'world' | null;

/** Figures of a block in reading order; years, dates, times, ordinals, and numbers of steps or pages do not count. */
export function findFigures({ reading, entries }: AnalyzedBlock): Figure[] {
  const { text, tokens, sentences } = reading;
  const found: Figure[] = [];
  let sentence = 0;
  let supposing = { sentence: -1, isSo: false };
  for (let at = 0; at < tokens.count; at += 1) {
    const { lower } = entries[at]!;
    if (!startsWithDigit(lower) && !NUMBERS.has(lower)) continue;
    const adjoins = (index: number): boolean => index < tokens.count && tokens.adjoining[index] === 1;
    const around: NumberContext = {
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

/** 'ten percent', 'two million', 'one in five': spelled-out numbers are figures only in such company. */
function kindOfWord({ lower, next, afterNext }: NumberContext): Kind {
  if (PERCENT.has(next) || (next === 'per' && afterNext === 'cent')) return 'world';
  if (SCALES.has(next)) return 'world';
  return next === 'in' && NUMBERS.has(afterNext) && lower !== afterNext ? 'world' : null;
}

function kindOfNumeral(around: NumberContext): Kind {
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
function isRatio({ next, afterNext }: NumberContext): boolean {
  return next === 'out' ? afterNext === 'of' : startsWithDigit(afterNext) && !YEAR.test(afterNext);
}

/** '12 patients': a number before a plural. */
function countsThings({ next }: NumberContext, value: number): boolean {
  return value >= 2 && next.length > 3 && next.endsWith('s') && !next.endsWith('ss');
}

/** Whether the numeral is part of a larger token: the first half of a range, a time, a telephone number. */
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

/** The character right before, or with one space between; '' at the start of the text. */
function signBefore(text: string, start: number): string {
  const sign = text.charAt(start - 1);
  return (sign === ' ' ? text.charAt(start - 2) : sign) || '\0';
}

function signAfter(text: string, end: number): string {
  const sign = text.charAt(end);
  return sign === ' ' || sign === '\u00A0' || sign === '\u202F' ? text.charAt(end + 1) : sign;
}

/** A hypothetical sentence makes no statement about the world. */
function supposes(entries: AnalyzedBlock['entries'], first: number, last: number): boolean {
  for (let at = first; at < last; at += 1) if (SUPPOSING.has(entries[at]!.lower)) return true;
  return false;
}
