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
 * row, older ones packed; both have every country and device, which are selected too if `hasMarkets`.
 */
export function selectDetail(selection: Selection, days: Days, hasMarkets = false): SQL {
  const { propertyId, pageId, country, device } = selection;
  // Countries and devices are only unpacked to choose by them, or where they are selected.
  const byMarket = [
    ...(country === null && !hasMarkets ? [] : [sql`, unnest(countries) as country`]),
    ...(device === null && !hasMarkets ? [] : [sql`, unnest(devices) as device`]),
  ];
  const columns = sql`day, page_id, query_id, clicks, impressions, position_sum
    ${hasMarkets ? sql`, country, device` : sql``}`;
  return sql`
    select ${columns} from search_detail where ${matches(selection, days)}
    union all
    select ${columns} from (
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
  return sql`property_id = ${propertyId} and day between ${from} and ${to}
    ${pageId === null ? sql`` : sql`and page_id = ${pageId}`} and ${isInMarket({ country, device })}`;
}

/** The SQL condition for rows of a country, of a device, of both, or all. */
export function isInMarket({ country, device }: Pick<Selection, 'country' | 'device'>): SQL {
  const conditions = [
    ...(country === null ? [] : [sql`country = ${country}`]),
    ...(device === null ? [] : [sql`device = ${SEARCH_DEVICES.indexOf(device)}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
