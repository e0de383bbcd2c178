import type { Usage, UsageKind } from '@pagewright/contract/usage';

/** What is counted of one kind of request. */
export interface Counts {
  readonly used: number;
  /** -1: unlimited. */
  readonly limit: number;
  /** -1: unlimited. */
  readonly left: number;
}

/** The counts of one kind of request in a usage answer. */
export function countsOf({ usage, plan, remaining }: Usage, kind: UsageKind): Counts {
  return kind === 'seo'
    ? { used: usage.seoRequests, limit: plan.seoRequestLimit, left: remaining.seoRequests }
    : { used: usage.aiRequests, limit: plan.aiRequestLimit, left: remaining.aiRequests };
}
