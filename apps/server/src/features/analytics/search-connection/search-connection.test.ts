import {
  connectSearch,
  pullSearch,
  readSearchConnection,
  readSearchPerformance,
  removeSearchConnection,
  testSearchConnection,
  updateSearchConnection,
  type SearchConnection,
} from '@pagewright/contract/analytics';
import { listNotifications } from '@pagewright/contract/notifications';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/eventually.ts';
import { refusal } from '../../../../../../tests/fakes/google-account/fake-service-account.ts';
import {
  plantProperty,
  withinCap,
  type PlantedRow,
} from '../../../../../../tests/fakes/search-console/planted-property.ts';
import { startSearchConsole } from '../../../../../../tests/fakes/search-console/start-search-console.ts';
import type { ServiceFault } from '../../../../../../tests/fakes/service/start-fake-service.ts';
import { isFullRun } from '../../../../../../tests/run-size.ts';
import {
  plantedDetail,
  plantedSums,
  readStoredRows,
  readStoredSums,
} from '../../../../../../tests/server/stored-search-rows.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { createServices } from '../../../../../../tests/server/services.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { withThreadTasks } from '../../../../../../tests/server/thread-tasks.ts';
import { openDatabase, withTransaction } from '../../../platform/db/client.ts';
import { searchConnection } from '../../../platform/db/schema/index.ts';
import type { EffectContext } from '../../../platform/jobs/define.ts';
import type { SearchAccess, SearchConsole } from '../../../providers/search-console/port.ts';
import { createSecrets } from '../../../platform/secrets/index.ts';
import { fetchDay } from './pull/fetch-day.ts';
import { deleteExpiredFigures } from './pull/day-repository.ts';
import { dayInCalifornia } from './pull/days-to-pull.ts';
import { pullPart } from './pull/pull-effect.ts';

const SITE = 'https://www.example.com/';
const google = await startSearchConsole();
const server = await openTestServer({
  ...google.settings,
  SECRETS_KEY: 'a-key-that-only-tests-seal-anything-with',
});
const services = createServices(google.settings);
const ctx: EffectContext = { db: openDatabase(server.sql), services, log: services.log };
const { signal } = new AbortController();
afterAll(() => Promise.all([google.close(), services.outgoing.close()]));
google.sites.push(
  { siteUrl: SITE, permissionLevel: 'SITE_RESTRICTED_USER' },
  { siteUrl: 'sc-domain:example.org', permissionLevel: 'SITE_UNVERIFIED_USER' },
);

async function connect(person: TestPerson): Promise<void> {
  expect(await server.call(person, connectSearch, { body: { key: google.key } })).toMatchObject({
    status: 201,
  });
  const answer = await server.call(person, updateSearchConnection, { body: { property: SITE } });
  expect(answer).toMatchObject({ status: 200, body: { connection: { property: SITE, state: 'pulling' } } });
}

async function read(person: TestPerson): Promise<SearchConnection> {
  const { body } = await server.call(person, readSearchConnection, {});
  if (!body.connection) throw new Error('not connected');
  return body.connection;
}

/** Runs one part of a pull without the server's own jobs. */
async function pull({ workspaceId }: TestPerson, by = ctx): Promise<void> {
  const part = await pullPart.send(by, { workspaceId }, signal);
  await withTransaction(by, (inside) => pullPart.record(inside, { workspaceId }, part));
}

const isCurrent = (person: TestPerson) =>
  eventually(async () => expect(await read(person)).toMatchObject({ state: 'current', problem: null }));

const kept = (person: TestPerson) => readStoredRows(server, person);

const sumOf = (rows: readonly PlantedRow[], of: 'clicks' | 'impressions'): number =>
  rows.reduce((sum, row) => sum + row[of], 0);

const last = dayInCalifornia(Date.now(), 2);

