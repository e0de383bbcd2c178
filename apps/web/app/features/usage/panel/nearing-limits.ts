import { planRank } from '@pagewright/contract/plans';
import { USAGE_KINDS, type Usage, type UsageKind } from '@pagewright/contract/usage';
import { getUsageCounts } from '../usage-counts.ts';
import { ALL, MUCH, NEARLY_ALL, usedPercent } from './used-percent.ts';

/** How close a limit is: largely, nearly, or fully used. */
export type Nearness = 'much' | 'nearlyAll' | 'all';

/** The parts of a plan that end soon. */
export interface NearingLimits {
  readonly limits: readonly { readonly kind: UsageKind; readonly nearness: Nearness }[];
  /** When the plan ends, if that is within seven days and a smaller one follows; else null. */
  readonly planEnd: string | null;
}

const SOON_MS = 7 * 24 * 60 * 60 * 1000;

/** Limits at least three quarters used, and a plan that ends within seven days. */
export function findNearingLimits(usage: Usage, now: Date): NearingLimits {
  const { endDate, next } = usage.subscription;
  const isGoingOn = next !== null && planRank(next.plan) >= planRank(usage.plan.name);
  const leftMs = endDate === null ? Number.POSITIVE_INFINITY : Date.parse(endDate) - now.getTime();
  return {
    limits: USAGE_KINDS.flatMap((kind) => {
      const { used, limit } = getUsageCounts(usage, kind);
      const nearness = getNearness(usedPercent(used, limit));
      return nearness === null ? [] : [{ kind, nearness }];
    }),
    planEnd: leftMs > 0 && leftMs <= SOON_MS && !isGoingOn ? endDate : null,
  };
}

function getNearness(percent: number): Nearness | null {
  if (percent >= ALL) return 'all';
  if (percent >= NEARLY_ALL) return 'nearlyAll';
  return percent >= MUCH ? 'much' : null;
}
