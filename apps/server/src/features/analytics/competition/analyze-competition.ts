import type { CompetitorAlert } from '@pagewright/contract/advanced';
import type * as contract from '@pagewright/contract/analytics';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { runAlerts, runFreshness, runGaps, runStrategy } from '../../advanced/index.ts';
import { insertAlerts } from './alert-repository.ts';

type Contract = typeof contract;
type RequestBody<Name extends 'readCompetitorGaps' | 'readCompetitorStrategy' | 'readCompetitorAlerts'> =
  ParsedRequest<Contract[Name]>['query'];

/**
 * Analyzes content gaps against competitors and stores the result as a run.
 * @throws ApiError 422 if no site can be read, 429 at the limit.
 */
export function readGaps(ctx: Context, body: RequestBody<'readCompetitorGaps'>) {
  return runGaps(ctx, { ...body, yourDomain: '' });
}

/** Analyzes the freshness of pages and stores the result as a run. @throws ApiError as above. */
export const readFreshness = runFreshness;

/** Analyzes a competitor's strategy and stores the result as a run. @throws ApiError as above. */
export function readStrategy(ctx: Context, body: RequestBody<'readCompetitorStrategy'>) {
  return runStrategy(ctx, { ...body, yourDomain: '' });
}

/**
 * Finds changes on competitors' sites within 30 days, and stores them as a run and among the workspace's alerts.
 * @throws ApiError as above.
 */
export async function readAlerts(
  ctx: Context,
  body: RequestBody<'readCompetitorAlerts'>,
): Promise<CompetitorAlert[]> {
  const { alerts } = await findAlerts(ctx, body);
  return alerts;
}

/** The same, also returning the alerts that are new to the workspace. */
export async function findAlerts(
  ctx: Context,
  { competitors, keywords, refresh }: RequestBody<'readCompetitorAlerts'>,
): Promise<{ alerts: CompetitorAlert[]; added: CompetitorAlert[] }> {
  const { alerts } = await runAlerts(ctx, { competitors, trackedKeywords: keywords, refresh });
  return { alerts, added: await insertAlerts(ctx.db, ctx.actor.workspaceId, alerts) };
}