test('a property of 60 days and 40 pages is stored exactly, including gaps, late days, and anonymized queries', async () => {
  const ann = await server.signUp();
  const planting = { site: SITE, last, days: 60, pages: 40, queriesPerPage: 2, gaps: [17, 30] };
  const rows = plantProperty(planting);
  const late = rows.filter(({ day }) => day === last);
  // The last day arrives in two parts and is not final before the second.
  google.planted.set(
    SITE,
    rows.filter((row) => row.day !== last || late.indexOf(row) % 2 === 0),
  );
  google.incompleteFrom = last;
  await connect(ann);
  await isCurrent(ann);
  expect((await read(ann)).days).toEqual({
    known: 58,
    pulled: 58,
    provisional: 1,
    capped: 0,
    first: rows[0]?.day,
    last,
  });
  const before = google.answered();
  google.planted.set(SITE, rows);
  google.incompleteFrom = null;
  const { tasks } = await withThreadTasks(async () => {
    await server.call(ann, pullSearch, {});
    await eventually(async () => expect((await read(ann)).days.provisional).toBe(0));
  });
  expect(tasks).toContain('parseRows');
  await isCurrent(ann);
  expect(await kept(ann)).toEqual(plantedDetail(rows));
  // One request for all totals, and three for the rows of the one day that changed.
  expect(google.answered() - before).toBe(4);

  const { rows: sums } = await server.sql.query<Record<string, number>>(
    `select sum(d.clicks)::int as clicks, sum(d.impressions)::int as impressions, sum(d.page_clicks)::int as page_clicks,
       sum(d.detail_clicks)::int as detail_clicks, sum(d.detail_impressions)::int as detail_impressions,
       (select sum(m.clicks)::int from search_market_day m where m.property_id = min(d.property_id)) as market_clicks,
       (select sum(p.impressions)::int from search_page_day p where p.property_id = min(d.property_id)) as page_impressions
     from search_day d join search_property s on s.id = d.property_id where s.workspace_id = $1`,
    [ann.workspaceId],
  );
  const told = rows.filter(({ query }) => query !== null);
  expect(sums[0]).toEqual({
    clicks: sumOf(rows, 'clicks'),
    impressions: sumOf(rows, 'impressions'),
    page_clicks: sumOf(rows, 'clicks'),
    market_clicks: sumOf(rows, 'clicks'),
    page_impressions: sumOf(rows, 'impressions'),
    detail_clicks: sumOf(told, 'clicks'),
    detail_impressions: sumOf(told, 'impressions'),
  });
  expect(sumOf(told, 'clicks')).toBeLessThan(sumOf(rows, 'clicks'));
  await expectExpiredRowsToBeDeleted();

  await server.call(ann, removeSearchConnection, {});
  expect(await server.call(ann, readSearchConnection, {})).toMatchObject({ body: { connection: null } });
  await deleteExpiredFigures(openDatabase(server.sql));
  const left = await server.sql.query(
    'select 1 from search_detail union all select 1 from search_packed_detail union all select 1 from search_named_day union all select 1 from search_query union all select 1 from search_property',
  );
  expect(left.rowCount).toBe(0);
});

const BY_DAY = [
  'search_day',
  'search_page_day',
  'search_market_day',
  'search_named_day',
  'search_detail',
  'search_packed_detail',
];

/** Copies a row of each table to the last day that is kept and to those beside it. */
async function expectExpiredRowsToBeDeleted(): Promise<void> {
  const ages = () =>
    Promise.all(
      BY_DAY.map(async (table) => {
        const { rows } = await server.sql.query<{ age: number }>(
          `select current_date - day as age from ${table} where day < current_date - 600 order by day`,
        );
        return rows.map(({ age }) => age);
      }),
    );
  for (const table of BY_DAY)
    await server.sql.query(
      `insert into ${table} select (jsonb_populate_record(kept, jsonb_build_object('day', current_date - age))).*
       from (select kept from ${table} kept limit 1) one, unnest('{1221, 1220, 1219}'::int[]) age`,
    );
  expect(await ages()).toEqual(BY_DAY.map(() => [1_221, 1_220, 1_219]));
  await deleteExpiredFigures(openDatabase(server.sql));
  expect(await ages()).toEqual(BY_DAY.map(() => [1_220, 1_219]));
}

