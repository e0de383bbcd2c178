import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { DayTable } from '../day-table.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { describeMark } from './describe-mark.ts';
import { performanceMessages } from './performance-messages.ts';
import { TimelineChart } from './timeline-chart.tsx';
import { timelineSeries, type Performance } from './timeline-series.ts';
import classes from './performance.module.css';

/** Everything by day over the same days: search figures, AI agents and answers, and the articles’ own events. */
export function Timeline({ performance }: { readonly performance: Performance }) {
  const m = useMessages(performanceMessages);
  const [chosen, setChosen] = useState<string[] | null>(null);
  const { days, marks, ai } = performance;
  const series = timelineSeries(performance, m);
  const usual = series.flatMap(({ id, isUsual }) => (isUsual ? [id] : []));
  const shown = series.filter(({ id }) => (chosen ?? usual).includes(id));
  return (
    <figure className={classes.timeline}>
      <figcaption className="visually-hidden">{m.timeline}</figcaption>
      <Checkbox.Group
        aria-label={m.measures}
        value={shown.map(({ id }) => id)}
        // The last one stays: a chart of nothing says nothing.
        onChange={(next) => setChosen(next.length === 0 ? shown.map(({ id }) => id) : next)}
      >
        <div className={classes.measures}>
          {series.map(({ id, name }) => (
            <Checkbox key={id} size="xs" value={id} label={name} />
          ))}
        </div>
      </Checkbox.Group>
      <TimelineChart days={days} marks={marks} series={shown} />
      {ai === null ? null : <p className={classes.quiet}>{m.aiCounted(ai.sites)}</p>}
      <DayTable
        summary={m.table}
        label={m.table}
        columns={[m.day, ...series.map(({ name }) => name), m.events]}
      >
        {days
          .map((day, step) => (
            <tr key={day.date}>
              <th scope="row">{formatDay(day.date)}</th>
              {series.map(({ id, values, write, describe }) => {
                const value = values[step] ?? null;
                const words = describe?.(step) ?? (value === null ? m.share(null) : write(value));
                return <td key={id}>{words}</td>;
              })}
              <td>
                {marks
                  .filter((mark) => mark.day === day.date)
                  .map((mark) => describeMark(mark, m))
                  .join('; ')}
              </td>
            </tr>
          ))
          .toReversed()}
      </DayTable>
    </figure>
  );
}
