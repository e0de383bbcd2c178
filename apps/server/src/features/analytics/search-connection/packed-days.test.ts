import {
  connectSearch,
  listSearchQueries,
  listSharedQueries,
  pullSearch,
  readSearchConnection,
  readSearchPerformance,
  updateSearchConnection,
} from '@pagewright/contract/analytics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/eventually.ts';
import {
  dayBefore,
  plantProperty,
  type PlantedRow,
} from '../../../../../../tests/fakes/search-console/planted-property.ts';
import { startSearchConsole } from '../../../../../../tests/fakes/search-console/start-search-console.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import {
  plantedDetail,
  readStoredRows,
  UNPACKED,
} from '../../../../../../tests/server/stored-search-rows.ts';
import { openDatabase, openPool } from '../../../platform/db/client.ts';
import { dayInCalifornia } from './pull/days-to-pull.ts';
import { packDetail, PACKED_AFTER_DAYS } from './pull/pack-repository.ts';

const SITE = 'https://www.example.com/';
const google = await startSearchConsole();
const server = await openTestServer(google.settings);
const pool = openPool({ connectionString: server.databaseUrl }, 2);
afterAll(() => Promise.all([google.close(), pool.end()]));
const ann = await server.signUp('Ann');
const last = dayInCalifornia(Date.now(), 3);
const PACKED = 70;
const [large, changing, stuck] = [dayBefore(last, 60), dayBefore(last, 50), dayBefore(last, 45)];
let rows: PlantedRow[] = [
  ...plantProperty({ site: SITE, last, days: PACKED, pages: 4, queriesPerPage: 2, gaps: [40] }),
  // A day of more than one part.
  ...Array.from({ length: 600 }, (_, at): PlantedRow => ({
    day: large,
    page: `${SITE}page-${1 + (at % 7)}`,
    query: `long tail ${at}`,
    country: ['usa', 'fra', 'deu'][at % 3] as string,
    device: at % 2 === 0 ? 'TABLET' : 'MOBILE',
    clicks: at % 4,
    impressions: 5 + (at % 9),
    position: 1 + at / 17,
  })),
];

beforeAll(async () => {
  google.sites.push({ siteUrl: SITE, permissionLevel: 'SITE_OWNER' });
  google.planted.set(SITE, rows);
  await server.call(ann, connectSearch, { body: { key: google.key } });
  await server.call(ann, updateSearchConnection, { body: { property: SITE, brandTerms: ['query 3'] } });
  await eventually(async () => {
    const { body } = await server.call(ann, readSearchConnection, {});
    if (body.connection?.state !== 'current') throw new Error('the pull has not ended');
  });
});

/** From within the packed days to within the plain ones. */
const timeRange = `${dayBefore(last, 55)}..${dayBefore(last, 20)}`;
const FILTERS = [
  {},
  { country: 'fra' },
  { device: 'MOBILE' },
  { page: `${SITE}page-2` },
  { page: `${SITE}page-2`, country: 'usa', device: 'DESKTOP' },
] as const;

/** Asks for figures that come from rows by query. Answers are computed, and sums rounded: their order may differ. */
async function ask(): Promise<string> {
  await server.sql.query('delete from search_answer');
  const answers: unknown[] = [];
  for (const filters of FILTERS) {
    const query = { timeRange, ...filters };
    answers.push((await server.call(ann, readSearchPerformance, { query })).body);
    answers.push((await server.call(ann, listSearchQueries, { query })).body);
  }
  answers.push((await server.call(ann, listSharedQueries, { query: { timeRange: '3m' } })).body);
  return JSON.stringify(answers, (_, value) => (typeof value === 'number' ? value.toFixed(9) : value));
}

const countDays = async (table: 'search_detail' | 'search_packed_detail'): Promise<number> =>
  (await server.sql.query<{ count: number }>(`select count(distinct day)::int as count from ${table}`))
    .rows[0]?.count ?? 0;

const pack = () => packDetail(openDatabase(pool));

/** Stores every row plain, as the version before did. */
async function unpack(where = 'true'): Promise<void> {
  await server.sql.query(
    `insert into search_detail (property_id, day, page_id, query_id, country, device, clicks, impressions, position_sum)
     select * from (${UNPACKED}) u where ${where}`,
  );
  await server.sql.query(`delete from search_packed_detail where ${where}`);
}

