import { Button } from '@mantine/core';
import { refundOrder, type ForeignOrder } from '@pagewright/contract/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiMutation } from '../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { formatMoney } from '../../../lib/messages/format-money.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { LazyConfirmDialog } from '../../../ui/lazy-confirm-dialog.tsx';
import { orderMessages } from '../order-messages.ts';
import { DeclineRefund } from './decline-refund.tsx';
import { operatorMessages } from './operator-messages.ts';
import classes from './billing.module.css';

/** A refund request for the operator to decide. */
export function RefundRow({ order }: { readonly order: ForeignOrder }) {
  const m = useMessages(operatorMessages);
  const words = useMessages(orderMessages);
  const format = useFormatter();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const amount = formatMoney(order.amount, order.currency);
  const id = order.orderId ?? order.id;
  const { mutate, isPending } = useApiMutation(refundOrder, {
    onSuccess: () => {
      notify({ type: 'success', message: m.approved });
      void queries.invalidateQueries({ queryKey: ['api'] });
      setAsking(false);
    },
    onError: ({ failure }) => {
      notifyFailure(failure);
      setAsking(false);
    },
  });
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.rowName}>{m.what(order.planName, words.cycle(order.billingCycle), amount)}</p>
        <p className={classes.note}>{m.who(order.workspaceName, order.buyerEmail)}</p>
        <p className={classes.note}>{m.order(id)}</p>
        {order.refundAskedAt === null ? null : (
          <p className={classes.note}>{m.asked(format.date(order.refundAskedAt), order.payerEmail)}</p>
        )}
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="xs"
          aria-label={m.approveOf(amount, id)}
          onClick={() => setAsking(true)}
        >
          {m.approve}
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={m.declineOf(amount, id)}
          onClick={() => setDeclining(true)}
        >
          {m.decline}
        </Button>
      </div>
      <DeclineRefund order={order} isOpen={isDeclining} onClose={() => setDeclining(false)} />
      <LazyConfirmDialog
        isOpen={isAsking}
        title={m.approveTitle(amount)}
        confirmLabel={m.approve}
        cancelLabel={m.cancel}
        isDestructive
        isPending={isPending}
        onConfirm={() => mutate({ params: { id } })}
        onCancel={() => setAsking(false)}
      >
        {m.approveText}
      </LazyConfirmDialog>
    </li>
  );
}
