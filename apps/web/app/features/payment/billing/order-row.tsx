import { Button } from '@mantine/core';
import type { Order } from '@pagewright/contract/payment';
import { useState } from 'react';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { formatMoney } from '../../../lib/messages/format-money.ts';
import { useNow } from '../../../ui/use-now.ts';
import { orderMessages } from '../order-messages.ts';
import { RequestRefund } from './request-refund.tsx';
import { billingMessages } from './billing-messages.ts';
import { InvoiceButtons } from './invoice-buttons.tsx';
import { OrderBadge } from './order-badge.tsx';
import classes from './billing.module.css';

/** An order with its state and actions. */
export function OrderRow({ order }: { readonly order: Order }) {
  const m = useMessages(billingMessages);
  const words = useMessages(orderMessages);
  const format = useFormatter();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const what = m.bought(order.planName, words.cycle(order.billingCycle));
  const day = format.date(order.createdAt);
  const mayAsk = order.refundableUntil !== null && Date.parse(order.refundableUntil) > now.getTime();
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.rowName}>
          {what} <OrderBadge status={order.status} />
        </p>
        <p className={classes.note}>
          {day} · {formatMoney(order.amount, order.currency)}
        </p>
        {order.status === 'completed' ? null : <p className={classes.note}>{words.meaning(order.status)}</p>}
        <RefundNote order={order} />
      </div>
      <div className={classes.actions}>
        {order.approveUrl === null ? null : (
          <Button component="a" href={order.approveUrl} size="xs" aria-label={m.approveOf(what, day)}>
            {m.approve}
          </Button>
        )}
        <InvoiceButtons order={order} />
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
      <RequestRefund order={order} isOpen={isAsking} onClose={() => setAsking(false)} />
    </li>
  );
}

/** The state of a refund request. */
function RefundNote({ order }: { readonly order: Order }) {
  const m = useMessages(billingMessages);
  const format = useFormatter();
  const { refundAskedAt, refundDeclinedAt, refundDeclinedReason, status } = order;
  if (status !== 'completed') return null;
  if (refundDeclinedAt !== null)
    return (
      <p className={classes.note}>{m.refundDeclined(format.date(refundDeclinedAt), refundDeclinedReason)}</p>
    );
  if (refundAskedAt === null) return null;
  return <p className={classes.note}>{m.refundAsked(format.date(refundAskedAt))}</p>;
}
