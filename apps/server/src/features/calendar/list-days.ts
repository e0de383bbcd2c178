import {
  CALENDAR_LIMITS,
  type CalendarEntry,
  type listCalendarDays as call,
} from '@pagewright/contract/calendar';
import type { CallOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../platform/context.ts';
import { readChangeCursor, writeChangeCursor, wrongCursor } from '../../platform/http/change-cursor.ts';
import type { DayPlace } from './day-rows-repository.ts';
import { entriesWithin, itemEntry } from './entry.ts';
import { countItemsOfDays, findItemsOfDays } from './item-repository.ts';
import { inOrder, parseSpan } from './list-events.ts';
import {
  countSingleOfDays,
  findRepeating,
  findSingleOfDays,
  type EntryFilter,
  type RepeatingRow,
} from './repository.ts';
import { listDays, spanOfDays, type TimeSpan } from './times/zone.ts';

const { daysInPart, countedPerDay } = CALENDAR_LIMITS;

/**
 * Lists the first entries of each day that the caller may read, in order, and counts those left out. What it reads
 * does not grow with the calendar: it ends at the limit of each day, and counts only days that reach it.
 * @throws ApiError 422 for an invalid range; 400 for a cursor of another day.
 */
export async function listCalendarDays(
  ctx: Context,
  query: ParsedRequest<typeof call>['query'],
): Promise<CallOutput<typeof call>> {
  const { limit, timeZone } = query;
  const span = parseSpan(query, daysInPart);
  const after = readPlace(query.cursor, query, span);
  const days = listDays(query.start, query.end).map((day) => ({ day, ...spanOfDays(day, day, timeZone) }));
  const filter: EntryFilter = query;
  const part = { after, limit: limit + 1 };
  const { db, actor } = ctx;
  const [items, single, repeating] = await Promise.all([
    showsItems(filter) ? findItemsOfDays(db, actor, days, filter, part) : [],
    findSingleOfDays(db, actor, days, filter, part),
    findRepeating(db, actor, span.before),
  ]);
  const occurrences = entriesWithin(actor, repeating.filter(passes(filter)), span).filter(isAfter(after));
  const dayOf = ({ scheduledFor }: CalendarEntry) => {
    const at = Date.parse(scheduledFor ?? '');
    return days.findLast(({ from }) => from.getTime() <= at)?.day;
  };
  const found = Map.groupBy(
    [...items.map((item) => itemEntry(actor, item)), ...entriesWithin(actor, single, span), ...occurrences],
    dayOf,
  );
  const full = days.filter(({ day }) => (found.get(day)?.length ?? 0) > limit);
  const counts = await countOthers(ctx, full, filter, after);
  const repeated = Map.groupBy(occurrences, dayOf);
  const shown = new Map([...found].map(([day, all]) => [day, all.toSorted(inOrder).slice(0, limit)]));
  return {
    entries: days.flatMap(({ day }) => shown.get(day) ?? []),
    more: full.map(({ day }, index) => {
      const last = shown.get(day)?.at(-1);
      const { count, isMinimum } = counts[index] ?? { count: 0, isMinimum: true };
      const others = count + (repeated.get(day)?.length ?? 0) - limit;
      return {
        day,
        count: Math.min(others, countedPerDay),
        isMinimum: isMinimum || others > countedPerDay,
        cursor: writeChangeCursor({ updatedAt: last?.scheduledFor ?? '', id: last?.id ?? '' }),
      };
    }),
  };
}

/** Counts items and single events of each of these days, each up to what is counted of a day. */
async function countOthers(
  { db, actor }: Context,
  days: readonly TimeSpan[],
  filter: EntryFilter,
  after: DayPlace | null,
): Promise<readonly { readonly count: number; readonly isMinimum: boolean }[]> {
  if (days.length === 0) return [];
  // One page more than what is counted beyond it.
  const limit = countedPerDay + CALENDAR_LIMITS.entriesPerDay + 1;
  const part = { after, limit };
  const [items, single] = await Promise.all([
    showsItems(filter) ? countItemsOfDays(db, actor, days, filter, part) : new Map<number, number>(),
    countSingleOfDays(db, actor, days, filter, part),
  ]);
  return days.map((_, index) => {
    const [ofItems, ofSingle] = [items.get(index + 1) ?? 0, single.get(index + 1) ?? 0];
    return { count: ofItems + ofSingle, isMinimum: ofItems === limit || ofSingle === limit };
  });
}

/** Items are published on our own site, so a filter by another platform leaves them out. */
const showsItems = ({ platform }: EntryFilter): boolean => platform === undefined || platform === 'Blog';

const passes =
  ({ authorId, platform, status }: EntryFilter) =>
  (row: RepeatingRow): boolean =>
    (authorId === undefined || row.authorId === authorId) &&
    (platform === undefined || row.platform === platform) &&
    (status === undefined || row.status === status);

const isAfter =
  (place: DayPlace | null) =>
  ({ scheduledFor, id }: CalendarEntry): boolean =>
    place === null || (scheduledFor ?? '') > place.at || ((scheduledFor ?? '') === place.at && id > place.id);

/** The place of a cursor, which continues the only day of a range. */
function readPlace(
  cursor: string | undefined,
  { start, end }: { readonly start: string; readonly end: string },
  { from, before }: TimeSpan,
): DayPlace | null {
  if (cursor === undefined) return null;
  const { updatedAt: at, id } = readChangeCursor(cursor);
  const moment = new Date(at);
  if (start !== end || moment < from || moment >= before) throw wrongCursor();
  return { at, id };
}
