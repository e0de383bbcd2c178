import { readWatchlist, type Watchlist } from '@pagewright/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../ui/query-view.tsx';
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
  return (
    <QueryView query={query} messages={m}>
      {(data) => (
        <>
          <OwnSiteCard />
          <div className={classes.lists} role="group" aria-label={m.lists}>
            <WatchCard kind="competitor" entries={data.competitors} />
            <WatchCard kind="keyword" entries={data.keywords} />
          </div>
          {children(data)}
        </>
      )}
    </QueryView>
  );
}
