/** The sentences in English. */
export const english = {
  payment_unavailable:
    'PayPal is not responding right now. Nothing was charged twice; try again in a moment.',
  payment_busy: 'PayPal is limiting our requests. Try again in a moment.',
  payment_misconfigured:
    'PayPal does not accept this installation’s account. Tell its operator; nothing was charged.',
  payment_refused: 'PayPal did not accept the payment.',
  payment_gone: 'PayPal no longer has this order. Start again on the pricing page.',
  payment_not_approved: 'This order has not been approved in PayPal yet. Approve it there and try again.',
  payment_declined: 'PayPal declined the payment. Choose another way to pay in the PayPal window.',
};

/** The texts every language provides. */
export type PaymentFaults = typeof english;
