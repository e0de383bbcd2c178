import { SITE_RULES } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';

/** 52 weeks: compares the same weekdays in the same season. */
const YEAR_DAYS = 364;
/** Most pages of a site to compare with, by clicks. */
const CANDIDATES_MAX = 3_000;
/** Pages with fewer clicks in all are never compared with. */
const CANDIDATE_CLICKS = 10;

/** Weeks of a property that start on Monday. */
export interface FinalWeeks {
  /** The Monday of the first one; null if there are no figures. */
  readonly monday: string | null;
  /** Number of days per week that are final, oldest first. */
  readonly finalDays: readonly number[];
}

/** Counts the final days of each week. */
export async function listFinalWeeks(db: Database, propertyId: number): Promise<FinalWeeks> {
  const { rows } = await db.execute<{ monday: string | null; weeks: number[]; days: number[] }>(sql`
    with final as (
      select date_trunc('week', day)::date as week, count(*)::int as days
      from search_day where property_id = ${propertyId} and rows_are_final group by 1
    )
    select to_char(min(week), 'YYYY-MM-DD') as monday,
      coalesce(array_agg((week - (select min(week) from final)) / 7 order by week), '{}') as weeks,
      coalesce(array_agg(days order by week), '{}') as days
    from final`);
  const { monday = null, weeks = [], days = [] } = rows[0] ?? {};
  const finalDays = Array.from({ length: (weeks.at(-1) ?? -1) + 1 }, () => 0);
  for (const [at, week] of weeks.entries()) finalDays[week] = days[at] ?? 0;
  return { monday, finalDays };
}

/** A page of the site that was not written here, and when its text is known to be unchanged, by the page index. */
export interface CrawledPage {
  readonly id: number;
  /** The day after its last known change, and the day it was last read. */
  readonly from: string;
  readonly to: string;
}

/** Lists the pages of a property that the workspace's crawls have read, other than the given ones. */
export async function listCrawledPages(
  db: Database,
  { propertyId, workspaceId }: { readonly propertyId: number; readonly workspaceId: string },
  others: readonly number[],
): Promise<CrawledPage[]> {
  const { rows } = await db.execute<CrawledPage & Record<string, unknown>>(sql`
    select s.id, to_char(greatest(coalesce(p.modified_at, p.first_seen_at), p.changed_seen_at)::date + 1, 'YYYY-MM-DD') as from,
      to_char(p.fetched_at::date, 'YYYY-MM-DD') as to
    from indexed_page p join search_page s on s.property_id = ${propertyId} and md5(s.url) = md5(p.url)
    where p.site_id in (select site_id from site_crawl where workspace_id = ${workspaceId})
      and p.status between 200 and 299 and p.fault = '' and not s.id = any(${sql.param(others)}::int[])`);
  return rows;
}

/**
 * Reads the clicks of pages per week, over final days, as JSON: `[page, [week, clicks, week, clicks, …]]` each. It stays a
 * string, because only a thread reads it.
 */
export async function readPageWeeks(
  db: Database,
  { propertyId, monday }: { readonly propertyId: number; readonly monday: string },
  pages: readonly number[],
): Promise<string> {
  const { rows } = await db.execute<{ weeks: string }>(sql`
    select coalesce(json_agg(json_build_array(page_id, weeks)), '[]')::text as weeks from (
      select page_id, array_agg(array[week, clicks]) as weeks from (
        select d.page_id, (d.day - ${monday}::date) / 7 as week, sum(d.clicks)::int as clicks
        from search_page_day d
        join search_day f on f.property_id = ${propertyId} and f.day = d.day and f.rows_are_final
        where d.property_id = ${propertyId} and d.page_id = any(${sql.param(pages)}::int[]) group by 1, 2
      ) per_week group by page_id having sum(clicks) >= ${CANDIDATE_CLICKS}
      order by sum(clicks) desc limit ${CANDIDATES_MAX}
    ) per_page`);
  return rows[0]?.weeks ?? '[]';
}

/** Clicks of a page in the days before another day, and in the same days a year before; null if too few are known. */
export interface TrafficBefore {
  readonly now: number | null;
  readonly yearBefore: number | null;
}

/** Reads the traffic that the page inventory would have judged on certain days, in the order given. */
export async function readTrafficBefore(
  db: Database,
  propertyId: number,
  asked: readonly { readonly pageIds: readonly number[]; readonly day: string }[],
): Promise<TrafficBefore[]> {
  const { rows } = await db.execute<{ at: number; isYear: boolean; clicks: number; days: number }>(sql`
    with asked as (
      select n - 1 as at, d.day, array(select json_array_elements_text(p.pages)::int) as pages
      from unnest(${sql.param(asked.map(({ day }) => day))}::date[]) with ordinality d(day, n)
      join unnest(${sql.param(asked.map(({ pageIds }) => JSON.stringify(pageIds)))}::json[]) with ordinality p(pages, m) on m = n
    ), spans as (
      select at, pages, shift > 0 as "isYear", day - shift - ${SITE_RULES.trafficDays}::int as first, day - shift - 1 as last
      from asked cross join unnest(array[0, ${YEAR_DAYS}::int]) shift
    )
    select s.at::int as at, s."isYear",
      (select count(*)::int from search_day where property_id = ${propertyId} and rows_are_final and not is_capped
        and day between s.first and s.last) as days,
      (select coalesce(sum(clicks), 0)::int from search_page_day where property_id = ${propertyId}
        and page_id = any(s.pages) and day between s.first and s.last) as clicks
    from spans s`);
  const clicks = (at: number, isYear: boolean): number | null => {
    const row = rows.find((one) => one.at === at && one.isYear === isYear);
    return row && row.days >= SITE_RULES.trafficDays * MIN_KNOWN_SHARE ? row.clicks : null;
  };
  return asked.map((_one, at) => ({ now: clicks(at, false), yearBefore: clicks(at, true) }));
}

/** Minimum share of known days to judge traffic. */
const MIN_KNOWN_SHARE = 0.75;
