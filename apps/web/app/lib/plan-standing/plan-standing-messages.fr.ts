import type { PaidAmount } from '@pagewright/contract/plan-standing';
import type { Translation } from '../messages/define-messages.ts';
import { formatShortMoney } from '../messages/format-money.ts';
import type { planStandingMessages as english } from './plan-standing-messages.ts';

/** What is said of the plan of a workspace, in French. */
export const planStandingMessages: Translation<typeof english> = (format) => {
  const term = (months: number): string =>
    months % 12 === 0
      ? format.plural(months / 12, { one: 'un an', other: '# ans' })
      : format.plural(months, { one: 'un mois', other: '# mois' });
  const cost = ({ amount, currency, months, isCredited }: PaidAmount): string =>
    `${formatShortMoney(amount, currency, format.locale)} pour ${term(months)}${isCredited ? ' plus des jours crédités' : ''}`;
  return {
    now: ({ plan, subscription: { source, paid, endDate } }) => {
      const end = endDate === null ? null : format.date(endDate);
      if (source === 'trial' && end !== null) return `Essai, gratuit jusqu’au ${end}`;
      if (source === 'paid' && end !== null) return `${paid ? cost(paid) : 'Payée'}, jusqu’au ${end}`;
      const price =
        plan.price < 0
          ? 'Sur mesure'
          : plan.price === 0
            ? `${formatShortMoney(0, 'USD', format.locale)} par mois`
            : source === 'given'
              ? 'Accordée par l’exploitant'
              : 'Incluse dans cette installation';
      return end === null ? price : `${price}, jusqu’au ${end}`;
    },
    next: ({ subscription: { next } }) => {
      if (next === null) return 'Sans date de fin';
      const until = next.endDate === null ? '' : `, jusqu’au ${format.date(next.endDate)}`;
      return `Ensuite, ${next.plan}${next.paid ? `, ${cost(next.paid)}` : ''}${until}`;
    },
    changesTo: (plan, start) => `${plan} commence le ${format.date(start)}`,
  };
};
