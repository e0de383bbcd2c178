import { SEARCH_DEVICES } from '@pagewright/contract/analytics';
import type { PlantedRow } from '../fakes/search-console/planted-property.ts';
import type { TestPerson, TestServer } from './test-server.ts';

/** SQL of the packed rows by query, with the columns of `search_detail`. */
export const UNPACKED = `select k.property_id, k.day, u.* from search_packed_detail k, unnest(k.page_ids, k.query_ids,
  k.countries, k.devices, k.clicks, k.impressions, k.position_sums)
  u(page_id, query_id, country, device, clicks, impressions, position_sum)`;

/** The stored rows by query of the workspace's property, plain and packed, in the same form as the planted ones. */
export async function readStoredRows(
  { sql }: Pick<TestServer, 'sql'>,
  { workspaceId }: Pick<TestPerson, 'workspaceId'>,
  /** Null: all days. */
  day: string | null = null,
): Promise<string[]> {
  const { rows } = await sql.query<Omit<PlantedRow, 'device'> & { device: number }>(
    `select to_char(d.day, 'YYYY-MM-DD') as day, p.url as page, q.query, d.country, d.device, d.clicks, d.impressions,
       d.position_sum / d.impressions as position
     from search_property s join (select * from search_detail union all ${UNPACKED}) d on d.property_id = s.id
       join search_page p on p.id = d.page_id
       join search_query q on q.id = d.query_id
     where s.workspace_id = $1 and s.removed_at is null and ($2::date is null or d.day = $2)`,
    [workspaceId, day],
  );
  return rows
    .map((row) => ({ ...row, device: SEARCH_DEVICES[row.device] }))
    .map(named)
    .toSorted();
}

/** The stored sums of days of the workspace's property: all, by page, and by country and device. */
export async function readStoredSums(
  { sql }: Pick<TestServer, 'sql'>,
  { workspaceId }: Pick<TestPerson, 'workspaceId'>,
  /** Null: all days. */
  day: string | null = null,
): Promise<string[]> {
  const { rows } = await sql.query<Record<'day' | 'of' | 'clicks' | 'impressions', string>>(
    `select to_char(d.day, 'YYYY-MM-DD') as day, d.of, d.clicks, d.impressions from search_property s join (
       select property_id, day, 'all' as of, clicks, impressions from search_day
       union all select a.property_id, day, url, clicks, impressions
         from search_page_day a join search_page p on p.id = a.page_id
       union all select property_id, day, concat_ws(' ', country, device), clicks, impressions from search_market_day
     ) d on d.property_id = s.id
     where s.workspace_id = $1 and s.removed_at is null and ($2::date is null or d.day = $2)`,
    [workspaceId, day],
  );
  return rows.map((row) => [row.day, row.of, row.clicks, row.impressions].join(' ')).toSorted();
}

/** The sums of planted rows, in the same form: anonymized queries count in them. */
export function plantedSums(planted: readonly PlantedRow[]): string[] {
  const groups = Map.groupBy(
    planted.flatMap((row) =>
      ['all', row.page, `${row.country} ${SEARCH_DEVICES.indexOf(row.device)}`].map((of) => ({ of, row })),
    ),
    ({ of, row }) => `${row.day} ${of}`,
  );
  const sum = (rows: readonly { row: PlantedRow }[], of: 'clicks' | 'impressions'): number =>
    rows.reduce((total, { row }) => total + row[of], 0);
  return [...groups]
    .map(([key, rows]) => `${key} ${sum(rows, 'clicks')} ${sum(rows, 'impressions')}`)
    .toSorted();
}

/** The planted rows that name a query. */
export function plantedDetail(rows: readonly PlantedRow[]): string[] {
  return rows
    .filter(({ query }) => query !== null)
    .map(named)
    .toSorted();
}

const named = ({ position, ...row }: Omit<PlantedRow, 'device'> & { device: unknown }): string =>
  JSON.stringify([
    row.day,
    row.page,
    row.query,
    row.country,
    row.device,
    row.clicks,
    row.impressions,
    position.toFixed(6),
  ]);
