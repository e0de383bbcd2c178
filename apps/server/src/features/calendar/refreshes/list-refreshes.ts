import type { Refresh } from '@pagewright/contract/calendar';
import type { Context } from '../../../platform/context.ts';
import { listTrafficDrops } from '../../analytics/index.ts';
import { listSpanEntries } from '../list-events.ts';
import { toInstant, spanOfDays, wallClock } from '../times/zone.ts';
import { daysAfter, nextFreeDays, mondayAfter } from './free-days.ts';
import { findDecided } from './refresh-repository.ts';

const PROPOSED_MAX = 10;
/** Days searched for a free one: enough weeks for ten proposals if every other day is taken. */
const SEARCH_DAYS = 28;
const MORNING = '09:00';

/**
 * Lists items that the caller may edit whose views fell in the last full month and that have no decision yet, largest
 * loss first, each on a free working day from next Monday on. Read-only: nothing is stored before a decision.
 */
export async function listRefreshes(ctx: Context, timeZone: string): Promise<Refresh[]> {
  const { workspaceId, userId, role } = ctx.actor;
  const falls = await listTrafficDrops(ctx, {
    workspaceId,
    ...(role === 'admin' ? {} : { authorId: userId }),
  });
  const [first] = falls;
  if (!first) return [];
  const decided = await findDecided(
    ctx.db,
    falls.map(({ contentId }) => contentId),
    first.month,
  );
  const open = falls.filter(({ contentId }) => !decided.has(contentId)).slice(0, PROPOSED_MAX);
  const monday = mondayAfter(new Date(), timeZone);
  const days = nextFreeDays(monday, open.length, await takenDays(ctx, monday, timeZone));
  return open.map(({ fall, ...page }, index) => ({
    contentId: page.contentId,
    title: page.title,
    month: page.month,
    latest: page.latest,
    previous: page.previous,
    fall,
    sameMonthLastYear: page.sameMonthLastYear,
    fallOfYear: page.fallOfYear,
    severity: page.severity,
    confirmation: page.confirmation,
    proposedFor: toInstant(`${days[index] ?? monday}T${MORNING}`, timeZone).toISOString(),
  }));
}

/** Returns days with an entry, from a day on. */
async function takenDays(ctx: Context, from: string, timeZone: string): Promise<ReadonlySet<string>> {
  const entries = await listSpanEntries(ctx, spanOfDays(from, daysAfter(from, SEARCH_DAYS - 1), timeZone));
  return new Set(
    entries.flatMap(({ scheduledFor }) =>
      scheduledFor === null ? [] : [wallClock(new Date(scheduledFor), timeZone).toPlainDate().toString()],
    ),
  );
}
