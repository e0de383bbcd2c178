import {
  CALENDAR_LIMITS,
  type acceptRefresh as acceptCall,
  type CalendarEntry,
} from '@pagewright/contract/calendar';
import type { ContentItem } from '@pagewright/contract/content';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { listTrafficDrops } from '../../analytics/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { readContent } from '../../content/index.ts';
import { createEvent } from '../create-event.ts';
import { calendarMessages } from '../messages.ts';
import { removeEvent } from '../remove-event.ts';
import { lockEvent } from '../repository.ts';
import { requireFutureDate } from '../schedule-content.ts';
import { deleteDecision, insertDecision, setDecisionEvent } from './refresh-repository.ts';

/**
 * Adds a proposed refresh to the calendar, at the proposed time or another.
 * @throws ApiError 404 or 403 by the policy of items, 409 if it is no longer proposed, 422 for a past time.
 */
export async function acceptRefresh(
  ctx: Context,
  id: string,
  { month, scheduledFor, timeZone }: ParsedRequest<typeof acceptCall>['body'],
): Promise<CalendarEntry> {
  requireFutureDate(new Date(scheduledFor));
  return withTransaction(ctx, async (inside) => {
    const item = await requireProposed(inside, id, month);
    const entry = await createEvent(inside, {
      title: calendarMessages.refreshOf(item.title).slice(0, CALENDAR_LIMITS.title).toWellFormed(),
      platform: 'Blog',
      scheduledFor,
      timeZone,
      contentId: item.id,
    });
    await setDecisionEvent(inside.db, { contentId: item.id, month }, entry.id);
    return entry;
  });
}

/** Dismisses a proposed refresh permanently. @throws ApiError 404, 403, 409 as `acceptRefresh`. */
export async function dismissRefresh(ctx: Context, id: string, month: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const item = await requireProposed(inside, id, month);
    await writeAudit(inside, 'calendar.dismiss_refresh', item.id, { month });
  });
}

/**
 * Undoes a decision: the refresh is proposed again, and its event is removed.
 * @throws ApiError 404 if there is no decision, 404 or 403 by the policy of items.
 */
export async function undoRefresh(ctx: Context, id: string, month: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const item = await requireEditable(inside, id);
    const eventId = await deleteDecision(inside.db, { contentId: item.id, month });
    if (eventId === undefined) throw new ApiError(404, 'not_found', calendarMessages.noRefresh);
    if (eventId !== null && (await lockEvent(inside.db, eventId))) await removeEvent(inside, eventId);
    await writeAudit(inside, 'calendar.undo_refresh', item.id, { month });
  });
}

/** Returns the item of a proposed refresh. */
async function requireProposed(ctx: Context, id: string, month: string): Promise<ContentItem> {
  const item = await requireEditable(ctx, id);
  const [fall] = await listTrafficDrops(ctx, { workspaceId: ctx.actor.workspaceId, contentId: item.id });
  const isFirst =
    fall?.month === month && (await insertDecision(ctx.db, { contentId: item.id, month }, ctx.actor.userId));
  if (!isFirst) throw new ApiError(409, 'no_refresh', calendarMessages.noRefresh);
  return item;
}

async function requireEditable(ctx: Context, id: string): Promise<ContentItem> {
  const item = await readContent(ctx, id);
  if (!item.canEdit) throw new ApiError(403, 'forbidden', calendarMessages.refreshNotYours);
  return item;
}
