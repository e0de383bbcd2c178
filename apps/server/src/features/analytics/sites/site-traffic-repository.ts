import { SITE_RULES } from '@pagewright/contract/analytics';
import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import { isUnread } from '../../../research/site-index/judge-repository.ts';
import { findProperty } from '../search-connection/connection-repository.ts';
import { readVersion } from '../search-performance/answer-cache-repository.ts';
import { findLastDay } from '../search-performance/figures-repository.ts';

const DAY_MS = 86_400_000;
/** 52 weeks: compares the same weekdays in the same season. */
const YEAR_DAYS = 364;
/** Minimum share of known days to report traffic at all. */
const MIN_KNOWN_SHARE = 0.75;
/** The year before needs at least this share of the known days for a comparison. */
const MIN_COMPARABLE_SHARE = 0.95;

/** Search Console figures shown for a site's pages. */
export interface SiteTraffic {
  readonly propertyId: number;
  readonly property: string;
  readonly from: string;
  readonly to: string;
  /** The same days a year before; null if unknown. */
  readonly before: { readonly from: string; readonly to: string } | null;
  /** Version of the figures that the sums by page were computed from. */
  readonly version: string;
}

/** Finds the workspace's search figures for a site; null if none is connected or too few days are known. */
export async function findSiteTraffic(ctx: Context, siteId: string): Promise<SiteTraffic | null> {
  const property = await findProperty(ctx.db, ctx.actor.workspaceId);
  if (!property) return null;
  const { rows } = await ctx.db.execute<{ origin: string }>(
    sql`select origin from indexed_site where id = ${siteId}::uuid`,
  );
  const origin = rows[0]?.origin;
  const last =
    origin && belongsToProperty(origin, property.url) ? await findLastDay(ctx.db, property.id) : null;
  if (last === null) return null;
  const days = { from: dayAfter(last, 1 - SITE_RULES.trafficDays), to: last };
  const before = { from: dayAfter(days.from, -YEAR_DAYS), to: dayAfter(days.to, -YEAR_DAYS) };
  const [known, knownBefore] = await Promise.all([
    countKnown(ctx, property.id, days),
    countKnown(ctx, property.id, before),
  ]);
  if (known < MIN_KNOWN_SHARE * SITE_RULES.trafficDays) return null;
  const traffic: SiteTraffic = {
    propertyId: property.id,
    property: property.url,
    ...days,
    before: knownBefore >= MIN_COMPARABLE_SHARE * known ? before : null,
    version: await readVersion(ctx.db, property.id),
  };
  await sumTraffic(ctx.db, traffic);
  return traffic;
}

/** Sums the figures of each page once per version, because it takes too long to do for every request. */
export async function sumTraffic(db: Database, traffic: SiteTraffic): Promise<void> {
  const { propertyId, from, to, before, version } = traffic;
  const key = keyOf(traffic);
  const { rows } = await db.execute(sql`
    select from search_answer where property_id = ${propertyId} and key = ${key} and version = ${version}`);
  if (rows.length > 0) return;
  const isNow = sql`d.day between ${from} and ${to}`;
  const isBefore = before === null ? sql`false` : sql`d.day between ${before.from} and ${before.to}`;
  await db.execute(sql`
    insert into search_answer (property_id, key, version, answer)
    select ${propertyId}, ${key}, ${version}, coalesce(json_agg(row_to_json(page)), '[]') from (
      select md5(p.url) as key, coalesce(sum(d.clicks) filter (where ${isNow}), 0)::int as clicks,
        coalesce(sum(d.impressions) filter (where ${isNow}), 0)::int as impressions,
        coalesce(sum(d.clicks) filter (where ${isBefore}), 0)::int as clicks_before
      from search_page_day d join search_page p on p.id = d.page_id
      where d.property_id = ${propertyId} and (${isNow} or ${isBefore}) group by p.url
    ) page
    on conflict (property_id, key) do update set version = excluded.version, answer = excluded.answer, kept_at = now()`);
}

const keyOf = ({ from, before }: SiteTraffic): string => `site pages ${from} ${before?.from ?? ''}`;

