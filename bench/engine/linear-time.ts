/**
 * How much longer every analysis takes when the text is twice as long, on texts that would slow a careless one:
 * `node bench/engine/linear-time.ts [<analysis> …]`, or as rows of `npm run bench:engine`
 */
import { HOSTILE_TEXTS } from '../../packages/engine/src/testing/hostile-texts.ts';
import { readText, TEXT_ANALYSES } from '../../packages/engine/src/testing/text-analyses.ts';
import { measureTime } from '../measure-time.ts';
import type { BenchRow } from './bench-row.ts';

/** Twice as long at most, with 20 % tolerance. */
const GOAL = 2.4;
/** Words or tags of the shorter text: grown from the first until it takes long enough to be timed, to the last. */
const LEAST_SIZE = 2000;
const MOST_SIZE = 16_000;
const LEAST_MILLISECONDS = 25;
const RUNS = 3;
/** A ratio above the goal is measured again, so that it is not another program's doing. */
const MORE_RUNS = 7;

interface Doubling {
  text: string;
  size: number;
  once: number;
  ratio: number;
}

/** A row for each analysis: the worst ratio, and the text that gave it. */
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
        ? `below ${LEAST_MILLISECONDS} ms at ${2 * MOST_SIZE} words`
        : `${worst.ratio.toFixed(2)} × (${worst.text}, ${worst.size} words in ${worst.once.toFixed(0)} ms; worst of ${Object.keys(HOSTILE_TEXTS).length} texts)`,
    isMet: worst === undefined || worst.ratio <= GOAL,
  };
}

/** Null for an analysis that takes next to no time at any size. */
function doublingOf(name: string, text: string): Doubling | null {
  let size = LEAST_SIZE;
  let once = bestOf(name, text, size, RUNS);
  while (once < LEAST_MILLISECONDS && size < MOST_SIZE) {
    size *= 2;
    once = bestOf(name, text, size, RUNS);
  }
  if (once < LEAST_MILLISECONDS) return null;
  let ratio = bestOf(name, text, 2 * size, RUNS) / once;
  if (ratio > GOAL) {
    once = bestOf(name, text, size, MORE_RUNS);
    ratio = bestOf(name, text, 2 * size, MORE_RUNS) / once;
  }
  return { text, size, once, ratio };
}

let run = 0;

/** The least processor time of some runs, since collecting garbage only ever makes one longer. */
function bestOf(name: string, text: string, size: number, runs: number): number {
  let best = Infinity;
  for (let count = 0; count < runs; count += 1) {
    run += 1;
    const given = readText(HOSTILE_TEXTS[text]!(size, run));
    best = Math.min(best, measureTime(() => TEXT_ANALYSES[name]!(given)).cpu);
  }
  return best;
}

/** Prints the worst ratio of the named analyses, as each is measured. */
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
