/** The sentences in English. */
export const english = {
  payment_unavailable: 'PayPal does not answer just now. Nothing was charged twice; try again in a moment.',
  payment_busy: 'PayPal asks us to wait. Try again in a moment.',
  payment_misconfigured:
    'PayPal does not accept this installation’s account. Tell its operator; nothing was charged.',
  payment_refused: 'PayPal did not accept the payment.',
  payment_gone: 'PayPal does not know this order any more. Begin again on the pricing page.',
  payment_not_approved: 'This order was not approved at PayPal yet. Approve it there and try again.',
  payment_declined: 'PayPal declined the payment. Choose another way to pay in the PayPal window.',
};

/** What each language says. */
export type PaymentFaults = typeof english;
