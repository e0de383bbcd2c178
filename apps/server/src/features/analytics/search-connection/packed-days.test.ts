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
import { randomNumbers } from '../../../../../../tests/random-numbers.ts';
import { sampleOrAll } from '../../../../../../tests/run-size.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import {
  plantedDetail,
  readStoredRows,
  UNPACKED,
} from '../../../../../../tests/server/stored-search-rows.ts';
import { openDatabase, openPool } from '../../../platform/db/client.ts';
import { dayInCalifornia } from './pull/days-to-pull.ts';
import { sumNamedDays } from './pull/named-sums-repository.ts';
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

const pick = <Value>(random: () => number, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;

/** Compares the overview of random ranges and filters with what the planted rows add up to. */
async function expectPlantedSums(terms: readonly string[], seed: number): Promise<void> {
  await server.sql.query('delete from search_answer');
  const random = randomNumbers(seed);
  for (let number = 0; number < sampleOrAll(12, 150); number += 1) {
    const [one, other] = [Math.floor(random() * 75), Math.floor(random() * 75)];
    const [from, to] = [dayBefore(last, Math.max(one, other)), dayBefore(last, Math.min(one, other))];
    const page = pick(random, [undefined, undefined, `${SITE}page-3`, `${SITE}page-7`, `${SITE}none`]);
    const country = pick(random, [undefined, undefined, 'usa', 'fra', 'esp']);
    const device = pick(random, [undefined, undefined, 'MOBILE', 'TABLET'] as const);
    const query = {
      timeRange: `${from}..${to}`,
      ...(page === undefined ? {} : { page }),
      ...(country === undefined ? {} : { country }),
      ...(device === undefined ? {} : { device }),
    };
    const chosen = rows.filter(
      (row) =>
        row.day >= from &&
        row.day <= to &&
        (page ?? row.page) === row.page &&
        (country ?? row.country) === row.country &&
        (device ?? row.device) === row.device,
    );
    const sumsOf = (which: (row: PlantedRow) => boolean) => {
      const of = chosen.filter(which);
      const impressions = of.reduce((sum, row) => sum + row.impressions, 0);
      const positionSum = of.reduce((sum, row) => sum + row.position * row.impressions, 0);
      return {
        clicks: of.reduce((sum, row) => sum + row.clicks, 0),
        impressions,
        position: impressions === 0 ? null : positionSum / impressions,
      };
    };
    const isBrand = (row: PlantedRow): boolean => terms.some((term) => row.query?.includes(term));
    const { clicks, impressions } = sumsOf((row) => row.query === null);
    const { body } = await server.call(ann, readSearchPerformance, { query });
    const message = JSON.stringify({ seed, query });
    for (const [figures, which] of [
      [body.brand?.brand, isBrand],
      [body.brand?.other, (row: PlantedRow) => row.query !== null && !isBrand(row)],
    ] as const) {
      const { position, ...sums } = sumsOf(which);
      expect(figures, message).toMatchObject(sums);
      expect(figures?.position?.toFixed(6), message).toBe(position?.toFixed(6));
    }
    // Of one page in one country or on one device, only rows by query are known.
    const isKnown = page === undefined || (country ?? device) === undefined;
    const found = body.unexplained && {
      clicks: body.unexplained.clicks,
      impressions: body.unexplained.impressions,
    };
    expect(found, message).toEqual(isKnown ? { clicks, impressions } : null);
  }
}

/** Days whose sums are not those of their rows. */
const countUnsummed = async (): Promise<number> =>
  (
    await server.sql.query<{ count: number }>(
      'select count(*)::int as count from search_day where summed_at is distinct from rows_asked_at',
    )
  ).rows[0]?.count ?? 0;

test('sums of days give what the rows give for any range and filter, while days are summed, change, or are summed after a kill', async () => {
  const sum = () => sumNamedDays(openDatabase(pool));
  const countSums = async () =>
    (await server.sql.query('select day, country, device from search_named_day')).rowCount;
  const read = async () =>
    (await server.call(ann, readSearchPerformance, { query: { timeRange, country: 'usa' } })).body.brand
      ?.brand;
  // Answers are computed after a pull, and sums with them.
  await eventually(async () => {
    const open = `select from outbox where kind = 'search-answers' and done_at is null`;
    expect((await server.sql.query(open)).rowCount).toBe(0);
  });
  // A pull replaced one of the days, and a version that knows no sums wrote it again.
  await expectPlantedSums(['query 3'], 1);
  await sum();
  expect(await countUnsummed()).toBe(0);
  await expectPlantedSums(['query 3'], 2);

  // The sums are read: wrong ones are shown until the day says that they are of other rows.
  const [right, count] = [await read(), await countSums()];
  await server.sql.query('delete from search_answer');
  await server.sql.query(
    `update search_named_day set brand_clicks = brand_clicks + 1000 where day = $1 and country = 'usa'
     and device = (select min(device) from search_named_day where day = $1 and country = 'usa')`,
    [stuck],
  );
  await server.sql.query('update search_day set brand_clicks = brand_clicks + 1000 where day = $1', [stuck]);
  expect((await read())?.clicks).toBe((right?.clicks ?? 0) + 1_000);
  await server.sql.query(
    `update search_day set rows_asked_at = rows_asked_at + interval '1 s' where day = $1`,
    [stuck],
  );
  await server.sql.query(
    `update search_packed_detail set asked_at = asked_at + interval '1 s' where day = $1`,
    [stuck],
  );
  await expectPlantedSums(['query 3'], 3);
  expect(await read()).toMatchObject({ clicks: right?.clicks, impressions: right?.impressions });

  // A job ends within a day, is repeated, and runs twice at once.
  await server.sql.query('update search_day set summed_at = null');
  await server.sql.query(
    `create trigger killed before insert on search_named_day for each row when (new.day = '${changing}')
     execute function end_connection()`,
  );
  await expect(sum()).rejects.toThrow(/Failed query/);
  await server.sql.query('drop trigger killed on search_named_day');
  // The 49 days after it are summed, without the gap.
  expect(await countUnsummed()).toBe(PACKED - 1 - 49);
  await expectPlantedSums(['query 3'], 4);
  await Promise.all([sum(), sum()]);
  expect([await countUnsummed(), await countSums()]).toEqual([0, count]);
  await expectPlantedSums(['query 3'], 5);

  // Other terms count at once, and their sums follow.
  const brandTerms = ['query 2', 'long tail 1'];
  await server.call(ann, updateSearchConnection, { body: { brandTerms } });
  await expectPlantedSums(brandTerms, 6);
  await eventually(async () => {
    const summed = 'select from search_day where summed_terms = $1';
    expect((await server.sql.query(summed, [brandTerms])).rowCount).toBe(PACKED - 1);
  });
  await expectPlantedSums(brandTerms, 7);
});
