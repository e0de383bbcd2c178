import type { Facts } from '../research/facts.ts';
import { judgeSubstance } from '../substance/judge-substance.ts';
import type { SubstanceJudgment } from '../substance/judge-substance.ts';
import { crammedShare } from '../research/stuffing.ts';
import type { AssessmentRule } from './assessment-rule.ts';
import type { LeftOutReason, PartId } from './types.ts';
import { PART_ORDER, partWeight } from './weights.ts';

/** Points of one assessment, in tenths of a point of the overall score. */
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
  /** Points left after the substance cost, in tenths. */
  total: number;
}

/** 100 points in tenths. */
const WHOLE = 1000;

/**
 * Adds up a score. Points are whole tenths, so that every sum is exact: the 1000 tenths are distributed to the known
 * parts by weight, each part's tenths to its applicable assessments by weight, and each assessment earns its share of
 * its maximum, rounded to a tenth. A text lacking substance keeps only a share of the sum.
 */
export function tally(facts: Facts, rules: readonly AssessmentRule[]): Tally {
  const applying = new Map<PartId, AssessmentRule[]>();
  const leftOut: { rule: AssessmentRule; reason: LeftOutReason }[] = [];
  for (const rule of rules) {
    const reason = rule.leftOut(facts);
    if (reason !== null) {
      leftOut.push({ rule, reason });
      continue;
    }
    const own = applying.get(rule.part);
    if (own === undefined) applying.set(rule.part, [rule]);
    else own.push(rule);
  }
  const known = PART_ORDER.filter((part) => applying.has(part));
  const partMaxima = distributeUnits(
    WHOLE,
    known.map((part) => partWeight(part, facts)),
  );
  const maxima = new Map(known.map((part, index) => [part, partMaxima[index]!]));
  const entries: TallyEntry[] = [];
  let sum = 0;
  for (const part of known) {
    const own = applying.get(part)!;
    const dealt = distributeUnits(
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
  return {
    entries,
    leftOut,
    maxima,
    points: sum,
    substance,
    total: Math.round(sum * remainingShare(substance)),
  };
}

/** The share of the points (0 to 1) left after all judgments. */
export const remainingShare = (substance: readonly SubstanceJudgment[]): number =>
  substance.reduce((kept, judgment) => kept * judgment.kept, 1);

/**
 * Distributes whole units by weight (Webster's method); the sum is exact. Increasing one weight never increases
 * another's share, as the largest-remainder method could.
 */
export function distributeUnits(units: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const dealt = weights.map((weight) => Math.round((units * weight) / sum));
  let left = units - dealt.reduce((total, share) => total + share, 0);
  while (Math.abs(left) > 0) {
    const step = Math.sign(left);
    // Who gets the next unit, or got the last one.
    const claims = weights.map((weight, at) => {
      const half = dealt[at]! + step / 2;
      return half < 0 ? Infinity : weight / half;
    });
    const next = step > 0 ? Math.max(...claims) : Math.min(...claims);
    dealt[claims.indexOf(next)]! += step;
    left -= step;
  }
  return dealt;
}
