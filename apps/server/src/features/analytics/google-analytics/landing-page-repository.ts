import { GOOGLE_ANALYTICS_LIMITS } from '@pagewright/contract/analytics';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { NO_PAGE, OTHER_PAGES } from '../../../providers/google-analytics/port.ts';

/** A part of the days, first and last included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** Additive figures. */
export interface Visits {
  readonly sessions: number;
  readonly engagedSessions: number;
  readonly keyEvents: number;
}

/** The totals of a period, and on how many of its days Google says what of its rows. */
export interface PeriodVisits extends Visits {
  /** Sessions in all rows, in the row that sums rare pages, and in those without a landing page. */
  readonly rowSessions: number;
  readonly otherSessions: number;
  readonly notSetSessions: number;
  readonly knownDays: number;
  readonly provisionalDays: number;
  readonly otherDays: number;
  readonly thresholdedDays: number;
  readonly sampledDays: number;
  readonly cappedDays: number;
}

export interface LandingPage extends Visits {
  readonly path: string;
  readonly clicks: number | null;
  readonly total: number;
}

/** Where the clicks of landing pages are looked up. */
export interface ClickSource {
  readonly searchPropertyId: number;
  /** Hosts whose addresses count. */
  readonly hosts: readonly string[];
}

const summed = sql`sum(sessions)::int as sessions, sum(engaged_sessions)::int as "engagedSessions",
  sum(key_events)::float8 as "keyEvents"`;

/** A path without trailing slashes, which Google Analytics leaves out and addresses may have. */
const trimmed = (path: SQL): SQL => sql`coalesce(nullif(rtrim(${path}, '/'), ''), '/')`;

/** The path of an address, written like that of a landing page. */
const pathOf = (url: SQL): SQL => trimmed(sql`regexp_replace(${url}, '^[a-z]+://[^/?#]*|[?#].*$', '', 'gi')`);

const hostOf = (url: SQL): SQL => sql`lower(substring(${url} from '^[A-Za-z]+://([^/?#:]+)'))`;

/** Returns the last final day of a property, or else the last day at all; null if none was imported. */
export async function findLastDay(db: Database, propertyId: number): Promise<string | null> {
  const { rows } = await db.execute<{ last: string | null }>(sql`
    select to_char(coalesce(max(day) filter (where is_final), max(day)), 'YYYY-MM-DD') as last
    from ga4_day where property_id = ${propertyId} and has_rows`);
  return rows[0]?.last ?? null;
}

/** Sums all sessions of a period; null if no day is known. */
export async function sumPeriod(
  db: Database,
  propertyId: number,
  { from, to }: Days,
): Promise<PeriodVisits | null> {
  const count = (condition: SQL): SQL => sql`(count(*) filter (where ${condition}))::int`;
  const { rows } = await db.execute<PeriodVisits & Record<string, unknown>>(sql`
    select ${summed}, sum(row_sessions)::int as "rowSessions", sum(other_sessions)::int as "otherSessions",
      sum(not_set_sessions)::int as "notSetSessions", count(*)::int as "knownDays", ${count(sql`not is_final`)} as "provisionalDays",
      ${count(sql`has_other_row`)} as "otherDays", ${count(sql`is_thresholded`)} as "thresholdedDays",
      ${count(sql`is_sampled`)} as "sampledDays", ${count(sql`is_capped`)} as "cappedDays"
    from ga4_day
    where property_id = ${propertyId} and day between ${from} and ${to} having count(*) > 0`);
  return rows[0] ?? null;
}

/** Lists landing pages by their sessions, or the one of an address, with their clicks where there is a source. */
export async function listPages(
  db: Database,
  propertyId: number,
  { from, to }: Days,
  { url, source }: { readonly url: string | null; readonly source: ClickSource | null },
): Promise<LandingPage[]> {
  const isAsked = url === null ? sql`true` : sql`${trimmed(sql`p.path`)} = ${pathOf(sql`${url}::text`)}`;
  const clicks =
    source === null
      ? sql`select null::text as path, null::int as clicks where false`
      : sql`
        select u.path, sum(d.clicks)::int as clicks
        from (
          select p.id, ${pathOf(sql`p.url`)} as path from search_page p
          where p.property_id = ${source.searchPropertyId}
            and ${hostOf(sql`p.url`)} = any(${sql.param([...source.hosts])}::text[])
            and ${pathOf(sql`p.url`)} in (select path from shown)
        ) u join search_page_day d on d.page_id = u.id and d.day between ${from} and ${to}
        group by u.path`;
  const { rows } = await db.execute<LandingPage & Record<string, unknown>>(sql`
    with page as materialized (
      select p.id, ${trimmed(sql`p.path`)} as path from ga4_page p
      where p.property_id = ${propertyId} and ${isAsked}
        and p.path <> all(${sql.param([OTHER_PAGES, ...NO_PAGE])}::text[])
    ), visited as (
      select page_id, sum(sessions) as sessions, sum(engaged_sessions) as engaged_sessions,
        sum(key_events) as key_events
      from ga4_page_day where property_id = ${propertyId} and day between ${from} and ${to}
        ${url === null ? sql`` : sql`and page_id in (select id from page)`}
      group by page_id
    ), named as (
      select page.path, ${summed} from visited v join page on page.id = v.page_id group by page.path
    ), shown as materialized (
      select *, count(*) over ()::int as total from named order by sessions desc, path
      limit ${GOOGLE_ANALYTICS_LIMITS.rows}
    ), clicked as (${clicks})
    select shown.*, clicked.clicks from shown left join clicked on clicked.path = shown.path
    order by shown.sessions desc, shown.path`);
  return rows;
}
