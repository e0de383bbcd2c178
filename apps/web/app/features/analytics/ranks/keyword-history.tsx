import { Button } from '@mantine/core';
import { readKeywordRanks, type RankDay, type RankTracker } from '@pagewright/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { DayLineChart } from '../day-line-chart.tsx';
import { rankMessages } from './rank-messages.ts';
import figures from '../figures.module.css';
import classes from './ranks.module.css';

/** Parts of the vertical axis. */
const TICKS = 4;

interface KeywordHistoryProps {
  readonly tracker: RankTracker;
  readonly keyword: string;
  readonly site: string;
  readonly days: number;
  readonly onClose: () => void;
}

/** The position of a site for a keyword by day, with a table of all sites. */
export function KeywordHistory({ tracker, keyword, site, days, onClose }: KeywordHistoryProps) {
  const m = useMessages(rankMessages);
  const query = useQuery({
    ...apiQuery(readKeywordRanks, {
      params: { id: tracker.id },
      query: { keyword, days: String(days) },
    }),
  });
  return (
    <section className={classes.card} aria-label={m.history(keyword)}>
      <div className={classes.head}>
        <h2 className={classes.title}>{m.history(keyword)}</h2>
        <Button variant="default" size="compact-md" onClick={onClose}>
          {m.close}
        </Button>
      </div>
      {query.isPending ? <LoadingState label={m.loading} /> : null}
      {query.isError ? (
        <ErrorState
          title={m.historyFailed}
          description={describeFailure(query.error.failure)}
          isUnauthorized={query.error.failure.status === 401}
          retryLabel={m.retry}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : null}
      {query.data ? (
        <History keyword={keyword} site={site} days={query.data.days} sites={query.data.sites} />
      ) : null}
    </section>
  );
}

interface HistoryProps {
  readonly keyword: string;
  readonly site: string;
  readonly days: readonly RankDay[];
  readonly sites: readonly string[];
}

function History({ keyword, site, days, sites }: HistoryProps) {
  const m = useMessages(rankMessages);
  const placeOf = (day: RankDay, name: string) => day.positions.find((one) => one.site === name);
  const values = days.map((day) => placeOf(day, site)?.position ?? null);
  // Whole positions only.
  const step = Math.ceil(Math.max(9, ...values.map((value) => (value ?? 1) - 1)) / TICKS);
  const ticks = Array.from({ length: TICKS + 1 }, (_, at) => at * step);
  const top = ticks.at(-1) ?? 1;
  function describeDay(day: RankDay, name: string): string {
    if (day.state === 'failed') return day.problem ?? m.noAnswer;
    const place = placeOf(day, name);
    if (day.state === 'not_asked' || place === undefined) return m.notAsked;
    return place.position === null ? m.notFound(day.results ?? 0) : m.place(place.position);
  }
  const describe = (step: number): string => {
    const day = days[step];
    if (day === undefined) return '';
    return [m.onDay(day.date, describeDay(day, site)), placeOf(day, site)?.url].filter(Boolean).join('; ');
  };
  return (
    <figure className={classes.figure}>
      <DayLineChart
        days={days.map((day, step) => {
          const value = values[step] ?? null;
          return {
            date: day.date,
            // Position 1 is at the top.
            height: value === null ? null : top + 1 - value,
            isMiss: placeOf(day, site)?.position === null,
          };
        })}
        unit={m.position}
        ticks={ticks}
        tickLabel={(tick) => m.place(top + 1 - tick)}
        label={m.historyChart(keyword)}
        describe={describe}
        hint={m.missHint}
      />
      <details className={figures.more}>
        <summary>{m.table}</summary>
        <ScrollRegion label={m.historyChart(keyword)} maxHeight={280}>
          <table className={figures.table}>
            <thead>
              <tr>
                {[m.date, ...sites, m.features].map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.date}>
                  <th scope="row">{formatDay(day.date)}</th>
                  {sites.map((name) => (
                    <td key={name}>{describeDay(day, name)}</td>
                  ))}
                  <td>
                    {day.features === null ? m.unknown : day.features.map((one) => m.feature(one)).join(', ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    </figure>
  );
}
