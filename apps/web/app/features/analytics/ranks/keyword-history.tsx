import { Button } from '@mantine/core';
import { readKeywordRanks, type RankDay, type RankTracker } from '@pagewright/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import { DayTable } from '../day-table.tsx';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { DayLineChart } from '../day-line-chart.tsx';
import { rankMessages } from './rank-messages.ts';
import classes from './ranks.module.css';
import watching from '../watching.module.css';

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
    <section className={watching.card} aria-label={m.history(keyword)}>
      <div className={watching.head}>
        <h2 className={watching.title}>{m.history(keyword)}</h2>
        <Button variant="default" size="compact-md" onClick={onClose}>
          {m.close}
        </Button>
      </div>
      <QueryView query={query} messages={{ loading: m.loading, failed: m.historyFailed, retry: m.retry }}>
        {(data) => <History keyword={keyword} site={site} days={data.days} sites={data.sites} />}
      </QueryView>
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
      <DayTable summary={m.table} label={m.historyChart(keyword)} columns={[m.date, ...sites, m.features]}>
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
      </DayTable>
    </figure>
  );
}
