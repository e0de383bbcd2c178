import { arrivalMessages, PaymentCancelled } from '../features/payment/index.ts';
import { sentencesOf } from '../lib/messages/define-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(sentencesOf(arrivalMessages).cancelled);

/** Where PayPal leads those who called a payment off. */
export default function PaymentCancelRoute() {
  return <PaymentCancelled />;
}
