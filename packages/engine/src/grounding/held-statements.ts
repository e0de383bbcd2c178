import type { EvidencePage } from '../evidence/evidence-page.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { tokenize } from '../text/tokenize.ts';
import { statedNumbers } from './stated-numbers.ts';
import type { StatedNumber } from './stated-numbers.ts';
import { wordRun } from './statement-words.ts';

/** Index of the evidence for looking up statements. */
export class HeldStatements {
  private readonly runs: readonly string[];
  private readonly givenRuns: readonly string[];
  private readonly numbers = new Map<string, Set<string>>();
  private readonly texts: readonly string[];
  private keys: ReadonlySet<string> | null = null;

  constructor(pages: readonly EvidencePage[], given: readonly string[]) {
    const texts = pages.map(({ title, paper }) =>
      [title, ...paper.blocks.map((block) => block.text)].join('\n'),
    );
    this.givenRuns = given.map(wordRun);
    this.runs = [...texts.map(wordRun), ...this.givenRuns];
    this.texts = [...texts, ...given];
    for (const text of this.texts) {
      for (const number of statedNumbers(text)) {
        const key = keyOf(number);
        const next = this.numbers.get(key) ?? new Set();
        for (const word of number.next) next.add(word);
        this.numbers.set(key, next);
      }
    }
  }

  /** Whether a page or the user's text contains these consecutive words. */
  holds(text: string): boolean {
    const run = wordRun(text);
    return this.runs.some((held) => held.includes(run));
  }

  /** Whether it contains an English word in any inflection, by stem key. */
  holdsWord(key: string): boolean {
    this.keys ??= new Set(this.texts.flatMap(keysOf));
    return this.keys.has(key);
  }

  /** Whether the user's text contains these words. */
  isGiven(text: string): boolean {
    const run = wordRun(text);
    return this.givenRuns.some((held) => held.includes(run));
  }

  /** Whether one page contains all parts in order. */
  holdsInOrder(parts: readonly string[]): boolean {
    const runs = parts.map(wordRun);
    return this.runs.some((held) => {
      let from = 0;
      return runs.every((run) => {
        const at = held.indexOf(run, from);
        from = at + run.length - 1;
        return at !== -1;
      });
    });
  }

  /** Whether the evidence states the number for the same thing. */
  holdsNumber(number: StatedNumber): boolean {
    if (Number.isNaN(number.value)) return this.holds(number.phrase);
    const next = this.numbers.get(keyOf(number));
    if (next === undefined) return false;
    if (number.measure !== 'count' || number.next.length === 0) return true;
    return number.next.some((word) => next.has(word));
  }
}

function keysOf(text: string): string[] {
  const lexicon = lexiconOf('en');
  const { count, starts, ends } = tokenize(text);
  return Array.from({ length: count }, (_, at) => lexicon.entry(text.slice(starts[at], ends[at])).key);
}

function keyOf({ value, measure }: StatedNumber): string {
  return `${value} ${measure === 'year' ? 'count' : measure}`;
}
