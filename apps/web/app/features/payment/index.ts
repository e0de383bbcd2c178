export { arrivalMessages } from './arrival/arrival-messages.ts';
export { PaymentCancelled } from './arrival/payment-cancelled.tsx';
export { PaymentFrame } from './arrival/payment-frame.tsx';
export { PaymentSuccess } from './arrival/payment-success.tsx';
export { PaymentCards } from './billing/payment-cards.tsx';
