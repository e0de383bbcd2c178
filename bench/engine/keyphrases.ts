/**
 * Keyphrases against the readers' of SemEval 2017, task 10 (scientific abstracts): F1 of the first ten, in per cent.
 * `node bench/engine/keyphrases.ts`
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { keyphrases } from '@pagewright/engine';
import { mean, measureTime, median } from '../measure-time.ts';
import type { BenchRow } from './bench-row.ts';

const CUTOFF = 10;
const GOAL = 33;
const GOAL_MILLISECONDS = 10;

interface LabeledText {
  text: string;
  /** The readers' keyphrases in lower case, with Porter stems. */
  wanted: ReadonlySet<string>;
}

interface Snowball {
  newStemmer(language: string): { stem(word: string): string };
}

// The engine's own dependency: the first Porter stemmer, with which these texts are always measured.
const load = createRequire(join(import.meta.dirname, '../../packages/engine/package.json'));
const porter = (load('snowball-stemmers') as Snowball).newStemmer('porter');

/**
 * Measures the keyphrases on all 493 texts, and on each half: weights fitted on the other half give 35.2 and 35.8
 * (docs/engine.md).
 */
export function measure(): Promise<BenchRow[]> {
  const folder = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data/semeval2017');
  const axis = 'Keyphrases, SemEval 2017, F1@10';
  const peer = 'YAKE 17.9, TextRank 27.9 (published)';
  if (!existsSync(folder)) {
    const ours = `skipped: no ${folder}`;
    return Promise.resolve([{ axis, peer, goal: `≥ ${GOAL}`, ours, isMet: null }]);
  }
  const texts = readTexts(folder);
  for (const { text } of texts.slice(0, 50)) keyphrases(text, CUTOFF);
  const times: number[] = [];
  const scores = texts.map((labeled) => {
    let found: string[] = [];
    const work = (): void => {
      found = keyphrases(labeled.text, CUTOFF).keyphrases.map(({ text }) => text);
    };
    times.push(measureTime(work).wall);
    return f1(found, labeled.wanted);
  });
  const all = 100 * mean(scores);
  const halves = [0, 1].map((half) => 100 * mean(scores.filter((_, index) => index % 2 === half)));
  const time = median(times);
  return Promise.resolve([
    {
      axis,
      peer,
      goal: `≥ ${GOAL}`,
      ours: `${all.toFixed(1)} (halves ${halves.map((half) => half.toFixed(1)).join(' and ')})`,
      isMet: all >= GOAL,
    },
    {
      axis: 'Keyphrases, time per document (median)',
      peer: '',
      goal: `≤ ${GOAL_MILLISECONDS} ms`,
      ours: `${time.toFixed(2)} ms`,
      isMet: time <= GOAL_MILLISECONDS,
    },
  ]);
}

function readTexts(folder: string): LabeledText[] {
  const names = readdirSync(join(folder, 'keys')).toSorted();
  return names.map((name) => {
    const keys = readFileSync(join(folder, 'keys', name), 'utf8').split('\n');
    return {
      text: readFileSync(join(folder, 'docsutf8', name.replace('.key', '.txt')), 'utf8'),
      wanted: new Set(keys.map((key) => stemWords(key)).filter((key) => key !== '')),
    };
  });
}

function stemWords(phrase: string): string {
  const words = phrase.toLowerCase().split(/\s+/);
  return words
    .map((word) => (word === '' ? '' : porter.stem(word)))
    .join(' ')
    .trim();
}

/** Harmonic mean of precision and recall. */
function f1(found: readonly string[], wanted: ReadonlySet<string>): number {
  const stemmed = new Set(found.map((phrase) => stemWords(phrase)));
  let hits = 0;
  for (const phrase of stemmed) if (wanted.has(phrase)) hits += 1;
  return hits === 0 ? 0 : (2 * hits) / (stemmed.size + wanted.size);
}

if (import.meta.main) console.table(await measure());
