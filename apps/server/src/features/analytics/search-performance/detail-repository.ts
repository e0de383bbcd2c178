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

/**
 * Selects the rows by query of a selection: `day`, `page_id`, `query_id`, and their sums. Recent days are stored row by
 * row, older ones packed; both have every country and device.
 */
export function selectDetail(selection: Selection, days: Days): SQL {
  const { propertyId, pageId, country, device } = selection;
  // Countries and devices are only unpacked to choose by them.
  const byMarket = [
    ...(country === null ? [] : [sql`, unnest(countries) as country`]),
    ...(device === null ? [] : [sql`, unnest(devices) as device`]),
  ];
  return sql`
    select day, page_id, query_id, clicks, impressions, position_sum
    from search_detail where ${matches(selection, days)}
    union all
    select day, page_id, query_id, clicks, impressions, position_sum from (
      select k.property_id, k.day, unnest(page_ids) as page_id, unnest(query_ids) as query_id,
        unnest(k.clicks) as clicks, unnest(k.impressions) as impressions, unnest(position_sums) as position_sum
        ${sql.join(byMarket)}
      from search_packed_detail k
        join search_day d on d.property_id = k.property_id and d.day = k.day and d.rows_asked_at = k.asked_at
      where k.property_id = ${propertyId} and k.day between ${days.from} and ${days.to}
        ${pageId === null ? sql`` : sql`and ${pageId} between first_page and last_page`}
    ) unpacked where ${matches(selection, days)}`;
}

/** The SQL condition for rows of a selection. */
export function matches({ propertyId, pageId, country, device }: Selection, { from, to }: Days): SQL {
  const conditions = [
    sql`property_id = ${propertyId} and day between ${from} and ${to}`,
    ...(pageId === null ? [] : [sql`page_id = ${pageId}`]),
    ...(country === null ? [] : [sql`country = ${country}`]),
    ...(device === null ? [] : [sql`device = ${SEARCH_DEVICES.indexOf(device)}`]),
  ];
  return sql.join(conditions, sql` and `);
}
