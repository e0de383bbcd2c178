import {
  WATCHLIST_LIMITS,
  type addToWatchlist as call,
  type WatchedKind,
  type Watchlist,
} from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Actor, Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { canManage } from '../../../platform/access/ownership.ts';
import { writeAudit } from '../../audit/index.ts';
import { analyticsMessages } from '../messages.ts';
import { requireRemovable } from '../policy.ts';
import {
  deleteWatched,
  insertWatched,
  listWatched,
  lockWatched,
  lockWatchlist,
  type NewWatched,
  type WatchedRow,
} from './watch-repository.ts';
import { parseCompetitor, parseKeyword } from './parse-watched.ts';

const LIMITS: Readonly<Record<WatchedKind, number>> = {
  competitor: WATCHLIST_LIMITS.competitors,
  keyword: WATCHLIST_LIMITS.keywords,
};

/** Reads the watchlist of the caller's workspace. */
export async function readWatchlist(ctx: Context): Promise<Watchlist> {
  return showWatchlist(ctx.actor, await listWatched(ctx.db, ctx.actor.workspaceId));
}

/**
 * Adds competitors and keywords to the workspace's watchlist; empty and duplicate ones are ignored.
 * @throws ApiError 422 if the list would exceed the limit of an analysis; then nothing is added.
 */
export async function addToWatchlist(
  ctx: Context,
  given: ParsedRequest<typeof call>['body'],
): Promise<HandlerOutput<typeof call>> {
  const { workspaceId, userId } = ctx.actor;
  const sites = given.competitors.filter((name) => name !== '');
  const refused = sites.filter((name) => parseCompetitor(name) === null);
  const competitors = withoutDuplicates(sites.flatMap((name) => parseCompetitor(name) ?? []));
  const keywords = withoutDuplicates(given.keywords.filter((name) => name !== '').map(parseKeyword));
  return withTransaction(ctx, async (inside) => {
    await lockWatchlist(inside.db, workspaceId);
    const whose = { workspaceId, authorId: userId };
    const added =
      (await insertWatched(inside.db, whose, 'competitor', competitors)) +
      (await insertWatched(inside.db, whose, 'keyword', keywords));
    const rows = await listWatched(inside.db, workspaceId);
    requireCapacity(rows);
    if (added > 0) await writeAudit(inside, 'analytics.watch', workspaceId, { added });
    const ignored = given.competitors.length + given.keywords.length - added - refused.length;
    return { ...showWatchlist(ctx.actor, rows), added, ignored, refused };
  });
}

/** Removes an entry from the watchlist. @throws ApiError 404 or 403 by policy. */
export async function removeFromWatchlist(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const row = requireRemovable(ctx.actor, await lockWatched(inside.db, id));
    await deleteWatched(inside.db, row.id);
    await writeAudit(inside, 'analytics.unwatch', row.id, { kind: row.kind });
  });
}

function withoutDuplicates(names: readonly NewWatched[]): NewWatched[] {
  return names.filter(({ key }, index) => names.findIndex((name) => name.key === key) === index);
}

function requireCapacity(rows: readonly WatchedRow[]): void {
  for (const kind of ['competitor', 'keyword'] as const) {
    const limit = LIMITS[kind];
    if (rows.filter((row) => row.kind === kind).length > limit)
      throw new ApiError(422, 'watchlist_full', analyticsMessages.watchlistFull(kind, limit));
  }
}

function showWatchlist(actor: Actor, rows: readonly WatchedRow[]): Watchlist {
  const of = (kind: WatchedKind) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({
        id: row.id,
        name: row.name,
        addedAt: row.addedAt.toISOString(),
        mayRemove: canManage(actor, row),
      }));
  return { competitors: of('competitor'), keywords: of('keyword') };
}
