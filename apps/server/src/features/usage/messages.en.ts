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

function largerPlan(operator: string | null): string {
  return `For a larger plan, ask the operator of this installation${operator === null ? '.' : `: ${operator}.`}`;
}

/** The sentences in English. */
export const english = {
  exceeded: ({ kind, used, limit, resetsOn, operator }: ReachedLimit) =>
    `${used} of ${limit} ${KIND_NAMES[kind]} of this month are used; counting starts again on ${day.format(resetsOn)} (UTC). ` +
    largerPlan(operator),
  largerPlan,
};

/** What each language says. */
export type UsageSentences = typeof english;
