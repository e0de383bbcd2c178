import { panelShare, type QuestionCount } from '../visibility/panel-share.ts';
import { directionOf, shareChange } from '../visibility/share-change.ts';

/** A panel whose questions mention a brand with planted probabilities, beta-distributed. */
export interface PanelPlan {
  readonly questions: number;
  readonly repeats: number;
  /** Mean probability of a mention. */
  readonly mean: number;
  /** How alike answers to one question are, 0 to 1: the variance of the probabilities by mean × (1 − mean). */
  readonly likeness: number;
}

/** How often the interval held, and how often a change was called. */
export interface PanelRates {
  readonly covered: number;
  readonly changed: number;
}

/**
 * Runs planted panels twice with the same probabilities, or in the second run with `shift` added: how often the first
 * run's interval contains the planted mean, and how often a change is called.
 */
export function panelRates(
  { questions, repeats, mean, likeness }: PanelPlan,
  {
    runs,
    random,
    shift = 0,
  }: { readonly runs: number; readonly random: () => number; readonly shift?: number },
): PanelRates {
  const spread = 1 / likeness - 1;
  let [covered, changed] = [0, 0];
  for (let run = 0; run < runs; run += 1) {
    const truths = Array.from({ length: questions }, () => beta(random, mean * spread, (1 - mean) * spread));
    const before = truths.map((truth) => answers(random, truth, repeats));
    const after = truths.map((truth) => answers(random, Math.min(1, Math.max(0, truth + shift)), repeats));
    const { interval } = panelShare(before);
    if (interval && interval.low <= mean && mean <= interval.high) covered += 1;
    const pairs = before.map((one, at) => ({ before: one, after: after[at] ?? { hits: 0, n: 0 } }));
    const { difference, probability } = shareChange(pairs);
    if (directionOf(difference, (probability ?? 1) <= 0.05) !== 'none') changed += 1;
  }
  return { covered: covered / runs, changed: changed / runs };
}

function answers(random: () => number, truth: number, n: number): QuestionCount {
  let hits = 0;
  for (let at = 0; at < n; at += 1) if (random() < truth) hits += 1;
  return { hits, n };
}

function beta(random: () => number, a: number, b: number): number {
  const [x, y] = [gamma(random, a), gamma(random, b)];
  return x + y > 0 ? x / (x + y) : 0;
}

/** Marsaglia and Tsang (2000), "A simple method for generating gamma variables". */
function gamma(random: () => number, shape: number): number {
  if (shape < 1) return gamma(random, shape + 1) * (1 - random()) ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const x = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - random()) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}
