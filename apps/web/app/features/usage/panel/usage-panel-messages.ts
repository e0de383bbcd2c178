import { UNLIMITED, type UsageKind } from '@pagewright/contract/usage';
import { defineMessages } from '../../../lib/messages/define-messages.ts';

const KINDS: Readonly<Record<UsageKind, string>> = { seo: 'SEO requests', ai: 'AI requests' };

/** Texts of the usage panel. */
export const usagePanelMessages = defineMessages('usagePanelMessages', (format) => {
  const used = (count: number, limit: number): string =>
    limit === UNLIMITED
      ? `${format.number(count)} used`
      : `${format.number(count)} of ${format.number(limit)}`;
  const operatorOf = (operator: string | null): string =>
    `ask the operator of this installation${operator === null ? '.' : `: ${operator}`}`;
  return {
    ...KINDS,
    title: 'Usage & Plan',
    refresh: 'Refresh',
    loading: 'Loading usage',
    noData: 'No usage data available',
    noToken: 'Authentication token not available. Please log in again.',
    failed: 'Failed to load usage data. Please try again.',
    retry: 'Retry',
    login: 'Login',
    plan: (name: string) => `${name} plan`,
    used,
    left: (count: number) => (count === UNLIMITED ? 'Unlimited' : `${format.number(count)} left this month`),
    usedAndLeft: (count: number, limit: number, left: string) => `${used(count, limit)}, ${left}`,
    much: (kind: UsageKind) => `You have used at least three quarters of this month’s ${KINDS[kind]}.`,
    nearlyAll: (kind: UsageKind) => `You have used nearly all of this month’s ${KINDS[kind]}.`,
    all: (kind: UsageKind) => `You have used all of this month’s ${KINDS[kind]}.`,
    again: (day: string) => `Resets on ${day} (UTC).`,
    planEnds: (plan: string, when: string) => `The ${plan} plan ends ${when}. What you made is kept.`,
    largerPlan: (operator: string | null) => `For a larger plan, ${operatorOf(operator)}`,
    longerPlan: (operator: string | null) => `To keep this plan or get a larger one, ${operatorOf(operator)}`,
  };
});
