import type * as contract from '@pagewright/contract/analytics';
import { RANK_LIMITS, type RankOverview } from '@pagewright/contract/analytics';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { analyticsMessages } from '../messages.ts';
import { mayChangeConnection } from '../search-connection/policy.ts';
import { writeBudget } from './budget-repository.ts';
import { listRankSources, showTrackers } from './show-trackers.ts';
import { findRankTargets } from './target-sites.ts';
import {
  deleteTracker,
  findTracker,
  insertTracker,
  listTrackers,
  lockTrackers,
  resumeWaitingTrackers,
  scheduleRankCheck,
  updateTracker,
  type TrackerRow,
} from './tracker-repository.ts';

/**
 * Tracks the watched keywords in a market from now on.
 * @throws ApiError 403 by policy; 409 without a site, for a market that is tracked already, or beyond the limit; 422 for
 * a source or device that cannot be asked.
 */
export async function addTracker(
  ctx: Context,
  given: ParsedRequest<typeof contract.addRankTracker>['body'],
): Promise<RankOverview> {
  requireTrackingAdmin(ctx);
  const source = (await listRankSources(ctx)).find(({ name }) => name === given.source);
  if (!source) throw refusal('source', 'rank_source_unknown', analyticsMessages.rankSourceUnknown);
  const knowsDevice =
    given.device === null ? source.devices.length === 0 : source.devices.includes(given.device);
  if (!knowsDevice)
    throw refusal('device', 'rank_device_unknown', analyticsMessages.rankDeviceUnknown(source.title));
  const { workspaceId, userId: authorId } = ctx.actor;
  return withTransaction(ctx, async (inside) => {
    await lockTrackers(inside.db, workspaceId);
    const rows = (await listTrackers(inside.db, workspaceId)).map(({ tracker }) => tracker);
    if (rows.some((row) => isSameMarket(row, given)))
      throw new ApiError(409, 'rank_tracked_already', analyticsMessages.rankTrackedAlready);
    if (rows.length >= RANK_LIMITS.trackers)
      throw new ApiError(409, 'rank_too_many', analyticsMessages.rankTooMany(RANK_LIMITS.trackers));
    if ((await findRankTargets(inside, { workspaceId, authorId })).sites.length === 0)
      throw new ApiError(409, 'rank_no_site', analyticsMessages.rankNoSite);
    const id = await insertTracker(inside.db, { workspaceId, authorId, ...given });
    await writeAudit(inside, 'analytics.add_rank_tracker', id, { ...given });
    return showTrackers(inside);
  });
}

type Market = Pick<TrackerRow, 'source' | 'country' | 'language' | 'device'>;

/** Positions of one line come from one source, market, and device. */
function isSameMarket(a: Market, b: Market): boolean {
  return (['source', 'country', 'language', 'device'] as const).every((field) => a[field] === b[field]);
}

/** Changes a tracker; from now on it asks in the caller's name. @throws ApiError 403 or 404 by policy. */
export async function changeTracker(
  ctx: Context,
  id: string,
  changes: ParsedRequest<typeof contract.changeRankTracker>['body'],
): Promise<RankOverview> {
  requireTrackingAdmin(ctx);
  return withTransaction(ctx, async (inside) => {
    await requireTracker(inside, id, true);
    await updateTracker(inside.db, id, { authorId: ctx.actor.userId, ...changes });
    await writeAudit(inside, 'analytics.change_rank_tracker', id, { ...changes });
    return showTrackers(inside);
  });
}

/** Starts the next check now. @throws ApiError 403 or 404 by policy. */
export async function startRankCheck(ctx: Context, id: string): Promise<RankOverview> {
  requireTrackingAdmin(ctx);
  await requireTracker(ctx, id);
  await scheduleRankCheck(ctx.db, id);
  return showTrackers(ctx);
}

/** Removes a tracker with its positions. @throws ApiError 403 or 404 by policy. */
export async function removeTracker(ctx: Context, id: string): Promise<void> {
  requireTrackingAdmin(ctx);
  await withTransaction(ctx, async (inside) => {
    await requireTracker(inside, id, true);
    await deleteTracker(inside.db, id);
    await writeAudit(inside, 'analytics.remove_rank_tracker', id);
  });
}

/** Sets the monthly budget; trackers that wait for one go on. @throws ApiError 403 by policy. */
export async function changeBudget(ctx: Context, limit: number): Promise<RankOverview> {
  requireTrackingAdmin(ctx);
  const { workspaceId } = ctx.actor;
  return withTransaction(ctx, async (inside) => {
    await writeBudget(inside.db, workspaceId, limit);
    await resumeWaitingTrackers(inside.db, workspaceId);
    await writeAudit(inside, 'analytics.change_rank_budget', workspaceId, { limit });
    return showTrackers(inside);
  });
}

/** @throws ApiError 404 if the caller's workspace has no such tracker. */
export async function requireTracker(ctx: Context, id: string, isLocked = false): Promise<TrackerRow> {
  const row = await findTracker(ctx.db, ctx.actor.workspaceId, id, isLocked);
  if (!row) throw new ApiError(404, 'not_found', analyticsMessages.notFound);
  return row;
}

/** @throws ApiError 403 unless the caller is an admin. */
function requireTrackingAdmin({ actor }: Pick<Context, 'actor'>): void {
  if (!mayChangeConnection(actor)) throw new ApiError(403, 'forbidden', analyticsMessages.dailyForAdmins);
}

function refusal(path: string, code: string, message: string): ApiError {
  return new ApiError(422, code, message, { details: [{ path, message }] });
}
