import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ArrivalCard } from './arrival-card.tsx';
import { arrivalMessages } from './arrival-messages.ts';

interface PaymentErrorProps {
  readonly title?: string;
  readonly text: string;
  /** Looks again; null where that brings nothing else. */
  readonly onRetry: (() => void) | null;
  readonly isRetrying: boolean;
  readonly children?: ReactNode;
}

/** Says what went wrong with a payment, and where to go from there. */
export function PaymentError({ title, text, onRetry, isRetrying, children }: PaymentErrorProps) {
  const m = useMessages(arrivalMessages);
  return (
    <ArrivalCard
      tone="bad"
      icon={<IconAlertTriangle size={30} stroke={1.7} />}
      title={title ?? m.error}
      text={text}
      buttons={
        <>
          {onRetry ? (
            <Button onClick={onRetry} loading={isRetrying}>
              {m.retry}
            </Button>
          ) : null}
          <Button component="a" href="/pricing" variant={onRetry ? 'default' : 'filled'}>
            {m.toPricing}
          </Button>
          <Button component="a" href="/contact" variant="default">
            {m.toSupport}
          </Button>
        </>
      }
    >
      {children}
    </ArrivalCard>
  );
}
