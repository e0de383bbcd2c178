import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/client.ts';
import { selectDetail } from '../detail-repository.ts';
import { DECAY } from '../lists-repository.ts';

/** Falls are judged by the sums of so many days, as on the screen. */
const WINDOW = 28;
/** Days without a fall after which the same page or query can be reported again. */
const CLEAR = 28;
/** A fall is reported if it began within the last days. */
const REPORTED = 7;
/** Minimum share of days that are known in both periods. */
const KNOWN_SHARE = 0.8;
/** Most pages, and most queries, that are looked at. */
const CANDIDATES = 500;
/** The last position of the first results page. */
const FIRST_PAGE = 10;
/** Minimum number of impressions for a meaningful average position, and of clicks for a query worth reporting. */
const QUERY = { impressions: 10, clicks: 10 } as const;

/** The last day of a property's figures. */
export interface LastDay {
  readonly propertyId: number;
  readonly last: string;
}

/** A page that lost clicks. */
export interface PageFall {
  /** The first day whose window shows the fall. */
  readonly day: string;
  readonly page: string;
  readonly clicks: number;
  /** Clicks in the same number of days before, of the comparison. */
  readonly before: number;
}

/** A query that left the first results page. */
export interface QueryFall {
  readonly day: string;
  readonly query: string;
  /** Mean position of the days up to `day`. */
  readonly position: number;
}

const daysFrom = (last: string, back: number): SQL => sql`${last}::date - ${back}::int`;
/** The first day of the first window that is looked at. */
const FIRST_BACK = REPORTED - 1 + CLEAR + WINDOW - 1;

/** All days that are looked at, as `g (at)`. */
const gridOf = (last: string): SQL =>
  sql`generate_series(${daysFrom(last, FIRST_BACK)}, ${last}::date, interval '1 day') g(at)`;

/**
 * The `with` part that finds, among `states (id, day, is_known, is_fallen, …)`, the row of the day on which each fell:
 * `fell`. The windows that ended within the days before are known to show no fall.
 */
const fellOf = (last: string): SQL => sql`fell as (
    select * from (
      select s.*, bool_or(is_fallen or not is_known) over (partition by id order by day rows between ${CLEAR}::int preceding and 1 preceding) as was
      from states s where day >= ${daysFrom(last, REPORTED - 1 + CLEAR)}
    ) marked where is_fallen and not coalesce(was, true) and day > ${daysFrom(last, REPORTED)}
  )`;

/**
 * Lists pages whose clicks fell, by the rule for pages that lose clicks, against the days `shift` days earlier. Only days
 * that are known in both periods are compared, so a gap is no fall.
 */
export async function listPageFalls(
  db: Database,
  { propertyId, last }: LastDay,
  shift: number,
): Promise<PageFall[]> {
  const fallen = sql`before - clicks >= ${DECAY.clicks} and clicks <= before * ${1 - DECAY.share}::float8`;
  const { rows } = await db.execute<PageFall & Record<string, unknown>>(sql`
    with days as materialized (
      select g.at::date as day from ${gridOf(last)}
      where (select count(*) from search_day d where d.property_id = ${propertyId} and d.rows_asked_at is not null
        and d.day in (g.at::date, g.at::date - ${shift}::int)) = 2
    ), candidates as materialized (
      select id from (
        select page_id as id, coalesce(sum(p.clicks) filter (where p.day = d.day), 0) as clicks,
          coalesce(sum(p.clicks) filter (where p.day <> d.day), 0) as before
        from days d join search_page_day p on p.property_id = ${propertyId} and p.day in (d.day, d.day - ${shift}::int)
        where d.day > ${daysFrom(last, WINDOW)} group by page_id
      ) sums where ${fallen} order by before - clicks desc, id limit ${CANDIDATES}
    ), summed as (
      select c.id, g.at::date as day,
        sum(coalesce(now.clicks, 0)) over w as clicks, sum(coalesce(earlier.clicks, 0)) over w as before,
        count(d.day) over w as known
      from candidates c
        cross join ${gridOf(last)}
        left join days d on d.day = g.at::date
        left join search_page_day now on now.property_id = ${propertyId} and now.day = d.day and now.page_id = c.id
        left join search_page_day earlier on earlier.property_id = ${propertyId} and earlier.day = d.day - ${shift}::int
          and earlier.page_id = c.id
      window w as (partition by c.id order by g.at rows between ${WINDOW - 1}::int preceding and current row)
    ), states as (
      select s.*, is_known and ${fallen} as is_fallen
      from (select *, known >= ${WINDOW * KNOWN_SHARE}::float8 as is_known from summed) s
    ), ${fellOf(last)}
    select to_char(f.day, 'YYYY-MM-DD') as day, p.url as page, f.clicks::int as clicks, f.before::int as before
    from fell f join search_page p on p.id = f.id order by f.day, f.before - f.clicks desc, f.id`);
  return rows;
}

