import { useSearchParams } from 'react-router';
import { arrivalMessages, PaymentSuccess } from '../features/payment/index.ts';
import { sentencesOf } from '../lib/messages/define-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(sentencesOf(arrivalMessages).success);

/** Where PayPal leads those who approved a payment. */
export default function PaymentSuccessRoute() {
  const [search] = useSearchParams();
  return <PaymentSuccess token={search.get('token') ?? ''} />;
}
