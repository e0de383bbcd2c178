import type { checkPage as call } from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { PageSpeedError } from '../../../providers/page-speed/port.ts';
import { siteUrlOfField } from '../../advanced/index.ts';
import { analyticsMessages } from '../messages.ts';
import { fetchBothDevices } from './check/fetch-target.ts';
import {
  countCalls,
  findSpeedConnection,
  recordSpeedFailure,
  type SpeedConnectionRow,
} from './connection-repository.ts';
import { openPageSpeed } from './manage-speed-connection.ts';
import { findEarlier, listSpeedTargets, writeFieldData } from './record-repository.ts';
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
  const url = pageOfSite(given, row.origin);
  if (!(await countCalls(ctx, workspaceId, CALLS)))
    throw new ApiError(429, 'speed_daily_limit', analyticsMessages.speedDailyLimit);
  const data = await fetchBothDevices(openPageSpeed(ctx, row), { url, isOrigin: false }, ctx.signal).catch(
    async (error: unknown) => {
      if (error instanceof PageSpeedError && error.problem === 'speed_quota')
        await recordSpeedFailure(ctx, workspaceId, error.problem, null);
      throw error;
    },
  );
  return withTransaction(ctx, async (inside) => {
    // Disconnected meanwhile, so nothing is stored.
    if (!(await findSpeedConnection(inside, workspaceId, true))) throw notConnected();
    const { id } = await addTarget(inside, workspaceId, url);
    await writeFieldData(inside, id, data);
    const [target] = await listSpeedTargets(inside, workspaceId, id);
    if (!target) throw new Error('the page was not stored');
    return { page: showSpeedPage(target, await findEarlier(inside, [id])) };
  });
}

const notConnected = (): ApiError =>
  new ApiError(409, 'speed_not_connected', analyticsMessages.speedNotConnected);

async function requireReadyConnection(ctx: Context): Promise<SpeedConnectionRow & { origin: string }> {
  const row = await findSpeedConnection(ctx, ctx.actor.workspaceId);
  if (!row) throw notConnected();
  const { origin, problem, dueAt } = row;
  if (origin === null) throw new ApiError(409, 'speed_no_site', analyticsMessages.speedNoSite);
  // Google's quota for today is used up.
  if (problem === 'speed_quota' && dueAt.getTime() > Date.now()) throw new PageSpeedError(problem);
  return { ...row, origin };
}

/**
 * Normalizes the address of a page as Google does, without query and fragment.
 * @throws ApiError 422 for a page on another site.
 */
function pageOfSite(given: string, origin: string): string {
  const url = siteUrlOfField('url', given.startsWith('/') ? origin + given : given);
  if (url.origin !== origin) {
    const message = analyticsMessages.speedOtherSite(origin);
    throw new ApiError(422, 'speed_other_site', message, { details: [{ path: 'url', message }] });
  }
  return `${origin}${url.pathname}`;
}
