import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractKeywords } from '@pagewright/engine';
import { mean, measureTime, median } from '../measure-time.ts';
import type { BenchRow } from './bench-row.ts';
import { isBuildHalf, withInterval } from './held-out.ts';

const AXIS = 'Keyword of an idea, English, Spanish and French';
const PEER = 'the strongest phrase of the idea: 3 first, 5 of three, of the 28 of the check half';
/** Of 34 ideas 28 first and 33 among three. */
const FIRST = 28 / 34;
const AMONG_THREE = 33 / 34;
/** Articles (a, the) do not make a different keyword. */
const ARTICLES = /\b(?:an?|the|your|une?|una|la|les?|el|los|las|des|du|de|d|l)\b/g;

/** Ideas with the right keywords, written by someone who has not seen the code. */
interface LabeledIdea {
  idea: string;
  language: string;
  right: readonly string[];
}

/**
 * How often the first keyword, or one of three, matches a right one word by word; good keywords that are not listed
 * count as wrong.
 */
export function measure(): Promise<BenchRow[]> {
  const ideas = readFileSync(join(import.meta.dirname, 'ideas.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabeledIdea);
  const rows = [true, false].map((isBuild) =>
    rowOf(
      ideas.filter(({ idea }) => isBuildHalf(idea) === isBuild),
      isBuild ? 'build half' : 'check half',
    ),
  );
  return Promise.resolve(rows);
}

function rowOf(ideas: readonly LabeledIdea[], half: string): BenchRow {
  const times: number[] = [];
  const judged = ideas.map(({ idea, right }) => {
    let found: string[] = [];
    times.push(
      measureTime(() => {
        found = extractKeywords(idea).keywords.map(({ text }) => text);
      }).wall,
    );
    const known = new Set(right.map(plain));
    return {
      first: known.has(plain(found[0] ?? '')) ? 1 : 0,
      among: found.some((text) => known.has(plain(text))) ? 1 : 0,
    };
  });
  const share = (of: 'first' | 'among') => (some: readonly (typeof judged)[number][]) =>
    mean(some.map((one) => one[of]));
  const count = (of: 'first' | 'among'): number => judged.filter((one) => one[of] === 1).length;
  const figures = [
    `first ${count('first')} of ${ideas.length}: ${withInterval(judged, share('first'))}`,
    `one of three ${count('among')}: ${withInterval(judged, share('among'))}`,
    `${median(times).toFixed(2)} ms an idea`,
  ];
  return {
    axis: `${AXIS}, ${half}`,
    peer: PEER,
    goal: 'first ≥ 28 of 34, one of three ≥ 33 of 34',
    ours: figures.join(', '),
    isMet: share('first')(judged) >= FIRST && share('among')(judged) >= AMONG_THREE,
  };
}

function plain(text: string): string {
  const letters = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return letters
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(ARTICLES, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

if (import.meta.main) console.table(await measure());
