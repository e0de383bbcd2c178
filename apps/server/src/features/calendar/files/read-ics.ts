import { CALENDAR_LIMITS, isTimeZone, readRecurrence } from '@pagewright/contract/calendar';
import ical, { type VEvent } from 'node-ical';
import { toInstant } from '../times/zone.ts';
import {
  cleanTitle,
  platformOf,
  statusOf,
  type ImportDefaults,
  type ImportedEvent,
} from './imported-event.ts';

const MORNING = '09:00';
const EARLIEST = Date.UTC(1970, 0, 2);
const LATEST = Date.UTC(9998, 11, 31);

/**
 * Reads the events of an ICS file, in order. Moved occurrences become separate events and are excluded from their
 * series. All-day events are placed at 9:00.
 * @throws Error if it is not an ICS file.
 */
export function readIcs(text: string, defaults: ImportDefaults): ImportedEvent[] {
  const components = Object.values(ical.sync.parseICS(text));
  const events = components.filter((component): component is VEvent => component?.type === 'VEVENT');
  let place = 0;
  return events.flatMap((event) => {
    const moved = movedOccurrences(event);
    return [event, ...moved].map((one) => {
      place += 1;
      return readEvent(one, place, defaults, one === event ? moved : []);
    });
  });
}

/** Returns the moved occurrences of a series; the library lists each under two names. */
function movedOccurrences(event: VEvent): VEvent[] {
  return [...new Set(Object.values(event.recurrences ?? {}))].filter(
    (one): one is VEvent => typeof one === 'object',
  );
}

function readEvent(
  event: VEvent,
  place: number,
  defaults: ImportDefaults,
  moved: readonly VEvent[],
): ImportedEvent {
  const title = cleanTitle(textOf(event.summary));
  if (title === '') return { place, title, skipped: 'no_title' };
  const start = startOf(event, defaults);
  if (start === null || String(event.status).toUpperCase() === 'CANCELLED') {
    return { place, title, skipped: 'no_date' };
  }
  const recurrence = ruleOf(event);
  if (recurrence !== null && readRecurrence(recurrence) === null) return { place, title, skipped: 'rule' };
  const categories = (event.categories ?? []).map((name) => platformOf(name));
  const snippet = textOf(event.description).slice(0, CALENDAR_LIMITS.snippet).toWellFormed();
  const own: unknown = Reflect.get(event, 'PAGEWRIGHT-STATUS');
  const isTentative = String(event.status).toUpperCase() === 'TENTATIVE';
  return {
    place,
    skipped: null,
    title,
    uid: uidOf(event),
    ...start,
    platform: categories.find((name) => name !== undefined) ?? defaults.platform,
    status: typeof own === 'string' ? statusOf(own) : isTentative ? 'draft' : 'scheduled',
    snippet,
    recurrence,
    excludedDates: recurrence === null ? [] : excludedOf(event, moved),
  };
}

function uidOf(event: VEvent): string | null {
  const uid = textOf(event.uid);
  if (uid === '') return null;
  const moved = event.recurrenceid;
  return moved instanceof Date ? `${uid}#${moved.toISOString()}` : uid;
}

/** Returns the value of a property that may have parameters. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const inner: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'val') : undefined;
  return typeof inner === 'string' ? inner : '';
}

/**
 * Returns the date and time shown by a local date of this process, which is how the library represents times without
 * a zone.
 */
function toDayAndTime(date: Date): { readonly day: string; readonly time: string } {
  const two = (value: number): string => String(value).padStart(2, '0');
  return {
    day: `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`,
  };
}

function startOf(
  { start, datetype }: VEvent,
  { timeZone }: ImportDefaults,
): { scheduledFor: Date; timeZone: string } | null {
  if (!(start instanceof Date) || start.getTime() < EARLIEST || start.getTime() > LATEST) return null;
  const { day, time } = toDayAndTime(start);
  if (datetype === 'date') return { scheduledFor: toInstant(`${day}T${MORNING}`, timeZone), timeZone };
  if (start.tz === undefined) return { scheduledFor: toInstant(`${day}T${time}`, timeZone), timeZone };
  const isOwnZone = isTimeZone(start.tz) && start.tz !== 'Etc/UTC';
  return { scheduledFor: new Date(start), timeZone: isOwnZone ? start.tz : timeZone };
}

function ruleOf({ rrule }: VEvent): string | null {
  if (!rrule) return null;
  return /RRULE:(\S+)/.exec(rrule.toString())?.[1] ?? '';
}

function excludedOf({ exdate }: VEvent, moved: readonly VEvent[]): string[] {
  const named = [
    ...Object.values((exdate ?? {}) as Record<string, unknown>),
    ...moved.map(({ recurrenceid }): unknown => recurrenceid),
  ].filter((date): date is Date => date instanceof Date && !Number.isNaN(date.getTime()));
  return [...new Set(named.map((date) => date.toISOString()))].slice(0, CALENDAR_LIMITS.occurrences);
}
