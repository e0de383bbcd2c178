import { SegmentedControl } from '@mantine/core';
import {
  listSearchQueries,
  QUERY_VIEWS,
  type QueryView,
  type SearchQueryRow,
} from '@pagewright/contract/analytics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView as Shown } from '../../../ui/query-view.tsx';
import { SortedTable, type Column } from '../sorted-table.tsx';
import { performanceMessages } from './performance-messages.ts';
import { figureColumns } from './figure-columns.ts';
import type { SearchFilters } from './use-search-filters.ts';
import classes from './performance.module.css';

interface QueryListProps {
  readonly filters: SearchFilters;
  readonly hasBrand: boolean;
}

/** Queries: those near page one, all, branded, and unbranded. */
export function QueryList({ filters, hasBrand }: QueryListProps) {
  const m = useMessages(performanceMessages);
  const [view, setView] = useState<QueryView>('near');
  const query = useQuery({
    ...apiQuery(listSearchQueries, { query: { ...filters, view } }),
    placeholderData: keepPreviousData,
  });
  const columns: Column<SearchQueryRow>[] = [
    { name: 'query', label: m.query, value: (row) => row.query, show: (row) => row.query },
    ...figureColumns<SearchQueryRow>(m),
    {
      name: 'previous',
      label: m.previousClicks,
      value: (row) => row.previousClicks,
      show: (row) => (row.previousClicks === null ? m.share(null) : m.count(row.previousClicks)),
    },
    { name: 'pages', label: m.pagesShown, value: (row) => row.pages, show: (row) => m.count(row.pages) },
  ];
  const isBrandUnknown = !hasBrand && (view === 'brand' || view === 'other');
  return (
    <div className={classes.list}>
      <SegmentedControl<QueryView>
        size="xs"
        aria-label={m.queryView}
        value={view}
        onChange={setView}
        data={['near' as const, ...QUERY_VIEWS.filter((name) => name !== 'near')].map((name) => ({
          value: name,
          label: m.view(name),
        }))}
      />
      <p className={classes.quiet}>{isBrandUnknown ? m.noBrand : m.viewHelp(view)}</p>
      <Shown query={query} messages={m}>
        {({ queries, total }) => (
          <>
            <SortedTable
              key={view}
              title={m.queries}
              rows={queries}
              getKey={(row) => row.query}
              columns={columns}
              initialSort={view === 'near' ? 'impressions' : 'clicks'}
              emptyText={m.none}
            />
            {total > queries.length ? (
              <p className={classes.quiet}>{m.firstOf(queries.length, total)}</p>
            ) : null}
          </>
        )}
      </Shown>
    </div>
  );
}
