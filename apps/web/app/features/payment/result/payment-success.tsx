import { Button } from '@mantine/core';
import type { Order } from '@pagewright/contract/payment';
import { IconCheck, IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { reportPurchase } from '../../../lib/consent/report-purchase.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { orderMessages } from '../order-messages.ts';
import { PaymentResultCard } from './payment-result-card.tsx';
import { arrivalMessages } from './arrival-messages.ts';
import { returnedOrderQuery } from './returned-order.ts';
import { ContinueCountdown } from './continue-countdown.tsx';
import { OrderDetails } from './order-details.tsx';
import { PaymentError } from './payment-error.tsx';

const UNKNOWN = 404;

/** Shown after approving a payment at PayPal; `token` is PayPal’s order ID, empty if there is none. */
export function PaymentSuccess({ token }: { readonly token: string }) {
  const m = useMessages(arrivalMessages);
  const { data, error, refetch, isFetching } = useQuery({
    ...returnedOrderQuery(token),
    enabled: token !== '',
  });
  const again = { onRetry: () => void refetch(), isRetrying: isFetching };
  if (token === '') return <PaymentError text={m.noToken} onRetry={null} isRetrying={false} />;
  if (error) {
    const isThere = error.failure.status !== UNKNOWN;
    return <PaymentError text={m.notLoaded} {...again} onRetry={isThere ? again.onRetry : null} />;
  }
  if (!data) return <LoadingState label={m.loading} />;
  const { order, problem } = data;
  if (order.status === 'completed') return <Paid order={order} />;
  if (order.status === 'pending') return <Waiting order={order} />;
  return <Unpaid order={order} problem={problem && failureText(problem)} {...again} />;
}

/** Payment completed: details, and a link to continue. */
function Paid({ order }: { readonly order: Order }) {
  const m = useMessages(arrivalMessages);
  const format = useFormatter();
  useEffect(() => {
    void reportPurchase(order);
  }, [order]);
  return (
    <PaymentResultCard
      tone="good"
      icon={<IconCheck size={32} stroke={2} />}
      title={m.success}
      text={
        order.startDate === null
          ? m.welcome(order.planName)
          : m.startsLater(order.planName, format.date(order.startDate))
      }
      buttons={<NextSteps />}
    >
      <OrderDetails order={order} />
      <ContinueCountdown />
    </PaymentResultCard>
  );
}

/** PayPal has the payment but has not captured it yet. */
function Waiting({ order }: { readonly order: Order }) {
  const words = useMessages(orderMessages);
  return (
    <PaymentResultCard
      tone="calm"
      icon={<IconHourglass size={30} stroke={1.7} />}
      title={words.state('pending')}
      text={words.meaning('pending')}
      buttons={<NextSteps />}
    >
      <OrderDetails order={order} />
    </PaymentResultCard>
  );
}

interface UnpaidProps {
  readonly order: Order;
  /** Why the capture failed. */
  readonly problem: ReactNode;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

function Unpaid({ order, problem, onRetry, isRetrying }: UnpaidProps) {
  const m = useMessages(arrivalMessages);
  const words = useMessages(orderMessages);
  const isOpen = order.status === 'created';
  return (
    <PaymentError
      {...(isOpen ? { title: m.incomplete } : {})}
      text={problem ?? words.meaning(order.status)}
      onRetry={isOpen ? onRetry : null}
      approveUrl={order.approveUrl}
      isRetrying={isRetrying}
    >
      <OrderDetails order={order} />
    </PaymentError>
  );
}

function NextSteps() {
  const m = useMessages(arrivalMessages);
  return (
    <>
      <Button component={Link} to="/content">
        {m.start}
      </Button>
      <Button component={Link} to="/settings/billing" variant="default">
        {m.manage}
      </Button>
    </>
  );
}
