import { readWatchlist, type Watchlist } from '@pagewright/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { OwnSiteCard } from './own-site-card.tsx';
import { WatchCard } from './watch-card.tsx';
import { watchMessages } from './watch-messages.ts';
import classes from './watchlist.module.css';

interface WatchlistsProps {
  /** Content below the lists. */
  readonly children: (watchlist: Watchlist) => ReactNode;
}

/** The workspace's competitors and keywords, and what can be done with them. */
export function Watchlists({ children }: WatchlistsProps) {
  const m = useMessages(watchMessages);
  const query = useQuery(apiQuery(readWatchlist, {}));
  if (query.isPending) return <LoadingState label={m.loading} />;
  if (query.isError) {
    return (
      <ErrorState
        title={m.failed}
        description={describeFailure(query.error.failure)}
        isUnauthorized={query.error.failure.status === 401}
        retryLabel={m.retry}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  return (
    <>
      <OwnSiteCard />
      <div className={classes.lists} role="group" aria-label={m.lists}>
        <WatchCard kind="competitor" entries={query.data.competitors} />
        <WatchCard kind="keyword" entries={query.data.keywords} />
      </div>
      {children(query.data)}
    </>
  );
}
