import { criticalValue } from './student-t.ts';

/** The answers to one question of a panel. */
export interface QuestionCount {
  /** Answers that mention the brand. */
  readonly hits: number;
  /** All answers; calls that failed are in neither number. */
  readonly n: number;
}

/** The share of a panel's answers that mention a brand. */
export interface PanelShare {
  /** Questions with at least one answer. */
  readonly questions: number;
  /** Answers to all of them. */
  readonly n: number;
  /** The mean of the questions' shares, 0 to 1. Null without an answer. */
  readonly share: number | null;
  /** The 95 % interval for questions like these. Null for fewer than five questions. */
  readonly interval: { readonly low: number; readonly high: number } | null;
}

/** Fewer questions tell too little about others like them. */
export const QUESTIONS_MIN = 5;
const LEVEL = 0.05;

/**
 * The share of answers that mention a brand, over all questions, each counting the same. Answers to one question are
 * alike, so the interval rests on the effective number of answers, p (1 - p) / v, where v is the variance of the mean
 * of the questions' shares: no more than there are answers, and no fewer than there are questions (Korn and Graubard
 * 1998, "Confidence intervals for proportions with small expected number of positive counts estimated from survey
 * data", Survey Methodology 24, 193-201). It is Wilson's interval for that number, with Student's t for one degree less
 * than there are questions (Dean and Pagano 2015, "Evaluating confidence interval methods for binomial proportions in
 * clustered surveys", Journal of Survey Statistics and Methodology 3, 484-503).
 */
export function panelShare(counts: readonly QuestionCount[]): PanelShare {
  const answered = counts.filter(({ n }) => n > 0);
  const questions = answered.length;
  const n = answered.reduce((sum, one) => sum + one.n, 0);
  if (questions === 0) return { questions, n, share: null, interval: null };
  const shares = answered.map((one) => one.hits / one.n);
  const share = shares.reduce((sum, one) => sum + one, 0) / questions;
  if (questions < QUESTIONS_MIN) return { questions, n, share, interval: null };
  const variance = shares.reduce((sum, one) => sum + (one - share) ** 2, 0) / (questions - 1) / questions;
  const alike = share <= 0 || share >= 1;
  const effective = alike || variance === 0 ? Infinity : (share * (1 - share)) / variance;
  // Where all answers agree, nothing tells how alike they are: each question counts once.
  const size = alike ? questions : Math.min(n, Math.max(questions, effective));
  return { questions, n, share, interval: wilson(share, size, criticalValue(LEVEL, questions - 1)) };
}

function wilson(share: number, size: number, t: number): { readonly low: number; readonly high: number } {
  const square = t ** 2;
  const center = (share + square / (2 * size)) / (1 + square / size);
  const half = (t / (1 + square / size)) * Math.sqrt((share * (1 - share)) / size + square / (4 * size ** 2));
  return {
    low: share <= 0 ? 0 : Math.max(0, center - half),
    high: share >= 1 ? 1 : Math.min(1, center + half),
  };
}
