import { CALENDAR_LIMITS, SNIPPET_LIMITS, type CalendarPlatform } from '@pagewright/contract/calendar';
import { xLength } from '@pagewright/engine';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { readContent } from '../content/index.ts';
import { calendarMessages } from './messages.ts';
import { countRepeating, type EventRow } from './repository.ts';
import { isValidRecurrence, nextOccurrence } from './times/recurrence.ts';

/** The fields that determine when the author is notified. */
type TimedEvent = Pick<EventRow, 'status' | 'scheduledFor' | 'timeZone' | 'recurrence' | 'excludedDates'>;

/** Whether a platform accepts a post of this length. */
export function fitsPlatform(platform: CalendarPlatform, snippet: string): boolean {
  const length = platform === 'Twitter' ? xLength(snippet) : snippet.length;
  return length <= (SNIPPET_LIMITS[platform] ?? CALENDAR_LIMITS.snippet);
}

/** @throws ApiError 422 for a post that is too long for its platform. */
export function requireFittingSnippet(platform: CalendarPlatform, snippet: string): void {
  if (fitsPlatform(platform, snippet)) return;
  throw new ApiError(422, 'snippet_too_long', calendarMessages.snippetTooLong);
}

/** @throws ApiError 422 for an invalid recurrence rule, or if the workspace has too many series. */
export async function requireSeries(ctx: Context, event: TimedEvent, wasSeries = false): Promise<void> {
  const { recurrence } = event;
  if (recurrence === null) return;
  if (!isValidRecurrence({ ...event, recurrence })) throw new ApiError(422, 'rule', calendarMessages.rule);
  if (wasSeries) return;
  if ((await countRepeating(ctx.db, ctx.actor.workspaceId)) >= CALENDAR_LIMITS.repeating) {
    throw new ApiError(422, 'too_many_repeating', calendarMessages.tooManyRepeating);
  }
}

/**
 * Finds the item linked to an event, and the date that the event follows.
 * @throws ApiError 404 by the policy of items.
 */
export async function findLinkedItem(
  ctx: Context,
  contentId: string | null,
): Promise<{ contentId: string | null; contentDate: Date | null }> {
  if (contentId === null) return { contentId: null, contentDate: null };
  const item = await readContent(ctx, contentId);
  const date = item.publishedAt ?? item.scheduledFor;
  return { contentId: item.id, contentDate: date === null ? null : new Date(date) };
}

/** When the author of an event is notified next; null if it is past, done, or only a draft. */
export function computeNextDue(event: TimedEvent, now = new Date()): Date | null {
  const { status, recurrence, scheduledFor } = event;
  if (status !== 'scheduled') return null;
  if (recurrence !== null) return nextOccurrence({ ...event, recurrence }, now) ?? null;
  return scheduledFor >= now ? scheduledFor : null;
}
