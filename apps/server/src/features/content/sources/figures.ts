import words from './source-words.json' with { type: 'json' };

/** A word or number in a sentence. */
export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

/** `world`: a statement about the world; `plain`: an amount in one specific case. */
export type FigureKind = 'world' | 'plain';

/** A figure in a sentence. */
interface Figure {
  readonly token: Token;
  /** Index of its token. */
  readonly at: number;
  readonly kind: FigureKind;
  /** `share`: a share, ratio, multiple, or scale; `count`: a large number of things; `price`: an amount of money. */
  readonly of: 'share' | 'count' | 'price' | 'other';
}

/** Splits a space-separated list into a set. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const PERCENT = wordSet(words.percent);
const PERCENT_PAIRS = new Set(words.percentPairs.split('|'));
const SCALES = wordSet(words.scales);
const CURRENCIES = wordSet(words.currencies);
const UNITS = wordSet(words.units);
const LABELS = wordSet(words.labels);
const MONTHS = wordSet(words.months);
const NUMBERS = wordSet(words.numbers);
const PARTS = wordSet(words.parts);
const TIMES = wordSet(words.times);
const COMPARISONS = wordSet(words.comparisons);
const MULTIPLES = wordSet(words.multiples);
const OFFERS = wordSet(words.offers);
const ANNOUNCING = wordSet(words.announcing);

const NUMBER = String.raw`\d{1,3}(?:[.,\u{A0}\u{202F} ]\d{3})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const TOKEN = new RegExp(
  String.raw`${NUMBER}|[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*(?:['’](?:s|t|ve|re|ll)\b)?`,
  'gu',
);
const GROUPED = /^\d{1,3}(?:[.,\u{A0}\u{202F} ]\d{3})+/u;
const YEAR = /^(?:1[0-9]|20|21)\d\d$/;
const MONEY_SIGNS = '$€£¥₹';
/** At or above this, a count or an amount of money is not an everyday number. */
const LARGE = 1000;
const LARGE_UNGROUPED = 10_000;
/** Maximum number of words between the two numbers of a ratio, as in 'one French driver in four'. */
const RATIO_REACH = 4;

/** Returns the words and numbers of a sentence in order. */
export function tokenize(sentence: string): Token[] {
  return [...sentence.matchAll(TOKEN)].map((match) => {
    const text = match[0];
    const lower = text.toLowerCase().replaceAll('’', "'");
    return { text, lower, start: match.index, end: match.index + text.length };
  });
}

/**
 * Returns the figures in a sentence. Years, dates, times of day, ordinals, and numbers of things do not count.
 */
export function findFigures(sentence: string, tokens: readonly Token[]): Figure[] {
  return tokens.flatMap((token, at) => {
    if (!/^\d/.test(token.lower))
      return isWordFigure(tokens, at) ? [{ token, at, kind: 'world' as const, of: 'share' as const }] : [];
    const found = readNumeral(sentence, tokens, at);
    return found === null ? [] : [{ token, at, ...found }];
  });
}

/**
 * Returns the figures that a heading or title states. The number of entries that it announces ('10,000 names'), prices,
 * discounts, rules, and names ('4K', '100% cotton') are no statements.
 */
export function findStatedFigures(sentence: string, tokens: readonly Token[]): Figure[] {
  return findFigures(sentence, tokens).filter(({ token, at, kind, of }) => {
    if (kind !== 'world' || of === 'price' || /^[km]\b/i.test(sentence.slice(token.end))) return false;
    const around = tokens.slice(Math.max(0, at - 3), at + 4).map(({ lower }) => lower);
    if (of === 'share') return token.lower !== '100' && !around.some((word) => OFFERS.has(word));
    return tokens.slice(0, at).some(({ lower }) => !ANNOUNCING.has(lower));
  });
}

/** A figure as written anywhere: '12,400' and '12 400' are the same. */
export const figureKey = ({ token: { lower } }: Figure): string =>
  GROUPED.test(lower) ? lower.replaceAll(/\D/g, '') : lower.replace(',', '.');

const lowerAt = (tokens: readonly Token[], at: number): string => tokens[at]?.lower ?? '';

function isPercent(sentence: string, tokens: readonly Token[], at: number): boolean {
  const next = lowerAt(tokens, at + 1);
  const pair = `${next} ${lowerAt(tokens, at + 2)}`;
  const sign = /^[\s\u{A0}\u{202F}]?[%‰]/u.test(sentence.slice(tokens[at]?.end));
  return sign || PERCENT.has(next) || (PERCENT_PAIRS.has(pair) && !pair.startsWith('points'));
}

function isWordFigure(tokens: readonly Token[], at: number): boolean {
  const lower = lowerAt(tokens, at);
  const [next, second, third] = [1, 2, 3].map((step) => lowerAt(tokens, at + step)) as [
    string,
    string,
    string,
  ];
  if (MULTIPLES.has(lower)) return isMultiple(lower, next);
  if (PARTS.has(lower)) return isPart(tokens, at);
  const [count = '', part = '', ...others] = lower.split('-');
  if (others.length === 0 && NUMBERS.has(count) && PARTS.has(part)) return true;
  if (!NUMBERS.has(lower)) return false;
  if (PERCENT.has(next) || PERCENT_PAIRS.has(`${next} ${second}`)) return true;
  if (SCALES.has(next)) return true;
  if (TIMES.has(next) && COMPARISONS.has(second)) return true;
  return isRatio(tokens, at) || (next === 'out' && second === 'of' && isNumber(third));
}

