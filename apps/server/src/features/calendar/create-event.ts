import { randomUUID } from 'node:crypto';
import type { CalendarEntry, createCalendarEvent as call } from '@pagewright/contract/calendar';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { Actor, Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { eventEntry } from './entry.ts';
import { insertEvents, type NewEvent } from './repository.ts';
import { computeNextDue, requireFittingSnippet, requireSeries, findLinkedItem } from './event-rules.ts';

/** The fields of a new event that the caller sets; all others get defaults. */
export type NewEventFields = Pick<NewEvent, 'title' | 'platform' | 'scheduledFor' | 'timeZone'> &
  Partial<
    Pick<NewEvent, 'status' | 'snippet' | 'recurrence' | 'contentId' | 'contentDate' | 'uid' | 'batchId'>
  > & {
    readonly excludedDates?: string[];
  };

/** Creates a new event of a person, with a notification when it is due. */
export function newEvent(author: Actor, beginning: NewEventFields): NewEvent {
  const id = randomUUID();
  const event = {
    status: 'scheduled' as const,
    snippet: '',
    recurrence: null,
    excludedDates: [],
    contentId: null,
    contentDate: null,
    ...beginning,
  };
  return {
    id,
    uid: `${id}@pagewright`,
    workspaceId: author.workspaceId,
    authorId: author.userId,
    authorName: author.name,
    authorEmail: author.email,
    ...event,
    nextDueAt: computeNextDue(event),
  };
}

/**
 * Adds an event of the caller.
 * @throws ApiError 404 for an item that they may not read, 422 for a post that is too long or an invalid recurrence
 * rule.
 */
export async function createEvent(
  ctx: Context,
  draft: ParsedRequest<typeof call>['body'],
): Promise<CalendarEntry> {
  const { contentId = null, timeZone = 'UTC', scheduledFor, ...fields } = draft;
  requireFittingSnippet(fields.platform, fields.snippet ?? '');
  return withTransaction(ctx, async (inside) => {
    const tie = await findLinkedItem(inside, contentId);
    const event = newEvent(ctx.actor, {
      title: fields.title,
      platform: fields.platform,
      status: fields.status ?? 'scheduled',
      snippet: fields.snippet ?? '',
      recurrence: fields.recurrence ?? null,
      timeZone,
      scheduledFor: new Date(scheduledFor),
      ...tie,
    });
    await requireSeries(inside, { status: 'scheduled', recurrence: null, excludedDates: [], ...event });
    const [row] = await insertEvents(inside.db, [event]);
    if (!row) throw new Error('an event with a new uid was not added');
    await writeAudit(inside, 'calendar.create', row.id, {
      platform: row.platform,
      repeats: row.recurrence !== null,
    });
    return eventEntry(ctx.actor, row);
  });
}

/** Adds events of the caller, within their transaction, without notifications when they are due. */
export async function addSilentEvents(
  inside: Pick<Context, 'db' | 'actor'>,
  beginnings: readonly NewEventFields[],
): Promise<void> {
  await insertEvents(
    inside.db,
    beginnings.map((beginning) => ({ ...newEvent(inside.actor, beginning), nextDueAt: null })),
  );
}
