/** The data of a finding, as the engine returns it. */
export interface SayableFinding {
  readonly code: string;
  readonly verdict: 'good' | 'fair' | 'poor';
  readonly values: Readonly<Record<string, number | string | boolean | null>>;
}

/** The wording of one code in one language. */
export interface Wording {
  /** Two or three words that name what is assessed. */
  readonly name: string;
  /** What was found and, if points can be gained, what to do. */
  readonly sentence: (finding: ReadFinding) => string;
}

/** Access to a finding's values. A missing value is 0, '', or false. */
export interface ReadFinding {
  readonly isGood: boolean;
  readonly is: (key: string) => boolean;
  readonly text: (key: string) => string;
  readonly number: (key: string) => number;
  /** A number in the format of the language. */
  readonly written: (key: string) => string;
  /** The singular or plural form for a number. */
  readonly form: (key: string, one: string, other: string) => string;
  /** A number with its noun. */
  readonly counted: (key: string, one: string, other: string) => string;
}

/** Prepares a finding for the sentences of a language (BCP 47). */
export function readFinding({ verdict, values }: SayableFinding, locale: string): ReadFinding {
  const numbers = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  const number = (key: string): number => Number(values[key] ?? 0);
  const written = (key: string): string => numbers.format(number(key));
  const form = (key: string, one: string, other: string): string =>
    rules.select(number(key)) === 'one' ? one : other;
  return {
    isGood: verdict === 'good',
    is: (key) => values[key] === true,
    text: (key) => String(values[key] ?? ''),
    number,
    written,
    form,
    counted: (key, one, other) => `${written(key)} ${form(key, one, other)}`,
  };
}

/**
 * The median of the other pages and, if it differs, the recommended value, which is limited to a range. Null without
 * pages.
 * @param asked key of the recommended value
 * @param middle key of the median
 */
export function ofOtherPages(
  finding: ReadFinding,
  asked: string,
  say: (middle: string, asked: string | null) => string,
  middle = 'middle',
): string | null {
  // Without pages, the median is null and would be read as 0.
  if (finding.text(middle) === '') return null;
  const isSame = Math.round(finding.number(middle)) === Math.round(finding.number(asked));
  return say(finding.written(middle), isSame ? null : finding.written(asked));
}

/** The engine separates names with '; ', since a question may contain a comma. */
export const quotedList = (items: string, quote: (item: string) => string): string =>
  items.split('; ').map(quote).join(', ');

/** A share (0 to 1) as a whole percentage. */
export const percentOf = (finding: ReadFinding, key: string): number => Math.round(finding.number(key) * 100);

/** Up to this share, repeated passages cost nothing. */
const MAX_REPEATED = 0.15;

/** Whether whole passages are repeated word for word, and not only short phrases. */
export const repeatsWhole = (finding: ReadFinding): boolean => finding.number('share') > MAX_REPEATED;

/** Whether a keyword is everywhere it should be and lost points only for repetition. */
export function isRepeatedOnly(finding: ReadFinding): boolean {
  return finding.number('longestShare') <= finding.number('maximumShare');
}
