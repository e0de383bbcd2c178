import type { Order } from '@pagewright/contract/payment';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { formatMoney } from '../../../lib/messages/format-money.ts';
import { orderMessages } from '../order-messages.ts';
import { arrivalMessages } from './arrival-messages.ts';
import classes from './result.module.css';

/** An order's contents and state. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const m = useMessages(arrivalMessages);
  const words = useMessages(orderMessages);
  const rows = [
    [m.plan, order.planName],
    [m.amount, `${formatMoney(order.amount, order.currency)} ${order.currency}`],
    [m.term, words.cycle(order.billingCycle)],
    [m.status, words.state(order.status)],
    [m.payer, order.payerEmail ?? m.unknown],
    [m.order, order.orderId ?? order.id],
  ] as const;
  return (
    <dl className={classes.details} aria-label={m.details}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
