import type { QueryView } from '@pagewright/contract/analytics';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { brandCondition } from './brand-repository.ts';
import {
  isInMarket,
  matches,
  selectDetail,
  type Days,
  type Selection,
  type Sums,
} from './detail-repository.ts';

const ROWS_SHOWN = 200;
const SHARED_SHOWN = 100;
/** Positions near the first page. */
const NEAR = { from: 8, to: 20 } as const;
/** Minimum number of impressions for a meaningful average position. */
const NEAR_IMPRESSIONS = 10;
/** A page decays if it lost at least this share and this number of clicks. */
export const DECAY = { share: 0.2, clicks: 10 } as const;
/** Pages share a query if each has at least this share of its impressions, and together at least this many. */
const SHARED = { share: 0.1, impressions: 10 } as const;

export interface QueryRow extends Sums {
  readonly query: string;
  readonly pages: number;
  readonly previousClicks: number | null;
  readonly total: number;
}

/**
 * Selects the sums of each query on each page, and its clicks in the period before. Reads both periods in one pass,
 * because their rows are adjacent.
 */
function selectPairs(selection: Selection, days: Days, before: Days | null, hasMarkets = false): SQL {
  const isNow = sql`day >= ${days.from}`;
  const keys = sql`query_id, page_id${hasMarkets ? sql`, country, device` : sql``}`;
  return sql`
    select ${keys}, sum(clicks) filter (where ${isNow}) as clicks,
      sum(impressions) filter (where ${isNow}) as impressions,
      sum(position_sum) filter (where ${isNow}) as "positionSum",
      sum(clicks) filter (where not ${isNow}) as "previousClicks"
    from (${selectDetail(selection, { from: before?.from ?? days.from, to: days.to }, hasMarkets)}) detail
    group by ${keys}`;
}

/**
 * Stores what `selectPairs` selects for the rest of the transaction, so that several lists are made from one pass over
 * millions of rows. Returns how to select it.
 */
export async function storePairs(
  db: Database,
  selection: Selection,
  days: Days,
  before: Days | null,
): Promise<SQL> {
  await db.execute(
    sql`create temp table kept_pairs on commit drop as ${selectPairs(selection, days, before)}`,
  );
  await db.execute(sql`analyze kept_pairs`);
  return sql`select * from kept_pairs`;
}

/**
 * Stores the same by country and device for the rest of the transaction, from one pass over the rows of a property.
 * Returns how to select the pairs of a country, a device, or both from it.
 */
export async function storeMarketPairs(
  db: Database,
  propertyId: number,
  days: Days,
  before: Days | null,
): Promise<(market: Pick<Selection, 'country' | 'device'>) => SQL> {
  const whole = { propertyId, pageId: null, country: null, device: null };
  await db.execute(sql`
    create temp table kept_market_pairs on commit drop as ${selectPairs(whole, days, before, true)}`);
  await db.execute(sql`analyze kept_market_pairs`);
  return ({ country, device }) => sql`
    select query_id, page_id, sum(clicks) as clicks, sum(impressions) as impressions, sum("positionSum") as "positionSum",
      sum("previousClicks") as "previousClicks"
    from kept_market_pairs where ${isInMarket({ country, device })} group by query_id, page_id`;
}

/** Lists queries with their figures. `before` is the comparison period, null if unknown; `pairs` are stored ones. */
export async function listQueries(
  db: Database,
  selection: Selection,
  days: Days,
  {
    before,
    view,
    terms,
    pairs = selectPairs(selection, days, before),
  }: {
    readonly before: Days | null;
    readonly view: QueryView;
    readonly terms: readonly string[];
    readonly pairs?: SQL | undefined;
  },
): Promise<QueryRow[]> {
  const isBrand = brandCondition(sql`q.query`, terms);
  const chosen: Readonly<Record<QueryView, SQL>> = {
    all: sql`true`,
    near: sql`f.impressions >= ${NEAR_IMPRESSIONS} and f."positionSum" / f.impressions between ${NEAR.from} and ${NEAR.to}`,
    brand: isBrand,
    other: sql`not ${isBrand}`,
  };
  const order = view === 'near' ? sql`impressions desc, clicks desc` : sql`clicks desc, impressions desc`;
  // Texts are read of the shown rows only where they do not choose them: the planner takes these for one row and would
  // read all texts for each.
  const isByText = view === 'brand' || view === 'other';
  const { rows } = await db.execute<QueryRow & Record<string, unknown>>(sql`
    with pairs as (${pairs}
    ), f as (
      select query_id, sum(clicks)::int as clicks, sum(impressions)::int as impressions,
        sum("positionSum")::float8 as "positionSum", count(impressions)::int as pages,
        ${before === null ? sql`null::int` : sql`coalesce(sum("previousClicks"), 0)::int`} as "previousClicks"
      from pairs group by query_id having sum(impressions) > 0
    ), shown as materialized (
      select f.*, count(*) over ()::int as total
      from f ${isByText ? sql`join search_query q on q.id = f.query_id` : sql``}
      where ${chosen[view]} order by ${order}, f.query_id limit ${ROWS_SHOWN}
    )
    select q.query, s.clicks, s.impressions, s."positionSum", s.pages, s."previousClicks", s.total
    from shown s join search_query q on q.id = s.query_id order by ${order}, s.query_id`);
  return rows;
}

