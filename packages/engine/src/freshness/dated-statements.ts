import { decideLanguage } from '../language/detect-language.ts';
import type { Paper, Place } from '../paper/types.ts';
import { readBlock } from '../text/read-block.ts';
import type { BlockReading } from '../text/read-block.ts';
import words from './date-words.json' with { type: 'json' };

/** A statement that ties the text to a past year. */
export interface DatedStatement {
  /** `year`: "in 2023", "as of 2023"; `heading_year`: a year in a heading; `relative`: "last year", "this month". */
  kind: 'year' | 'heading_year' | 'relative';
  /** The year. Null for a relative one. */
  year: number | null;
  place: Place;
}

export interface DatedStatements {
  statements: readonly DatedStatement[];
  /** Number of white-space separated words in the text. */
  words: number;
  /** Whether the text is in English. Otherwise, no relative dates are found. */
  isEnglish: boolean;
}

/** An earlier year is history, which does not become outdated. */
const OLDEST = 6;
const YEAR = /^20\d\d$/;
/** Words of a language around a year. */
interface YearWords {
  /** Before the year of a statement: "in 2023". */
  readonly before: ReadonlySet<string>;
  /** Before a year of history. */
  readonly historic: ReadonlySet<string>;
  /** Two words before the year: "as of 2023". */
  readonly asOf: string;
}
const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const YEAR_WORDS: ReadonlyMap<string, YearWords> = new Map([
  ['en', { before: setOf(words.before), historic: setOf(words.historic), asOf: 'as' }],
  ...Object.entries(words.otherLanguages).map(([code, { before, historic, asOf }]): [string, YearWords] => [
    code,
    { before: setOf(before), historic: setOf(historic), asOf },
  ]),
]);
const OF: ReadonlySet<string> = new Set(['of', 'de']);
const RELATIVE = new Set(words.relative.split(' '));
const PAST_BEFORE = new Set(words.pastBefore.split(' '));
const PRESENT_BEFORE = new Set(words.presentBefore.split(' '));
const FUTURE_BEFORE = new Set(words.futureBefore.split(' '));
/** "The last month" is relative to the reader's present; "last month" is one specific month. */
const DETERMINERS = new Set(words.determiners.split(' '));
/** Words that make a sentence advice or a condition, which is always true: "if you bought them last month". */
const TIMELESS = new Set(words.timeless.split(' '));
/** Verbs that report a state at the time of writing. */
const REPORTING = new Set(words.reporting.split(' '));
const FORECASTING = new Set(words.forecasting.split(' '));
/** Number of words before a year in which "founded", "since", and the like make it history. */
const HISTORIC_REACH = 4;
/** Number of words on either side that are read within one sentence, so that time stays linear. */
const SENTENCE_REACH = 40;

/**
 * Statements that may be outdated: years from six years ago up to last year, as of `now`; relative dates only if the
 * text was last changed in an earlier year and only if they clearly refer to the time of writing: not in advice,
 * conditions, or questions, nor after an article ("in the last month"). Linear in the text.
 */
export function datedStatements(paper: Paper, now: Date, lastChanged: Date | null): DatedStatements {
  const readings = paper.blocks.map((block) => readBlock(block.text));
  const { code } = decideLanguage(readings.map((reading) => reading.evidence));
  const isEnglish = code === 'en';
  const yearWords = YEAR_WORDS.get(code ?? '') ?? null;
  const thisYear = now.getUTCFullYear();
  const isOvertaken = lastChanged !== null && lastChanged.getUTCFullYear() < thisYear;
  const statements: DatedStatement[] = [];
  let count = 0;
  for (const [block, reading] of readings.entries()) {
    count += reading.tokens.words;
    const { kind } = paper.blocks[block]!;
    if (kind === 'code') continue;
    const isHeading = kind === 'heading';
    for (let at = 0; at < reading.tokens.count; at += 1) {
      const found = statementAt(reading, at, { isHeading, isEnglish, isOvertaken, thisYear, yearWords });
      if (found === null) continue;
      const start = reading.tokens.starts[found.from]!;
      statements.push({
        kind: found.kind,
        year: found.year,
        place: { block, start, end: reading.tokens.ends[at]! },
      });
    }
  }
  return { statements, words: count, isEnglish };
}

interface Found {
  kind: DatedStatement['kind'];
  year: number | null;
  /** First token of the statement. */
  from: number;
}

function statementAt(
  reading: BlockReading,
  at: number,
  {
    isHeading,
    isEnglish,
    isOvertaken,
    thisYear,
    yearWords,
  }: {
    readonly isHeading: boolean;
    readonly isEnglish: boolean;
    readonly isOvertaken: boolean;
    readonly thisYear: number;
    readonly yearWords: YearWords | null;
  },
): Found | null {
  const surface = reading.surfaces[at]!;
  const before = at > 0 && reading.tokens.adjoining[at] === 1 ? reading.surfaces[at - 1]!.toLowerCase() : '';
  if (YEAR.test(surface)) {
    const year = Number(surface);
    if (year >= thisYear || year < thisYear - OLDEST) return null;
    if (isHeading) return { kind: 'heading_year', year, from: at };
    if (yearWords === null || isHistory(reading, at, yearWords.historic)) return null;
    if (yearWords.before.has(before)) return { kind: 'year', year, from: at - 1 };
    const isAsOf = OF.has(before) && at > 1 && reading.surfaces[at - 2]!.toLowerCase() === yearWords.asOf;
    return isAsOf ? { kind: 'year', year, from: at - 2 } : null;
  }
  const isRelative = PAST_BEFORE.has(before) || PRESENT_BEFORE.has(before) || FUTURE_BEFORE.has(before);
  if (!isEnglish || !isOvertaken || !isRelative) return null;
  if (!RELATIVE.has(surface.toLowerCase()) || !isTiedToWriting(reading, at - 1)) return null;
  return { kind: 'relative', year: null, from: at - 1 };
}

/** Whether "last", "this", or "next" at a token, with the span after it, refers to the time of writing. */
function isTiedToWriting(reading: BlockReading, at: number): boolean {
  const before = at > 0 && reading.tokens.adjoining[at] === 1 ? reading.surfaces[at - 1]!.toLowerCase() : '';
  if (DETERMINERS.has(before)) return false;
  const sentence = reading.sentences.find(({ firstToken, lastToken }) => at >= firstToken && at < lastToken);
  if (sentence === undefined || reading.text.slice(sentence.start, sentence.end).trimEnd().endsWith('?'))
    return false;
  const beside = reading.surfaces
    .slice(
      Math.max(sentence.firstToken, at - SENTENCE_REACH),
      Math.min(sentence.lastToken, at + SENTENCE_REACH),
    )
    .map((word) => word.toLowerCase());
  if (beside.some((word) => TIMELESS.has(word))) return false;
  const word = reading.surfaces[at]!.toLowerCase();
  if (PAST_BEFORE.has(word)) return true;
  const isForecast = beside.some((one) => FORECASTING.has(one));
  return isForecast || (PRESENT_BEFORE.has(word) && beside.some((one) => REPORTING.has(one)));
}

function isHistory(reading: BlockReading, at: number, historic: ReadonlySet<string>): boolean {
  const sentence = reading.sentences.find(({ firstToken, lastToken }) => at >= firstToken && at < lastToken);
  for (let near = Math.max(sentence?.firstToken ?? 0, at - HISTORIC_REACH); near < at; near += 1) {
    if (historic.has(reading.surfaces[near]!.toLowerCase())) return true;
  }
  return false;
}
