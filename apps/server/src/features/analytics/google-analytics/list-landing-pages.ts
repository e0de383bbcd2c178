import type * as contract from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { open, periodOf } from '../search-performance/read-performance.ts';
import { findProperty } from './connection-repository.ts';
import { findLastDay, listPages, sumPeriod, type Visits } from './landing-page-repository.ts';

const provenance = { kind: 'measured', method: 'google-analytics-4' } as const;
const NOTHING = {
  totals: null,
  unnamed: null,
  reservations: null,
  searchProperty: null,
  total: 0,
  pages: [],
};

/**
 * Lists the landing pages of Google Analytics, for the days that the search figures of the same range have.
 * @throws ApiError 400 for an invalid range.
 */
export async function listLandingPages(
  ctx: Context,
  { timeRange, page }: ParsedRequest<typeof contract.listLandingPages>['query'],
): Promise<HandlerOutput<typeof contract.listLandingPages>> {
  const property = await findProperty(ctx.db, ctx.actor.workspaceId);
  if (!property) return { property: null, hosts: [], timeZone: null, provenance, period: null, ...NOTHING };
  const { id, number, hosts, timeZone } = property;
  const about = { property: number, hosts, timeZone, provenance };
  const last = await findLastDay(ctx.db, id);
  if (last === null) return { ...about, period: null, ...NOTHING };
  const opened = await open(ctx, { timeRange });
  const search = opened === null || typeof opened === 'string' ? null : opened;
  const period = search?.period ?? periodOf(timeRange, last);
  const sums = await sumPeriod(ctx.db, id, period);
  const isCovered = search !== null && hosts.some((host) => covers(search.property, host));
  const searchProperty = isCovered ? search.property : null;
  if (sums === null) return { ...about, period, ...NOTHING, searchProperty };

  const isAbsent = page !== undefined && !hosts.includes(hostOf(page));
  const rows = isAbsent
    ? []
    : await listPages(ctx.db, id, period, {
        url: page ?? null,
        source: isCovered ? { searchPropertyId: search.selection.propertyId, hosts } : null,
      });
  const { rowSessions, otherSessions: other, notSetSessions: notSet } = sums;
  const { knownDays, provisionalDays, otherDays, thresholdedDays, sampledDays, cappedDays } = sums;
  return {
    ...about,
    period,
    totals: { ...showVisits(sums), knownDays, provisionalDays },
    // Google estimates sessions, so that its rows can add up to more than its totals.
    unnamed: { other, notSet, missing: Math.max(0, sums.sessions - rowSessions) },
    reservations: { otherDays, thresholdedDays, sampledDays, cappedDays },
    searchProperty,
    total: rows[0]?.total ?? 0,
    pages: rows.map(({ path, clicks, ...visits }) => ({ path, clicks, ...showVisits(visits) })),
  };
}

function showVisits({ sessions, engagedSessions, keyEvents }: Visits) {
  return { sessions, engagedShare: sessions === 0 ? null : engagedSessions / sessions, keyEvents };
}

/** Whether a Search Console property has addresses of a host. */
function covers(searchProperty: string, host: string): boolean {
  const domain = /^sc-domain:(.+)$/.exec(searchProperty)?.[1];
  if (domain === undefined) return hostOf(searchProperty) === host;
  return host === domain || host.endsWith(`.${domain}`);
}

/** The host of an address, lowercase; empty for what is no address. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}
