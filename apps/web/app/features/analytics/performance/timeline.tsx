import { SegmentedControl } from '@mantine/core';
import type { SearchMark } from '@pagewright/contract/analytics';
import { useState } from 'react';
import { DayTable } from '../day-table.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { performanceMessages } from './performance-messages.ts';
import { MEASURES, TimelineChart, type Days, type Measure } from './timeline-chart.tsx';
import classes from './performance.module.css';

interface TimelineProps {
  readonly days: Days;
  readonly marks: readonly SearchMark[];
}

/** Clicks, impressions, click-through rate, or position by day, with a table below. */
export function Timeline({ days, marks }: TimelineProps) {
  const m = useMessages(performanceMessages);
  const [measure, setMeasure] = useState<Measure>('clicks');
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
      <TimelineChart key={measure} days={days} marks={marks} measure={measure} />
      <DayTable
        summary={m.table}
        label={m.table}
        columns={[m.day, m.clicks, m.impressions, m.ctr, m.position, m.events]}
      >
        {days.toReversed().map((day) => (
          <tr key={day.date}>
            <th scope="row">{formatDay(day.date)}</th>
            {day.clicks === null ? (
              <td colSpan={4}>{m.unknown}</td>
            ) : (
              <>
                <td>{m.count(day.clicks)}</td>
                <td>{m.count(day.impressions)}</td>
                <td>{m.share(day.ctr)}</td>
                <td>{m.place(day.position)}</td>
              </>
            )}
            <td>
              {marks
                .filter((mark) => mark.day === day.date)
                .map(({ kind, title }) => m[kind](title))
                .join('; ')}
            </td>
          </tr>
        ))}
      </DayTable>
    </figure>
  );
}
