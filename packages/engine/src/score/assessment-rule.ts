import type { Place } from '../paper/types.ts';
import type { Facts } from '../research/facts.ts';
import type { AssessmentCode, FindingValue, LeftOutReason, PartId } from './types.ts';

/** Turns facts into points and a coded finding. It is pure: the same facts always give the same answer. */
export interface AssessmentRule {
  code: AssessmentCode;
  part: PartId;
  /** Its share of the part's points, against the weights of the part's other assessments. */
  weight: number;
  /** How much of its weight it has for these facts, above 0 to 1; 1 when absent. */
  confidence?(facts: Facts): number;
  /** Why it says nothing about these facts, or null when it does. */
  leftOut(facts: Facts): LeftOutReason | null;
  /** What share of its points the facts earn, 0 to 1. */
  share(facts: Facts): number;
  /**
   * The facts as they would be if this finding alone were wholly put right, in the way that a writer would: its gain
   * is the difference that this makes to the whole score, side effects on other assessments included.
   */
  fixed(facts: Facts): Facts;
  values(facts: Facts): Readonly<Record<string, FindingValue>>;
  places(facts: Facts): readonly Place[];
}

/** Straight line from 0 at `zero` to 1 at `one`, held at both ends. */
export function ramp(value: number, zero: number, one: number): number {
  if (zero === one) return value >= one ? 1 : 0;
  return Math.min(1, Math.max(0, (value - zero) / (one - zero)));
}

/** A rule that begins at so many words has its whole weight at half as many again, so that no word makes a step. */
const FULL_WEIGHT = 1.5;

/** Confidence of a rule that says nothing of a text of up to `from` words. */
export const beyondWords = (words: number, from: number): number => ramp(words, from, from * FULL_WEIGHT);

/** For a finding that is not about a place. */
export const NO_PLACES = (): readonly Place[] => [];
/** For a rule that nothing leaves out. */
export const ALWAYS = (): null => null;
