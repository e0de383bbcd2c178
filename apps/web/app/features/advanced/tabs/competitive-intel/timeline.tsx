import type { ContentFreshness } from '@pagewright/contract/advanced';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { intelMessages } from './messages.ts';
import classes from '../../result/result.module.css';
import own from './competitive-intel.module.css';

type Row = ContentFreshness['updatePriority'][number];

/** Two years. */
const SPAN_MS = 2 * 365 * 86_400_000;

interface TimelineProps {
  readonly rows: readonly Row[];
  /** ISO 8601: the right edge. */
  readonly until: string;
}

/**
 * When each page was published and changed, as marks on a two-year axis. All dates are also text; older ones are only
 * text.
 */
export function Timeline({ rows, until }: TimelineProps) {
  const m = useMessages(intelMessages);
  const dated = rows.filter((row) => datesOf(row).length > 0);
  if (dated.length === 0) return null;
  const end = new Date(until).getTime();
  return (
    <section>
      <h3>{m.timeline}</h3>
      <p className={classes.quiet}>{m.timelineHelp}</p>
      <ul className={own.timeline}>
        {dated.map((row) => (
          <li key={row.url}>
            <span className={own.timelineName}>{row.title === '' ? row.url : row.title}</span>
            <span className={own.timelineTrack} aria-hidden="true">
              {datesOf(row)
                .filter((date) => placeOf(date, end) >= 0)
                .map((date) => (
                  <i key={date} style={{ insetInlineStart: `${placeOf(date, end)}%` }} title={m.date(date)} />
                ))}
            </span>
            <span className={own.timelineDates}>{datesOf(row).map(m.date).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Newest first, one per day. */
function datesOf({ publishedAt, changedAt, seenChangedAt }: Row): string[] {
  const dates = [publishedAt, changedAt, ...seenChangedAt].filter(
    (date): date is string => date !== null && !Number.isNaN(Date.parse(date)),
  );
  return [...new Map(dates.map((date) => [date.slice(0, 10), date])).values()].toSorted((one, other) =>
    other.localeCompare(one),
  );
}

/** Percent from the left; negative if older than the span. */
function placeOf(date: string, end: number): number {
  const share = 1 - (end - new Date(date).getTime()) / SPAN_MS;
  return Math.min(100, share * 100);
}
