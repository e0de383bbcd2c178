import { listAllOrders } from '@pagewright/contract/payment';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getFailure } from '../../../lib/api/api-error.ts';
import { apiQueryKey, callOrThrow } from '../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { formatMoney } from '../../../lib/messages/format-money.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { orderMessages } from '../order-messages.ts';
import { InvoiceButtons } from './invoice-buttons.tsx';
import { operatorMessages } from './operator-messages.ts';
import { OrderBadge } from './order-badge.tsx';
import classes from './billing.module.css';

const PAGE = 10;

/** The orders of all workspaces, page by page. */
export function AllOrders() {
  const m = useMessages(operatorMessages);
  const words = useMessages(orderMessages);
  const format = useFormatter();
  const list = useInfiniteQuery({
    queryKey: apiQueryKey(listAllOrders, { query: { limit: PAGE } }),
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        listAllOrders,
        { query: { limit: PAGE, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const failure = getFailure(list.error);
  return (
    <QueryView query={list} messages={{ loading: m.allLoading, failed: m.allFailed, retry: m.retry }}>
      {({ pages }) =>
        pages[0]?.orders.length === 0 ? (
          <p className={classes.note}>{m.noOrders}</p>
        ) : (
          <>
            <ul className={classes.rows}>
              {pages
                .flatMap(({ orders }) => orders)
                .map((order) => (
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
            {list.hasNextPage ? (
              <LoadMoreButton
                label={m.older}
                isLoading={list.isFetchingNextPage}
                problem={failure && failureText(failure)}
                onLoadMore={() => void list.fetchNextPage()}
              />
            ) : null}
          </>
        )
      }
    </QueryView>
  );
}