test('a property with decay, a season, gaps, a late day, and more rows than Google gives out is stored exactly', async () => {
  const ann = await server.signUp();
  // The server's own jobs find nothing yet, and nothing later: they know Google's real limit.
  google.planted.set(SITE, []);
  await connect(ann);
  await isCurrent(ann);
  // Every day has more rows by query than the limit, and fewer pages.
  const [days, pages, rowsOfDay] = isFullRun ? [483, 2_000, 3_500] : [20, 12, 20];
  const capped = {
    ...ctx,
    services: {
      ...services,
      searchConsole: (access: SearchAccess) => ({ ...services.searchConsole(access), rowsOfDay }),
    },
  };
  const pullAll = async (): Promise<void> => {
    const payload = { workspaceId: ann.workspaceId };
    for (let left = 1; left > 0;) {
      const part = await pullPart.send(capped, payload, signal);
      expect(part?.failure).toBeNull();
      await withTransaction(capped, async (inside) => {
        await pullPart.record(inside, payload, part);
        await inside.db
          .update(searchConnection)
          .set({ dueAt: sql`now() + interval '1 day'` })
          .where(eq(searchConnection.workspaceId, ann.workspaceId));
      });
      left = part?.left ?? 0;
    }
  };
  const planting = { site: SITE, last, days, pages, queriesPerPage: 2, gaps: [3, 9], seasonalPage: 5 };
  const rows = plantProperty(planting);
  const ofDay = Map.groupBy(rows, ({ day }) => day);
  const late = new Set(ofDay.get(last)?.filter((_, at) => at % 2 === 1));
  google.rowsOfDay = rowsOfDay;
  google.incompleteFrom = last;
  google.planted.set(
    SITE,
    rows.filter((row) => !late.has(row)),
  );
  await pullAll();
  expect((await read(ann)).days).toMatchObject({ pulled: days - 2, provisional: 1 });
  google.incompleteFrom = null;
  google.planted.set(SITE, rows);
  await pullAll();
  google.rowsOfDay = 50_000;

  expect((await read(ann)).days).toEqual({
    known: days - 2,
    pulled: days - 2,
    provisional: 0,
    capped: days - 2,
    first: rows[0]?.day,
    last,
  });
  for (const [day, planted] of ofDay) {
    expect(await readStoredRows(server, ann, day)).toEqual(plantedDetail(withinCap(planted, rowsOfDay)));
    expect(await readStoredSums(server, ann, day)).toEqual(plantedSums(planted));
  }

  const told = withinCap(rows, rowsOfDay);
  const timeRange = `${rows[0]?.day}..${last}`;
  const { body } = await server.call(ann, readSearchPerformance, { query: { timeRange } });
  const clicks = sumOf(rows, 'clicks');
  expect(body).toMatchObject({
    totals: { knownDays: days - 2, sums: { clicks, impressions: sumOf(rows, 'impressions') } },
    unexplained: {
      clicks: clicks - sumOf(told, 'clicks'),
      impressions: sumOf(rows, 'impressions') - sumOf(told, 'impressions'),
      cappedDays: days - 2,
    },
    // All queries that are known: none has the brand.
    brand: { brand: { clicks: 0 }, other: { clicks: sumOf(told, 'clicks') } },
  });
  const { countries, devices } = body.markets;
  for (const market of [countries, devices])
    expect(market.reduce((sum, of) => sum + of.clicks, 0)).toBe(clicks);
}, 1_800_000);

test('older responses never replace newer ones, and nothing is written twice', async () => {
  const ann = await server.signUp();
  const planting = { site: SITE, last, days: 3, pages: 2, queriesPerPage: 2 };
  const [old, young] = [plantProperty(planting), plantProperty({ ...planting, seed: 8 })];
  google.planted.set(SITE, old);
  await connect(ann);
  await isCurrent(ann);
  await server.sql.query('update search_day set rows_of_clicks = null');
  const payload = { workspaceId: ann.workspaceId };
  const first = await pullPart.send(ctx, payload, signal);
  google.planted.set(SITE, young);
  const second = await pullPart.send(ctx, payload, signal);
  for (const part of [second, first, second]) {
    await withTransaction(ctx, (inside) => pullPart.record(inside, payload, part));
    expect(await kept(ann)).toEqual(plantedDetail(young));
  }

  // The key is resealed after the installation's own key changes.
  const secrets = createSecrets([
    'another-key-that-only-tests-seal-with',
    'a-key-that-only-tests-seal-anything-with',
  ]);
  await pull(ann, { ...ctx, services: { ...services, secrets } });
  const { rows } = await server.sql.query<{ key: string }>(
    'select key from search_connection where workspace_id = $1',
    [ann.workspaceId],
  );
  expect(secrets.isCurrent(rows[0]?.key ?? '')).toBe(true);
});

const quota = refusal(403, 'RESOURCE_EXHAUSTED', 'Quota exceeded', 'quotaExceeded');
const disabled = refusal(403, 'PERMISSION_DENIED', 'API has not been used', 'accessNotConfigured');
const forbidden = refusal(403, 'PERMISSION_DENIED', 'No permission', 'forbidden');

