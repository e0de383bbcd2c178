import { listOrders, type OrderState } from '@pagewright/contract/payment';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { billingMessages } from './billing-messages.ts';
import { OrderRow } from './order-row.tsx';
import { Pagination } from './pagination.tsx';
import classes from './billing.module.css';

const PER_PAGE = 10;
/** Orders with completed or pending payments. */
const PAID: readonly OrderState[] = ['pending', 'completed', 'refunded', 'disputed', 'mismatched'];
/** Orders without a charge. */
const UNPAID: readonly OrderState[] = ['new', 'created', 'declined', 'abandoned'];

/** A page of the workspace's orders with some statuses. */
function useOrders(states: readonly OrderState[], page: number) {
  return useQuery({
    ...apiQuery(listOrders, { query: { page, limit: PER_PAGE, status: states.join(',') } }),
    placeholderData: keepPreviousData,
  });
}

/** The workspace's orders, page by page; unpaid ones are collapsed below. */
export function OrderList() {
  const m = useMessages(billingMessages);
  return (
    <section className={classes.card} aria-labelledby="orders">
      <h2 id="orders" className={classes.title}>
        {m.orders}
      </h2>
      <p className={classes.help}>{m.ordersHelp}</p>
      <PaidOrders />
      <UnpaidOrders />
    </section>
  );
}

function PaidOrders() {
  const m = useMessages(billingMessages);
  const [page, setPage] = useState(1);
  const query = useOrders(PAID, page);
  return (
    <QueryView query={query} messages={{ ...m, failed: m.loadFailed }}>
      {({ orders, total }) =>
        total === 0 ? (
          <p className={classes.note}>{m.noOrders}</p>
        ) : (
          <>
            <ul className={classes.rows}>
              {orders.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </ul>
            <Pagination page={page} pages={Math.ceil(total / PER_PAGE)} messages={m} onPage={setPage} />
          </>
        )
      }
    </QueryView>
  );
}

/** Nothing if there are none; loading errors are shown above. */
function UnpaidOrders() {
  const m = useMessages(billingMessages);
  const [page, setPage] = useState(1);
  const { data } = useOrders(UNPAID, page);
  if (!data || data.total === 0) return null;
  const { orders, total } = data;
  return (
    <details className={classes.unpaid}>
      <summary>{m.unpaid(total)}</summary>
      <ul className={classes.rows}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <Pagination page={page} pages={Math.ceil(total / PER_PAGE)} messages={m} onPage={setPage} />
    </details>
  );
}
