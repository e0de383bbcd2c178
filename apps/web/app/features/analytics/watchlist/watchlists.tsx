import { readOwnSite, readWatchlist, type Watchlist } from '@pagewright/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { FoldedSection } from '../../../ui/folded-section.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { OwnSiteCard } from './own-site-card.tsx';
import { WatchCard } from './watch-card.tsx';
import { watchMessages } from './watch-messages.ts';
import classes from './watchlist.module.css';

interface WatchlistsProps {
  /** Content below the lists; `fold` closes them to a line, so that a result leads the page. */
  readonly children: (watchlist: Watchlist, fold: () => void) => ReactNode;
}

/** The workspace's competitors and keywords, and what can be done with them. */
export function Watchlists({ children }: WatchlistsProps) {
  const m = useMessages(watchMessages);
  const query = useQuery(apiQuery(readWatchlist, {}));
  return (
    <QueryView query={query} messages={m}>
      {(data) => <FoldingLists watchlist={data}>{children}</FoldingLists>}
    </QueryView>
  );
}

/** Lists that have entries start as a line; they stay open while they are edited. */
function FoldingLists({ watchlist, children }: WatchlistsProps & { readonly watchlist: Watchlist }) {
  const m = useMessages(watchMessages);
  const { competitors, keywords } = watchlist;
  const { data: ownSite } = useQuery(apiQuery(readOwnSite, {}));
  const [isOpen, setOpen] = useState(competitors.length === 0 || keywords.length === 0);
  return (
    <>
      <FoldedSection
        summary={m.folded(ownSite?.used.site ?? null, competitors.length, keywords.length)}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <div className={classes.inputs}>
          <OwnSiteCard />
          <div className={classes.lists} role="group" aria-label={m.lists}>
            <WatchCard kind="competitor" entries={competitors} />
            <WatchCard kind="keyword" entries={keywords} />
          </div>
        </div>
      </FoldedSection>
      {children(watchlist, () => setOpen(false))}
    </>
  );
}
