import { CALENDAR_LIMITS, SNIPPET_LIMITS, type CalendarPlatform } from '@pagewright/contract/calendar';
import { xLength } from '@pagewright/engine';
import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import { readContent } from '../content/index.ts';
import { calendarMessages } from './messages.ts';
import { countRepeating, type EventRow } from './repository.ts';
import { isFollowable, nextOccurrence } from './times/recurrence.ts';

/** What of an event says when its author is told. */
type Timed = Pick<EventRow, 'status' | 'scheduledFor' | 'timeZone' | 'recurrence' | 'excludedDates'>;

/** Whether a network takes a post of this length. */
export function fits(platform: CalendarPlatform, snippet: string): boolean {
  const length = platform === 'Twitter' ? xLength(snippet) : snippet.length;
  return length <= (SNIPPET_LIMITS[platform] ?? CALENDAR_LIMITS.snippet);
}

/** @throws ApiError 422 for a post that is longer than its network takes. */
export function requireFitting(platform: CalendarPlatform, snippet: string): void {
  if (fits(platform, snippet)) return;
  throw new ApiError(422, 'snippet_too_long', calendarMessages.snippetTooLong);
}

/** @throws ApiError 422 for a rule that cannot be followed, and for one series more than a workspace may have. */
export async function requireSeries(ctx: Context, event: Timed, wasSeries = false): Promise<void> {
  const { recurrence } = event;
  if (recurrence === null) return;
  if (!isFollowable({ ...event, recurrence })) throw new ApiError(422, 'rule', calendarMessages.rule);
  if (wasSeries) return;
  if ((await countRepeating(ctx, ctx.actor.workspaceId)) >= CALENDAR_LIMITS.repeating) {
    throw new ApiError(422, 'too_many_repeating', calendarMessages.tooManyRepeating);
  }
}

/** The item that an event tells of, with the date that it goes by. @throws ApiError 404 by the policy of items. */
export async function tieOf(
  ctx: Context,
  contentId: string | null,
): Promise<{ contentId: string | null; contentDate: Date | null }> {
  if (contentId === null) return { contentId: null, contentDate: null };
  const item = await readContent(ctx, contentId);
  const date = item.publishedAt ?? item.scheduledFor;
  return { contentId: item.id, contentDate: date === null ? null : new Date(date) };
}

/** When the author of an event is told next; null for what is past, done or only a draft. */
export function nextDueOf(event: Timed, now = new Date()): Date | null {
  const { status, recurrence, scheduledFor } = event;
  if (status !== 'scheduled') return null;
  if (recurrence !== null) return nextOccurrence({ ...event, recurrence }, now) ?? null;
  return scheduledFor >= now ? scheduledFor : null;
}