export interface PageRow extends Sums {
  readonly page: string;
  readonly comparedClicks: number | null;
  readonly isDecaying: boolean;
  readonly total: number;
}

/** Lists pages with their figures and the comparison period; with decay requested, the largest losses first. */
export async function listPages(
  db: Database,
  selection: Selection,
  days: Days,
  { compared, isDecayOnly }: { readonly compared: Days | null; readonly isDecayOnly: boolean },
): Promise<PageRow[]> {
  // Only rows by query have countries and devices.
  const rowsOf = (one: Days): SQL =>
    selection.country === null && selection.device === null
      ? sql`search_page_day where ${matches(selection, one)}`
      : sql`(${selectDetail(selection, one)}) detail`;
  const of = (one: Days): SQL => sql`
    select page_id, sum(clicks)::int as clicks, sum(impressions)::int as impressions,
      sum(position_sum)::float8 as "positionSum"
    from ${rowsOf(one)} group by page_id`;
  const { rows } = await db.execute<PageRow & Record<string, unknown>>(sql`
    with now as (${of(days)}), before as (${of(compared ?? { from: '1970-01-02', to: '1970-01-01' })}),
    pages as (
      select coalesce(n.page_id, b.page_id) as page_id, coalesce(n.clicks, 0) as clicks,
        coalesce(n.impressions, 0) as impressions, coalesce(n."positionSum", 0) as "positionSum",
        ${compared === null ? sql`null::int` : sql`coalesce(b.clicks, 0)`} as compared
      from now n full join before b on b.page_id = n.page_id
    ), judged as (
      select *, coalesce(compared - clicks >= ${DECAY.clicks} and clicks <= compared * ${1 - DECAY.share}::float8, false) as decays
      from pages
    )
    select p.url as page, j.clicks, j.impressions, j."positionSum", j.compared as "comparedClicks",
      j.decays as "isDecaying", count(*) over ()::int as total
    from judged j join search_page p on p.id = j.page_id
    where ${isDecayOnly ? sql`j.decays` : sql`true`}
    order by ${isDecayOnly ? sql`j.compared - j.clicks desc` : sql`j.clicks desc, j.impressions desc`}, j.page_id
    limit ${ROWS_SHOWN}`);
  return rows;
}

export interface SharedRow extends Sums {
  readonly query: string;
  readonly queryImpressions: number;
  readonly page: string;
  readonly total: number;
}

/** Lists queries that several pages share, with those pages. */
export async function listShared(
  db: Database,
  selection: Selection,
  days: Days,
  pairs: SQL = selectPairs(selection, days, null),
): Promise<SharedRow[]> {
  const { rows } = await db.execute<SharedRow & Record<string, unknown>>(sql`
    with pairs as (
      select query_id, page_id, clicks::int as clicks, impressions::int as impressions, "positionSum"::float8 as "positionSum"
      from (${pairs}) pair where impressions is not null
    ), weighed as (
      select *, sum(impressions) over (partition by query_id) as whole from pairs
    ), shared as (
      select query_id, max(whole)::int as whole, count(*) over ()::int as total from weighed
      where impressions >= whole * ${SHARED.share}::float8 and whole >= ${SHARED.impressions}
      group by query_id having count(*) > 1 order by max(whole) desc, query_id limit ${SHARED_SHOWN}
    )
    select q.query, s.whole as "queryImpressions", s.total, p.url as page, w.clicks, w.impressions, w."positionSum"
    from shared s join weighed w on w.query_id = s.query_id and w.impressions >= s.whole * ${SHARED.share}::float8
      join search_query q on q.id = s.query_id join search_page p on p.id = w.page_id
    order by s.whole desc, s.query_id, w.impressions desc, w.page_id`);
  return rows;
}
