import { listAllOrders } from '@pagewright/contract/payment';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { formatMoney } from '../../../lib/messages/format-money.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { orderMessages } from '../order-messages.ts';
import { InvoiceButtons } from './invoice-buttons.tsx';
import { operatorMessages } from './operator-messages.ts';
import { OrderBadge } from './order-badge.tsx';
import { Pagination } from './pagination.tsx';
import classes from './billing.module.css';

const PER_PAGE = 10;

/** The orders of all workspaces, page by page. */
export function AllOrders() {
  const m = useMessages(operatorMessages);
  const words = useMessages(orderMessages);
  const format = useFormatter();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...apiQuery(listAllOrders, { query: { page, limit: PER_PAGE } }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={query} messages={{ loading: m.allLoading, failed: m.allFailed, retry: m.retry }}>
      {({ orders, total }) =>
        total === 0 ? (
          <p className={classes.note}>{m.noOrders}</p>
        ) : (
          <>
            <ul className={classes.rows}>
              {orders.map((order) => (
                <li key={order.id} className={classes.row}>
                  <div>
                    <p className={classes.rowName}>
                      {m.what(
                        order.planName,
                        words.cycle(order.billingCycle),
                        formatMoney(order.amount, order.currency),
                      )}{' '}
                      <OrderBadge status={order.status} />
                    </p>
                    <p className={classes.note}>{m.who(order.workspaceName, order.buyerEmail)}</p>
                    <p className={classes.note}>
                      {format.dateTime(order.createdAt)} · {m.order(order.orderId ?? order.id)}
                    </p>
                  </div>
                  <div className={classes.actions}>
                    <InvoiceButtons order={order} />
                  </div>
                </li>
              ))}
            </ul>
            <Pagination page={page} pages={Math.ceil(total / PER_PAGE)} messages={m} onPage={setPage} />
          </>
        )
      }
    </QueryView>
  );
}
