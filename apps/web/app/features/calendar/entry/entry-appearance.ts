import type { CalendarEntry } from '@pagewright/contract/calendar';
import type { ContentStatus } from '@pagewright/contract/content';
import type { Formatter } from '../../../lib/messages/formatter.ts';
import type { BadgeTint } from '../../../ui/badge.tsx';
import { isRepeatedTime } from '../times/days.ts';

/** The calendar's colors: published green, scheduled blue, draft yellow, review purple. */
export const STATUS_TINTS: Readonly<Record<ContentStatus, BadgeTint>> = {
  published: 'green',
  scheduled: 'blue',
  draft: 'amber',
  review: 'violet',
};

/** A unique key of a displayed entry; for an occurrence of a series including its time. */
export const entryKey = ({ id, occurrence }: Pick<CalendarEntry, 'id' | 'occurrence'>): string =>
  occurrence === null ? id : `${id}@${occurrence}`;

/** Published entries keep their date; other editable entries can be moved. */
export const isMovable = ({ canEdit, kind, status }: CalendarEntry): boolean =>
  canEdit && !(kind === 'item' && status === 'published');

/** The time of an entry, with the zone abbreviation if the clock shows that time twice. */
export function timeLabel({ scheduledFor }: Pick<CalendarEntry, 'scheduledFor'>, format: Formatter): string {
  if (scheduledFor === null) return '';
  if (!isRepeatedTime(scheduledFor, format.timeZone)) return format.time(scheduledFor);
  return new Intl.DateTimeFormat(format.locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: format.timeZone,
    timeZoneName: 'short',
  }).format(new Date(scheduledFor));
}
