import { ScrollArea } from '@mantine/core';
import type { AnalyticsOverview } from '@pagewright/contract/analytics';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { analyticsMessages } from './messages.ts';
import { writeDay } from './write-day.ts';
import classes from './readers.module.css';

/** Views by day as bars, with the same as a table for who wants to read it. */
export function DayBars({ days }: { readonly days: AnalyticsOverview['series'] }) {
  const m = useMessages(analyticsMessages);
  const most = Math.max(1, ...days.map(({ views }) => views));
  return (
    <figure className={classes.days}>
      <figcaption>{m.byDay}</figcaption>
      <div className={classes.bars} aria-hidden="true">
        {days.map(({ date, views }) => (
          <i
            key={date}
            title={m.onDay(writeDay(date), views)}
            style={{ blockSize: `${(views / most) * 100}%` }}
          />
        ))}
      </div>
      <details>
        <summary>{m.table}</summary>
        <ScrollArea.Autosize mah={240} viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': m.byDay }}>
          <table>
            <thead>
              <tr>
                <th scope="col">{m.day}</th>
                <th scope="col">{m.views}</th>
                <th scope="col">{m.conversions}</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ date, views, conversions }) => (
                <tr key={date}>
                  <th scope="row">{writeDay(date)}</th>
                  <td>{m.count(views)}</td>
                  <td>{m.count(conversions)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea.Autosize>
      </details>
    </figure>
  );
}
