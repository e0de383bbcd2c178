import { Textarea } from '@mantine/core';
import { declineRefund, type ForeignOrder } from '@pagewright/contract/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiMutation } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { formatMoney } from '../../../lib/messages/format-money.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { LazyConfirmDialog } from '../../../ui/lazy-confirm-dialog.tsx';
import { operatorMessages } from './operator-messages.ts';

const REASON_MAX = 500;

interface DeclineRefundProps {
  readonly order: ForeignOrder;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks an operator for a reason and declines a refund. */
export function DeclineRefund({ order, isOpen, onClose }: DeclineRefundProps) {
  const m = useMessages(operatorMessages);
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useApiMutation(declineRefund, {
    onSuccess: () => {
      notify({ type: 'success', message: m.declined });
      void queries.invalidateQueries({ queryKey: ['api', 'payment'] });
      onClose();
    },
    // Keep what was written.
    onError: ({ failure }) => notifyFailure(failure),
  });
  const decline = (): void => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') mutate({ params: { id: order.orderId ?? '' }, body: { reason } });
  };
  return (
    <LazyConfirmDialog
      isOpen={isOpen}
      title={m.declineTitle(formatMoney(order.amount, order.currency))}
      confirmLabel={m.decline}
      cancelLabel={m.cancel}
      isPending={isPending}
      onConfirm={decline}
      onCancel={onClose}
    >
      <p>{m.declineText}</p>
      <Textarea
        label={m.reason}
        value={reason}
        maxLength={REASON_MAX}
        required
        autosize
        minRows={2}
        error={isMissing ? m.reasonMissing : null}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </LazyConfirmDialog>
  );
}
