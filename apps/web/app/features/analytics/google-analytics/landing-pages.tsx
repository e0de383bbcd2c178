import { NativeSelect } from '@mantine/core';
import {
  listLandingPages,
  SEARCH_RANGES,
  type LandingPageRow,
  type SearchRange,
} from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { performanceMessages } from '../performance/performance-messages.ts';
import { SortedTable, type Column } from '../sorted-table.tsx';
import { googleAnalyticsMessages } from './google-analytics-messages.ts';
import classes from '../performance/performance.module.css';

type Answer = CallOutput<typeof listLandingPages>;
/** A row of the table; figures of a page that Google does not name are unknown. */
type Row = Pick<LandingPageRow, 'path'> & {
  readonly [name in Exclude<keyof LandingPageRow, 'path'>]: LandingPageRow[name] | null;
};

const DAY_MS = 86_400_000;
const RANGES = Object.keys(SEARCH_RANGES) as readonly SearchRange[];

export interface LandingPagesProps {
  readonly timeRange: string;
  /** The URL of the one page that is shown. */
  readonly page?: string | undefined;
  /** Whether Search Console is connected. */
  readonly hasSearch: boolean;
  /** Chooses the period, where nothing else on the screen does. */
  readonly onTimeRange?: ((timeRange: string) => void) | undefined;
}

/** Landing pages in Google Analytics, with their clicks in Search Console, and what Google leaves out. */
export function LandingPages({ timeRange, page, hasSearch, onTimeRange }: LandingPagesProps) {
  const m = useMessages(googleAnalyticsMessages);
  const words = useMessages(performanceMessages);
  const query = useQuery({
    ...apiQuery(listLandingPages, { query: { timeRange, ...(page === undefined ? {} : { page }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={classes.list}>
      {onTimeRange === undefined ? null : (
        <NativeSelect
          label={words.period}
          value={timeRange}
          onChange={({ currentTarget: { value } }) => onTimeRange(value)}
          data={RANGES.map((range) => ({ value: range, label: words.range(range) }))}
        />
      )}
      <QueryView query={query} messages={{ ...m, loading: m.loadingPages, failed: m.pagesFailed }}>
        {(answer) => {
          const { pages, total, period, totals, searchProperty } = answer;
          if (period === null) return <p className={classes.quiet}>{m.waiting}</p>;
          const rows: readonly Row[] =
            page !== undefined && pages.length === 0 && totals !== null ? [unknownRow(page)] : pages;
          return (
            <>
              <SortedTable
                title={m.pages}
                rows={rows}
                getKey={({ path }) => path}
                columns={columnsOf(m, words, searchProperty !== null && page === undefined)}
                initialSort="sessions"
                emptyText={m.none}
              />
              {total > pages.length ? (
                <p className={classes.quiet}>{words.firstOf(pages.length, total)}</p>
              ) : null}
              <Notes answer={answer} isUnknown={rows !== pages} hasSearch={hasSearch} />
            </>
          );
        }}
      </QueryView>
    </div>
  );
}

function unknownRow(page: string): Row {
  const path = URL.canParse(page) ? new URL(page).pathname : page;
  return { path, sessions: null, engagedShare: null, keyEvents: null, clicks: null };
}

function columnsOf(
  m: ReturnType<typeof googleAnalyticsMessages.in>,
  words: ReturnType<typeof performanceMessages.in>,
  hasClicks: boolean,
): Column<Row>[] {
  return [
    { name: 'page', label: m.page, value: ({ path }) => path, show: ({ path }) => path },
    {
      name: 'sessions',
      label: m.sessions,
      value: ({ sessions }) => sessions,
      show: ({ sessions }) => m.count(sessions),
    },
    {
      name: 'engaged',
      label: m.engaged,
      value: ({ engagedShare }) => engagedShare,
      show: ({ engagedShare }) => words.share(engagedShare),
    },
    {
      name: 'keyEvents',
      label: m.keyEvents,
      value: ({ keyEvents }) => keyEvents,
      show: ({ keyEvents }) => m.amount(keyEvents),
    },
    ...(hasClicks
      ? [
          {
            name: 'clicks',
            label: m.clicks,
            value: ({ clicks }: Row) => clicks,
            show: ({ clicks }: Row) => m.count(clicks),
          },
        ]
      : []),
  ];
}

interface NotesProps {
  readonly answer: Answer;
  /** Whether the one page that was asked for is in no row. */
  readonly isUnknown: boolean;
  readonly hasSearch: boolean;
}

/** Source, period, and what Google says of its own figures. */
function Notes({ answer, isUnknown, hasSearch }: NotesProps) {
  const m = useMessages(googleAnalyticsMessages);
  const { property, period, timeZone, hosts, totals, unnamed, reservations, searchProperty } = answer;
  if (property === null || period === null) return null;
  const length = (Date.parse(period.to) - Date.parse(period.from)) / DAY_MS + 1;
  const days = (count: number | undefined, say: (count: number) => string): string | null =>
    count === undefined || count === 0 ? null : say(count);
  const hasUnnamed = unnamed !== null && unnamed.other + unnamed.notSet + unnamed.missing > 0;
  const notes = [
    isUnknown ? m.notInReport : null,
    m.measured(property, formatDay(period.from), formatDay(period.to)),
    timeZone === null ? null : m.zone(timeZone),
    days(totals === null ? undefined : length - totals.knownDays, m.missing),
    days(totals?.provisionalDays, m.provisionalDays),
    hasUnnamed && totals !== null
      ? m.unnamed(totals.sessions, unnamed.other, unnamed.notSet, unnamed.missing)
      : null,
    days(reservations?.otherDays, m.otherDays),
    days(reservations?.thresholdedDays, m.thresholdedDays),
    days(reservations?.sampledDays, m.sampledDays),
    days(reservations?.cappedDays, m.cappedDays),
    hosts.length === 0 ? null : m.byPath(hosts.join(', ')),
    searchProperty === null ? null : m.channels,
    hasSearch && searchProperty === null && hosts.length > 0 ? m.notCovered : null,
  ];
  return (
    <ul className={classes.notes}>
      {notes.map((note) => (note === null ? null : <li key={note}>{note}</li>))}
    </ul>
  );
}
