import type { UsageKind } from '@pagewright/contract/usage';

const KIND_NAMES: Readonly<Record<UsageKind, string>> = { seo: 'SEO requests', ai: 'AI requests' };
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A limit that is reached. */
export interface ReachedLimit {
  readonly kind: UsageKind;
  readonly used: number;
  readonly limit: number;
  readonly resetsOn: Date;
  /** Whom to ask for a larger plan; null where no operator is named. */
  readonly operator: string | null;
}

/** Whom to ask where a plan is too small; the address is null where no operator is named. */
export function askForLargerPlan(operator: string | null): string {
  return `For a larger plan, ask the operator of this installation${operator === null ? '.' : `: ${operator}.`}`;
}

/** The sentences of this feature, in English; the application translates refusals by their code. */
export const usageMessages = {
  exceeded: ({ kind, used, limit, resetsOn, operator }: ReachedLimit) =>
    `${used} of ${limit} ${KIND_NAMES[kind]} of this month are used; counting starts again on ${day.format(resetsOn)} (UTC). ` +
    askForLargerPlan(operator),
  used: (kind: UsageKind, used: number, limit: number) => `${used} of ${limit} ${KIND_NAMES[kind]}`,
} as const;
