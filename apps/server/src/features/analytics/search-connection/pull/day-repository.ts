import type { Database } from '../../../../platform/db/client.ts';
import { toStorableText } from '../../../../platform/db/storable-text.ts';
import { SEARCH_CONNECTION_LIMITS, SEARCH_DEVICES } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import type { SearchConsoleRow } from '../../../../providers/search-console/port.ts';
import type { DayRows } from './fetch-day.ts';
import type { DayTotals } from './days-to-pull.ts';
import { sumNamedRows } from './named-sums-repository.ts';
import { insertPacked, isToBePacked } from './pack-repository.ts';

/** Rows per delete statement, so that locks are short. */
const DELETE_BATCH = 20_000;
/** A recurring job is considered lost after ten minutes. */
const DELETE_MS = 300_000;

/** Key of a complete response. */
interface ResponseKey {
  readonly propertyId: number;
  /** When Google was asked, by the database clock: earlier responses never replace later ones. */
  readonly askedAt: Date;
}

/** Stores the totals of days unless newer ones are known. */
export async function writeTotals(
  db: Database,
  { propertyId, askedAt }: ResponseKey,
  days: readonly DayTotals[],
): Promise<void> {
  if (days.length === 0) return;
  await db.execute(sql`
    insert into search_day as d (property_id, day, clicks, impressions, position_sum, is_final, asked_at)
    select ${propertyId}, u.*, ${askedAt.toISOString()}::timestamptz from unnest(
      ${sql.param(days.map(({ day }) => day))}::date[], ${sql.param(days.map(({ clicks }) => clicks))}::int[],
      ${sql.param(days.map(({ impressions }) => impressions))}::int[],
      ${sql.param(days.map(({ positionSum }) => positionSum))}::float8[],
      ${sql.param(days.map(({ isFinal }) => isFinal))}::bool[]) u
    on conflict (property_id, day) do update set clicks = excluded.clicks, impressions = excluded.impressions,
      position_sum = excluded.position_sum, is_final = excluded.is_final, asked_at = excluded.asked_at
      where d.asked_at <= excluded.asked_at`);
}

/** Replaces the rows of a day, with their sums, unless newer ones are stored. Its totals must exist. */
export async function writeDay(
  db: Database,
  { propertyId, askedAt, terms }: ResponseKey & { readonly terms: readonly string[] },
  totals: DayTotals,
  { pages, markets, details, isCapped }: DayRows,
): Promise<void> {
  const { day } = totals;
  const { rowCount } = await db.execute(sql`
    update search_day set rows_asked_at = ${askedAt.toISOString()}, rows_of_clicks = ${totals.clicks},
      rows_of_impressions = ${totals.impressions}, rows_are_final = ${totals.isFinal}, is_capped = ${isCapped},
      page_clicks = ${sumOf(pages, 'clicks')}, page_impressions = ${sumOf(pages, 'impressions')},
      detail_clicks = ${sumOf(details, 'clicks')}, detail_impressions = ${sumOf(details, 'impressions')},
      detail_rows = ${details.length}
    where property_id = ${propertyId} and day = ${day}
      and (rows_asked_at is null or rows_asked_at <= ${askedAt.toISOString()}::timestamptz)`);
  if (rowCount === 0) return;
  for (const table of [
    sql`search_page_day`,
    sql`search_market_day`,
    sql`search_detail`,
    sql`search_packed_detail`,
  ])
    await db.execute(sql`delete from ${table} where property_id = ${propertyId} and day = ${day}`);

  const urls = [...pages, ...details].map(({ keys }) => toStorableText(keys[0]));
  await db.execute(sql`
    insert into search_page (property_id, url)
    select distinct ${propertyId}::int, u.url from unnest(${sql.param([...new Set(urls)])}::text[]) u(url)
    where not exists (select from search_page p where p.property_id = ${propertyId} and md5(p.url) = md5(u.url))
    on conflict do nothing`);
  await db.execute(sql`
    insert into search_query (property_id, query)
    select distinct ${propertyId}::int, u.query
    from unnest(${sql.param([...new Set(details.map(({ keys }) => toStorableText(keys[1])))])}::text[]) u(query)
    where not exists (select from search_query q where q.property_id = ${propertyId} and md5(q.query) = md5(u.query))
    on conflict do nothing`);
  await db.execute(sql`
    insert into search_page_day (property_id, day, page_id, clicks, impressions, position_sum)
    select ${propertyId}, ${day}::date, p.id, u.clicks, u.impressions, u.position_sum
    from unnest(${sql.param(pages.map(({ keys }) => toStorableText(keys[0])))}::text[], ${figures(pages)})
      u(url, clicks, impressions, position_sum)
    join search_page p on p.property_id = ${propertyId} and md5(p.url) = md5(u.url)
    on conflict do nothing`);
  await db.execute(sql`
    insert into search_market_day (property_id, day, country, device, clicks, impressions, position_sum)
    select ${propertyId}, ${day}::date, u.* from unnest(${marketsOf(markets, 0)}, ${figures(markets)}) u
    on conflict do nothing`);
  const rows = sql`
    select p.id as page_id, q.id as query_id, u.country::char(3), u.device, u.clicks, u.impressions, u.position_sum
    from unnest(${sql.param(details.map(({ keys }) => toStorableText(keys[0])))}::text[],
      ${sql.param(details.map(({ keys }) => toStorableText(keys[1])))}::text[], ${marketsOf(details, 2)},
      ${figures(details)}) u(url, query, country, device, clicks, impressions, position_sum)
    join search_page p on p.property_id = ${propertyId} and md5(p.url) = md5(u.url)
    join search_query q on q.property_id = ${propertyId} and md5(q.query) = md5(u.query)`;
  if (isToBePacked(totals)) await insertPacked(db, { propertyId, day }, rows);
  else
    await db.execute(sql`
      insert into search_detail
        (property_id, day, page_id, query_id, country, device, clicks, impressions, position_sum)
      select ${propertyId}, ${day}::date, found.* from (${rows}) found
      on conflict do nothing`);
  await sumNamedRows(db, { propertyId, day }, terms);
}

