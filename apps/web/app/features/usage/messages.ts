import type { UsageKind } from '@pagewright/contract/usage';
import { defineMessages } from '../../lib/messages/define-messages.ts';

const FORMS = {
  seo: { one: '# SEO request', other: '# SEO requests' },
  ai: { one: '# AI request', other: '# AI requests' },
} as const satisfies Record<UsageKind, unknown>;
const KINDS = { seo: 'SEO requests', ai: 'AI requests' } as const satisfies Record<UsageKind, string>;

/** What is said beside a button that uses requests. */
export const usageMessages = defineMessages({
  en: (format) => ({
    uses: (kind: UsageKind, requests: number) => `Uses ${format.plural(requests, FORMS[kind])}`,
    left: (count: number) => `${format.number(count)} left this month`,
    unlimited: 'unlimited',
    needs: (kind: UsageKind, requests: number) => `Needs ${format.plural(requests, FORMS[kind])}`,
    used: (kind: UsageKind, used: number, limit: number) =>
      `${format.number(used)} of ${format.number(limit)} ${KINDS[kind]} of this month are used.`,
    again: (day: string) =>
      `Counting starts again on ${day} (UTC). For a larger plan, ask the operator of this installation.`,
  }),
});
