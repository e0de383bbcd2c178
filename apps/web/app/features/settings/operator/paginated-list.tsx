import type { ReactNode } from 'react';
import { getFailure } from '../../../lib/api/api-error.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import classes from '../settings.module.css';

interface PaginatedListProps {
  readonly list: {
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
  readonly messages: Readonly<Record<'loading' | 'failed' | 'retry' | 'empty' | 'more', string>>;
  readonly isEmpty: boolean;
  /** The list entries. */
  readonly children: ReactNode;
}

/** A paginated list with its loading, error, and empty states. */
export function PaginatedList({ list, messages, isEmpty, children }: PaginatedListProps) {
  const failure = getFailure(list.error);
  if (list.isPending) return <LoadingState label={messages.loading} />;
  if (failure && isEmpty)
    return (
      <ErrorState
        title={messages.failed}
        description={describeFailure(failure)}
        isUnauthorized={failure.status === 401}
        retryLabel={messages.retry}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  if (isEmpty) return <p className={classes.note}>{messages.empty}</p>;
  return (
    <>
      <ul className={classes.rows}>{children}</ul>
      {list.hasNextPage ? (
        <LoadMoreButton
          label={messages.more}
          isLoading={list.isFetchingNextPage}
          problem={failure && failureText(failure)}
          onLoadMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </>
  );
}
