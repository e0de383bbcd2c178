import type * as contract from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { everyDay, periodOf } from '../search-performance/read-performance.ts';
import { findBingConnection } from './connection-repository.ts';
import {
  listBingDays,
  listBingSums,
  listBingWeeks,
  readBingReach,
  type BingSums,
} from './figures-repository.ts';

const provenance = { kind: 'measured', method: 'bing-webmaster-tools' } as const;
const NO_ROWS = { total: 0, rows: [] };

/** Reads the figures of Bing Webmaster Tools for a range that ends with the last known day. */
export async function readBingPerformance(
  ctx: Context,
  { timeRange }: ParsedRequest<typeof contract.readBingPerformance>['query'],
): Promise<HandlerOutput<typeof contract.readBingPerformance>> {
  const { workspaceId } = ctx.actor;
  const site = (await findBingConnection(ctx.db, workspaceId))?.site ?? null;
  const { last } = await readBingReach(ctx.db, workspaceId);
  if (site === null || last === null)
    return {
      site,
      provenance,
      period: null,
      totals: null,
      days: [],
      weeks: null,
      queries: NO_ROWS,
      pages: NO_ROWS,
    };
  const period = periodOf(timeRange, last);
  const days = await listBingDays(ctx.db, workspaceId, period);
  const weeks = await listBingWeeks(ctx.db, workspaceId, period);
  const known = new Map(days.map(({ day, clicks, impressions }) => [day, { clicks, impressions }]));
  return {
    site,
    provenance,
    period,
    totals: {
      clicks: days.reduce((sum, { clicks }) => sum + clicks, 0),
      impressions: days.reduce((sum, { impressions }) => sum + impressions, 0),
      knownDays: days.length,
    },
    days: everyDay(period).map((date) => ({ date, ...(known.get(date) ?? { clicks: null }) })),
    weeks: toSpan(weeks),
    queries: toList(await listBingSums(ctx.db, workspaceId, 'query', period)),
    pages: toList(await listBingSums(ctx.db, workspaceId, 'page', period)),
  };
}

function toSpan(weeks: readonly string[]) {
  const [first] = weeks;
  const last = weeks.at(-1);
  return first === undefined || last === undefined ? null : { first, last, count: weeks.length };
}

function toList(sums: readonly BingSums[]) {
  return {
    total: sums[0]?.total ?? 0,
    rows: sums.map(({ name, clicks, impressions, position }) => ({
      name,
      clicks,
      impressions,
      ctr: impressions === 0 ? null : clicks / impressions,
      position,
    })),
  };
}
