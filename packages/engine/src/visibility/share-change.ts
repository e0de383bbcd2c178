import { QUESTIONS_MIN, type QuestionCount } from './panel-share.ts';
import { tailProbability } from './student-t.ts';

/** One question's answers in two runs. */
export interface QuestionPair {
  readonly before: QuestionCount;
  readonly after: QuestionCount;
}

/** How a share changed between two runs. */
export interface ShareChange {
  /** Questions with answers in both runs. */
  readonly questions: number;
  /** The mean difference of their shares, -1 to 1. Null without such a question. */
  readonly difference: number | null;
  /** How likely a difference this large is if nothing changed. Null for fewer than five questions. */
  readonly probability: number | null;
}

/** A verdict about a change. */
export type Direction = 'up' | 'down' | 'none';

const LEVEL = 0.05;

/**
 * Compares a panel's answers in two runs by question: Student's paired t test of the differences of shares (Student
 * 1908, "The probable error of a mean", Biometrika 6, 1-25), so that questions may differ as they like. Its standard
 * error is at least the one that chance alone gives the answers (binomial, with half an answer added to either side),
 * since a few equal differences would otherwise look certain.
 */
export function shareChange(pairs: readonly QuestionPair[]): ShareChange {
  const both = pairs.filter(({ before, after }) => before.n > 0 && after.n > 0);
  const questions = both.length;
  if (questions === 0) return { questions, difference: null, probability: null };
  const differences = both.map(({ before, after }) => after.hits / after.n - before.hits / before.n);
  const difference = differences.reduce((sum, one) => sum + one, 0) / questions;
  if (questions < QUESTIONS_MIN) return { questions, difference, probability: null };
  const between = differences.reduce((sum, one) => sum + (one - difference) ** 2, 0) / (questions - 1);
  const chance = both.reduce((sum, { before, after }) => sum + chanceOf(before, after), 0) / questions;
  const error = Math.sqrt(Math.max(between, chance) / questions);
  return { questions, difference, probability: tailProbability(difference / error, questions - 1) };
}

/** The variance that chance gives the difference of two shares that are the same in truth. */
function chanceOf(before: QuestionCount, after: QuestionCount): number {
  const share = (before.hits + after.hits + 0.5) / (before.n + after.n + 1);
  return share * (1 - share) * (1 / before.n + 1 / after.n);
}

/**
 * The probability of counts at least as uneven as these if a question's share did not change: Fisher's exact test
 * (Fisher 1935, "The logic of inductive inference", Journal of the Royal Statistical Society 98, 39-82), two-sided. Null
 * without answers in both runs.
 */
export function questionChange({ before, after }: QuestionPair): number | null {
  if (before.n === 0 || after.n === 0) return null;
  const hits = before.hits + after.hits;
  const weight = (inBefore: number): number =>
    logChoose(before.n, inBefore) + logChoose(after.n, hits - inBefore);
  const from = Math.max(0, hits - after.n);
  const to = Math.min(before.n, hits);
  const weights = Array.from({ length: to - from + 1 }, (_, at) => Math.exp(weight(from + at)));
  const all = weights.reduce((sum, one) => sum + one, 0);
  const seen = weights[before.hits - from] ?? 0;
  // As likely as what was seen, but for rounding.
  const limit = seen * (1 + 1e-9);
  return Math.min(1, weights.reduce((sum, one) => sum + (one <= limit ? one : 0), 0) / all);
}

function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let at = 1; at <= k; at += 1) sum += Math.log((n - k + at) / at);
  return sum;
}

/**
 * Which of several probabilities are significant together, so that one of them is wrong in at most 5 % of cases: Holm
 * (1979), "A simple sequentially rejective multiple test procedure", Scandinavian Journal of Statistics 6, 65-70.
 * Unknown ones are not.
 */
export function areSignificant(probabilities: readonly (number | null)[]): boolean[] {
  const order = probabilities
    .flatMap((probability, at) => (probability === null ? [] : [{ probability, at }]))
    .toSorted((a, b) => a.probability - b.probability);
  const found = probabilities.map(() => false);
  for (const [place, { probability, at }] of order.entries()) {
    if (probability > LEVEL / (order.length - place)) break;
    found[at] = true;
  }
  return found;
}

/** The direction of a change, if it is significant. */
export function directionOf(difference: number | null, isSignificant: boolean): Direction {
  if (!isSignificant || difference === null || difference === 0) return 'none';
  return difference > 0 ? 'up' : 'down';
}
