import type { CalendarEntry } from '@pagewright/contract/calendar';
import type { Actor } from '../../context.ts';
import { mayEdit } from '../content/index.ts';
import type { DatedItem } from './item-repository.ts';
import type { EventRow } from './repository.ts';
import { occurrencesWithin } from './times/recurrence.ts';
import type { Stretch } from './times/zone.ts';

/** An item that is due is published within so many milliseconds. */
const PUBLISHED_WITHIN_MS = 60_000;

/** An event as lists answer it, to one who may read it; of a series, the occurrence at a moment. */
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

/** What the calendar shows of an item. */
type ShownItem = Omit<DatedItem, 'scheduledFor' | 'publishedAt'> & {
  readonly scheduledFor: Date | string | null;
  readonly publishedAt: Date | string | null;
};

/** An item as lists answer it, at the moment when it went public, else when it is to. */
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

/** The entries of events within a stretch: one for each occurrence. */
export function entriesWithin(actor: Actor, events: readonly EventRow[], stretch: Stretch): CalendarEntry[] {
  const now = new Date();
  return events.flatMap((event) => {
    const { recurrence } = event;
    const times =
      recurrence === null ? [event.scheduledFor] : occurrencesWithin({ ...event, recurrence }, stretch);
    return times.map((at) => eventEntry(actor, event, at, now));
  });
}
