import type { PaidAmount } from '@pagewright/contract/plan-standing';
import type { Translation } from '../messages/define-messages.ts';
import { formatShortMoney } from '../messages/format-money.ts';
import type { planStandingMessages as english } from './plan-standing-messages.ts';

/** What is said of the plan of a workspace, in Spanish. */
export const planStandingMessages: Translation<typeof english> = (format) => {
  const term = (months: number): string =>
    months % 12 === 0
      ? format.plural(months / 12, { one: 'un año', other: '# años' })
      : format.plural(months, { one: 'un mes', other: '# meses' });
  const cost = ({ amount, currency, months, isCredited }: PaidAmount): string =>
    `${formatShortMoney(amount, currency, format.locale)} por ${term(months)}${isCredited ? ' más días abonados' : ''}`;
  return {
    now: ({ plan, subscription: { source, paid, endDate } }) => {
      const end = endDate === null ? null : format.date(endDate);
      if (source === 'trial' && end !== null) return `Prueba, gratis hasta el ${end}`;
      if (source === 'paid' && end !== null) return `${paid ? cost(paid) : 'Pagado'}, hasta el ${end}`;
      const price =
        plan.price < 0
          ? 'A medida'
          : plan.price === 0
            ? `${formatShortMoney(0, 'USD', format.locale)} al mes`
            : source === 'given'
              ? 'Otorgado por el operador'
              : 'Incluido en esta instalación';
      return end === null ? price : `${price}, hasta el ${end}`;
    },
    next: ({ subscription: { next } }) => {
      if (next === null) return 'Sin fecha de fin';
      const until = next.endDate === null ? '' : `, hasta el ${format.date(next.endDate)}`;
      return `Después, ${next.plan}${next.paid ? `, ${cost(next.paid)}` : ''}${until}`;
    },
    changesTo: (plan, start) => `${plan} empieza el ${format.date(start)}`,
  };
};
