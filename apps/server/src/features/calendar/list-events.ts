import { CALENDAR_LIMITS, type CalendarEntry } from '@pagewright/contract/calendar';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { entriesWithin, itemEntry } from './entry.ts';
import { findDatedItems, findMissedItems, findUndatedItems } from './item-repository.ts';
import { calendarMessages } from './messages.ts';
import { findMissed, findRepeating, findSingle, type EventRow, type Reader } from './repository.ts';
import { countDays, spanOfDays, type TimeSpan } from './times/zone.ts';

/** A range of days in a time zone. */
export interface Days {
  readonly start: string;
  readonly end: string;
  readonly timeZone: string;
}

const WAITING_MAX = 50;
const MAX_ENTRIES = CALENDAR_LIMITS.entries;

/** @throws ApiError 422 if the days are in the wrong order or too many. */
export function parseSpan({ start, end, timeZone }: Days, max: number = CALENDAR_LIMITS.days): TimeSpan {
  const days = countDays(start, end);
  if (days < 1) throw new ApiError(422, 'wrong_days', calendarMessages.wrongDays);
  if (days > max) throw new ApiError(422, 'too_many_days', calendarMessages.tooManyDays);
  return spanOfDays(start, end, timeZone);
}

/**
 * Lists the events and dated items that the caller may read, for a range of days in a time zone, in order.
 * @throws ApiError 422 for an invalid range, or if it has too many entries.
 */
export async function listEvents(ctx: Context, days: Days): Promise<CalendarEntry[]> {
  return listSpanEntries(ctx, parseSpan(days));
}

/** Like `listEvents`, for a time span. */
export async function listSpanEntries(
  ctx: Pick<Context, 'db' | 'actor'>,
  span: TimeSpan,
): Promise<CalendarEntry[]> {
  const [events, items] = await Promise.all([
    findEvents(ctx, span),
    findDatedItems(ctx.db, ctx.actor, span, MAX_ENTRIES + 1),
  ]);
  const entries = [
    ...entriesWithin(ctx.actor, events, span),
    ...items.map((item) => itemEntry(ctx.actor, item)),
  ];
  if (entries.length > MAX_ENTRIES) throw new ApiError(422, 'too_many_entries', calendarMessages.tooMany);
  return entries.toSorted(inOrder);
}

/** Orders entries by time, and at the same time by id. */
export function inOrder(a: CalendarEntry, b: CalendarEntry): number {
  return (a.scheduledFor ?? '').localeCompare(b.scheduledFor ?? '') || a.id.localeCompare(b.id);
}

/** Finds events within a time span, and the series that may have occurrences in it. */
export async function findEvents(
  ctx: Pick<Context, 'db'> & { readonly actor: Reader },
  span: TimeSpan,
): Promise<readonly EventRow[]> {
  const [single, repeating] = await Promise.all([
    findSingle(ctx.db, ctx.actor, span, MAX_ENTRIES + 1),
    findRepeating(ctx.db, ctx.actor, span.before),
  ]);
  return [...single, ...repeating];
}

/** Lists what needs attention: scheduled items without a date, and missed entries, at most 50 of each. */
export async function listWaiting(
  ctx: Context,
): Promise<{ undated: CalendarEntry[]; missed: CalendarEntry[] }> {
  const { actor } = ctx;
  const [undated, missedItems, missed] = await Promise.all([
    findUndatedItems(ctx.db, actor, WAITING_MAX),
    findMissedItems(ctx.db, actor, WAITING_MAX),
    findMissed(ctx.db, actor, WAITING_MAX),
  ]);
  const whole = { from: new Date(0), before: new Date(8.64e15) };
  return {
    undated: undated.map((item) => itemEntry(actor, item)),
    missed: [
      ...missedItems.map((item) => itemEntry(actor, item)),
      ...entriesWithin(actor, missed, whole),
    ].slice(0, WAITING_MAX),
  };
}
