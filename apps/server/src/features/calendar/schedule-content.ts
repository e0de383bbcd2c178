import type { CalendarEntry } from '@pagewright/contract/calendar';
import type { ContentItem } from '@pagewright/contract/content';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { rescheduleContent } from '../content/index.ts';
import { itemEntry } from './entry.ts';
import { calendarMessages } from './messages.ts';

/** Today's date is accepted in every time zone; items that are due are published at once. */
const PAST_MS = 86_400_000;

/** @throws ApiError 422 for a time more than a day ago. */
export function requireFutureDate(moment: Date): void {
  if (moment.getTime() < Date.now() - PAST_MS) throw new ApiError(422, 'past_date', calendarMessages.past);
}

/**
 * Schedules an item to be published at a time.
 * @throws ApiError 404 or 403 by the policy of items, 409 for a public item, 422 for a past date.
 */
export async function scheduleContent(ctx: Context, contentId: string, date: string): Promise<ContentItem> {
  const scheduledFor = new Date(date);
  requireFutureDate(scheduledFor);
  return rescheduleContent(ctx, contentId, scheduledFor, () => 'scheduled');
}

/** Moves an item to another date without changing its status. @throws ApiError as `scheduleContent`. */
export async function moveItem(ctx: Context, id: string, date: string): Promise<CalendarEntry> {
  const scheduledFor = new Date(date);
  requireFutureDate(scheduledFor);
  return itemEntry(
    ctx.actor,
    inWorkspace(ctx, await rescheduleContent(ctx, id, scheduledFor, (status) => status)),
  );
}

/**
 * Clears the date of an item; a scheduled one becomes a draft again.
 * @throws ApiError 404, 403, 409 as `scheduleContent`.
 */
export async function unscheduleItem(ctx: Context, id: string): Promise<void> {
  await rescheduleContent(ctx, id, null, (status) => (status === 'scheduled' ? 'draft' : status));
}

/** Adds the workspace to an item, which was read within the caller's workspace. */
function inWorkspace(ctx: Context, item: ContentItem): ContentItem & { workspaceId: string } {
  return { ...item, workspaceId: ctx.actor.workspaceId };
}
