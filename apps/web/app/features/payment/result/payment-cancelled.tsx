import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { siteLink } from '../../../lib/messages/site-link.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { PaymentResultCard } from './payment-result-card.tsx';
import { arrivalMessages } from './arrival-messages.ts';

/** Shown after canceling a payment at PayPal. */
export function PaymentCancelled() {
  const m = useMessages(arrivalMessages);
  return (
    <PaymentResultCard
      tone="calm"
      icon={<IconArrowBackUp size={30} stroke={1.7} />}
      title={m.cancelled}
      text={m.noCharges}
      buttons={
        <>
          <Button component="a" href={siteLink('/pricing')}>
            {m.toPricing}
          </Button>
          <Button component="a" href={siteLink('/contact')} variant="default">
            {m.toSupport}
          </Button>
          <Button component={Link} to="/dashboard" variant="default">
            {m.toDashboard}
          </Button>
        </>
      }
    />
  );
}
