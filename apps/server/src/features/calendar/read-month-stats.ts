import type { Context } from '../../platform/context.ts';
import { countDatedItems, countUndatedWork } from './item-repository.ts';
import { countSingle, findRepeating } from './repository.ts';
import { occurrencesWithin } from './times/recurrence.ts';
import { spanOfMonth } from './times/zone.ts';

/** A month, 1 to 12, in a time zone. */
export interface Month {
  readonly month: number;
  readonly year: number;
  readonly timeZone: string;
}

/**
 * Counts the entries of a month that the caller may read: scheduled and published ones, both events and items; in
 * progress are drafts and reviews dated in the month, or undated and last changed in it.
 */
export async function readMonthStats(
  ctx: Context,
  { month, year, timeZone }: Month,
): Promise<{ scheduled: number; published: number; inProgress: number }> {
  const span = spanOfMonth(year, month, timeZone);
  const [items, undated, single, repeating] = await Promise.all([
    countDatedItems(ctx.db, ctx.actor, span),
    countUndatedWork(ctx.db, ctx.actor, span),
    countSingle(ctx.db, ctx.actor, span),
    findRepeating(ctx.db, ctx.actor, span.before),
  ]);
  const count = (status: 'draft' | 'scheduled' | 'published'): number =>
    (items.get(status) ?? 0) +
    (single.get(status) ?? 0) +
    repeating
      .filter((series) => series.status === status)
      .reduce((sum, series) => sum + occurrencesWithin(series, span).length, 0);
  return {
    scheduled: count('scheduled'),
    published: count('published'),
    inProgress: count('draft') + (items.get('review') ?? 0) + undated,
  };
}
