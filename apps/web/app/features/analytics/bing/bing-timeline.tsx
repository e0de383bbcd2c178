import { SegmentedControl } from '@mantine/core';
import type { readBingPerformance } from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { useState } from 'react';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { axisTicks } from '../../../ui/axis-ticks.ts';
import { DayLineChart } from '../day-line-chart.tsx';
import { DayTable } from '../day-table.tsx';
import { performanceMessages } from '../performance/performance-messages.ts';
import { bingMessages } from './bing-messages.ts';
import classes from '../performance/performance.module.css';

const MEASURES = ['clicks', 'impressions'] as const;
type Measure = (typeof MEASURES)[number];

/** Bing's clicks or impressions by day, with a table below. */
export function BingTimeline({ days }: { readonly days: CallOutput<typeof readBingPerformance>['days'] }) {
  const m = useMessages(performanceMessages);
  const { unknown } = useMessages(bingMessages);
  const [measure, setMeasure] = useState<Measure>('clicks');
  const values = days.map((day) => (day.clicks === null ? null : day[measure]));
  const describe = (step: number): string => {
    const [day, value] = [days[step], values[step]];
    return day === undefined ? '' : m.onDay(formatDay(day.date), value == null ? unknown : m.count(value));
  };
  return (
    <figure className={classes.timeline}>
      <figcaption className="visually-hidden">{m[measure]}</figcaption>
      <SegmentedControl<Measure>
        size="xs"
        aria-label={m.measure}
        value={measure}
        onChange={setMeasure}
        data={MEASURES.map((name) => ({ value: name, label: m[name] }))}
      />
      <DayLineChart
        key={measure}
        days={days.map(({ date }, step) => ({ date, height: values[step] ?? null }))}
        unit={m[measure]}
        ticks={axisTicks(Math.max(0, ...values.map((value) => value ?? 0)))}
        tickLabel={m.count}
        label={m.chartOf(m[measure])}
        describe={describe}
        hint=""
      />
      <DayTable summary={m.table} label={m.table} columns={[m.day, m.clicks, m.impressions]}>
        {days.toReversed().map((day) => (
          <tr key={day.date}>
            <th scope="row">{formatDay(day.date)}</th>
            {day.clicks === null ? (
              <td colSpan={2}>{unknown}</td>
            ) : (
              <>
                <td>{m.count(day.clicks)}</td>
                <td>{m.count(day.impressions)}</td>
              </>
            )}
          </tr>
        ))}
      </DayTable>
    </figure>
  );
}
