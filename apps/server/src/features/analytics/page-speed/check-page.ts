import type { checkPage as call } from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { PageSpeedError } from '../../../providers/page-speed/port.ts';
import { analyticsMessages } from '../messages.ts';
import { fetchBothDevices } from './check/fetch-target.ts';
import { recordImportFailure } from '../scheduled-imports/import-repository.ts';
import {
  countCalls,
  findSpeedConnection,
  nextPacificDay,
  speedConnections,
} from './connection-repository.ts';
import { openPageSpeed } from './manage-speed-connection.ts';
import { findEarlier, listSpeedTargets, writeFieldData } from './record-repository.ts';
import { notConnected, pageOfSite, requireReadyConnection } from './ready-connection.ts';
import { showSpeedPage } from './show-speed.ts';
import { addTarget } from './target-repository.ts';

const CALLS = 2;

/**
 * Fetches Google's field data for one page of the workspace's own site.
 * @throws ApiError 409 without a connection or a crawled site, 422 for a page on another site, 429 at the daily
 * limit; PageSpeedError.
 */
export async function checkPage(
  ctx: Context,
  { url: given }: ParsedRequest<typeof call>['body'],
): Promise<HandlerOutput<typeof call>> {
  const { workspaceId } = ctx.actor;
  const row = await requireReadyConnection(ctx);
  // Google's quota for today is used up.
  if (row.problem === 'speed_quota' && row.dueAt.getTime() > Date.now())
    throw new PageSpeedError(row.problem);
  const url = pageOfSite(given, row.origin);
  if (!(await countCalls(ctx.db, workspaceId, CALLS)))
    throw new ApiError(429, 'speed_daily_limit', analyticsMessages.speedDailyLimit);
  const data = await fetchBothDevices(openPageSpeed(ctx, row), { url, isOrigin: false }, ctx.signal).catch(
    async (error: unknown) => {
      if (error instanceof PageSpeedError && error.problem === 'speed_quota')
        await recordImportFailure(ctx.db, speedConnections, workspaceId, {
          problem: error.problem,
          dueAt: nextPacificDay,
        });
      throw error;
    },
  );
  return withTransaction(ctx, async (inside) => {
    // Disconnected in the meantime, so nothing is stored.
    if (!(await findSpeedConnection(inside.db, workspaceId, true))) throw notConnected();
    const { id } = await addTarget(inside.db, workspaceId, url);
    await writeFieldData(inside.db, id, data);
    const [target] = await listSpeedTargets(inside.db, workspaceId, id);
    if (!target) throw new Error('the page was not stored');
    return { page: showSpeedPage(target, await findEarlier(inside.db, [id])) };
  });
}
