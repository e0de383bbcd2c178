import { randomUUID } from 'node:crypto';
import type { CalendarEntry, updateCalendarEvent as call } from '@pagewright/contract/calendar';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { readContent } from '../content/index.ts';
import { eventEntry, itemEntry } from './entry.ts';
import { calendarMessages } from './messages.ts';
import { requireEditable } from './policy.ts';
import { changeEvent, insertEvents, lockEvent, type EventRow } from './repository.ts';
import { moveItem } from './schedule-content.ts';
import { isOccurrence } from './times/recurrence.ts';
import { shiftByWallClock } from './times/zone.ts';
import { computeNextDue, requireFittingSnippet, requireSeries, findLinkedItem } from './event-rules.ts';

type Change = ParsedRequest<typeof call>['body'];

/**
 * Merges a change into an event, or into one occurrence of it, which then becomes a separate event. Of an item only
 * the date changes, and linked events move with it.
 * @throws ApiError 404 or 403 by policy, 409 for a public item, 422 for invalid input.
 */
export async function updateEvent(ctx: Context, id: string, change: Change): Promise<CalendarEntry> {
  return withTransaction(ctx, async (inside) => {
    const event = await lockEvent(inside.db, id);
    if (event === undefined) return updateItem(inside, id, change);
    requireEditable(ctx.actor, event);
    const { occurrence } = change;
    const changed =
      occurrence === undefined
        ? await changeEntireEvent(inside, event, change)
        : await detachOccurrence(inside, event, new Date(occurrence), change);
    await writeAudit(inside, 'calendar.update', id, { occurrence: occurrence ?? null });
    return eventEntry(ctx.actor, changed);
  });
}

async function updateItem(ctx: Context, id: string, { scheduledFor }: Change): Promise<CalendarEntry> {
  if (scheduledFor !== undefined) return moveItem(ctx, id, scheduledFor);
  const item = await readContent(ctx, id);
  return itemEntry(ctx.actor, { ...item, workspaceId: ctx.actor.workspaceId });
}

async function changeEntireEvent(ctx: Context, event: EventRow, change: Change): Promise<EventRow> {
  const merged = await merge(ctx, event, change);
  await requireSeries(ctx, merged, event.recurrence !== null);
  // Excluded occurrences stay excluded when the series is moved.
  const by = { from: event.scheduledFor, to: merged.scheduledFor };
  const excludedDates =
    by.from.getTime() === by.to.getTime()
      ? event.excludedDates
      : event.excludedDates.map((date) =>
          shiftByWallClock(new Date(date), by, merged.timeZone).toISOString(),
        );
  return changeEvent(ctx.db, event.id, {
    ...merged,
    excludedDates,
    nextDueAt: computeNextDue({ ...merged, excludedDates }),
  });
}

/** Turns one occurrence into a separate event. */
async function detachOccurrence(ctx: Context, event: EventRow, at: Date, change: Change): Promise<EventRow> {
  const excludedDates = [...event.excludedDates, requireOccurrence(event, at).toISOString()];
  await changeEvent(ctx.db, event.id, {
    excludedDates,
    nextDueAt: computeNextDue({ ...event, excludedDates }),
  });
  const single = { ...event, recurrence: null, scheduledFor: at, excludedDates: [] };
  const merged = await merge(ctx, single, { ...change, recurrence: null });
  const id = randomUUID();
  const [row] = await insertEvents(ctx.db, [
    {
      ...merged,
      id,
      uid: `${id}@pagewright`,
      createdAt: undefined,
      updatedAt: undefined,
      nextDueAt: computeNextDue(merged),
    },
  ]);
  if (!row) throw new Error('an occurrence with a new uid was not added');
  return row;
}

/** @throws ApiError 422 if the series has no occurrence at that time. */
export function requireOccurrence(event: EventRow, at: Date): Date {
  const { recurrence } = event;
  const isOut = event.excludedDates.some((date) => new Date(date).getTime() === at.getTime());
  if (recurrence !== null && !isOut && isOccurrence({ ...event, recurrence }, at)) return at;
  throw new ApiError(422, 'no_occurrence', calendarMessages.noOccurrence);
}

/** Merges a change into an event. Absent keys stay. */
async function merge(ctx: Context, event: EventRow, change: Change): Promise<EventRow> {
  const { contentId, scheduledFor } = change;
  const tie =
    contentId === undefined || contentId === event.contentId ? {} : await findLinkedItem(ctx, contentId);
  const merged: EventRow = {
    ...event,
    title: change.title ?? event.title,
    platform: change.platform ?? event.platform,
    status: change.status ?? event.status,
    snippet: change.snippet ?? event.snippet,
    timeZone: change.timeZone ?? event.timeZone,
    recurrence: change.recurrence === undefined ? event.recurrence : change.recurrence,
    scheduledFor: scheduledFor === undefined ? event.scheduledFor : new Date(scheduledFor),
    ...tie,
  };
  requireFittingSnippet(merged.platform, merged.snippet);
  return merged;
}
