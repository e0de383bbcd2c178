import { listOrders } from '@pagewright/contract/payment';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { billingMessages } from './billing-messages.ts';
import { OrderRow } from './order-row.tsx';
import { Pages } from './pages.tsx';
import classes from './billing.module.css';

const PER_PAGE = 10;

/** What the workspace has bought, page by page. */
export function OrderList() {
  const m = useMessages(billingMessages);
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...apiQuery(listOrders, { query: { page, limit: PER_PAGE } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={classes.card} aria-labelledby="orders">
      <h2 id="orders" className={classes.title}>
        {m.orders}
      </h2>
      <p className={classes.help}>{m.ordersHelp}</p>
      <QueryView query={query} sentences={{ ...m, failed: m.loadFailed }}>
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
              <Pages page={page} pages={Math.ceil(total / PER_PAGE)} sentences={m} onPage={setPage} />
            </>
          )
        }
      </QueryView>
    </section>
  );
}
