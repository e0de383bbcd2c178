import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session/session-provider.tsx';
import { usePaymentOn } from '../use-payment-on.ts';
import { OperatorPayments } from './operator-payments.tsx';
import { OrderList } from './order-list.tsx';
import { PlanWays } from './plan-ways.tsx';

interface PaymentCardsProps {
  /** When the present plan ends; null where it does not. */
  readonly endsAt: string | null;
  /** What stands here where nothing can be bought. */
  readonly whereOff: ReactNode;
}

/** The part of Billing that is about money: what can be bought, what was, and what an operator decides. */
export function PaymentCards({ endsAt, whereOff }: PaymentCardsProps) {
  const isOn = usePaymentOn();
  const { organizationRole, isOperator } = useSession();
  if (isOn === null) return null;
  if (!isOn) return whereOff;
  return (
    <>
      <PlanWays endsAt={endsAt} />
      {organizationRole === 'admin' ? <OrderList /> : null}
      {isOperator ? <OperatorPayments /> : null}
    </>
  );
}
