/**
 * Fits what makes a text unsupported by its source: logistic regression over what the source lacks, with equally
 * weighted classes. `node bench/engine/fit-grounding.ts > packages/engine/src/grounding/text-weights.json`
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SourceText } from '../../packages/engine/src/grounding/source-text.ts';
import { TEXT_FACTS, textFacts } from '../../packages/engine/src/grounding/text-facts.ts';
import { fitLogistic, meanOf, ridgeFor, rounded, sparse, sumOf } from './fit-logistic.ts';
import type { LogisticWeights } from './fit-logistic.ts';

/** A summary with its source, wrong (1) or not: the validation halves of CLIFF and Goyal'21. */
export interface Summary {
  source: string;
  text: string;
  wrong: number;
}

export interface GroundingExample extends Summary {
  facts: number[];
}

/** A summary's sum, from 0 on unsupported, with its label. */
export interface ScoredSummary {
  sum: number;
  wrong: number;
}

const RIDGE = 4;
const NOTE = 'Fitted by bench/engine/fit-grounding.ts: logarithm of the odds that a text is unsupported.';

/** Summaries with their facts, or null if the data is absent. */
export function readSummaries(): GroundingExample[] | null {
  const file = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data/grounding-dev.jsonl');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const summary = JSON.parse(line) as Summary;
    return { ...summary, facts: textFacts(new SourceText(summary.source), summary.text).facts };
  });
}

/** Missing support never counts in favor of the text. */
export function fitGrounding(examples: readonly GroundingExample[]): LogisticWeights {
  const facts = examples.map((example) => example.facts);
  const labels = examples.map(({ wrong }) => wrong);
  const fitted = fitLogistic(facts.map(sparse), labels, ridgeFor(facts, RIDGE), 0);
  const share = meanOf(labels);
  return { ...fitted, bias: fitted.bias - Math.log(share / (1 - share)) };
}

/** Scores summaries with the given weights. */
export function scoreSummaries(
  examples: readonly GroundingExample[],
  weights: LogisticWeights,
): ScoredSummary[] {
  return examples.map(({ facts, wrong }) => ({ sum: sumOf(weights, sparse(facts)), wrong }));
}

/** Mean of the shares of wrong texts detected and right texts accepted. */
export function balancedAccuracy(judged: readonly ScoredSummary[]): number {
  const shareOf = (wrong: number): number =>
    meanOf(judged.filter((one) => one.wrong === wrong).map(({ sum }) => (sum >= 0 ? wrong : 1 - wrong)));
  return (shareOf(1) + shareOf(0)) / 2;
}

if (import.meta.main) {
  const examples = readSummaries();
  if (examples === null) throw new Error('data/grounding-dev.jsonl is not there');
  const { bias, weights } = fitGrounding(examples);
  const named = Object.fromEntries(TEXT_FACTS.map((fact, at) => [fact, rounded(weights[at]!)]));
  console.log(JSON.stringify({ note: NOTE, bias: rounded(bias), ...named }, null, 2));
}
