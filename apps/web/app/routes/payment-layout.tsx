import { Link, Outlet } from 'react-router';
import { PaymentFrame } from '../features/payment/index.ts';
import { Brand } from '../shell/brand.tsx';
import brandClasses from '../shell/brand.module.css';
import { Guard } from '../shell/guard.tsx';

/** The frame of the screens that PayPal leads back to, for signed-in users. */
export default function PaymentLayout() {
  return (
    <Guard>
      <PaymentFrame
        brand={
          <Link to="/" reloadDocument className={brandClasses.link}>
            <Brand />
          </Link>
        }
      >
        <Outlet />
      </PaymentFrame>
    </Guard>
  );
}
