import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { isInMarket, selectDetail, type Days, type Selection, type Sums } from './detail-repository.ts';

/** Sums of the rows by query, with and without a brand term; together all rows that name a query. */
export interface NamedSums {
  readonly brand: Sums;
  readonly other: Sums;
}

/**
 * Sums the rows by query with and without a brand term: from the sums of days where these are there, else from the rows,
 * which stored `pairs` may sum. Both are exact; there are no sums of days by page.
 */
export async function sumNamed(
  db: Database,
  selection: Selection,
  days: Days,
  terms: readonly string[],
  pairs?: SQL,
): Promise<NamedSums> {
  const stored = selection.pageId === null ? await readStoredSums(db, selection, days, terms) : null;
  return stored ?? sumRows(db, terms, pairs ?? selectQueries(selection, days));
}

/** The SQL condition for days whose sums are not those of their rows, or were made with other terms. */
export function isUnsummed(terms: readonly string[]): SQL {
  return sql`rows_asked_at is not null and (summed_at is distinct from rows_asked_at
    or summed_terms is distinct from ${sql.param(terms)}::text[])`;
}

/** Whether a query contains one of the terms, even within a word: `pagewrightpricing` matches Pagewright too. */
export function brandCondition(query: SQL, terms: readonly string[]): SQL {
  if (terms.length === 0) return sql`false`;
  const parts = terms.map((term) => sql`strpos(lower(${query}), ${term}) > 0`);
  return sql`(${sql.join(parts, sql` or `)})`;
}

interface StoredSums {
  readonly unsummed: number;
  readonly brandClicks: number;
  readonly brandImpressions: number;
  readonly brandPositionSum: number;
  readonly otherClicks: number;
  readonly otherImpressions: number;
  readonly otherPositionSum: number;
}

/** Adds up the sums of days; null if a day has none. */
async function readStoredSums(
  db: Database,
  { propertyId, country, device }: Selection,
  { from, to }: Days,
  terms: readonly string[],
): Promise<NamedSums | null> {
  const isWhole = country === null && device === null;
  const ofDays = sql`property_id = ${propertyId} and day between ${from} and ${to}`;
  const { rows } = await db.execute<StoredSums & Record<string, unknown>>(sql`
    select (select count(*)::int from search_day where ${ofDays} and ${isUnsummed(terms)}) as unsummed,
      coalesce(sum(brand_clicks), 0)::int as "brandClicks",
      coalesce(sum(brand_impressions), 0)::int as "brandImpressions",
      coalesce(sum(brand_position_sum), 0)::float8 as "brandPositionSum",
      coalesce(sum(other_clicks), 0)::int as "otherClicks",
      coalesce(sum(other_impressions), 0)::int as "otherImpressions",
      coalesce(sum(other_position_sum), 0)::float8 as "otherPositionSum"
    from ${isWhole ? sql`search_day` : sql`search_named_day`}
    where ${ofDays} and ${isWhole ? sql`rows_asked_at is not null` : isInMarket({ country, device })}`);
  const [row] = rows;
  if (!row || row.unsummed > 0) return null;
  return {
    brand: {
      clicks: row.brandClicks,
      impressions: row.brandImpressions,
      positionSum: row.brandPositionSum,
    },
    other: {
      clicks: row.otherClicks,
      impressions: row.otherImpressions,
      positionSum: row.otherPositionSum,
    },
  };
}

const selectQueries = (selection: Selection, days: Days): SQL =>
  sql`select query_id, clicks, impressions, position_sum as "positionSum" from (${selectDetail(selection, days)}) detail`;

async function sumRows(db: Database, terms: readonly string[], pairs: SQL): Promise<NamedSums> {
  const { rows } = await db.execute<Sums & { isBrand: boolean } & Record<string, unknown>>(sql`
    select ${brandCondition(sql`q.query`, terms)} as "isBrand", coalesce(sum(f.clicks), 0)::int as clicks,
      coalesce(sum(f.impressions), 0)::int as impressions, coalesce(sum(f."positionSum"), 0)::float8 as "positionSum"
    from (select query_id, sum(clicks) as clicks, sum(impressions) as impressions, sum("positionSum") as "positionSum"
      from (${pairs}) pairs group by query_id) f
    join search_query q on q.id = f.query_id group by 1`);
  const none = { clicks: 0, impressions: 0, positionSum: 0 };
  return {
    brand: rows.find(({ isBrand }) => isBrand) ?? none,
    other: rows.find(({ isBrand }) => !isBrand) ?? none,
  };
}
