/**
 * Fits what makes a sentence a claim: logistic regression over its facts and the stems of its words.
 * `node bench/engine/fit-claims.ts > packages/engine/src/research/claim-weights.json`
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLAIM_FACTS, claimFacts, claimStems } from '../../packages/engine/src/research/claim-facts.ts';
import { findFigures } from '../../packages/engine/src/research/figures.ts';
import { analyseReading } from '../../packages/engine/src/text/analyse-paper.ts';
import { lexiconOf } from '../../packages/engine/src/text/lexicon.ts';
import { readBlock } from '../../packages/engine/src/text/read-block.ts';
import { fitLogistic, ridgeFor, rounded, sumOf } from './fit-logistic.ts';
import type { LogisticWeights, SparseRow } from './fit-logistic.ts';
import { foldOf } from './held-out.ts';

/** A sentence of ClaimBuster's training part. */
export interface ClaimSentence {
  sentence: string;
  /** 1 where people would check it. */
  checkable: number;
}

/** A sentence as it is fitted: the facts of its first sentence, and its stems. */
export interface ClaimExample {
  sentence: string;
  label: number;
  facts: number[];
  stems: ReadonlySet<string>;
}

export interface ClaimWeights extends LogisticWeights {
  /** Stems that have a weight, in the order of the weights behind the facts'. */
  stems: string[];
}

/** A sentence with its sum and label. */
export interface Judged {
  sum: number;
  label: number;
}

const FACT_RIDGE = 3;
const STEM_RIDGE = 2;
/** Share of the sentences that a stem stands in at least. */
const LEAST_SHARE = 1 / 500;
const SMALLEST_WEIGHT = 0.15;
const STEM_LEVELS = 10;
const FOLDS = 5;
const NOTE = 'Fitted by bench/engine/fit-claims.ts: logarithm of the odds that a sentence wants a source.';

/** ClaimBuster’s sentences with their facts, or null when the data are absent. */
export function readClaims(): ClaimExample[] | null {
  const file = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data/claims-dev.jsonl');
  if (!existsSync(file)) return null;
  const lexicon = lexiconOf('en');
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const { sentence, checkable } = JSON.parse(line) as ClaimSentence;
      const analysis = analyseReading(readBlock(sentence), lexicon);
      if (analysis.reading.sentences.length === 0) return [];
      const facts = claimFacts(analysis, 0, findFigures(analysis));
      return [{ sentence, label: checkable, facts, stems: claimStems(analysis, 0) }];
    });
}

/** Weights of the facts and of the stems that enough of the sentences have. */
export function fitClaims(examples: readonly ClaimExample[]): ClaimWeights {
  const counts = new Map<string, number>();
  for (const { stems } of examples) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const stems = [...counts]
    .filter(([, count]) => count >= examples.length * LEAST_SHARE)
    .map(([stem]) => stem)
    .toSorted();
  const facts = ridgeFor(
    examples.map((example) => example.facts),
    FACT_RIDGE,
  );
  const fitted = fitLogistic(
    examples.map((example) => rowOf(example, stems)),
    examples.map(({ label }) => label),
    [...facts, ...stems.map(() => STEM_RIDGE)],
  );
  return { ...fitted, stems };
}

/** Sums of sentences under given weights. */
export function judge(examples: readonly ClaimExample[], weights: ClaimWeights): Judged[] {
  return examples.map((example) => ({
    sum: sumOf(weights, rowOf(example, weights.stems)),
    label: example.label,
  }));
}

/** Judged by weights that were fitted without their fold. */
export function crossValidated(examples: readonly ClaimExample[]): Judged[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isOwn = ({ sentence }: ClaimExample): boolean => foldOf(sentence, FOLDS) === fold;
    const weights = fitClaims(examples.filter((example) => !isOwn(example)));
    return judge(
      examples.filter((example) => isOwn(example)),
      weights,
    );
  }).flat();
}

/** The sum from which on a sentence is called a claim, where F1 is highest. */
export function thresholdOf(judged: readonly Judged[]): number {
  let best = { sum: 0, figure: 0 };
  for (let sum = -2; sum <= 1; sum += 0.05) {
    const figure = f1(judged, sum);
    if (figure > best.figure) best = { sum, figure };
  }
  return best.sum;
}

/** F1 of the claims, where sums from the threshold on are called claims. */
export function f1(judged: readonly Judged[], threshold: number): number {
  const named = judged.filter(({ sum }) => sum >= threshold);
  const right = named.filter(({ label }) => label === 1).length;
  return (2 * right) / Math.max(1, named.length + judged.filter(({ label }) => label === 1).length);
}

function rowOf({ facts, stems }: ClaimExample, known: readonly string[]): SparseRow {
  const at: number[] = [];
  const values: number[] = [];
  for (const [index, value] of facts.entries()) {
    if (value === 0) continue;
    at.push(index);
    values.push(value);
  }
  const places = placesOf(known);
  for (const stem of stems) {
    const place = places.get(stem);
    if (place === undefined) continue;
    at.push(CLAIM_FACTS.length + place);
    values.push(1);
  }
  return { at, values };
}

const remembered = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function placesOf(stems: readonly string[]): ReadonlyMap<string, number> {
  const known = remembered.get(stems) ?? new Map(stems.map((stem, at) => [stem, at]));
  remembered.set(stems, known);
  return known;
}

/** Stems by their weight in tenths, the small ones left out. */
function levelsOf({ stems, weights }: ClaimWeights): { weight: number; stems: string }[] {
  const levels = new Map<number, string[]>();
  for (const [at, stem] of stems.entries()) {
    const weight = weights[CLAIM_FACTS.length + at]!;
    if (Math.abs(weight) < SMALLEST_WEIGHT) continue;
    const level = Math.round(weight * STEM_LEVELS) / STEM_LEVELS;
    levels.set(level, [...(levels.get(level) ?? []), stem]);
  }
  return [...levels].toSorted(([a], [b]) => a - b).map(([weight, own]) => ({ weight, stems: own.join(' ') }));
}

if (import.meta.main) {
  const examples = readClaims();
  if (examples === null) throw new Error('data/claims-dev.jsonl is not there');
  const weights = fitClaims(examples);
  const threshold = thresholdOf(crossValidated(examples));
  const facts = Object.fromEntries(CLAIM_FACTS.map((fact, at) => [fact, rounded(weights.weights[at]!)]));
  console.log(
    JSON.stringify(
      { note: NOTE, bias: rounded(weights.bias - threshold), facts, stems: levelsOf(weights) },
      null,
      2,
    ),
  );
}
