import type { Place } from '../paper/types.ts';
import type { FindingValue } from '../score/types.ts';
import { RULES } from './rules.ts';
import type { AnswerCode, AnswerFinding, AnswerReadiness } from './types.ts';

const MAX_PLACES = 200;

type LeftOut = AnswerReadiness['leftOut'][number];

interface Result {
  code: AnswerCode;
  /** How far the rule is met, clamped to 0 to 1. */
  share: number;
  values: Record<string, FindingValue>;
  places: readonly Place[];
}

/** Collects the results of rules and distributes the points. */
export class AnswerTally {
  readonly leftOut: LeftOut[] = [];
  private readonly results: Result[] = [];

  add(
    code: AnswerCode,
    share: number,
    values: Record<string, FindingValue>,
    places: readonly Place[] = [],
  ): void {
    this.results.push({ code, share, values, places: places.slice(0, MAX_PLACES) });
  }

  leave(code: AnswerCode, reason: LeftOut['reason']): void {
    this.leftOut.push({ code, reason });
  }

  /** Distributes 100 points to the applicable rules by weight, in tenths. */
  findings(): AnswerFinding[] {
    const total = this.results.reduce((sum, { code }) => sum + RULES[code].weight, 0);
    let weight = 0;
    let dealt = 0;
    return this.results.map(({ code, share, values, places }) => {
      const { group, strength, basis, weight: own } = RULES[code];
      weight += own;
      const tenths = Math.round((weight / total) * 1000) - dealt;
      dealt += tenths;
      const points = Math.round(tenths * Math.max(0, Math.min(1, share))) / 10;
      return { code, group, strength, basis, points, maximum: tenths / 10, values, places };
    });
  }
}
