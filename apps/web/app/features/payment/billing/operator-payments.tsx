import { listRefunds } from '@pagewright/contract/payment';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { AllOrders } from './all-orders.tsx';
import { operatorMessages } from './operator-messages.ts';
import { RefundRow } from './refund-row.tsx';
import { WebhookSetup } from './webhook-setup.tsx';
import classes from './billing.module.css';

/** Payments of all workspaces, for operators. */
export function OperatorPayments() {
  const m = useMessages(operatorMessages);
  const query = useQuery(apiQuery(listRefunds, {}));
  return (
    <section className={classes.card} aria-labelledby="operator-payments">
      <h2 id="operator-payments" className={classes.title}>
        {m.title}
      </h2>
      <p className={classes.help}>{m.help}</p>
      <QueryView query={query} messages={{ ...m, failed: m.loadFailed }}>
        {({ orders }) =>
          orders.length === 0 ? (
            <p className={classes.note}>{m.none}</p>
          ) : (
            <ul className={classes.rows}>
              {orders.map((order) => (
                <RefundRow key={order.id} order={order} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <h3 className={classes.subtitle}>{m.all}</h3>
      <AllOrders />
      <WebhookSetup />
    </section>
  );
}
