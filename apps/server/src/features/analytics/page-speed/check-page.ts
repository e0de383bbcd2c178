import type { checkPage as call } from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { PageSpeedError } from '../../../providers/page-speed/port.ts';
import { siteUrlOfField } from '../../advanced/index.ts';
import { analyticsMessages } from '../messages.ts';
import { askBothDevices } from './check/ask-target.ts';
import {
  countCalls,
  findSpeedConnection,
  settleSpeedFailure,
  type SpeedConnectionRow,
} from './connection-repository.ts';
import { openPageSpeed } from './manage-speed-connection.ts';
import { findEarlier, listSpeedTargets, writeFieldData } from './record-repository.ts';
import { showSpeedPage } from './show-speed.ts';
import { addTarget } from './target-repository.ts';

const CALLS = 2;

/**
 * Asks Google for the field data of one page of the own site now.
 * @throws ApiError 409 without a connection or a crawled site, 422 for a page elsewhere, 429 at the day's limit;
 * PageSpeedError.
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
  const data = await askBothDevices(openPageSpeed(ctx, row), { url, isOrigin: false }, ctx.signal).catch(
    async (error: unknown) => {
      if (error instanceof PageSpeedError && error.problem === 'speed_quota')
        await settleSpeedFailure(ctx, workspaceId, error.problem, null);
      throw error;
    },
  );
  return withTransaction(ctx, async (inside) => {
    // Disconnected meanwhile: nothing is kept.
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
  // Google said that it is enough for today.
  if (problem === 'speed_quota' && dueAt.getTime() > Date.now()) throw new PageSpeedError(problem);
  return { ...row, origin };
}

/** The address of a page as Google counts it, without query and fragment. @throws ApiError 422 for a page elsewhere. */
function pageOfSite(given: string, origin: string): string {
  const url = siteUrlOfField('url', given.startsWith('/') ? origin + given : given);
  if (url.origin !== origin) {
    const message = analyticsMessages.speedOtherSite(origin);
    throw new ApiError(422, 'speed_other_site', message, { details: [{ path: 'url', message }] });
  }
  return `${origin}${url.pathname}`;
}