test('each failure stores its state and next step, keeps pulled figures, and notifies the admins once', async () => {
  const ann = await server.signUp();
  const rows = plantProperty({ site: SITE, last, days: 2, pages: 2, queriesPerPage: 2 });
  google.planted.set(SITE, rows);
  await connect(ann);
  await isCurrent(ann);
  const failing: readonly (readonly [ServiceFault, string, minutes: number])[] = [
    [{ status: 429, headers: { 'retry-after': '7200' }, body: {} }, 'search_quota', 120],
    [quota, 'search_quota', 1],
    [{ status: 503, body: 'oops' }, 'search_failed', 1],
    ['malformed', 'search_unreadable', 1],
    ['cut_off', 'search_unreadable', 1],
    [refusal(404, 'NOT_FOUND', 'gone'), 'search_property_lost', 1_440],
    [disabled, 'search_api_disabled', 1_440],
    [forbidden, 'search_no_access', 1_440],
    [refusal(401, 'UNAUTHENTICATED', 'no', 'authError'), 'search_key_refused', 1_440],
  ];
  for (const [fault, code, minutes] of failing) {
    google.failWith(fault, undefined, ({ path }) => path.includes('searchAnalytics'));
    const before = Date.now();
    await pull(ann);
    const connection = await read(ann);
    expect(connection).toMatchObject({ state: 'failing', problem: { code }, days: { known: 2, pulled: 2 } });
    const next = Date.parse(connection.nextPullAt ?? '');
    expect(next, code).toBeGreaterThanOrEqual(before + minutes * 60_000);
    await server.sql.query('update search_connection set failures = 0');
  }
  const notices = await eventually(async () => {
    const { body } = await server.call(ann, listNotifications, {});
    expect(body.notifications.length).toBeGreaterThan(0);
    return body.notifications;
  });
  expect(notices).toMatchObject([{ kind: 'search_pull_failed', link: '/settings/connections' }]);

  google.failWith(null);
  google.isKeyDeleted = true;
  await pull(ann);
  expect(await read(ann)).toMatchObject({ problem: { code: 'search_key_refused' } });
  google.isKeyDeleted = false;
  await pull(ann);
  expect(await read(ann)).toMatchObject({ state: 'current', problem: null });
  expect(await kept(ann)).toEqual(plantedDetail(rows));
});

test('a day is read page by page to the end, and a day with Google’s maximum number of rows is marked', async () => {
  const row = (number: number) => ({
    keys: [last, `${SITE}${number}`, 'q', 'usa', 'MOBILE'],
    clicks: 1,
    impressions: 1,
    position: 1,
  });
  const console = (rows: number): SearchConsole => ({
    rowsOfDay: 50_000,
    listProperties: async () => [],
    query: async (_, { dimensions, startRow }) => ({
      rows: Array.from(
        { length: Math.max(0, Math.min(25_000, (dimensions.length < 5 ? 1 : rows) - startRow)) },
        (_one, at) => row(startRow + at),
      ),
      firstIncompleteDay: null,
    }),
  });
  for (const [rows, isCapped] of [
    [25_000, false],
    [25_001, false],
    [50_000, true],
  ] as const) {
    const day = await fetchDay(console(rows), SITE, last, signal);
    expect(new Set(day.details.map(({ keys }) => keys[0])).size).toBe(rows);
    expect(day.isCapped).toBe(isCapped);
  }
});

test('only admins connect, and only what Google accepts is stored', async () => {
  const ann = await server.signUp();
  const bob = await signUpTeammate(server, ann, 'basic_member');
  const call = (person: TestPerson, key: string) => server.call(person, connectSearch, { body: { key } });
  expect(await call(bob, google.key)).toMatchObject({ status: 403 });
  for (const key of ['{}', 'hello', google.key.replace('service_account', 'authorized_user')])
    expect(await call(ann, key)).toMatchObject({ status: 422, body: { code: 'search_key_invalid' } });
  google.isKeyDeleted = true;
  expect(await call(ann, google.key)).toMatchObject({ status: 422, body: { code: 'search_key_refused' } });
  google.isKeyDeleted = false;
  expect(await server.call(ann, testSearchConnection, {})).toMatchObject({ status: 404 });
  const connected = await call(ann, google.key);
  expect(connected).toMatchObject({
    status: 201,
    body: {
      connection: { keyEnd: 'a1b2', state: 'choose_property' },
      properties: [{ isReadable: true }, { isReadable: false }],
    },
  });
  expect(JSON.stringify(connected.body)).not.toContain('PRIVATE KEY');
  const { rows } = await server.sql.query<{ key: string }>(
    'select key from search_connection where workspace_id = $1',
    [ann.workspaceId],
  );
  expect(rows[0]?.key).not.toContain('PRIVATE');
  const choose = (property: string) => server.call(ann, updateSearchConnection, { body: { property } });
  expect(await choose('https://other.example/')).toMatchObject({ body: { code: 'search_property_lost' } });
  expect(await choose('sc-domain:example.org')).toMatchObject({ body: { code: 'search_no_access' } });
  expect(await server.call(bob, readSearchConnection, {})).toMatchObject({ body: { mayChange: false } });
  for (const refused of [updateSearchConnection, pullSearch, removeSearchConnection, testSearchConnection])
    expect(await server.call(bob, refused, { body: {} })).toMatchObject({ status: 403 });
});
