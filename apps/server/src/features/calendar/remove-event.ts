import type { CalendarEntry } from '@pagewright/contract/calendar';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { eventEntry } from './entry.ts';
import { calendarMessages } from './messages.ts';
import { requireEditable } from './policy.ts';
import {
  changeEvent,
  lockEvent,
  lockEventEvenIfRemoved,
  setEventRemoved,
  removeBatchEvents,
} from './repository.ts';
import { unscheduleItem } from './schedule-content.ts';
import { requireOccurrence } from './update-event.ts';
import { computeNextDue } from './event-rules.ts';

/**
 * Removes an event, or one occurrence of it; it can be restored for 30 days. An item loses its date, and a scheduled
 * one becomes a draft again.
 * @throws ApiError 404 or 403 by policy, 409 for a public item, 422 for an invalid occurrence.
 */
export async function removeEvent(ctx: Context, id: string, occurrence?: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const event = await lockEvent(inside.db, id);
    if (event === undefined) return unscheduleItem(inside, id);
    requireEditable(ctx.actor, event);
    if (occurrence === undefined) {
      await setEventRemoved(inside.db, id, true);
    } else {
      const out = requireOccurrence(event, new Date(occurrence));
      const excludedDates = [...event.excludedDates, out.toISOString()];
      await changeEvent(inside.db, id, {
        excludedDates,
        nextDueAt: computeNextDue({ ...event, excludedDates }),
      });
    }
    await writeAudit(inside, 'calendar.remove', id, { occurrence: occurrence ?? null });
  });
}

/**
 * Restores an event that was removed in the last 30 days, or an excluded occurrence of a series.
 * @throws ApiError 404 or 403 by policy.
 */
export async function undoRemoveEvent(ctx: Context, id: string, occurrence?: string): Promise<CalendarEntry> {
  return withTransaction(ctx, async (inside) => {
    const event = requireEditable(ctx.actor, await lockEventEvenIfRemoved(inside.db, id));
    if (occurrence === undefined) {
      if (event.removedAt !== null) await setEventRemoved(inside.db, id, false);
      const back = { ...event, removedAt: null };
      await changeEvent(inside.db, id, { nextDueAt: computeNextDue(back) });
      await writeAudit(inside, 'calendar.undo_remove', id);
      return eventEntry(ctx.actor, back);
    }
    const at = new Date(occurrence);
    const excludedDates = event.excludedDates.filter((date) => new Date(date).getTime() !== at.getTime());
    await changeEvent(inside.db, id, {
      excludedDates,
      nextDueAt: computeNextDue({ ...event, excludedDates }),
    });
    await writeAudit(inside, 'calendar.undo_remove', id, { occurrence });
    return eventEntry(ctx.actor, event, at);
  });
}

/** Removes everything created by one import or plan of the caller. @throws ApiError 404 if nothing of it is left. */
export async function removeBatch(ctx: Context, batchId: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const removed = await removeBatchEvents(inside.db, ctx.actor, batchId);
    if (removed === 0) throw new ApiError(404, 'not_found', calendarMessages.noBatch);
    await writeAudit(inside, 'calendar.remove_batch', batchId, { removed });
  });
}
