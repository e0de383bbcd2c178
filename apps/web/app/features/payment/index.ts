export { arrivalMessages } from './result/arrival-messages.ts';
export { PaymentCancelled } from './result/payment-cancelled.tsx';
export { PaymentFrame } from './result/payment-frame.tsx';
export { PaymentSuccess } from './result/payment-success.tsx';
export { PaymentCards } from './billing/payment-cards.tsx';
