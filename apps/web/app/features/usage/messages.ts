import type { UsageKind } from '@pagewright/contract/usage';
import { defineMessages } from '../../lib/messages/define-messages.ts';

const FORMS = {
  seo: { one: '# SEO request', other: '# SEO requests' },
  ai: { one: '# AI request', other: '# AI requests' },
} as const satisfies Record<UsageKind, unknown>;
const KINDS = { seo: 'SEO requests', ai: 'AI requests' } as const satisfies Record<UsageKind, string>;

const money = (dollars: number): string =>
  dollars > 0 && dollars < 0.001 ? 'less than $0.001' : `$${dollars.toFixed(3)}`;

/** Texts next to buttons that use requests. */
export const usageMessages = defineMessages('usageMessages', (format) => ({
  uses: (kind: UsageKind, requests: number) => `Uses ${format.plural(requests, FORMS[kind])}`,
  left: (count: number) => `${format.number(count)} left this month`,
  unlimited: 'unlimited',
  needs: (kind: UsageKind, requests: number) => `Needs ${format.plural(requests, FORMS[kind])}`,
  used: (kind: UsageKind, used: number, limit: number) =>
    `${format.number(used)} of ${format.number(limit)} ${KINDS[kind]} used this month.`,
  again: (day: string) => `Resets on ${day} (UTC).`,
  askOperator: 'For a larger plan, ask the operator of this installation.',
  upgrade: 'Upgrade Plan',
  wordedBy: (model: string, tokens: number | null, dollars: number | null) => {
    const count =
      tokens === null ? 'tokens unknown' : format.plural(tokens, { one: '# token', other: '# tokens' });
    return `Written by ${model} · ${count} · ${dollars === null ? 'cost —' : `${money(dollars)} estimated`}`;
  },
  asks: (model: string) => `Asks ${model}`,
  changeModel: 'Change model',
  loadingCosts: 'Loading model costs',
  costsFailed: 'Failed to load model costs',
  retry: 'Retry',
  noCosts: 'No language model was used this month.',
  model: 'Model',
  calls: 'Calls',
  tokens: 'Tokens',
  cost: 'Estimated cost',
  ownModel: (name: string) => `${name} (your key)`,
  total: 'Total',
  count: (value: number) => format.number(value),
  dollars: (dollars: number | null) => (dollars === null ? '—' : money(dollars)),
  uncounted: (calls: number) =>
    format.plural(calls, {
      one: '# call has no known price or tokens and is not in the cost.',
      other: '# calls have no known price or tokens and are not in the cost.',
    }),
}));
