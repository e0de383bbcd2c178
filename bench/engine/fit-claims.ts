/**
 * Fits what makes a sentence a claim: logistic regression over its features, the stems of its words, and pairs of
 * words. `node bench/engine/fit-claims.ts > packages/engine/src/research/claim-weights.json`
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CLAIM_FACTS,
  claimFacts,
  claimStems,
  claimWords,
} from '../../packages/engine/src/research/claim-facts.ts';
import { findFigures } from '../../packages/engine/src/research/figures.ts';
import { analyzeReading } from '../../packages/engine/src/text/analyze-paper.ts';
import { lexiconOf } from '../../packages/engine/src/text/lexicon.ts';
import { readBlock } from '../../packages/engine/src/text/read-block.ts';
import { fitLogistic, ridgeFor, rounded, sparse, sumOf } from './fit-logistic.ts';
import type { LogisticWeights, SparseRow } from './fit-logistic.ts';
import { foldOf } from './held-out.ts';

/** A sentence of ClaimBuster's training part. */
export interface ClaimSentence {
  sentence: string;
  /** 1 if people would check it. */
  checkable: number;
}

/** A sentence's features: the facts of its first sentence, its stems, and its pairs ('the_0') with counts. */
export interface ClaimExample {
  sentence: string;
  label: number;
  facts: number[];
  stems: ReadonlySet<string>;
  pairs: ReadonlyMap<string, number>;
}

export interface ClaimWeights extends LogisticWeights {
  /** Stems, then pairs with a weight, in the order of the weights after the facts'. */
  stems: string[];
  pairs: string[];
}

/** A sentence with its sum and label. */
export interface ScoredSentence {
  sum: number;
  label: number;
}

const FACT_RIDGE = 3;
const STEM_RIDGE = 3;
const PAIR_RIDGE = 6;
/** Minimum share of sentences that contain a stem or pair. */
const MIN_SHARE = 1 / 500;
const SMALLEST_WEIGHT = 0.15;
const LEVELS = 10;
const FOLDS = 5;
const NOTE = 'Fitted by bench/engine/fit-claims.ts: logarithm of the odds that a sentence wants a source.';

/** ClaimBuster’s sentences with their facts, or null if the data is absent. */
export function readClaims(): ClaimExample[] | null {
  const file = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data/claims-dev.jsonl');
  if (!existsSync(file)) return null;
  const lexicon = lexiconOf('en');
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const { sentence, checkable } = JSON.parse(line) as ClaimSentence;
      const analysis = analyzeReading(readBlock(sentence), lexicon);
      if (analysis.reading.sentences.length === 0) return [];
      const facts = claimFacts(analysis, 0, findFigures(analysis));
      const pairs = pairsOf(claimWords(analysis, 0));
      return [{ sentence, label: checkable, facts, stems: claimStems(analysis, 0), pairs }];
    });
}

function pairsOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let at = 1; at < words.length; at += 1) {
    const pair = `${words[at - 1]!}_${words[at]!}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/** Weights of the facts, and of stems and pairs that occur in enough sentences. */
export function fitClaims(examples: readonly ClaimExample[]): ClaimWeights {
  const stems = frequent(examples.map((example) => example.stems));
  const pairs = frequent(examples.map((example) => example.pairs.keys()));
  const facts = ridgeFor(
    examples.map((example) => example.facts),
    FACT_RIDGE,
  );
  const fitted = fitLogistic(
    examples.map((example) => rowOf(example, [stems, pairs])),
    examples.map(({ label }) => label),
    [...facts, ...stems.map(() => STEM_RIDGE), ...pairs.map(() => PAIR_RIDGE)],
  );
  return { ...fitted, stems, pairs };
}

function frequent(sentences: readonly Iterable<string>[]): string[] {
  const counts = new Map<string, number>();
  for (const own of sentences) for (const term of own) counts.set(term, (counts.get(term) ?? 0) + 1);
  const least = sentences.length * MIN_SHARE;
  return [...counts]
    .filter(([, count]) => count >= least)
    .map(([term]) => term)
    .toSorted();
}

/** Scores sentences with the given weights. */
export function scoreSentences(examples: readonly ClaimExample[], weights: ClaimWeights): ScoredSentence[] {
  return examples.map((example) => ({
    sum: sumOf(weights, rowOf(example, [weights.stems, weights.pairs])),
    label: example.label,
  }));
}

/** Scores each sentence with weights fitted without its fold. */
export function crossValidated(examples: readonly ClaimExample[]): ScoredSentence[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isOwn = ({ sentence }: ClaimExample): boolean => foldOf(sentence, FOLDS) === fold;
    const weights = fitClaims(examples.filter((example) => !isOwn(example)));
    return scoreSentences(
      examples.filter((example) => isOwn(example)),
      weights,
    );
  }).flat();
}

/** The threshold for claims with the highest F1. */
export function thresholdOf(judged: readonly ScoredSentence[]): number {
  let best = { sum: 0, figure: 0 };
  for (let sum = -2; sum <= 1; sum += 0.05) {
    const figure = f1(judged, sum);
    if (figure > best.figure) best = { sum, figure };
  }
  return best.sum;
}

/** F1 of the claims at a threshold. */
export function f1(judged: readonly ScoredSentence[], threshold: number): number {
  const named = judged.filter(({ sum }) => sum >= threshold);
  const right = named.filter(({ label }) => label === 1).length;
  return (2 * right) / Math.max(1, named.length + judged.filter(({ label }) => label === 1).length);
}

function rowOf(
  { facts, stems, pairs }: ClaimExample,
  [knownStems, knownPairs]: readonly [readonly string[], readonly string[]],
): SparseRow {
  const { at, values } = sparse(facts);
  const row = { at: [...at], values: [...values] };
  const add = (terms: Iterable<readonly [string, number]>, known: readonly string[], from: number): void => {
    const places = placesOf(known);
    for (const [term, value] of terms) {
      const place = places.get(term);
      if (place === undefined) continue;
      row.at.push(from + place);
      row.values.push(value);
    }
  };
  add(
    [...stems].map((stem) => [stem, 1] as const),
    knownStems,
    CLAIM_FACTS.length,
  );
  add(pairs, knownPairs, CLAIM_FACTS.length + knownStems.length);
  return row;
}

const remembered = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function placesOf(terms: readonly string[]): ReadonlyMap<string, number> {
  const known = remembered.get(terms) ?? new Map(terms.map((term, at) => [term, at]));
  remembered.set(terms, known);
  return known;
}

/** Terms by weight in tenths, without small ones. */
function levelsOf(terms: readonly string[], weights: readonly number[]): { weight: number; terms: string }[] {
  const levels = new Map<number, string[]>();
  for (const [at, term] of terms.entries()) {
    const weight = weights[at]!;
    if (Math.abs(weight) < SMALLEST_WEIGHT) continue;
    const level = Math.round(weight * LEVELS) / LEVELS;
    levels.set(level, [...(levels.get(level) ?? []), term]);
  }
  return [...levels].toSorted(([a], [b]) => a - b).map(([weight, own]) => ({ weight, terms: own.join(' ') }));
}

if (import.meta.main) {
  const examples = readClaims();
  if (examples === null) throw new Error('data/claims-dev.jsonl is not there');
  const weights = fitClaims(examples);
  const threshold = thresholdOf(crossValidated(examples));
  const facts = Object.fromEntries(CLAIM_FACTS.map((fact, at) => [fact, rounded(weights.weights[at]!)]));
  const ofStems = weights.weights.slice(CLAIM_FACTS.length);
  const stems = levelsOf(weights.stems, ofStems);
  const pairs = levelsOf(weights.pairs, ofStems.slice(weights.stems.length));
  console.log(
    JSON.stringify(
      {
        note: NOTE,
        bias: rounded(weights.bias - threshold),
        facts,
        stems: stems.map(({ weight, terms }) => ({ weight, stems: terms })),
        pairs: pairs.map(({ weight, terms }) => ({ weight, pairs: terms })),
      },
      null,
      2,
    ),
  );
}
