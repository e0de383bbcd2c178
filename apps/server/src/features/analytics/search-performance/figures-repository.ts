import { SEARCH_DEVICES, type SearchDevice } from '@pagewright/contract/analytics';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import type { NamedSums } from './brand-repository.ts';
import { matches, selectDetail, type Days, type Selection, type Sums } from './detail-repository.ts';

export interface DayRow extends Sums {
  readonly day: string;
  readonly isFinal: boolean;
}

/** Figures in the totals, and the part of them in rows by query. */
export interface Coverage {
  readonly clicks: number;
  readonly impressions: number;
  readonly detailClicks: number;
  readonly detailImpressions: number;
  readonly cappedDays: number;
}

const summed = sql`sum(clicks)::int as clicks, sum(impressions)::int as impressions, sum(position_sum)::float8 as "positionSum"`;

/** Days of a property with rows by query. */
export const hasRows = (propertyId: SQL): SQL =>
  sql`property_id = ${propertyId} and rows_asked_at is not null`;
/** The last of them: the last final one, if there is any. */
export const lastDay = sql`coalesce(max(day) filter (where is_final), max(day))`;

/** Returns the last final day of a property, or else the last day at all; null if none was pulled. */
export async function findLastDay(db: Database, propertyId: number): Promise<string | null> {
  const { rows } = await db.execute<{ last: string | null }>(sql`
    select to_char(${lastDay}, 'YYYY-MM-DD') as last from search_day where ${hasRows(sql`${propertyId}`)}`);
  return rows[0]?.last ?? null;
}

/** Finds the id of a page by address; null if there are no figures for it. */
export async function findPage(db: Database, propertyId: number, url: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from search_page where property_id = ${propertyId} and md5(url) = md5(${url}) and url = ${url}`);
  return rows[0]?.id ?? null;
}

/** Lists the known days, oldest first. A known day without matching rows counts as zero. */
export async function listDays(db: Database, selection: Selection, { from, to }: Days): Promise<DayRow[]> {
  const isWhole = selection.pageId === null && selection.country === null && selection.device === null;
  const { rows } = await db.execute<DayRow & Record<string, unknown>>(
    isWhole
      ? sql`
        select to_char(day, 'YYYY-MM-DD') as day, is_final as "isFinal", clicks, impressions, position_sum as "positionSum"
        from search_day where property_id = ${selection.propertyId} and day between ${from} and ${to} order by day`
      : sql`
        select to_char(d.day, 'YYYY-MM-DD') as day, d.is_final as "isFinal", coalesce(f.clicks, 0)::int as clicks,
          coalesce(f.impressions, 0)::int as impressions, coalesce(f."positionSum", 0)::float8 as "positionSum"
        from search_day d left join (
          select day, ${summed} from (${selectSums(selection, { from, to })}) sums group by day
        ) f on f.day = d.day
        where d.property_id = ${selection.propertyId} and d.day between ${from} and ${to}
          and d.rows_asked_at is not null order by d.day`,
  );
  return rows;
}

/** Sums listed days, with their number; null if there are none. */
export function addDays(rows: readonly DayRow[]): (Sums & { readonly knownDays: number }) | null {
  if (rows.length === 0) return null;
  const sum = (of: (row: Sums) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return {
    clicks: sum((row) => row.clicks),
    impressions: sum((row) => row.impressions),
    positionSum: sum((row) => row.positionSum),
    knownDays: rows.length,
  };
}

/** Returns how much the totals exceed the rows that name a query. `named` has the sums of these for less than a property. */
export async function readCoverage(
  db: Database,
  selection: Selection,
  days: Days,
  named: NamedSums,
): Promise<Coverage> {
  const { propertyId, pageId, country, device } = selection;
  if (pageId === null && country === null && device === null) {
    const { rows } = await db.execute<Coverage & Record<string, unknown>>(sql`
      select coalesce(sum(greatest(clicks, page_clicks)), 0)::int as clicks,
        coalesce(sum(greatest(impressions, page_impressions)), 0)::int as impressions,
        coalesce(sum(detail_clicks), 0)::int as "detailClicks",
        coalesce(sum(detail_impressions), 0)::int as "detailImpressions",
        (count(*) filter (where is_capped))::int as "cappedDays"
      from search_day where property_id = ${propertyId} and day between ${days.from} and ${days.to}
        and rows_asked_at is not null`);
    return rows[0] ?? { clicks: 0, impressions: 0, detailClicks: 0, detailImpressions: 0, cappedDays: 0 };
  }
  const { rows } = await db.execute<
    Pick<Coverage, 'clicks' | 'impressions' | 'cappedDays'> & Record<string, unknown>
  >(sql`
    select coalesce(sum(clicks), 0)::int as clicks, coalesce(sum(impressions), 0)::int as impressions,
      (select count(*)::int from search_day where property_id = ${propertyId} and is_capped
        and day between ${days.from} and ${days.to}) as "cappedDays"
    from (${selectSums(selection, days)}) sums`);
  return {
    ...(rows[0] ?? { clicks: 0, impressions: 0, cappedDays: 0 }),
    detailClicks: named.brand.clicks + named.other.clicks,
    detailImpressions: named.brand.impressions + named.other.impressions,
  };
}

/** Lists clicks by country and by device, most first. */
export async function listMarkets(
  db: Database,
  propertyId: number,
  { from, to }: Days,
): Promise<{
  countries: { code: string; clicks: number }[];
  devices: { code: SearchDevice; clicks: number }[];
}> {
  const { rows } = await db.execute<{ country: string | null; device: number | null; clicks: number }>(sql`
    select country, device, sum(clicks)::int as clicks from search_market_day
    where property_id = ${propertyId} and day between ${from} and ${to}
    group by grouping sets ((country), (device)) order by clicks desc, country, device`);
  return {
    countries: rows.flatMap(({ country, clicks }) => (country === null ? [] : [{ code: country, clicks }])),
    devices: rows.flatMap(({ device, clicks }) => {
      const code = device === null ? undefined : SEARCH_DEVICES[device];
      return code === undefined ? [] : [{ code, clicks }];
    }),
  };
}

/** Selects from the smallest table that includes anonymized queries; by page and country there is none. */
function selectSums(selection: Selection, days: Days): SQL {
  const { pageId, country, device } = selection;
  if (pageId !== null && (country ?? device) !== null) return selectDetail(selection, days);
  const table = pageId === null ? sql`search_market_day` : sql`search_page_day`;
  return sql`select day, clicks, impressions, position_sum from ${table} where ${matches(selection, days)}`;
}
