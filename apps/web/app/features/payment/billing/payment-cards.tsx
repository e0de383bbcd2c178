import { readBilling } from '@pagewright/contract/payment';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { useSession } from '../../../lib/session/session-provider.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { billingMessages } from './billing-messages.ts';
import { OperatorPayments } from './operator-payments.tsx';
import { OrderList } from './order-list.tsx';
import { PlanOptions } from './plan-options.tsx';

/** The payment part of Billing; `whereOff` replaces it if nothing can be bought. */
export function PaymentCards({ whereOff }: { readonly whereOff: ReactNode }) {
  const m = useMessages(billingMessages);
  const { organizationRole, isOperator } = useSession();
  const query = useQuery(apiQuery(readBilling, {}));
  return (
    <QueryView query={query} messages={{ loading: m.loadingPlan, failed: m.planFailed, retry: m.retry }}>
      {(billing) =>
        billing.canBuy ? (
          <>
            <PlanOptions billing={billing} />
            {organizationRole === 'admin' ? <OrderList /> : null}
            {isOperator ? <OperatorPayments /> : null}
          </>
        ) : (
          whereOff
        )
      }
    </QueryView>
  );
}
