import { sql } from 'drizzle-orm';
import { withTransaction, type Database } from '../../../../platform/db/client.ts';
import { brandCondition, isUnsummed } from '../../search-performance/brand-repository.ts';
import { brandTermsOf } from '../../search-performance/brand-terms.ts';
import { selectDetail } from '../../search-performance/detail-repository.ts';

/** A recurring job is considered lost after ten minutes. */
const SUM_MS = 300_000;

/**
 * Sums the rows by query of a day by country and device, with and without a brand term, in place of earlier sums. The
 * transaction must have written the rows or locked the day.
 */
export async function sumNamedRows(
  db: Database,
  { propertyId, day }: { readonly propertyId: number; readonly day: string },
  terms: readonly string[],
): Promise<void> {
  const whole = { propertyId, pageId: null, country: null, device: null };
  const isBrand = sql`b.id is not null`;
  await db.execute(sql`delete from search_named_day where property_id = ${propertyId} and day = ${day}`);
  // By query: most occur once a day, and only their texts are read.
  await db.execute(sql`
    with named as materialized (${selectDetail(whole, { from: day, to: day }, true)}
    ), brand as (
      select id from search_query q where id = any(array(select query_id from named)) and ${brandCondition(sql`q.query`, terms)}
    ), kept as (
      insert into search_named_day (property_id, day, country, device, brand_clicks, brand_impressions,
        brand_position_sum, other_clicks, other_impressions, other_position_sum)
      select ${propertyId}::int, ${day}::date, n.country, n.device,
        coalesce(sum(n.clicks) filter (where ${isBrand}), 0), coalesce(sum(n.impressions) filter (where ${isBrand}), 0),
        coalesce(sum(n.position_sum) filter (where ${isBrand}), 0),
        coalesce(sum(n.clicks) filter (where not ${isBrand}), 0),
        coalesce(sum(n.impressions) filter (where not ${isBrand}), 0),
        coalesce(sum(n.position_sum) filter (where not ${isBrand}), 0)
      from named n left join brand b on b.id = n.query_id group by n.country, n.device
      returning *
    )
    update search_day d set summed_at = d.rows_asked_at, summed_terms = ${sql.param(terms)}::text[],
      brand_clicks = s.brand_clicks, brand_impressions = s.brand_impressions,
      brand_position_sum = s.brand_position_sum, other_clicks = s.other_clicks,
      other_impressions = s.other_impressions, other_position_sum = s.other_position_sum
    from (
      select coalesce(sum(brand_clicks), 0) as brand_clicks, coalesce(sum(brand_impressions), 0) as brand_impressions,
        coalesce(sum(brand_position_sum), 0) as brand_position_sum, coalesce(sum(other_clicks), 0) as other_clicks,
        coalesce(sum(other_impressions), 0) as other_impressions,
        coalesce(sum(other_position_sum), 0) as other_position_sum
      from kept
    ) s where d.property_id = ${propertyId} and d.day = ${day}`);
}

/**
 * Sums the days of all properties that have no sums of their present rows and terms: those of before an update, those
 * that a server of the version before wrote, and all after a change of brand terms.
 */
export async function sumNamedDays(db: Database): Promise<void> {
  const end = Date.now() + SUM_MS;
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from search_property where removed_at is null order by id`,
  );
  for (const { id } of rows) await sumDaysOfProperty(db, id, async () => Date.now() >= end);
}

/** The same for a property, newest days first, one transaction each. */
export async function sumDaysOfProperty(
  db: Database,
  propertyId: number,
  isOver: (db: Database) => Promise<boolean>,
): Promise<void> {
  const terms = await readTerms(db, propertyId);
  let day: string | null = '9999-12-31';
  while (!(await isOver(db)) && (day = await findDayBefore(db, propertyId, { day, terms })) !== null) {
    const next = { propertyId, day };
    await withTransaction({ db }, async (inside) => {
      // A pull that writes the day waits, or is waited for. Another job may have summed it meanwhile.
      const { rowCount } = await inside.db.execute(sql`
        select from search_day where property_id = ${propertyId} and day = ${next.day} and ${isUnsummed(terms)} for update`);
      if (rowCount === 1) await sumNamedRows(inside.db, next, terms);
    });
  }
}

/** Finds the last day before another one that has no current sums. */
async function findDayBefore(
  db: Database,
  propertyId: number,
  { day, terms }: { readonly day: string; readonly terms: readonly string[] },
): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select to_char(max(day), 'YYYY-MM-DD') as day from search_day
    where property_id = ${propertyId} and day < ${day} and ${isUnsummed(terms)}`);
  return rows[0]?.day ?? null;
}

/** Returns the terms that mark a query of a property as branded. */
async function readTerms(db: Database, propertyId: number): Promise<string[]> {
  const { rows } = await db.execute<{ url: string; given: string[] | null }>(sql`
    select p.url, c.brand_terms as given from search_property p
      left join search_connection c on c.workspace_id = p.workspace_id
    where p.id = ${propertyId}`);
  const [row] = rows;
  return row ? brandTermsOf(row.url, row.given ?? []) : [];
}
