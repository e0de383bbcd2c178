import {
  SPEED_DEVICES,
  type LabMeasurement,
  type listLabMeasurements as listCall,
  type measurePage as call,
} from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { currentLanguage } from '../../../platform/language/current-language.ts';
import { PageSpeedError } from '../../../providers/page-speed/port.ts';
import { analyticsMessages } from '../messages.ts';
import { countLabRun, endLabDay, findSpeedConnection } from './connection-repository.ts';
import { insertLabResult, listLabResults, type LabRow } from './lab-repository.ts';
import { openPageSpeed } from './manage-speed-connection.ts';
import { notConnected, pageOfSite, requireReadyConnection } from './ready-connection.ts';

const LISTED = 20;

/**
 * Has Google measure one page of the workspace's own site in the lab and stores the result.
 * @throws ApiError 409 without a connection or a crawled site, 422 for a page on another site, 429 at the daily limit;
 * PageSpeedError.
 */
export async function measurePage(
  ctx: Context,
  { url: given, device }: ParsedRequest<typeof call>['body'],
): Promise<HandlerOutput<typeof call>> {
  const { workspaceId } = ctx.actor;
  const row = await requireReadyConnection(ctx);
  const url = pageOfSite(given, row.origin);
  if (!(await countLabRun(ctx.db, workspaceId)))
    throw new ApiError(429, 'speed_daily_limit', analyticsMessages.speedDailyLimit);
  ctx.progress(analyticsMessages.speedMeasuring, 0, 0);
  const result = await openPageSpeed(ctx, row)
    .measure(url, device, currentLanguage(), ctx.signal)
    .catch(async (error: unknown) => {
      if (error instanceof PageSpeedError && error.problem === 'speed_quota')
        await endLabDay(ctx.db, workspaceId);
      throw error;
    });
  return withTransaction(ctx, async (inside) => {
    // Disconnected in the meantime, so nothing is stored.
    if (!(await findSpeedConnection(inside.db, workspaceId, true))) throw notConnected();
    return { measurement: showLab(await insertLabResult(inside.db, workspaceId, { url, device }, result)) };
  });
}

/** The latest measurements of the caller's workspace. */
export async function listLabMeasurements(ctx: Context): Promise<HandlerOutput<typeof listCall>> {
  const rows = await listLabResults(ctx.db, ctx.actor.workspaceId, LISTED);
  return { measurements: rows.map(showLab) };
}

function showLab(row: LabRow): LabMeasurement {
  const { id, url, device, measuredAt, score, lighthouse, metrics, audits } = row;
  return {
    id,
    url,
    device: SPEED_DEVICES[device] ?? 'phone',
    measuredAt: measuredAt.toISOString(),
    score,
    lighthouse,
    metrics,
    audits,
    provenance: { kind: 'measured', method: 'PageSpeed Insights' },
  };
}
