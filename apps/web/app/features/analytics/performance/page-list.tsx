import { SegmentedControl } from '@mantine/core';
import { listSearchPages, type SearchPageRow } from '@pagewright/contract/analytics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { SortedTable, type Column } from '../sorted-table.tsx';
import { figureColumns } from './figure-columns.ts';
import { performanceMessages } from './performance-messages.ts';
import type { SearchFilters } from './use-search-filters.ts';
import classes from './performance.module.css';

interface PageListProps {
  readonly filters: Omit<SearchFilters, 'page'>;
  readonly onPage: (page: string) => void;
}

/** Pages, and those losing clicks; each can be selected. */
export function PageList({ filters: { timeRange, country, device }, onPage }: PageListProps) {
  const m = useMessages(performanceMessages);
  const [view, setView] = useState<'all' | 'decaying'>('all');
  const query = useQuery({
    ...apiQuery(listSearchPages, { query: { timeRange, country, device, view } }),
    placeholderData: keepPreviousData,
  });
  const comparedWith = query.data?.pages[0]?.comparedWith ?? null;
  const columns = columnsOf(m, comparedWith, onPage);
  const decayHelp = { year_before: m.decayYear, previous: m.decayPrevious };
  return (
    <div className={classes.list}>
      <SegmentedControl
        size="xs"
        aria-label={m.pageView}
        value={view}
        onChange={(name) => setView(name === 'decaying' ? 'decaying' : 'all')}
        data={[
          { value: 'all', label: m.allOfPages },
          { value: 'decaying', label: m.decaying },
        ]}
      />
      <QueryView query={query} messages={m}>
        {({ pages, total }) => (
          <>
            {(country ?? device) === undefined ? null : <p className={classes.quiet}>{m.namedOnly}</p>}
            {view === 'decaying' && comparedWith !== null ? (
              <p className={classes.quiet}>{decayHelp[comparedWith]}</p>
            ) : null}
            <SortedTable
              key={view}
              title={m.pages}
              rows={pages}
              getKey={({ page }) => page}
              columns={columns}
              initialSort={view === 'all' ? 'clicks' : 'compared'}
              emptyText={m.none}
            />
            {total > pages.length ? <p className={classes.quiet}>{m.firstOf(pages.length, total)}</p> : null}
          </>
        )}
      </QueryView>
    </div>
  );
}

function columnsOf(
  m: ReturnType<typeof performanceMessages.in>,
  comparedWith: SearchPageRow['comparedWith'],
  onPage: PageListProps['onPage'],
): Column<SearchPageRow>[] {
  return [
    {
      name: 'page',
      label: m.page,
      value: ({ page }) => page,
      show: ({ page }) => (
        <button
          type="button"
          className={classes.link}
          aria-label={m.showPage(page)}
          onClick={() => onPage(page)}
        >
          {page}
        </button>
      ),
    },
    ...figureColumns<SearchPageRow>(m),
    {
      name: 'compared',
      label: comparedWith === 'year_before' ? m.comparedYear : m.comparedPrevious,
      value: ({ comparedClicks }) => comparedClicks,
      show: ({ comparedClicks }) => (comparedClicks === null ? m.share(null) : m.count(comparedClicks)),
    },
  ];
}
