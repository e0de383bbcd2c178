import { SITE_RULES } from '@pagewright/contract/analytics';
import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import { isUnread } from '../../../research/site-index/judge-repository.ts';
import { figuresVersion } from '../search-performance/answer-cache-repository.ts';
import { hasRows, lastDay } from '../search-performance/figures-repository.ts';

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

/**
 * Finds the workspace's search figures for a site, with sums by page; null if none is connected or too few days are
 * known.
 */
export async function findSiteTraffic(ctx: Context, siteId: string): Promise<SiteTraffic | null> {
  const traffic = await describeSiteTraffic(ctx, siteId);
  if (traffic !== null) await sumTraffic(ctx.db, traffic);
  return traffic;
}

/** Finds the same without sums, in one query: a list whose order is cached needs none. */
export async function describeSiteTraffic(ctx: Context, siteId: string): Promise<SiteTraffic | null> {
  const { trafficDays } = SITE_RULES;
  const known = (
    from: SQL,
  ): SQL => sql`count(*) filter (where day between ${from} and ${from} + ${trafficDays - 1}::int
    and rows_asked_at is not null and not is_capped)::int`;
  const from = sql`newest.day - ${trafficDays - 1}::int`;
  const { rows } = await ctx.db.execute<{
    id: number;
    url: string;
    origin: string;
    last: string;
    known: number;
    knownBefore: number;
    version: string;
  }>(sql`
    select property.id, property.url, site.origin, to_char(newest.day, 'YYYY-MM-DD') as last, figures.*
    from search_property property, indexed_site site,
      lateral (select ${lastDay} as day from search_day where ${hasRows(sql`property.id`)}) newest,
      lateral (
        select ${known(from)} as known, ${known(sql`${from} - ${YEAR_DAYS}::int`)} as "knownBefore", ${figuresVersion} as version
        from search_day where property_id = property.id
      ) figures
    where property.workspace_id = ${ctx.actor.workspaceId} and property.removed_at is null and site.id = ${siteId}::uuid
      and newest.day is not null`);
  const [found] = rows;
  if (!found || !belongsToProperty(found.origin, found.url)) return null;
  if (found.known < MIN_KNOWN_SHARE * trafficDays) return null;
  const days = { from: dayAfter(found.last, 1 - trafficDays), to: found.last };
  return {
    propertyId: found.id,
    property: found.url,
    ...days,
    before:
      found.knownBefore >= MIN_COMPARABLE_SHARE * found.known
        ? { from: dayAfter(days.from, -YEAR_DAYS), to: dayAfter(days.to, -YEAR_DAYS) }
        : null,
    version: found.version,
  };
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
