import { Button, SegmentedControl } from '@mantine/core';
import { DELIVERY_STATES, listDeliveries, type Webhook } from '@pagewright/contract/publishing/webhooks';
import { IconListDetails } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getFailure } from '../../../lib/api/api-error.ts';
import { apiQueryKey, callOrThrow } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PublishingDialog } from '../publishing-dialog.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { webhookMessages } from './messages.ts';
import shared from '../publishing.module.css';
import classes from './webhooks.module.css';

/** Polling interval while deliveries are pending. */
const POLL_MS = 2_000;

/** A webhook's deliveries and their outcomes. */
export function DeliveryLog({
  webhook,
  onClose,
}: {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}) {
  const m = useMessages(webhookMessages);
  const [shown, setShown] = useState<string>('all');
  const state = DELIVERY_STATES.find((one) => one === shown);
  const params = { id: webhook.id };
  const query = state ? { state } : {};
  const list = useInfiniteQuery({
    queryKey: apiQueryKey(listDeliveries, { params, query }),
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        listDeliveries,
        { params, query: { ...query, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: known }) =>
      known.data?.pages[0]?.deliveries.some((delivery) => delivery.state === 'pending') ? POLL_MS : false,
  });
  const deliveries = list.data?.pages.flatMap((page) => page.deliveries);
  return (
    <PublishingDialog title={m.logTitle(new URL(webhook.url).host)} width={760} onClose={onClose}>
      <div className={classes.log}>
        <p className={shared.text}>{m.logHelp}</p>
        <SegmentedControl
          aria-label={m.state}
          value={shown}
          onChange={setShown}
          data={[
            { value: 'all', label: m.all },
            { value: 'pending', label: m.pending },
            { value: 'delivered', label: m.delivered },
            { value: 'failed', label: m.failedState },
          ]}
        />
        {deliveries === undefined ? (
          list.isError ? (
            <ErrorState
              title={m.logFailed}
              description={getFailure(list.error)?.message}
              isUnauthorized={getFailure(list.error)?.status === 401}
              retryLabel={m.retry}
              onRetry={() => void list.refetch()}
              isRetrying={list.isFetching}
            />
          ) : (
            <LoadingState label={m.loading} />
          )
        ) : deliveries.length === 0 ? (
          <EmptyState
            icon={<IconListDetails size={26} stroke={1.6} />}
            title={m.logEmpty}
            description={state ? undefined : m.logEmptyText}
          />
        ) : (
          <ul className={classes.deliveries} aria-live="polite">
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} webhookId={webhook.id} delivery={delivery} />
            ))}
          </ul>
        )}
        {list.hasNextPage ? (
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {m.showMore}
          </Button>
        ) : null}
      </div>
    </PublishingDialog>
  );
}
