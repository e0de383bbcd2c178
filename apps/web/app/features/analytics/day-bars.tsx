import { SegmentedControl } from '@mantine/core';
import type { AnalyticsOverview, VisitCounts } from '@pagewright/contract/analytics';
import { useState } from 'react';
import { DayTable } from './day-table.tsx';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { groupIntoBars } from './group-into-bars.ts';
import { BarChart } from './bar-chart.tsx';
import { analyticsMessages } from './messages.ts';
import { formatDay } from '../../lib/messages/format-day.ts';
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
      <DayTable summary={m.table} label={m.byDay} columns={[m.day, m.views, m.engaged, m.conversions]}>
        {days.toReversed().map(({ date, views, engagedSeconds, conversions }) => (
          <tr key={date}>
            <th scope="row">{formatDay(date)}</th>
            <td>{m.count(views)}</td>
            <td>{m.duration(engagedSeconds)}</td>
            <td>{m.count(conversions)}</td>
          </tr>
        ))}
      </DayTable>
    </figure>
  );
}
