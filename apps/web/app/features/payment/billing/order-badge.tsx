import type { OrderState } from '@pagewright/contract/payment';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge, type BadgeTint } from '../../../ui/badge.tsx';
import { orderMessages } from '../order-messages.ts';

const TINTS: Readonly<Record<OrderState, BadgeTint>> = {
  new: 'gray',
  created: 'gray',
  pending: 'amber',
  completed: 'green',
  declined: 'red',
  refunded: 'blue',
  disputed: 'red',
  mismatched: 'red',
  abandoned: 'gray',
};

/** An order's status. */
export function OrderBadge({ status }: { readonly status: OrderState }) {
  const words = useMessages(orderMessages);
  return <Badge tint={TINTS[status]}>{words.state(status)}</Badge>;
}
