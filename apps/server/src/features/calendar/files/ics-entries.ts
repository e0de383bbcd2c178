import type { Context } from '../../../platform/context.ts';
import { findDatedItems } from '../item-repository.ts';
import { findEvents } from '../list-events.ts';
import type { EventRow, Reader } from '../repository.ts';
import { occurrencesWithin } from '../times/recurrence.ts';
import type { TimeSpan } from '../times/zone.ts';
import type { IcsEntry } from './write-ics.ts';

/** Maximum entries of a calendar file. */
const ENTRIES_MAX = 5_000;

/**
 * Returns the entries of a time span for a calendar file. A series is included in full if one of its occurrences is
 * within the span.
 */
export async function icsEntries(
  ctx: Pick<Context, 'db' | 'services'> & { readonly actor: Reader },
  span: TimeSpan,
): Promise<IcsEntry[]> {
  const [events, items] = await Promise.all([
    findEvents(ctx, span),
    findDatedItems(ctx.db, ctx.actor, span, ENTRIES_MAX),
  ]);
  const site = ctx.services.publicUrl();
  const changedAt = new Date();
  return [
    ...events.filter((event) => isWithin(event, span)).map((event) => ofEvent(event, site)),
    ...items.flatMap((item): IcsEntry[] => {
      const at = item.publishedAt ?? item.scheduledFor;
      if (at === null) return [];
      const { id, title, status } = item;
      return [
        {
          uid: `item-${id}@pagewright`,
          title,
          at,
          status,
          platform: 'Blog',
          text: '',
          url: `${site}/content/${id}`,
          changedAt,
          series: null,
        },
      ];
    }),
  ].slice(0, ENTRIES_MAX);
}

function isWithin(event: EventRow, span: TimeSpan): boolean {
  const { recurrence } = event;
  return recurrence === null || occurrencesWithin({ ...event, recurrence }, span).length > 0;
}

function ofEvent(event: EventRow, site: string): IcsEntry {
  const { id, uid, title, status, platform, recurrence, timeZone } = event;
  return {
    uid,
    title,
    at: event.scheduledFor,
    status,
    platform,
    text: event.snippet,
    url: `${site}/calendar?event=${id}&at=${event.scheduledFor.toISOString()}`,
    changedAt: event.updatedAt,
    series:
      recurrence === null
        ? null
        : { rule: recurrence, timeZone, excluded: event.excludedDates.map((date) => new Date(date)) },
  };
}
