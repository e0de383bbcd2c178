import type { UsageKind } from '@pagewright/contract/usage';
import type { UpgradePath } from './upgrade-path.ts';

const KIND_NAMES: Readonly<Record<UsageKind, string>> = { seo: 'SEO requests', ai: 'AI requests' };
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A limit that is reached. */
export interface ReachedLimit {
  readonly kind: UsageKind;
  readonly used: number;
  readonly limit: number;
  readonly resetsOn: Date;
  readonly way: UpgradePath;
}

function largerPlan({ canUpgrade, operator }: UpgradePath): string {
  if (canUpgrade) return 'An admin of the workspace can upgrade right away in Settings → Billing.';
  return `For a larger plan, ask the operator of this installation${operator === null ? '.' : `: ${operator}.`}`;
}

/** The sentences in English. */
export const english = {
  exceeded: ({ kind, used, limit, resetsOn, way }: ReachedLimit) =>
    `${used} of ${limit} ${KIND_NAMES[kind]} used this month. The count resets on ${day.format(resetsOn)} (UTC). ` +
    largerPlan(way),
  largerPlan,
  sampleOnly:
    'This is your sample workspace. Research, AI requests, invitations, and plans need your own workspace. Switch to it and try there.',
};

/** What each language says. */
export type UsageSentences = typeof english;
