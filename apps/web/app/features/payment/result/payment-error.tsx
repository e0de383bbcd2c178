import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { siteLink } from '../../../lib/messages/site-link.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { PaymentResultCard } from './payment-result-card.tsx';
import { arrivalMessages } from './arrival-messages.ts';

interface PaymentErrorProps {
  readonly title?: string;
  readonly text: ReactNode;
  /** Checks again; null if that would not help. */
  readonly onRetry: (() => void) | null;
  readonly isRetrying: boolean;
  /** Where the buyer can still approve the payment; null or absent if they cannot. */
  readonly approveUrl?: string | null;
  readonly children?: ReactNode;
}

/** Explains a payment problem and what to do next. */
export function PaymentError({
  title,
  text,
  onRetry,
  isRetrying,
  approveUrl = null,
  children,
}: PaymentErrorProps) {
  const m = useMessages(arrivalMessages);
  return (
    <PaymentResultCard
      tone="bad"
      icon={<IconAlertTriangle size={30} stroke={1.7} />}
      title={title ?? m.error}
      text={text}
      buttons={
        <>
          {approveUrl === null ? null : (
            <Button component="a" href={approveUrl}>
              {m.approve}
            </Button>
          )}
          {onRetry ? (
            <Button
              onClick={onRetry}
              loading={isRetrying}
              variant={approveUrl === null ? 'filled' : 'default'}
            >
              {approveUrl === null ? m.retry : m.checkAgain}
            </Button>
          ) : null}
          <Button component="a" href={siteLink('/pricing')} variant={onRetry ? 'default' : 'filled'}>
            {m.toPricing}
          </Button>
          <Button component="a" href={siteLink('/contact')} variant="default">
            {m.toSupport}
          </Button>
        </>
      }
    >
      {children}
    </PaymentResultCard>
  );
}
