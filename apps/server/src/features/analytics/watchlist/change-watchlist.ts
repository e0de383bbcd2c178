import {
  WATCHLIST_LIMITS,
  type addToWatchlist as call,
  type WatchedKind,
  type Watchlist,
} from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../api-error.ts';
import type { Actor, Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { canManage } from '../../../access/ownership.ts';
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
import { competitorOf, keywordOf } from './watched-name.ts';

const LIMITS: Readonly<Record<WatchedKind, number>> = {
  competitor: WATCHLIST_LIMITS.competitors,
  keyword: WATCHLIST_LIMITS.keywords,
};

/** What the caller's workspace watches. */
export async function readWatchlist(ctx: Context): Promise<Watchlist> {
  return showWatchlist(ctx.actor, await listWatched(ctx, ctx.actor.workspaceId));
}

/**
 * Adds competitors and keywords for the workspace; empty and duplicate ones are ignored.
 * @throws ApiError 422 where the list would be longer than an analysis takes: then nothing is added.
 */
export async function addToWatchlist(
  ctx: Context,
  given: ParsedRequest<typeof call>['body'],
): Promise<HandlerOutput<typeof call>> {
  const { workspaceId, userId } = ctx.actor;
  const sites = given.competitors.filter((name) => name !== '');
  const refused = sites.filter((name) => competitorOf(name) === null);
  const competitors = eachOnce(sites.flatMap((name) => competitorOf(name) ?? []));
  const keywords = eachOnce(given.keywords.filter((name) => name !== '').map(keywordOf));
  return withTransaction(ctx, async (inside) => {
    await lockWatchlist(inside, workspaceId);
    const whose = { workspaceId, authorId: userId };
    const added =
      (await insertWatched(inside, whose, 'competitor', competitors)) +
      (await insertWatched(inside, whose, 'keyword', keywords));
    const rows = await listWatched(inside, workspaceId);
    requireRoom(rows);
    if (added > 0) await writeAudit(inside, 'analytics.watch', workspaceId, { added });
    const ignored = given.competitors.length + given.keywords.length - added - refused.length;
    return { ...showWatchlist(ctx.actor, rows), added, ignored, refused };
  });
}

/** Takes an entry off the list. @throws ApiError 404 and 403 by policy. */
export async function removeFromWatchlist(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const row = requireRemovable(ctx.actor, await lockWatched(inside, id));
    await deleteWatched(inside, row.id);
    await writeAudit(inside, 'analytics.unwatch', row.id, { kind: row.kind });
  });
}

function eachOnce(names: readonly NewWatched[]): NewWatched[] {
  return names.filter(({ key }, index) => names.findIndex((name) => name.key === key) === index);
}

function requireRoom(rows: readonly WatchedRow[]): void {
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
