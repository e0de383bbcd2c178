import { Button, NativeSelect } from '@mantine/core';
import {
  readBingPerformance,
  SEARCH_RANGES,
  type BingRow,
  type SearchRange,
} from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { IconCloudDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { figureColumns } from '../performance/figure-columns.ts';
import { performanceMessages } from '../performance/performance-messages.ts';
import { SortedTable } from '../sorted-table.tsx';
import { bingMessages } from './bing-messages.ts';
import { BingTimeline } from './bing-timeline.tsx';
import classes from '../performance/performance.module.css';

type Performance = CallOutput<typeof readBingPerformance>;
const RANGES = Object.keys(SEARCH_RANGES) as readonly SearchRange[];

/** What Bing Webmaster Tools knows: days of the site, and queries and pages by week. */
export function BingPerformance() {
  const m = useMessages(bingMessages);
  const words = useMessages(performanceMessages);
  const [timeRange, setTimeRange] = useState<SearchRange>('3m');
  const query = useQuery({
    ...apiQuery(readBingPerformance, { query: { timeRange } }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={query} messages={{ ...words, loading: m.loadingFigures, failed: m.figuresFailed }}>
      {(performance) =>
        performance.period === null ? (
          <EmptyState
            icon={<IconCloudDownload size={26} stroke={1.6} />}
            title={m.waitingTitle}
            description={m.waiting}
            action={
              <Button component={Link} to="/settings/connections" variant="default">
                {words.toSettings}
              </Button>
            }
          />
        ) : (
          <div className={classes.screen}>
            <div className={classes.filters}>
              <NativeSelect
                label={words.period}
                value={timeRange}
                onChange={({ currentTarget: { value } }) =>
                  setTimeRange(RANGES.find((range) => range === value) ?? '3m')
                }
                data={RANGES.map((range) => ({ value: range, label: words.range(range) }))}
              />
            </div>
            <BingTotals performance={performance} />
            <BingTimeline days={performance.days} />
            <BingList title={words.queries} name={words.query} list={performance.queries} />
            <BingList title={words.pages} name={words.page} list={performance.pages} />
          </div>
        )
      }
    </QueryView>
  );
}

function BingTotals({ performance }: { readonly performance: Performance }) {
  const m = useMessages(bingMessages);
  const words = useMessages(performanceMessages);
  const { totals, period, days, weeks } = performance;
  if (totals === null || period === null) return null;
  const missing = days.length - totals.knownDays;
  return (
    <section aria-label={words.totals}>
      <dl className={classes.sums}>
        <div>
          <dt>{words.clicks}</dt>
          <dd className={classes.sum}>{words.count(totals.clicks)}</dd>
        </div>
        <div>
          <dt>{words.impressions}</dt>
          <dd className={classes.sum}>{words.count(totals.impressions)}</dd>
        </div>
      </dl>
      <ul className={classes.notes}>
        <li>{m.measured(formatDay(period.from), formatDay(period.to))}</li>
        {missing === 0 ? null : <li>{m.missing(missing)}</li>}
        {weeks === null ? null : (
          <li>{m.weeks(weeks.count, formatDay(weeks.first), formatDay(weeks.last))}</li>
        )}
        <li>{m.apart}</li>
      </ul>
    </section>
  );
}

interface BingListProps {
  readonly title: string;
  /** What a row is called. */
  readonly name: string;
  readonly list: Performance['queries'];
}

function BingList({ title, name, list }: BingListProps) {
  const words = useMessages(performanceMessages);
  return (
    <div className={classes.list}>
      <SortedTable<BingRow>
        title={title}
        rows={list.rows}
        getKey={(row) => row.name}
        columns={[
          { name: 'name', label: name, value: (row) => row.name, show: (row) => row.name },
          ...figureColumns<BingRow>(words),
        ]}
        initialSort="clicks"
        emptyText={words.none}
      />
      {list.total > list.rows.length ? (
        <p className={classes.quiet}>{words.firstOf(list.rows.length, list.total)}</p>
      ) : null}
    </div>
  );
}
