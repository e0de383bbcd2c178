import { UNLIMITED, type Usage, type UsageKind } from '@pagewright/contract/usage';

/** What is counted of one kind of request. */
export interface Counts {
  readonly used: number;
  /** -1: unlimited. */
  readonly limit: number;
  /** -1: unlimited. */
  readonly left: number;
}

/** The counts of one kind of request in a usage answer. What is left of a limit is never less than nothing. */
export function countsOf({ usage, plan, remaining }: Usage, kind: UsageKind): Counts {
  const { used, limit, left } =
    kind === 'seo'
      ? { used: usage.seoRequests, limit: plan.seoRequestLimit, left: remaining.seoRequests }
      : { used: usage.aiRequests, limit: plan.aiRequestLimit, left: remaining.aiRequests };
  return { used, limit, left: limit === UNLIMITED ? UNLIMITED : Math.max(0, left) };
}

/** Whether an answer has all the parts that are shown; what stands between may answer something else with success. */
export function isWholeUsage(answer: Partial<Usage>): answer is Usage {
  const { usage, plan, remaining, subscription } = answer;
  return [usage, plan, remaining, subscription].every((part) => typeof part === 'object');
}
