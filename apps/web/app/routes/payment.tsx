import { Link, useParams, useSearchParams } from 'react-router';
import {
  arrivalMessages,
  PaymentCancelled,
  PaymentFrame,
  PaymentSuccess,
} from '../features/payment/index.ts';
import { sentencesOf } from '../lib/messages/define-messages.ts';
import { Brand } from '../shell/brand.tsx';
import brandClasses from '../shell/brand.module.css';
import { Guard } from '../shell/guard.tsx';
import { screenMeta } from '../shell/screen-meta.ts';

/** The last part of the address of whoever called a payment off. */
const CANCEL = 'cancel';

export const meta = ({ params }: { readonly params: { readonly outcome?: string } }) => {
  const m = sentencesOf(arrivalMessages);
  return screenMeta(params.outcome === CANCEL ? m.cancelled : m.success);
};

/** Where PayPal leads back to: those who approved a payment, and those who called it off. */
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
