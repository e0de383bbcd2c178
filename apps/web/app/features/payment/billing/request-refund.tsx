import { askRefund, type Order } from '@pagewright/contract/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useApiMutation } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { formatMoney } from '../../../lib/messages/format-money.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { LazyConfirmDialog } from '../../../ui/lazy-confirm-dialog.tsx';
import { billingMessages } from './billing-messages.ts';

interface RequestRefundProps {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Confirms and requests a refund. */
export function RequestRefund({ order, isOpen, onClose }: RequestRefundProps) {
  const m = useMessages(billingMessages);
  const queries = useQueryClient();
  const { mutate, isPending } = useApiMutation(askRefund, {
    onSuccess: () => {
      notify({ type: 'success', message: m.asked });
      void queries.invalidateQueries({ queryKey: ['api', 'payment'] });
      onClose();
    },
    onError: ({ failure }) => {
      notifyFailure(failure);
      onClose();
    },
  });
  return (
    <LazyConfirmDialog
      isOpen={isOpen}
      title={m.askTitle(formatMoney(order.amount, order.currency))}
      confirmLabel={m.askRefund}
      cancelLabel={m.cancel}
      isPending={isPending}
      onConfirm={() => mutate({ params: { id: order.orderId ?? '' } })}
      onCancel={onClose}
    >
      {m.askText}
    </LazyConfirmDialog>
  );
}
