import type { Facts } from '../research/facts.ts';
import { judgeSubstance } from '../substance/judge-substance.ts';
import type { SubstanceJudgment } from '../substance/judge-substance.ts';
import { crammedShare } from '../research/stuffing.ts';
import type { AssessmentRule } from './assessment-rule.ts';
import type { LeftOutReason, PartId } from './types.ts';
import { PART_ORDER, partWeight } from './weights.ts';

/** One assessment's points, in tenths of a point of the overall score. */
export interface TallyEntry {
  rule: AssessmentRule;
  maximum: number;
  points: number;
}

export interface Tally {
  entries: readonly TallyEntry[];
  leftOut: readonly { rule: AssessmentRule; reason: LeftOutReason }[];
  /** Maximum of each known part, in tenths. */
  maxima: ReadonlyMap<PartId, number>;
  /** Sum of all points, in tenths: 0 to 1000. */
  points: number;
  substance: readonly SubstanceJudgment[];
  /** What is left of the points for want of substance, in tenths. */
  total: number;
}

/** 100 points in tenths. */
const WHOLE = 1000;

/**
 * Sums a score. Points are whole tenths, so that every sum is exact: the 1000 tenths are dealt to the known parts by
 * their weights, each part's tenths to the assessments that apply by theirs (largest remainder first), and each
 * assessment earns its share of its maximum, rounded to a tenth. Of the sum a text without substance keeps a share.
 */
export function tally(facts: Facts, rules: readonly AssessmentRule[]): Tally {
  const applying: AssessmentRule[] = [];
  const leftOut: { rule: AssessmentRule; reason: LeftOutReason }[] = [];
  for (const rule of rules) {
    const reason = rule.leftOut(facts);
    if (reason === null) applying.push(rule);
    else leftOut.push({ rule, reason });
  }
  const known = PART_ORDER.filter((part) => applying.some((rule) => rule.part === part));
  const partMaxima = deal(
    WHOLE,
    known.map((part) => partWeight(part, facts)),
  );
  const maxima = new Map(known.map((part, index) => [part, partMaxima[index]!]));
  const entries: TallyEntry[] = [];
  let sum = 0;
  for (const part of known) {
    const own = applying.filter((rule) => rule.part === part);
    const dealt = deal(
      maxima.get(part)!,
      own.map((rule) => rule.weight * (rule.confidence?.(facts) ?? 1)),
    );
    for (const [index, rule] of own.entries()) {
      const maximum = dealt[index]!;
      const points = Math.round(Math.min(1, Math.max(0, rule.share(facts))) * maximum);
      entries.push({ rule, maximum, points });
      sum += points;
    }
  }
  const substance = judgeSubstance(facts.substance, crammedShare(facts.keyword));
  return { entries, leftOut, maxima, points: sum, substance, total: Math.round(sum * keptBy(substance)) };
}

/** The share of the points (0 to 1) that all judgments together leave. */
export const keptBy = (substance: readonly SubstanceJudgment[]): number =>
  substance.reduce((kept, judgment) => kept * judgment.kept, 1);

/** Deals a whole number of units by weights; the sum of what is dealt is exact. */
export function deal(units: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const exact = weights.map((weight) => (units * weight) / sum);
  const dealt = exact.map((share) => Math.floor(share));
  let left = units - dealt.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    dealt[index]! += 1;
    left -= 1;
  }
  return dealt;
}
