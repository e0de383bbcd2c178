import { CALENDAR_LIMITS, type CalendarEntry } from '@pagewright/contract/calendar';
import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import { entriesWithin, itemEntry } from './entry.ts';
import { findDatedItems, findMissedItems, findUndatedItems } from './item-repository.ts';
import { calendarMessages } from './messages.ts';
import { findMissed, findRepeating, findSingle, type EventRow, type Reader } from './repository.ts';
import { countDays, stretchOfDays, type Stretch } from './times/zone.ts';

/** Some days of a zone. */
export interface Days {
  readonly start: string;
  readonly end: string;
  readonly timeZone: string;
}

const WAITING_MAX = 50;
const MOST = CALENDAR_LIMITS.entries;

/** @throws ApiError 422 for days that stand the wrong way round, and for too many of them. */
export function readStretch({ start, end, timeZone }: Days): Stretch {
  const days = countDays(start, end);
  if (days < 1) throw new ApiError(422, 'wrong_days', calendarMessages.wrongDays);
  if (days > CALENDAR_LIMITS.days) throw new ApiError(422, 'too_many_days', calendarMessages.tooManyDays);
  return stretchOfDays(start, end, timeZone);
}

/**
 * The events, and the items with a date, that the caller may read, of some days of a zone, in their order.
 * @throws ApiError 422 for days that cannot be listed, and where they hold too much.
 */
export async function listEvents(ctx: Context, days: Days): Promise<CalendarEntry[]> {
  return entriesOf(ctx, readStretch(days));
}

/** As `listEvents`, of a stretch. */
export async function entriesOf(
  ctx: Pick<Context, 'db' | 'actor'>,
  stretch: Stretch,
): Promise<CalendarEntry[]> {
  const [events, items] = await Promise.all([
    findEvents(ctx, stretch),
    findDatedItems(ctx, ctx.actor, stretch, MOST + 1),
  ]);
  const entries = [
    ...entriesWithin(ctx.actor, events, stretch),
    ...items.map((item) => itemEntry(ctx.actor, item)),
  ];
  if (entries.length > MOST) throw new ApiError(422, 'too_many_entries', calendarMessages.tooMany);
  return entries.toSorted(
    (a, b) => (a.scheduledFor ?? '').localeCompare(b.scheduledFor ?? '') || a.id.localeCompare(b.id),
  );
}

/** Events of a stretch, with the series that may have occurrences in it. */
export async function findEvents(
  ctx: Pick<Context, 'db'> & { readonly actor: Reader },
  stretch: Stretch,
): Promise<readonly EventRow[]> {
  const [single, repeating] = await Promise.all([
    findSingle(ctx, ctx.actor, stretch, MOST + 1),
    findRepeating(ctx, ctx.actor, stretch.before),
  ]);
  return [...single, ...repeating];
}

/** What waits for somebody: scheduled items without a date, and what was missed, 50 of each kind at most. */
export async function listWaiting(
  ctx: Context,
): Promise<{ undated: CalendarEntry[]; missed: CalendarEntry[] }> {
  const { actor } = ctx;
  const [undated, missedItems, missed] = await Promise.all([
    findUndatedItems(ctx, actor, WAITING_MAX),
    findMissedItems(ctx, actor, WAITING_MAX),
    findMissed(ctx, actor, WAITING_MAX),
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
