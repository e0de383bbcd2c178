import type { OrderState } from '@pagewright/contract/payment';
import type { BillingCycle } from '@pagewright/contract/plans';
import { defineMessages } from '../../lib/messages/define-messages.ts';

const STATES: Readonly<Record<OrderState, string>> = {
  new: 'Not begun',
  created: 'Not approved',
  pending: 'Pending',
  completed: 'Paid',
  declined: 'Declined',
  refunded: 'Paid back',
  disputed: 'Disputed',
  mismatched: 'Under review',
  abandoned: 'Abandoned',
};
const MEANINGS: Readonly<Record<OrderState, string>> = {
  new: 'PayPal knows nothing of this order. Nothing was charged.',
  created: 'The payment was not approved at PayPal. Nothing was charged.',
  pending: 'PayPal is still checking the payment. The plan begins by itself as soon as the money has come.',
  completed: 'The payment has come and the plan was given.',
  declined: 'PayPal declined the payment. Nothing was charged.',
  refunded: 'The money was paid back, so this order gives no plan.',
  disputed: 'The payment is disputed at PayPal, so this order gives no plan meanwhile.',
  mismatched: 'PayPal took another amount than was ordered. The operator was told and will clear it up.',
  abandoned: 'Nobody approved the payment in time. Nothing was charged.',
};
const CYCLES: Readonly<Record<BillingCycle, string>> = { monthly: 'One month', annual: 'One year' };

/** What is said of an order, wherever it is shown. */
export const orderMessages = defineMessages('orderMessages', {
  state: (state: OrderState) => STATES[state],
  meaning: (state: OrderState) => MEANINGS[state],
  cycle: (cycle: BillingCycle) => CYCLES[cycle],
});
