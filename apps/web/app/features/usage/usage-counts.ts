import { UNLIMITED, type Usage, type UsageKind } from '@pagewright/contract/usage';

/** The counts of one kind of request. */
export interface UsageCounts {
  readonly used: number;
  /** -1: unlimited. */
  readonly limit: number;
  /** -1: unlimited. */
  readonly left: number;
}

/** The counts of one kind of request in a usage response. The remainder is never negative. */
export function getUsageCounts({ usage, plan, remaining }: Usage, kind: UsageKind): UsageCounts {
  const { used, limit, left } =
    kind === 'seo'
      ? { used: usage.seoRequests, limit: plan.seoRequestLimit, left: remaining.seoRequests }
      : { used: usage.aiRequests, limit: plan.aiRequestLimit, left: remaining.aiRequests };
  return { used, limit, left: limit === UNLIMITED ? UNLIMITED : Math.max(0, left) };
}

/** Whether a response has all displayed parts; a proxy may return something else with a success status. */
export function isWholeUsage(answer: Partial<Usage>): answer is Usage {
  const { usage, plan, remaining, subscription } = answer;
  return [usage, plan, remaining, subscription].every((part) => typeof part === 'object');
}
