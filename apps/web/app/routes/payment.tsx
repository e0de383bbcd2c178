import { Link, useParams, useSearchParams } from 'react-router';
import {
  arrivalMessages,
  PaymentCancelled,
  PaymentFrame,
  PaymentSuccess,
} from '../features/payment/index.ts';
import { getMessages } from '../lib/messages/define-messages.ts';
import { Brand } from '../shell/brand.tsx';
import brandClasses from '../shell/brand.module.css';
import { Guard } from '../shell/guard.tsx';
import { screenMeta } from '../shell/screen-meta.ts';

/** Last path segment of a canceled payment. */
const CANCEL = 'cancel';

export const meta = ({ params }: { readonly params: { readonly outcome?: string } }) => {
  const m = getMessages(arrivalMessages);
  return screenMeta(params.outcome === CANCEL ? m.cancelled : m.success);
};

/** Where PayPal returns users after approving or canceling a payment. */
export default function Payment() {
  const { outcome } = useParams();
  const [search] = useSearchParams();
  return (
    <Guard>
      <PaymentFrame
        brand={
          <Link to="/" reloadDocument className={brandClasses.link}>
            <Brand />
          </Link>
        }
      >
        {outcome === CANCEL ? <PaymentCancelled /> : <PaymentSuccess token={search.get('token') ?? ''} />}
      </PaymentFrame>
    </Guard>
  );
}
