import { SEARCH_DEVICES, type SearchDevice } from '@pagewright/contract/analytics';
import { sql, type SQL } from 'drizzle-orm';

/** Filters for a property's figures. */
export interface Selection {
  readonly propertyId: number;
  /** Id of a page; null for all pages. */
  readonly pageId: number | null;
  readonly country: string | null;
  readonly device: SearchDevice | null;
}

/** First and last day. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Additive figures. */
export interface Sums {
  readonly clicks: number;
  readonly impressions: number;
  readonly positionSum: number;
}

/**
 * Selects the rows by query of a selection: `day`, `page_id`, `query_id`, and their sums. Recent days are stored row by
 * row, older ones packed; both have every country and device, which are selected too if `hasMarkets`.
 */
export function selectDetail(selection: Selection, days: Days, hasMarkets = false): SQL {
  const { propertyId, pageId, country, device } = selection;
  // A page's rows are beside each other in a part, so only these are unpacked.
  const unpacked = (column: SQL): SQL =>
    sql`unnest(${column}${pageId === null ? sql`` : sql`[k.places[1]:k.places[cardinality(k.places)]]`})`;
  // Countries and devices are only unpacked to choose by them, or where they are selected.
  const byMarket = [
    ...(country === null && !hasMarkets ? [] : [sql`, ${unpacked(sql`k.countries`)} as country`]),
    ...(device === null && !hasMarkets ? [] : [sql`, ${unpacked(sql`k.devices`)} as device`]),
  ];
  const columns = sql`day, page_id, query_id, clicks, impressions, position_sum
    ${hasMarkets ? sql`, country, device` : sql``}`;
  const parts = sql`
    select p.*${pageId === null ? sql`` : sql`, array_positions(p.page_ids, ${pageId}::int) as places`}
    from search_packed_detail p
      join search_day d on d.property_id = p.property_id and d.day = p.day and d.rows_asked_at = p.asked_at
    where p.property_id = ${propertyId} and p.day between ${days.from} and ${days.to}
      ${pageId === null ? sql`` : sql`and ${pageId} between p.first_page and p.last_page offset 0`}`;
  return sql`
    select ${columns} from search_detail where ${matches(selection, days)}
    union all
    select ${columns} from (
      select k.property_id, k.day, ${unpacked(sql`k.page_ids`)} as page_id, ${unpacked(sql`k.query_ids`)} as query_id,
        ${unpacked(sql`k.clicks`)} as clicks, ${unpacked(sql`k.impressions`)} as impressions,
        ${unpacked(sql`k.position_sums`)} as position_sum
        ${sql.join(byMarket)}
      from (${parts}) k
    ) unpacked where ${isOnPage(pageId)} and ${isInMarket({ country, device })}`;
}

/** The SQL condition for rows of a selection. */
export function matches({ propertyId, pageId, country, device }: Selection, { from, to }: Days): SQL {
  return sql`property_id = ${propertyId} and day between ${from} and ${to}
    and ${isOnPage(pageId)} and ${isInMarket({ country, device })}`;
}

const isOnPage = (pageId: number | null): SQL => (pageId === null ? sql`true` : sql`page_id = ${pageId}`);

/** The SQL condition for rows of a country, of a device, of both, or all. */
export function isInMarket({ country, device }: Pick<Selection, 'country' | 'device'>): SQL {
  const conditions = [
    ...(country === null ? [] : [sql`country = ${country}`]),
    ...(device === null ? [] : [sql`device = ${SEARCH_DEVICES.indexOf(device)}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
