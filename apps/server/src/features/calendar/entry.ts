import type { CalendarEntry } from '@pagewright/contract/calendar';
import type { Actor } from '../../platform/context.ts';
import { mayEdit } from '../content/index.ts';
import type { DatedItem } from './item-repository.ts';
import type { EventRow } from './repository.ts';
import { occurrencesWithin } from './times/recurrence.ts';
import type { TimeSpan } from './times/zone.ts';

/** Time within which a due item is published. */
const PUBLISHED_WITHIN_MS = 60_000;

/** Maps an event, or one occurrence of a series, to its list form, for someone who may read it. */
export function eventEntry(
  actor: Actor,
  event: EventRow,
  at = event.scheduledFor,
  now = new Date(),
): CalendarEntry {
  const repeats = event.recurrence !== null;
  return {
    id: event.id,
    kind: 'event',
    title: event.title,
    status: event.status,
    contentType: null,
    scheduledFor: at.toISOString(),
    occurrence: repeats ? at.toISOString() : null,
    seriesStart: repeats ? event.scheduledFor.toISOString() : null,
    recurrence: event.recurrence,
    timeZone: event.timeZone,
    platform: event.platform,
    snippet: event.snippet,
    contentId: event.contentId,
    isMissed: !repeats && event.status === 'scheduled' && at < now,
    ...people(actor, event),
  };
}

/** The fields of an item that the calendar shows. */
type ShownItem = Omit<DatedItem, 'scheduledFor' | 'publishedAt'> & {
  readonly scheduledFor: Date | string | null;
  readonly publishedAt: Date | string | null;
};

/** Maps an item to its list form, at the time when it was published or will be. */
export function itemEntry(actor: Actor, item: ShownItem, now = new Date()): CalendarEntry {
  const at = item.publishedAt ?? item.scheduledFor;
  const date = at === null ? null : new Date(at);
  return {
    id: item.id,
    kind: 'item',
    title: item.title,
    status: item.status,
    contentType: item.contentType,
    scheduledFor: date?.toISOString() ?? null,
    occurrence: null,
    seriesStart: null,
    recurrence: null,
    timeZone: null,
    platform: 'Blog',
    snippet: '',
    contentId: item.id,
    isMissed:
      item.status === 'scheduled' && date !== null && date.getTime() < now.getTime() - PUBLISHED_WITHIN_MS,
    ...people(actor, item),
  };
}

function people(actor: Actor, owned: EventRow | ShownItem) {
  return {
    author: { name: owned.authorName },
    authorId: owned.authorId,
    authorName: owned.authorName,
    authorEmail: owned.authorEmail,
    canEdit: mayEdit(actor, owned),
  };
}

/** Returns the entries of events within a time span, one per occurrence. */
export function entriesWithin(actor: Actor, events: readonly EventRow[], span: TimeSpan): CalendarEntry[] {
  const now = new Date();
  return events.flatMap((event) => {
    const { recurrence } = event;
    const times =
      recurrence === null ? [event.scheduledFor] : occurrencesWithin({ ...event, recurrence }, span);
    return times.map((at) => eventEntry(actor, event, at, now));
  });
}
