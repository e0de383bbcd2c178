import { SEARCH_DEVICES } from '@pagewright/contract/analytics';
import type { PlantedRow } from '../fakes/search-console/planted-property.ts';
import type { TestPerson, TestServer } from './test-server.ts';

/** SQL of the packed rows by query, with the columns of `search_detail`. */
export const UNPACKED = `select k.property_id, k.day, u.* from search_packed_detail k, unnest(k.page_ids, k.query_ids,
  k.countries, k.devices, k.clicks, k.impressions, k.position_sums)
  u(page_id, query_id, country, device, clicks, impressions, position_sum)`;

/** The stored rows by query of the workspace's property, plain and packed, in the same form as the planted ones. */
export async function readStoredRows(server: TestServer, person: TestPerson): Promise<string[]> {
  const { rows } = await server.sql.query<Omit<PlantedRow, 'device'> & { device: number }>(
    `select to_char(d.day, 'YYYY-MM-DD') as day, p.url as page, q.query, d.country, d.device, d.clicks, d.impressions,
       d.position_sum / d.impressions as position
     from search_property s join (select * from search_detail union all ${UNPACKED}) d on d.property_id = s.id
       join search_page p on p.id = d.page_id
       join search_query q on q.id = d.query_id where s.workspace_id = $1 and s.removed_at is null`,
    [person.workspaceId],
  );
  return rows
    .map((row) => ({ ...row, device: SEARCH_DEVICES[row.device] }))
    .map(named)
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
