import type { PaidAmount } from '@pagewright/contract/plan-standing';
import type { PlanName } from '@pagewright/contract/plans';
import type { Usage } from '@pagewright/contract/usage';
import { defineMessages } from '../messages/define-messages.ts';
import { formatShortMoney } from '../messages/format-money.ts';

/** A workspace's plan as returned by the usage call, or by the billing call with its list price. */
export interface ToldPlan {
  readonly plan: Pick<Usage['plan'], 'name' | 'price'>;
  readonly subscription: Usage['subscription'];
}

/** Texts about a workspace's plan: its price, until when it runs, and what follows. */
export const planStandingMessages = defineMessages('planStandingMessages', (format) => {
  const term = (months: number): string =>
    months % 12 === 0
      ? format.plural(months / 12, { one: 'one year', other: '# years' })
      : format.plural(months, { one: 'one month', other: '# months' });
  const cost = ({ amount, currency, months, isCredited }: PaidAmount): string =>
    `${formatShortMoney(amount, currency, format.locale)} for ${term(months)}${isCredited ? ' plus credited days' : ''}`;
  return {
    now: ({ plan, subscription: { source, paid, endDate } }: ToldPlan): string => {
      const end = endDate === null ? null : format.date(endDate);
      if (source === 'trial' && end !== null) return `Trial, free until ${end}`;
      if (source === 'paid' && end !== null) return `${paid ? cost(paid) : 'Paid for'}, until ${end}`;
      const price =
        plan.price < 0
          ? 'Custom'
          : plan.price === 0
            ? `${formatShortMoney(0, 'USD', format.locale)} per month`
            : source === 'given'
              ? 'Provided by the operator'
              : 'Included on this installation';
      return end === null ? price : `${price}, until ${end}`;
    },
    next: ({ subscription: { next } }: Pick<ToldPlan, 'subscription'>): string => {
      if (next === null) return 'No end date';
      const until = next.endDate === null ? '' : `, until ${format.date(next.endDate)}`;
      return `Then ${next.plan}${next.paid ? `, ${cost(next.paid)}` : ''}${until}`;
    },
    changesTo: (plan: PlanName, start: string): string => `${plan} starts on ${format.date(start)}`,
  };
});
