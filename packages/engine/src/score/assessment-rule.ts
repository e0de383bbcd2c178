import type { Place } from '../paper/types.ts';
import type { Facts } from '../research/facts.ts';
import type { AssessmentCode, FindingValue, LeftOutReason, PartId } from './types.ts';

/** Turns facts into points and a coded finding. Pure: the same facts always give the same result. */
export interface AssessmentRule {
  code: AssessmentCode;
  part: PartId;
  /** Its share of the part's points, relative to the part's other assessments. */
  weight: number;
  /** How much of its weight applies for these facts, above 0 to 1; 1 when absent. */
  confidence?(facts: Facts): number;
  /** Why it does not apply to these facts, or null if it does. */
  leftOut(facts: Facts): LeftOutReason | null;
  /** The share of its points that the facts earn, 0 to 1. */
  share(facts: Facts): number;
  /**
   * The facts if only this finding were fully fixed, the way a writer would fix it: its gain is the difference this
   * makes to the whole score, side effects on other assessments included.
   */
  fixed(facts: Facts): Facts;
  values(facts: Facts): Readonly<Record<string, FindingValue>>;
  places(facts: Facts): readonly Place[];
}

/** Linear from 0 at `zero` to 1 at `one`, clamped at both ends. */
export function ramp(value: number, zero: number, one: number): number {
  if (zero === one) return value >= one ? 1 : 0;
  return Math.min(1, Math.max(0, (value - zero) / (one - zero)));
}

/**
 * A rule that starts at some word count has its full weight at 1.5 times as many, so that no single word causes a jump.
 */
const FULL_WEIGHT = 1.5;

/** Confidence of a rule that does not apply to texts of up to `from` words. */
export const beyondWords = (words: number, from: number): number => ramp(words, from, from * FULL_WEIGHT);

/** For a finding without a place. */
export const NO_PLACES = (): readonly Place[] => [];
/** For a rule that always applies. */
export const ALWAYS = (): null => null;
