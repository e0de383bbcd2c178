import { sql, type SQL } from 'drizzle-orm';
import { withTransaction, type Database } from '../../../../platform/db/client.ts';
import { dayInCalifornia, type DayTotals } from './days-to-pull.ts';

/**
 * Days are packed at this age: the range that the screen opens with reads plain rows, and what Google still changes is
 * rewritten as plain rows. A packed day that Google changes later is replaced as well.
 */
export const PACKED_AFTER_DAYS = 35;
/** Rows per part. With 1,000, a row takes 21 % less space, and reading one page four times as long. */
const PART_ROWS = 250;
/** A recurring job is considered lost after ten minutes. */
const PACK_MS = 300_000;

/** A day of a property. */
interface PropertyDay {
  readonly propertyId: number;
  readonly day: string;
}

/** Whether the rows of a day are stored packed. */
export function isToBePacked({ day, isFinal }: DayTotals): boolean {
  return isFinal && day <= dayInCalifornia(Date.now(), PACKED_AFTER_DAYS);
}

/** Stores the rows by query of a day packed; its totals must exist. `rows` selects them with unique or repeated keys. */
export async function insertPacked(db: Database, { propertyId, day }: PropertyDay, rows: SQL): Promise<void> {
  await db.execute(sql`
    insert into search_packed_detail (property_id, day, part, asked_at, first_page, last_page, page_ids, query_ids,
      countries, devices, clicks, impressions, position_sums)
    select d.property_id, d.day, r.part, d.rows_asked_at, min(page_id), max(page_id), array_agg(page_id),
      array_agg(query_id), array_agg(country), array_agg(device), array_agg(r.clicks), array_agg(r.impressions),
      array_agg(r.position_sum)
    from search_day d, (
      select once.*, (row_number() over keys - 1) / ${PART_ROWS}::int as part from (
        select distinct on (page_id, query_id, country, device) * from (${rows}) found
        order by page_id, query_id, country, device
      ) once window keys as (order by page_id, query_id, country, device)
      order by page_id, query_id, country, device
    ) r
    where d.property_id = ${propertyId} and d.day = ${day} group by d.property_id, d.day, r.part`);
}

/** Packs the days that are old enough, one transaction each; what takes too long is left to the next job. */
export async function packDetail(db: Database): Promise<void> {
  const end = Date.now() + PACK_MS;
  const limit = dayInCalifornia(Date.now(), PACKED_AFTER_DAYS);
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from search_property where removed_at is null order by id`,
  );
  for (const { id: propertyId } of rows) {
    let day: string | null = '1970-01-01';
    while (Date.now() < end && (day = await findNextDay(db, { propertyId, day }, limit)) !== null) {
      const next: PropertyDay = { propertyId, day };
      await withTransaction({ db }, (inside) => packDay(inside.db, next));
    }
  }
}

/** Finds the first day with plain rows after a day, up to a limit. */
async function findNextDay(
  db: Database,
  { propertyId, day }: PropertyDay,
  limit: string,
): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select to_char(min(day), 'YYYY-MM-DD') as day from search_detail
    where property_id = ${propertyId} and day > ${day} and day <= ${limit}`);
  return rows[0]?.day ?? null;
}

/** Packs the rows of a day if they are final. A pull that writes the day waits, or is waited for. */
async function packDay(db: Database, { propertyId, day }: PropertyDay): Promise<void> {
  const ofDay = sql`property_id = ${propertyId} and day = ${day}`;
  const { rowCount: found } = await db.execute(
    sql`select from search_day where ${ofDay} and is_final and rows_are_final for update`,
  );
  if (found === 0) return;
  // Asked under the lock: another job may have packed the day meanwhile.
  const { rowCount: plain } = await db.execute(sql`select from search_detail where ${ofDay} limit 1`);
  if (plain === 0) return;
  // What a server of the version before left when it replaced a packed day.
  await db.execute(sql`delete from search_packed_detail where ${ofDay}`);
  await insertPacked(
    db,
    { propertyId, day },
    sql`select page_id, query_id, country, device, clicks, impressions, position_sum from search_detail where ${ofDay}`,
  );
  const { rowCount: deleted } = await db.execute(sql`delete from search_detail where ${ofDay}`);
  const { rows } = await db.execute<{ count: number }>(
    sql`select coalesce(sum(cardinality(page_ids)), 0)::int as count from search_packed_detail where ${ofDay}`,
  );
  if (rows[0]?.count !== deleted) throw new Error(`packed ${rows[0]?.count} of ${deleted} rows of ${day}`);
}
