import type { CalendarEntry } from '@pagewright/contract/calendar';
import type { ContentItem } from '@pagewright/contract/content';
import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import { rescheduleContent } from '../content/index.ts';
import { itemEntry } from './entry.ts';
import { calendarMessages } from './messages.ts';

/** A date of today is taken wherever on earth it is today: what is due is published at once. */
const PAST_MS = 86_400_000;

/** @throws ApiError 422 for a moment more than a day ago. */
export function requireToCome(moment: Date): void {
  if (moment.getTime() < Date.now() - PAST_MS) throw new ApiError(422, 'past_date', calendarMessages.past);
}

/**
 * Schedules an item: it is published at that time.
 * @throws ApiError 404, 403 by the policy of items, 409 for one that is public, 422 for a date that is past.
 */
export async function scheduleContent(ctx: Context, contentId: string, date: string): Promise<ContentItem> {
  const scheduledFor = new Date(date);
  requireToCome(scheduledFor);
  return rescheduleContent(ctx, contentId, scheduledFor, () => 'scheduled');
}

/** Moves an item to another date; its status stays. @throws ApiError as `scheduleContent`. */
export async function moveItem(ctx: Context, id: string, date: string): Promise<CalendarEntry> {
  const scheduledFor = new Date(date);
  requireToCome(scheduledFor);
  return itemEntry(
    ctx.actor,
    inWorkspace(ctx, await rescheduleContent(ctx, id, scheduledFor, (status) => status)),
  );
}

/** Takes its date from an item; a scheduled one is a draft again. @throws ApiError 404, 403, 409 as `scheduleContent`. */
export async function unscheduleItem(ctx: Context, id: string): Promise<void> {
  await rescheduleContent(ctx, id, null, (status) => (status === 'scheduled' ? 'draft' : status));
}

/** The item with whose it is: it was read within the caller's workspace. */
function inWorkspace(ctx: Context, item: ContentItem): ContentItem & { workspaceId: string } {
  return { ...item, workspaceId: ctx.actor.workspaceId };
}
