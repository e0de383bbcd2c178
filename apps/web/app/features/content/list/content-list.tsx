import { Button, Skeleton } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { IconFileText } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { getFailure } from '../../../lib/api/api-error.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LazyConfirmDialog } from '../../../ui/lazy-confirm-dialog.tsx';
import { contentMessages } from '../messages.ts';
import { ContentCard } from './content-card.tsx';
import { isNarrowed, type ListFilters } from './list-url.ts';
import { useContentList } from './use-content-list.ts';
import { useRemoveContent } from './use-remove-content.ts';
import classes from './list.module.css';

const SKELETONS = 6;

interface ContentListProps {
  readonly filters: ListFilters;
  /** The URL query, kept while an item is open. */
  readonly search: string;
  /** Clears the search term and all filters. */
  readonly onClear: () => void;
}

/** The filtered items, with infinite scroll. */
export function ContentList({ filters, search, onClear }: ContentListProps) {
  const m = useMessages(contentMessages);
  const list = useContentList(filters);
  const removing = useRemoveContent();
  const failure = getFailure(list.error);
  useEffect(() => {
    if (failure?.status === 401)
      notify({ type: 'error', message: m.notSignedIn, action: { label: m.login, to: '/login' } });
    else if (failure) notifyFailure(failure, { message: m.failed });
  }, [failure, m]);

  const { ref, entry } = useIntersection({ rootMargin: '600px' });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    if (entry?.isIntersecting && hasNextPage && !isFetchingNextPage && !isFetchNextPageError)
      void fetchNextPage();
  }, [entry?.isIntersecting, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  if (list.isPending) return <Skeletons label={m.loading} />;
  if (list.isError && !isFetchNextPageError) {
    return (
      <ErrorState
        title={m.failed}
        description={failure ? describeFailure(failure) : undefined}
        isUnauthorized={failure?.status === 401}
        retryLabel={m.retry}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const loaded = list.data?.pages.flatMap((page) => page.content) ?? [];
  const items = loaded.filter(({ id }) => !removing.gone.has(id));
  const first = list.data?.pages[0];
  // An item being removed still counts until the list is refetched.
  const total = Math.max(items.length, (first?.total ?? 0) - (loaded.length - items.length));
  return (
    <>
      <p className={classes.total} role="status">
        {items.length > 0 ? m.found(total, first?.totalIsEstimate ?? false) : ''}
      </p>
      {items.length === 0 ? (
        <EmptyState
          icon={<IconFileText size={26} stroke={1.6} />}
          title={m.emptyTitle}
          description={isNarrowed(filters) ? m.emptyText : m.emptyFirst}
          action={
            <>
              {isNarrowed(filters) ? (
                <Button variant="default" onClick={onClear}>
                  {m.clearAll}
                </Button>
              ) : null}
              <Button component={Link} to={`/content/new${search}`}>
                {m.createNew}
              </Button>
              {isNarrowed(filters) ? null : (
                <Button component={Link} to="/content?tab=templates" variant="default">
                  {m.useTemplate}
                </Button>
              )}
            </>
          }
        />
      ) : (
        <ul className={classes.cards} aria-busy={list.isPlaceholderData}>
          {items.map((item) => (
            <li key={item.id}>
              <ContentCard item={item} to={`/content/${item.id}${search}`} onRemove={removing.ask} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <div ref={ref} className={classes.more}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {m.loadMore}
          </Button>
        </div>
      ) : null}
      <LazyConfirmDialog
        isOpen={removing.asked !== null}
        title={m.removeQuestion}
        confirmLabel={m.remove}
        cancelLabel={m.cancel}
        isDestructive
        onConfirm={removing.confirm}
        onCancel={removing.cancel}
      >
        {removing.asked?.status === 'published' ? m.removePublic : m.removeUndoable}
      </LazyConfirmDialog>
    </>
  );
}

function Skeletons({ label }: { readonly label: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className={classes.cards} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} height={190} radius="lg" />
        ))}
      </div>
    </div>
  );
}