/** Deletes disconnected and expired figures in batches; what takes too long is left to the next job. */
export async function deleteExpiredFigures(db: Database): Promise<void> {
  const end = Date.now() + DELETE_MS;
  while (Date.now() < end && (await deleteBatch(db)));
}

/** Deletes a batch and returns whether there may be more. */
async function deleteBatch(db: Database): Promise<boolean> {
  await db.execute(sql`delete from search_answer where kept_at < now() - interval '2 days'`);
  const removed = sql`property_id in (select id from search_property where removed_at is not null)`;
  let most = 0;
  for (const table of [
    sql`search_detail`,
    sql`search_packed_detail`,
    sql`search_page_day`,
    sql`search_market_day`,
    sql`search_named_day`,
    sql`search_day`,
  ]) {
    for (const gone of [removed, sql`day < current_date - ${SEARCH_CONNECTION_LIMITS.keptDays}::int`]) {
      const { rowCount } = await db.execute(sql`
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${gone} limit ${DELETE_BATCH}))`);
      most = Math.max(most, rowCount ?? 0);
    }
  }
  if (most === DELETE_BATCH) return true;
  for (const table of [sql`search_query`, sql`search_page`]) {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${removed} limit ${DELETE_BATCH}))`);
    if (rowCount === DELETE_BATCH) return true;
  }
  await db.execute(sql`delete from search_property where removed_at is not null`);
  return false;
}

const sumOf = (rows: readonly SearchConsoleRow[], of: 'clicks' | 'impressions'): number =>
  Math.round(rows.reduce((sum, row) => sum + row[of], 0));

function figures(rows: readonly SearchConsoleRow[]) {
  return sql`${sql.param(rows.map(({ clicks }) => Math.round(clicks)))}::int[],
    ${sql.param(rows.map(({ impressions }) => Math.round(impressions)))}::int[],
    ${sql.param(rows.map(({ position, impressions }) => position * impressions))}::float8[]`;
}

/** Countries and devices of rows, which are in their keys from an index on. */
function marketsOf(rows: readonly SearchConsoleRow[], from: number) {
  const countries = rows.map(({ keys }) => toStorableText(keys[from]).toLowerCase().slice(0, 3));
  const devices = rows.map(({ keys }) => (SEARCH_DEVICES as readonly string[]).indexOf(keys[from + 1] ?? ''));
  return sql`${sql.param(countries)}::text[], ${sql.param(devices)}::smallint[]`;
}