/** Whether a property covers a site: a domain property of its host, or a URL prefix of its address. */
function belongsToProperty(origin: string, property: string): boolean {
  const domain = /^sc-domain:(.+)$/.exec(property)?.[1];
  if (domain === undefined) return property.startsWith(`${origin}/`);
  const { hostname } = new URL(origin);
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

async function countKnown(
  { db }: Context,
  propertyId: number,
  { from, to }: Pick<SiteTraffic, 'from' | 'to'>,
): Promise<number> {
  const { rows } = await db.execute<{ known: number }>(sql`
    select count(*)::int as known from search_day where property_id = ${propertyId}
      and day between ${from} and ${to} and rows_asked_at is not null and not is_capped`);
  return rows[0]?.known ?? 0;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** SQL parts that add traffic to a query of pages: a `with` clause, a join, columns, and the resulting verdict. */
interface TrafficParts {
  readonly first: SQL;
  readonly join: SQL;
  readonly clicks: SQL;
  readonly columns: SQL;
  readonly verdict: SQL;
}

/** A page that was not read the last time has none, whatever was judged before. */
const JUDGED = sql`case when ${isUnread} then 'no_data' else coalesce(nullif(page.verdict, ''), 'no_data') end`;

/**
 * The verdict on a `page` with these clicks, which may be null. A page whose clicks fell beyond chance is due for a
 * refresh; an old one that holds its clicks is not.
 */
export function verdictOf(clicks: SQL, clicksBefore: SQL): SQL {
  const isPage = sql`page.status between 200 and 299 and page.fault = '' and not page.is_noindex
    and (page.canonical_url is null or page.canonical_to = page.id)`;
  const { fallenClicks, fallenShare, fallenDeviations } = SITE_RULES;
  const loss = sql`(${clicksBefore} - ${clicks})`;
  const fell = sql`(${loss} >= ${fallenClicks} and ${clicks} <= ${clicksBefore} * ${1 - fallenShare}::float8
    and ${loss} >= ${fallenDeviations} * sqrt(${clicksBefore} + ${clicks}))`;
  const holds = sql`${clicks} >= ${fallenClicks} and not ${fell}`;
  return sql`case
    when (${JUDGED}) = 'leave' and ${isPage} and ${fell} then 'refresh'
    when (${JUDGED}) = 'refresh' and ${holds} then 'leave'
    else ${JUDGED} end`;
}

/**
 * Builds the parts of a query of `indexed_page page` that add its traffic. A page missing from Search Console had no
 * impressions.
 */
export function trafficParts(traffic: SiteTraffic | null): TrafficParts {
  if (traffic === null) {
    return {
      first: sql``,
      join: sql``,
      clicks: sql`-1`,
      columns: sql`null::int as clicks, null::int as impressions, null::int as clicks_before`,
      verdict: JUDGED,
    };
  }
  const { propertyId, property, before, version } = traffic;
  // If the sums were replaced by another version meanwhile, figures count as unknown, not as zero.
  const isCovered = sql`(exists (select from kept) and ${
    property.startsWith('sc-domain:') ? sql`true` : sql`starts_with(page.url, ${property})`
  })`;
  const clicks = sql`case when ${isCovered} then coalesce(traffic.clicks, 0) end`;
  const clicksBefore =
    before === null
      ? sql`null::int`
      : sql`case when ${isCovered} then coalesce(traffic.clicks_before, 0) end`;
  return {
    first: sql`with kept as materialized (
        select answer from search_answer
        where property_id = ${propertyId} and key = ${keyOf(traffic)} and version = ${version}
      ), traffic as materialized (
        select page.* from kept, json_to_recordset(kept.answer)
          as page(key text, clicks int, impressions int, clicks_before int)
      )`,
    join: sql`left join traffic on traffic.key = md5(page.url)`,
    clicks: sql`coalesce(${clicks}, -1)`,
    columns: sql`${clicks} as clicks, case when ${isCovered} then coalesce(traffic.impressions, 0) end as impressions,
      ${clicksBefore} as clicks_before`,
    verdict: verdictOf(clicks, clicksBefore),
  };
}