const isNumber = (word: string): boolean => NUMBERS.has(word) || (/^\d/.test(word) && !YEAR.test(word));

/** 'one in five', 'tres de cada cinco', 'trois lecteurs sur cinq'. */
function isRatio(tokens: readonly Token[], at: number): boolean {
  for (let near = at + 1; near <= at + RATIO_REACH; near += 1) {
    const word = lowerAt(tokens, near);
    const next = lowerAt(tokens, near + 1);
    if (word === 'sur' || word === 'in') {
      // 'Two in one' is a kind of thing.
      if (isNumber(next) && next !== lowerAt(tokens, at) && !/^(?:1|one)$/.test(next))
        return word === 'sur' || near <= at + 3;
    } else if (word === 'de' && next === 'cada') return isNumber(lowerAt(tokens, near + 2));
    else if (word === 'out' && next === 'of') return isNumber(lowerAt(tokens, near + 2));
    else if (near === at + 1 && word === 'of' && isNumber(next)) return true;
  }
  return false;
}

/**
 * Matches 'half of all', 'a third of the', 'la mitad de las', 'deux tiers des', but not 'half an hour' or 'a quarter
 * of an hour'.
 */
function isPart(tokens: readonly Token[], at: number): boolean {
  const next = lowerAt(tokens, at + 1);
  const second = lowerAt(tokens, at + 2);
  const lower = lowerAt(tokens, at);
  const before = lowerAt(tokens, at - 1);
  if ((lower === 'parte' || lower === 'partes') && !/^(?:tercera|cuarta|quinta|décima)s?$/.test(before))
    return false;
  if (!['of', 'de', 'des', 'du', 'd', 'all', 'del'].includes(next)) return false;
  return !/^(?:an?|una?|une|it|them)$/.test(second);
}

function isMultiple(word: string, next: string): boolean {
  if (word === 'twice') return next === 'as' || next === 'the';
  if (word === 'doble' || word === 'triple') return next === 'de' || next === 'que';
  if (word === 'doubles' || word === 'triples') return next === 'the' || next === 'your';
  return true;
}

const SHARE = { kind: 'world', of: 'share' } as const;
const PLAIN = { kind: 'plain', of: 'other' } as const;

function readNumeral(
  sentence: string,
  tokens: readonly Token[],
  at: number,
): Pick<Figure, 'kind' | 'of'> | null {
  const { lower = '', start = 0, end = 0 } = tokens[at] ?? {};
  const next = lowerAt(tokens, at + 1);
  const second = lowerAt(tokens, at + 2);
  const before = lowerAt(tokens, at - 1);
  if (isPercent(sentence, tokens, at)) return SHARE;
  if (joinsNumber(sentence, start, end)) return null;
  const isGrouped = GROUPED.test(lower);
  const value = isGrouped ? Number(lower.replaceAll(/\D/g, '')) : Number(lower.replace(',', '.'));
  const isAttached = sentence.slice(end).match(/^(?:k|m|bn)\b/i) !== null;
  if (SCALES.has(next) || isAttached) return SHARE;
  const signs =
    sentence.slice(Math.max(0, start - 2), start).trim() +
    sentence
      .slice(end, end + 2)
      .trim()
      .charAt(0);
  const isMoney = [...signs].some((sign) => MONEY_SIGNS.includes(sign)) || CURRENCIES.has(next);
  if (isMoney) return { kind: value >= LARGE ? 'world' : 'plain', of: 'price' };
  if (TIMES.has(next)) return COMPARISONS.has(second) ? SHARE : PLAIN;
  if (isRatio(tokens, at) && value < LARGE) return SHARE;
  if (LABELS.has(before) || MONTHS.has(next) || MONTHS.has(before) || isDayOf(tokens, at)) return null;
  if (/^(?:am|pm|h|o'clock|th|st|nd|rd|er|e|o|a)$/.test(next) && !/\s/.test(sentence.slice(end, end + 1)))
    return null;
  if (/^(?:am|pm|o'clock|h)$/.test(next)) return null;
  if (UNITS.has(next) || sentence.charAt(end) === '°') return PLAIN;
  if (!isGrouped && YEAR.test(lower)) return null;
  if (value >= LARGE_UNGROUPED || (isGrouped && value >= LARGE)) return { kind: 'world', of: 'count' };
  return next.length > 3 && /[sx]$/.test(next) && !next.endsWith('ss') ? PLAIN : null;
}

/** '12 de mayo', 'le 3 mars'. */
function isDayOf(tokens: readonly Token[], at: number): boolean {
  return lowerAt(tokens, at + 1) === 'de' && MONTHS.has(lowerAt(tokens, at + 2));
}

/** Whether a number is part of something larger: the first half of a range, a time, a phone number. */
function joinsNumber(sentence: string, start: number, end: number): boolean {
  return (
    /^[-–/:]\d/.test(sentence.slice(end, end + 2)) ||
    /(?:\d[:/-]|#)$/.test(sentence.slice(Math.max(0, start - 2), start))
  );
}
