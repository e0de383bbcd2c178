import { DIRECT, OTHER_SOURCES, type ContentAnalytics } from '@pagewright/contract/analytics';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { DayBars } from './day-bars.tsx';
import { analyticsMessages } from './messages.ts';
import { PeriodTotals } from './period-totals.tsx';
import { formatDay } from '../../lib/messages/format-day.ts';
import classes from './readers.module.css';

interface ReadersProps {
  readonly analytics: ContentAnalytics;
  /** Day of the first counted visit. */
  readonly since: string;
}

/** Totals, days, sources, and followed links of a page in a period. */
export function Readers({ analytics: { totals, previous, series, sources, targets }, since }: ReadersProps) {
  const m = useMessages(analyticsMessages);
  return (
    <>
      <PeriodTotals totals={totals} previous={previous} />
      {totals.views === 0 ? <p>{m.noneInPeriod}</p> : <DayBars days={series} />}
      <h3>{m.sources}</h3>
      <Shares
        rows={sources.map(({ source, views }) => [
          source === DIRECT ? m.direct : source === OTHER_SOURCES ? m.otherSources : source,
          views,
        ])}
        none={m.noneInPeriod}
      />
      <h3>{m.targets}</h3>
      <Shares rows={targets.map(({ target, conversions }) => [target, conversions])} none={m.noTargets} />
      <p className={classes.quiet}>{m.measured(formatDay(since))}</p>
    </>
  );
}

interface SharesProps {
  readonly rows: readonly (readonly [name: string, count: number])[];
  readonly none: string;
}

function Shares({ rows, none }: SharesProps) {
  const m = useMessages(analyticsMessages);
  const max = Math.max(1, ...rows.map(([, count]) => count));
  if (rows.length === 0) return <p className={classes.quiet}>{none}</p>;
  return (
    <ul className={classes.shares}>
      {rows.map(([name, count]) => (
        <li key={name} style={{ backgroundSize: `${(count / max) * 100}% 100%` }}>
          <span className={classes.name}>{name}</span>
          <span>{m.count(count)}</span>
        </li>
      ))}
    </ul>
  );
}
