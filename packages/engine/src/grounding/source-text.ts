import { relatedWords } from '../similarity/related-words.ts';
import { analyzeReading } from '../text/analyze-paper.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { lexiconOf } from '../text/lexicon.ts';
import type { WordEntry } from '../text/lexicon.ts';
import { readBlock } from '../text/read-block.ts';
import { statedNumbers } from './stated-numbers.ts';
import { NUMBER_VALUES } from './statement-words.ts';

/** Two words with a common prefix of this length may be related. */
const PREFIX = 5;
/** Words per run. */
export const RUN = 3;
const NUMERAL = /^\d[\d,]*(?:\.\d+)?/;

/** Reads an English text as grounding compares it. */
export const readEnglish = (text: string): AnalyzedBlock => analyzeReading(readBlock(text), lexiconOf('en'));

/** The value of a numeral or number word except 'one', which is mostly a pronoun; null for other words. */
export function numberOf(lower: string): number | null {
  if (lower === 'one') return null;
  const known = NUMBER_VALUES.get(lower);
  if (known !== undefined) return known;
  const numeral = NUMERAL.exec(lower)?.[0];
  return numeral === undefined ? null : Number(numeral.replaceAll(',', ''));
}

/** All runs of three words, starting at 0; '3' and 'three' are the same word. */
export function runsOf(entries: readonly WordEntry[]): string[] {
  const keys = entries.map(({ key, lower }) => String(numberOf(lower) ?? key));
  return keys.slice(RUN - 1).map((_, at) => keys.slice(at, at + RUN).join(' '));
}

/** An English source, read once for many lookups. */
export class SourceText {
  private readonly keys = new Set<string>();
  private readonly beginnings = new Set<string>();
  private readonly numbers = new Set<number>();
  private readonly runs = new Set<string>();

  constructor(source: string) {
    const { entries } = readEnglish(source);
    for (const run of runsOf(entries)) this.runs.add(run);
    for (const { key, lower } of entries) {
      this.keys.add(key);
      if (key.length >= PREFIX) this.beginnings.add(key.slice(0, PREFIX));
      const value = lower === 'one' ? 1 : numberOf(lower);
      if (value !== null) this.numbers.add(value);
    }
    // '2.5 million' and '2,500,000' are the same number.
    for (const { value } of statedNumbers(source)) this.numbers.add(value);
  }

  holdsNumber(value: number): boolean {
    return this.numbers.has(value);
  }

  /** Whether it contains the exact word, in any inflection. */
  holdsWord(key: string): boolean {
    return this.keys.has(key);
  }

  /** How far it contains a word: 1 for the word or a near synonym, a half for a common prefix, 0 otherwise. */
  shareOf(key: string): number {
    if (this.keys.has(key)) return 1;
    for (const near of relatedWords(key).keys()) if (this.keys.has(near)) return 1;
    return key.length >= PREFIX && this.beginnings.has(key.slice(0, PREFIX)) ? 0.5 : 0;
  }

  /** Whether it contains a run of `runsOf`. */
  holdsRun(run: string): boolean {
    return this.runs.has(run);
  }
}
