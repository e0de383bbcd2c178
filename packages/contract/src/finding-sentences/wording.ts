/** What a finding of a score rests on, as the engine gives it. */
export interface SayableFinding {
  readonly code: string;
  readonly verdict: 'good' | 'fair' | 'poor';
  readonly values: Readonly<Record<string, number | string | boolean | null>>;
}

/** How one code is said in one language. */
export interface Wording {
  /** Two or three words that name what is assessed. */
  readonly name: string;
  /** What was found and, where something is to be gained, what to do. */
  readonly sentence: (finding: ReadFinding) => string;
}

/** A finding by its values; what it lacks reads as 0, '' and false. */
export interface ReadFinding {
  readonly isGood: boolean;
  readonly is: (key: string) => boolean;
  readonly text: (key: string) => string;
  readonly number: (key: string) => number;
  /** A number as the language writes it. */
  readonly written: (key: string) => string;
  /** The form that stands beside a number. */
  readonly form: (key: string, one: string, other: string) => string;
  /** A number with what is counted. */
  readonly counted: (key: string, one: string, other: string) => string;
}

/** Reads a finding for sentences of a language, given as BCP 47. */
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
 * What the middle one of the pages has and what is asked, which is held within bounds; null without pages.
 * @param asked key of what is asked
 */
export function ofOtherPages(
  finding: ReadFinding,
  asked: string,
  say: (middle: string, asked: string | null) => string,
): string | null {
  // Without pages it is null, which reads as 0 and not as a number of theirs.
  if (finding.text('middle') === '') return null;
  const isSame = Math.round(finding.number('middle')) === Math.round(finding.number(asked));
  return say(finding.written('middle'), isSame ? null : finding.written(asked));
}

/** Names that the engine parts by '; ', since a question may hold a comma. */
export const quotedList = (items: string, quote: (item: string) => string): string =>
  items.split('; ').map(quote).join(', ');

/** The share of 1 under a key, in whole percent. */
export const percentOf = (finding: ReadFinding, key: string): number => Math.round(finding.number(key) * 100);

/** Up to this share repeated runs cost nothing. */
const MAX_REPEATED = 0.15;

/** Whether earlier text comes again word for word, and not only phrases of a few words. */
export const repeatsWhole = (finding: ReadFinding): boolean => finding.number('share') > MAX_REPEATED;

/** Whether a keyword stands everywhere it should and lost points by repetition alone. */
export function isRepeatedOnly(finding: ReadFinding): boolean {
  return finding.number('longestShare') <= finding.number('maximumShare');
}
