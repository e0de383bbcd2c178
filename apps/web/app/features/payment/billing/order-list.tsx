import { Button } from '@mantine/core';
import { listOrders } from '@pagewright/contract/payment';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { billingMessages } from './billing-messages.ts';
import { OrderRow } from './order-row.tsx';
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
              <Pages page={page} pages={Math.ceil(total / PER_PAGE)} onPage={setPage} />
            </>
          )
        }
      </QueryView>
    </section>
  );
}

interface PagesProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, pages, onPage }: PagesProps) {
  const m = useMessages(billingMessages);
  if (pages < 2) return null;
  return (
    <nav className={classes.pages} aria-label={m.pages}>
      <Button variant="default" size="xs" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {m.newer}
      </Button>
      <span aria-live="polite">{m.page(page, pages)}</span>
      <Button variant="default" size="xs" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {m.older}
      </Button>
    </nav>
  );
}
