import { SegmentedControl } from '@mantine/core';
import type { AnalyticsOverview, VisitCounts } from '@pagewright/contract/analytics';
import { useState } from 'react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { groupIntoBars } from './group-into-bars.ts';
import { BarChart } from './bar-chart.tsx';
import { analyticsMessages } from './messages.ts';
import { formatDay } from '../../lib/messages/format-day.ts';
import figures from './figures.module.css';
import classes from './readers.module.css';

/** Views, attention, or conversions by day as bars, with a table of all of them. */
export function DayBars({ days }: { readonly days: AnalyticsOverview['series'] }) {
  const m = useMessages(analyticsMessages);
  const [measure, setMeasure] = useState<keyof VisitCounts>('views');
  const bars = groupIntoBars(days);
  const write = (counts: VisitCounts): string =>
    measure === 'engagedSeconds' ? m.duration(counts.engagedSeconds) : m.count(counts[measure]);
  const measures: { value: keyof VisitCounts; label: string }[] = [
    { value: 'views', label: m.views },
    { value: 'engagedSeconds', label: m.engaged },
    { value: 'conversions', label: m.conversions },
  ];
  const unit = bars.length < days.length ? m.byWeek : m.byDay;
  return (
    <figure className={classes.days}>
      <figcaption className="visually-hidden">
        {`${measures.find(({ value }) => value === measure)?.label ?? ''}, ${unit}`}
      </figcaption>
      <SegmentedControl<keyof VisitCounts>
        size="xs"
        aria-label={m.measure}
        value={measure}
        onChange={setMeasure}
        data={measures}
      />
      <BarChart
        unit={unit}
        tickLabel={measure === 'engagedSeconds' ? m.duration : m.count}
        bars={bars.map((bar) => ({
          name: bar.date,
          value: bar[measure],
          label: (bar.days === 1 ? m.onDay : m.inWeek)(formatDay(bar.date), write(bar)),
          place: formatDay(bar.date),
        }))}
      />
      <details className={figures.more}>
        <summary>{m.table}</summary>
        <ScrollRegion label={m.byDay} maxHeight={240}>
          <table className={figures.table}>
            <thead>
              <tr>
                <th scope="col">{m.day}</th>
                <th scope="col">{m.views}</th>
                <th scope="col">{m.engaged}</th>
                <th scope="col">{m.conversions}</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ date, views, engagedSeconds, conversions }) => (
                <tr key={date}>
                  <th scope="row">{formatDay(date)}</th>
                  <td>{m.count(views)}</td>
                  <td>{m.duration(engagedSeconds)}</td>
                  <td>{m.count(conversions)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    </figure>
  );
}
