/**
 * How much longer every analysis takes when the text is twice as long, on texts that would slow a careless one:
 * `node bench/engine/linear-time.ts [<analysis> …]`, or as rows of `npm run bench:engine`
 */
import { HOSTILE_TEXTS } from '../../packages/engine/src/testing/hostile-texts.ts';
import { readText, TEXT_ANALYSES } from '../../packages/engine/src/testing/text-analyses.ts';
import { measureTime } from '../measure-time.ts';
import type { BenchRow } from './bench-row.ts';

/** At most twice as long, with 20 % tolerance. */
const GOAL = 2.4;
/** Words or tags of the shorter text: increased from the minimum until it takes long enough to be timed. */
const MIN_SIZE = 2000;
const MAX_SIZE = 16_000;
const MIN_MILLISECONDS = 25;
const RUNS = 3;
/** A ratio above the goal is measured again, in case another program caused it. */
const MORE_RUNS = 7;

interface Doubling {
  text: string;
  size: number;
  once: number;
  ratio: number;
}

/** A row per analysis: the worst ratio and its text. */
export function measure(): Promise<BenchRow[]> {
  return Promise.resolve(Object.keys(TEXT_ANALYSES).map((name) => rowOf(name)));
}

function rowOf(name: string): BenchRow {
  const doublings = Object.keys(HOSTILE_TEXTS).flatMap((text) => doublingOf(name, text) ?? []);
  const worst = doublings.toSorted((a, b) => b.ratio - a.ratio)[0];
  return {
    axis: `Time when the text doubles: ${name}`,
    peer: '',
    goal: `≤ ${GOAL} ×`,
    ours:
      worst === undefined
        ? `below ${MIN_MILLISECONDS} ms at ${2 * MAX_SIZE} words`
        : `${worst.ratio.toFixed(2)} × (${worst.text}, ${worst.size} words in ${worst.once.toFixed(0)} ms; worst of ${Object.keys(HOSTILE_TEXTS).length} texts)`,
    isMet: worst === undefined || worst.ratio <= GOAL,
  };
}

/** Null for an analysis that is too fast to measure at any size. */
function doublingOf(name: string, text: string): Doubling | null {
  let size = MIN_SIZE;
  let once = bestOf(name, text, size, RUNS);
  while (once < MIN_MILLISECONDS && size < MAX_SIZE) {
    size *= 2;
    once = bestOf(name, text, size, RUNS);
  }
  if (once < MIN_MILLISECONDS) return null;
  let ratio = bestOf(name, text, 2 * size, RUNS) / once;
  if (ratio > GOAL) {
    once = bestOf(name, text, size, MORE_RUNS);
    ratio = bestOf(name, text, 2 * size, MORE_RUNS) / once;
  }
  return { text, size, once, ratio };
}

let run = 0;

/** The minimum processor time of a few runs, since garbage collection only ever adds to it. */
function bestOf(name: string, text: string, size: number, runs: number): number {
  let best = Infinity;
  for (let count = 0; count < runs; count += 1) {
    run += 1;
    const given = readText(HOSTILE_TEXTS[text]!(size, run));
    best = Math.min(best, measureTime(() => TEXT_ANALYSES[name]!(given)).cpu);
  }
  return best;
}

/** Prints the worst ratio of each named analysis once it is measured. */
export function reportLinearTime(names: readonly string[]): void {
  for (const name of names) {
    const { ours, isMet } = rowOf(name);
    console.log(`${isMet === true ? '  ' : '! '}${name.padEnd(22)} ${ours}`);
  }
}

if (import.meta.main) {
  const asked = process.argv.slice(2);
  reportLinearTime(asked.length === 0 ? Object.keys(TEXT_ANALYSES) : asked);
}
