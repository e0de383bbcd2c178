import { Button } from '@mantine/core';
import { exportAudit, listAudit } from '@pagewright/contract/audit';
import { IconDownload, IconHistory, IconLock } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getFailure } from '../../../lib/api/api-error.ts';
import { apiQueryKey, callOrThrow } from '../../../lib/api/api-query.ts';
import { download } from '../../../lib/downloads/download.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { activityMessages } from './activity-messages.ts';
import { ActivityRow } from './activity-row.tsx';
import classes from '../team.module.css';

const PAGE = 50;
const FORBIDDEN = 403;

/** The workspace's activity log, for admins. */
export function ActivityLog() {
  const m = useMessages(activityMessages);
  const list = useInfiniteQuery({
    queryKey: apiQueryKey(listAudit, { query: { limit: PAGE } }),
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        listAudit,
        { query: { limit: PAGE, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Shows actions elsewhere in the application right away.
    staleTime: 0,
  });
  const failure = getFailure(list.error);
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  if (failure?.status === FORBIDDEN) {
    return (
      <EmptyState
        icon={<IconLock size={26} stroke={1.6} />}
        title={m.adminsOnly}
        description={describeFailure(failure)}
      />
    );
  }
  if (failure && entries.length === 0) {
    return (
      <ErrorState
        title={m.failed}
        description={describeFailure(failure)}
        isUnauthorized={failure.status === 401}
        retryLabel={m.retry}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (list.isPending) return <LoadingState label={m.loading} />;
  return (
    <section className={classes.section} aria-labelledby="activity-title">
      <div className={classes.head}>
        <div>
          <h2 id="activity-title" className={classes.title}>
            {m.title}
          </h2>
          <p className={classes.quiet}>{m.help}</p>
        </div>
        <Button
          variant="default"
          leftSection={<IconDownload size={17} stroke={1.7} />}
          onClick={() => void download(exportAudit, {})}
        >
          {m.exportCsv}
        </Button>
      </div>
      {entries.length === 0 ? (
        <EmptyState
          icon={<IconHistory size={26} stroke={1.6} />}
          title={m.emptyTitle}
          description={m.emptyText}
        />
      ) : (
        <ul className={classes.rows}>
          {entries.map((entry) => (
            <ActivityRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {list.hasNextPage ? (
        <LoadMoreButton
          label={m.loadMore}
          isLoading={list.isFetchingNextPage}
          problem={failure && failureText(failure)}
          onLoadMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </section>
  );
}