/** Lists queries with clicks that were on the first results page and no longer are, by their mean position. */
export async function listQueryFalls(db: Database, { propertyId, last }: LastDay): Promise<QueryFall[]> {
  const selection = { propertyId, pageId: null, country: null, device: null };
  const from = new Date(Date.parse(last) - FIRST_BACK * 86_400_000).toISOString().slice(0, 10);
  const isEnough = sql`impressions >= ${QUERY.impressions}`;
  const { rows } = await db.execute<QueryFall & Record<string, unknown>>(sql`
    with per_day as materialized (
      select query_id as id, day, sum(clicks) as clicks, sum(impressions) as impressions, sum(position_sum) as positions
      from (${selectDetail(selection, { from, to: last })}) detail group by 1, 2
    ), candidates as materialized (
      select id from per_day group by id
      having sum(impressions) filter (where day > ${daysFrom(last, WINDOW)}) >= ${QUERY.impressions}
        and sum(positions) filter (where day > ${daysFrom(last, WINDOW)})
          > ${FIRST_PAGE} * sum(impressions) filter (where day > ${daysFrom(last, WINDOW)})
        and sum(clicks) filter (where day <= ${daysFrom(last, WINDOW)}) >= ${QUERY.clicks}
      order by sum(clicks) desc, id limit ${CANDIDATES}
    ), summed as (
      select c.id, g.at::date as day, sum(coalesce(p.impressions, 0)) over w as impressions,
        sum(coalesce(p.positions, 0)) over w as positions
      from candidates c
        cross join ${gridOf(last)}
        left join per_day p on p.id = c.id and p.day = g.at::date
      window w as (partition by c.id order by g.at rows between ${WINDOW - 1}::int preceding and current row)
    ), states as (
      select *, true as is_known, ${isEnough} and positions > ${FIRST_PAGE} * impressions as is_fallen,
        lag(${isEnough} and positions <= ${FIRST_PAGE} * impressions, ${CLEAR}::int) over (partition by id order by day) as was_first
      from summed
    ), ${fellOf(last)}
    select to_char(f.day, 'YYYY-MM-DD') as day, q.query, (f.positions / f.impressions)::float8 as position
    from fell f join search_query q on q.id = f.id where f.was_first order by f.day, f.impressions desc, f.id`);
  return rows;
}

/** Whether enough is known of the days `shift` days earlier for a comparison of all windows. */
export async function isPeriodKnown(
  db: Database,
  { propertyId, last }: LastDay,
  shift: number,
): Promise<boolean> {
  const { rows } = await db.execute<{ known: number }>(sql`
    select count(*)::int as known from search_day where property_id = ${propertyId} and rows_asked_at is not null
      and day between ${daysFrom(last, FIRST_BACK + shift)} and ${daysFrom(last, shift)}`);
  return (rows[0]?.known ?? 0) >= (FIRST_BACK + 1) * KNOWN_SHARE;
}
