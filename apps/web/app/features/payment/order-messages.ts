import type { OrderState } from '@pagewright/contract/payment';
import type { BillingCycle } from '@pagewright/contract/plans';
import { defineMessages } from '../../lib/messages/define-messages.ts';

const STATES: Readonly<Record<OrderState, string>> = {
  new: 'Not started',
  created: 'Not approved',
  pending: 'Pending',
  completed: 'Paid',
  declined: 'Declined',
  refunded: 'Refunded',
  disputed: 'Disputed',
  mismatched: 'Under review',
  abandoned: 'Abandoned',
};
const MEANINGS: Readonly<Record<OrderState, string>> = {
  new: 'PayPal has no record of this order. Nothing was charged.',
  created: 'The payment was not approved in PayPal. Nothing was charged.',
  pending:
    'PayPal is still checking the payment. The plan starts automatically once the payment is complete.',
  completed: 'The payment is complete and the plan is active.',
  declined: 'PayPal declined the payment. Nothing was charged.',
  refunded: 'The payment was refunded, so this order has no plan.',
  disputed: 'The payment is disputed at PayPal, so the plan is paused.',
  mismatched:
    'PayPal charged a different amount than the order. The operator was notified and will resolve it.',
  abandoned: 'Nobody approved the payment in time. Nothing was charged.',
};
const CYCLES: Readonly<Record<BillingCycle, string>> = { monthly: 'One month', annual: 'One year' };

/** Order texts, wherever orders are shown. */
export const orderMessages = defineMessages('orderMessages', {
  state: (state: OrderState) => STATES[state],
  meaning: (state: OrderState) => MEANINGS[state],
  cycle: (cycle: BillingCycle) => CYCLES[cycle],
});
