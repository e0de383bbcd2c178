import type { CalendarEntry } from '@pagewright/contract/calendar';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { calendarMessages } from '../messages.ts';
import { entryKey, STATUS_TINTS, timeLabel } from './entry-appearance.ts';
import classes from './entry.module.css';

interface EntryRowProps {
  readonly entry: CalendarEntry;
  /** Shows the day too, if the list spans several. */
  readonly hasDay?: boolean;
  readonly onOpen: (entry: CalendarEntry) => void;
}

/** A list entry with its title, status, type, time, platform, and author. */
export function EntryRow({ entry, hasDay = false, onOpen }: EntryRowProps) {
  const m = useMessages(calendarMessages);
  const format = useFormatter();
  const { scheduledFor } = entry;
  const when =
    scheduledFor === null ? m.undated : hasDay ? format.dateTime(scheduledFor) : timeLabel(entry, format);
  const facts = [
    when,
    entry.contentType === null ? m.typeEvent : m[`type_${entry.contentType}`],
    m[`platform_${entry.platform}`],
    entry.authorName,
  ];
  return (
    <button type="button" className={classes.row} data-entry={entryKey(entry)} onClick={() => onOpen(entry)}>
      <span className={classes.rowHead}>
        <strong>{entry.title || m.untitled}</strong>
        <Badge tint={STATUS_TINTS[entry.status]}>{m[`status_${entry.status}`]}</Badge>
        {entry.isMissed ? <Badge tint="red">{m.missedBadge}</Badge> : null}
      </span>
      <span className={classes.quiet}>{facts.join(' · ')}</span>
    </button>
  );
}
