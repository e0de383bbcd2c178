import { Button } from '@mantine/core';
import { REFUND_DAYS, type Order, type OrderState } from '@pagewright/contract/payment';
import { useState } from 'react';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { writeMoney } from '../../../lib/messages/write-money.ts';
import { Badge, type BadgeTint } from '../../../ui/badge.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { orderMessages } from '../order-messages.ts';
import { AskRefund } from './ask-refund.tsx';
import { billingMessages } from './billing-messages.ts';
import classes from './billing.module.css';

const TINTS: Readonly<Record<OrderState, BadgeTint>> = {
  new: 'grey',
  created: 'grey',
  pending: 'amber',
  completed: 'green',
  declined: 'red',
  refunded: 'blue',
  disputed: 'red',
  mismatched: 'red',
  abandoned: 'grey',
};
const DAY_MS = 86_400_000;

/** One order with what became of it, and what can be done about it. */
export function OrderRow({ order }: { readonly order: Order }) {
  const m = useMessages(billingMessages);
  const words = useMessages(orderMessages);
  const format = useFormatter();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const what = m.bought(order.planName, words.cycle(order.billingCycle));
  const day = format.date(order.createdAt);
  const isInTime = now.getTime() - Date.parse(order.createdAt) <= REFUND_DAYS * DAY_MS;
  const mayAsk = order.status === 'completed' && order.refundAskedAt === null && isInTime;
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.rowName}>
          {what} <Badge tint={TINTS[order.status]}>{words.state(order.status)}</Badge>
        </p>
        <p className={classes.note}>
          {day} · {writeMoney(order.amount, order.currency)}
        </p>
        {order.status === 'completed' ? null : <p className={classes.note}>{words.meaning(order.status)}</p>}
        {order.refundAskedAt !== null && order.status === 'completed' ? (
          <p className={classes.note}>{m.refundAsked(format.date(order.refundAskedAt))}</p>
        ) : null}
      </div>
      <div className={classes.deeds}>
        {mayAsk ? (
          <Button
            variant="default"
            size="xs"
            aria-label={m.askRefundOf(what, day)}
            onClick={() => setAsking(true)}
          >
            {m.askRefund}
          </Button>
        ) : null}
      </div>
      <AskRefund order={order} isOpen={isAsking} onClose={() => setAsking(false)} />
    </li>
  );
}
