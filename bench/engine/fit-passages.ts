/**
 * Fits the value of a passage as an answer: the share of each question's right passages under a softmax of the weighted
 * sum of the features. `node bench/engine/fit-passages.ts > packages/engine/src/passages/passage-weights.json`
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PASSAGE_FACTS, passageFacts } from '../../packages/engine/src/passages/passage-facts.ts';
import type { SentenceVectors } from '@pagewright/engine';
import { vectorsOf } from './language-pack.ts';
import { dot, meanOf, rounded, sigmoid } from './fit-logistic.ts';

/** A question of WikiQA's development part with the sentences of its page. */
export interface PassageQuestion {
  question: string;
  passages: string[];
  right: number[];
}

/** Regularization, as a number of questions. The sign of each weight is fixed. */
const RIDGE = 4;
const STEPS = 400;
const BIAS_STEPS = 60;
const NOTE = 'Fitted by bench/engine/fit-passages.ts: logarithm of the odds that a passage answers.';
const RATE = 1;
/** A short passage counts less, all other facts more. */
const SIGNS = PASSAGE_FACTS.map((fact) => (fact === 'short' ? -1 : 1));

/** WikiQA’s questions, or null if the data is absent. */
export function readPassageQuestions(): PassageQuestion[] | null {
  const file = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data/passages-dev.jsonl');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as PassageQuestion);
}

/** Facts of every passage of every question. */
export function factsOf(
  questions: readonly PassageQuestion[],
  vectors: SentenceVectors | null = null,
): number[][][] {
  return questions.map(({ question, passages }) => passageFacts(question, passages, 'en', { vectors }));
}

/** Every text of the questions. */
export const textsOf = (questions: readonly PassageQuestion[]): string[] =>
  questions.flatMap(({ question, passages }) => [question, ...passages]);

/** Weights of the facts, in their order. */
export function fitPassages(
  facts: readonly (readonly (readonly number[])[])[],
  questions: readonly PassageQuestion[],
): number[] {
  const all = facts.flat();
  const deviations = PASSAGE_FACTS.map((_, fact) => {
    const mean = meanOf(all.map((row) => row[fact]!));
    return Math.sqrt(meanOf(all.map((row) => (row[fact]! - mean) ** 2))) || 1;
  });
  const scaled = facts.map((rows) => rows.map((row) => row.map((value, at) => value / deviations[at]!)));
  let weights = PASSAGE_FACTS.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.map((weight) => -RIDGE * weight);
    for (const [index, rows] of scaled.entries()) {
      const { right } = questions[index]!;
      const powers = rows.map((row) => Math.exp(dot(row, weights)));
      const total = powers.reduce((sum, power) => sum + power, 0);
      const held = powers.reduce((sum, power, at) => sum + power * right[at]!, 0);
      for (const [at, row] of rows.entries()) {
        const error = (right[at] === 1 ? powers[at]! / held : 0) - powers[at]! / total;
        for (const [fact, value] of row.entries()) slopes[fact]! += error * value;
      }
    }
    weights = weights.map((weight, at) => {
      const next = weight + (RATE * slopes[at]!) / questions.length;
      return SIGNS[at]! * Math.max(0, SIGNS[at]! * next);
    });
  }
  return weights.map((weight, at) => weight / deviations[at]!);
}

/** The bias that makes the mean probability equal the share of right passages. */
function biasOf(
  facts: readonly (readonly (readonly number[])[])[],
  questions: readonly PassageQuestion[],
  weights: readonly number[],
): number {
  const share = meanOf(questions.flatMap(({ right }) => right));
  const sums = facts.flat().map((row) => dot(row, weights));
  let [low, high] = [-20, 20];
  for (let step = 0; step < BIAS_STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (meanOf(sums.map((sum) => sigmoid(sum + middle))) > share) high = middle;
    else low = middle;
  }
  return low;
}

/** Average precision of the ranking by score; ties keep their order. */
export function averagePrecision(scores: readonly number[], right: readonly number[]): number {
  const order = scores.map((_, at) => at).toSorted((a, b) => scores[b]! - scores[a]! || a - b);
  let met = 0;
  let sum = 0;
  for (const [rank, at] of order.entries()) {
    if (right[at] !== 1) continue;
    met += 1;
    sum += met / (rank + 1);
  }
  return met === 0 ? 0 : sum / met;
}

/** Weights of the facts by name, and the bias. */
function fitted(questions: readonly PassageQuestion[], facts: number[][][]): Record<string, number> {
  const weights = fitPassages(facts, questions);
  const named = Object.fromEntries(PASSAGE_FACTS.map((fact, at) => [fact, rounded(weights[at]!)]));
  return { bias: rounded(biasOf(facts, questions, weights)), ...named };
}

if (import.meta.main) {
  const questions = readPassageQuestions();
  if (questions === null) throw new Error('data/passages-dev.jsonl is not there');
  const made = await vectorsOf(textsOf(questions));
  if (made === null) throw new Error('the language pack is not installed: npm run language-pack');
  const withVectors = fitted(questions, factsOf(questions, made.vectors));
  console.log(JSON.stringify({ note: NOTE, ...fitted(questions, factsOf(questions)), withVectors }, null, 2));
}