test('days that arrive old are packed, and every filter and any first day still gives the planted figures', async () => {
  expect(await countDays('search_detail')).toBe(PACKED_AFTER_DAYS - 3);
  expect(await countDays('search_packed_detail')).toBe(PACKED - 1 - (PACKED_AFTER_DAYS - 3));
  expect(await readStoredRows(server, ann)).toEqual(plantedDetail(rows));

  for (const filters of FILTERS) {
    const { page, country, device }: { page?: string; country?: string; device?: string } = filters;
    const chosen = rows.filter(
      (row) =>
        row.query !== null &&
        row.day <= dayBefore(last, 20) &&
        (page ?? row.page) === row.page &&
        (country ?? row.country) === row.country &&
        (device ?? row.device) === row.device,
    );
    const { body } = await server.call(ann, listSearchQueries, { query: { timeRange, ...filters } });
    const expected = [
      ...Map.groupBy(
        chosen.filter(({ day }) => day >= dayBefore(last, 55)),
        ({ query }) => query,
      ),
    ].map(([query, of]) => {
      const impressions = of.reduce((sum, row) => sum + row.impressions, 0);
      return {
        query,
        clicks: of.reduce((sum, row) => sum + row.clicks, 0),
        impressions,
        pages: new Set(of.map((row) => row.page)).size,
        position: of.reduce((sum, row) => sum + row.position * row.impressions, 0) / impressions,
      };
    });
    const byName = (one: { query: string | null }, other: { query: string | null }): number =>
      (one.query ?? '').localeCompare(other.query ?? '');
    expect(
      body.queries
        .map(({ query, clicks, impressions, pages, position }) => ({
          query,
          clicks,
          impressions,
          pages,
          position,
        }))
        .toSorted(byName),
      JSON.stringify(filters),
    ).toEqual(
      expected.toSorted(byName).map((one) => ({ ...one, position: expect.closeTo(one.position, 9) })),
    );
  }
});

test('a job that is killed within a day, repeated, or run twice at once changes no answer and packs only final days', async () => {
  await unpack();
  await server.sql.query('update search_day set rows_are_final = false where day = $1', [stuck]);
  const before = await ask();
  // The connection ends after the parts of one day are written, and while its plain rows are being deleted.
  await server.sql.query(
    `create function end_connection() returns trigger language plpgsql as $$ begin
       perform pg_terminate_backend(pg_backend_pid()); return old; end $$`,
  );
  await server.sql.query(
    `create trigger killed before delete on search_detail for each row when (old.day = '${changing}')
     execute function end_connection()`,
  );
  await expect(pack()).rejects.toThrow(/Failed query/);
  await server.sql.query('drop trigger killed on search_detail');
  const packed = await countDays('search_packed_detail');
  expect(packed).toBe(PACKED - 1 - 50);
  expect(await readStoredRows(server, ann)).toEqual(plantedDetail(rows));
  expect(await ask()).toBe(before);

  await Promise.all([pack(), pack()]);
  const places = async () =>
    (await server.sql.query('select day, part, ctid, xmin from search_packed_detail order by 1, 2')).rows;
  const once = await places();
  await pack();
  expect(await places()).toEqual(once);
  // All but the day that is not final.
  expect(await countDays('search_packed_detail')).toBe(PACKED - 2 - (PACKED_AFTER_DAYS - 3));
  expect(await readStoredRows(server, ann)).toEqual(plantedDetail(rows));
  expect(await ask()).toBe(before);
});

test('a packed day that Google changes is replaced, also by a server that knows no packed days', async () => {
  rows = rows.map((row) => (row.day === changing ? { ...row, clicks: row.clicks + 1, country: 'esp' } : row));
  google.planted.set(SITE, rows);
  await server.call(ann, pullSearch, {});
  await eventually(async () => expect(await readStoredRows(server, ann)).toEqual(plantedDetail(rows)));
  const right = await ask();

  // The version before writes plain rows and leaves the packed ones.
  await server.sql.query(
    `update search_day set rows_asked_at = rows_asked_at + interval '1 s' where day = $1`,
    [changing],
  );
  await server.sql.query(
    `insert into search_detail (property_id, day, page_id, query_id, country, device, clicks, impressions, position_sum)
     select * from (${UNPACKED}) u where day = '${changing}'`,
  );
  expect(await ask()).toBe(right);
  await pack();
  expect(await readStoredRows(server, ann)).toEqual(plantedDetail(rows));
  expect(await ask()).toBe(right);
});
