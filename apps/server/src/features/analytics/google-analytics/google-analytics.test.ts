import {
  connectGoogleAnalytics,
  listLandingPages,
  pullGoogleAnalytics,
  readGoogleAnalyticsConnection,
  removeGoogleAnalyticsConnection,
  updateGoogleAnalyticsConnection,
  type GoogleAnalyticsConnection,
} from '@pagewright/contract/analytics';
import { listNotifications } from '@pagewright/contract/notifications';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/eventually.ts';
import { refusal } from '../../../../../../tests/fakes/google-account/fake-service-account.ts';
import {
  daysAgo,
  startGoogleAnalytics,
  type PlantedVisits,
} from '../../../../../../tests/fakes/google-analytics/start-google-analytics.ts';
import type { ServiceFault } from '../../../../../../tests/fakes/service/start-fake-service.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { createServices } from '../../../../../../tests/server/services.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { openDatabase, withTransaction } from '../../../platform/db/client.ts';
import type { EffectContext } from '../../../platform/jobs/define.ts';
import { deleteExpiredLandingPages } from './day-repository.ts';
import { importAnalyticsPart } from './import-effect.ts';

const ZONE = 'America/New_York';
const HOST = 'www.example.com';
const google = await startGoogleAnalytics();
const server = await openTestServer({
  ...google.settings,
  SECRETS_KEY: 'a-key-that-only-tests-seal-anything-with',
});
const services = createServices(google.settings);
const ctx: EffectContext = { db: openDatabase(server.sql), services, log: services.log };
const { signal } = new AbortController();
afterAll(() => Promise.all([google.close(), services.outgoing.close()]));

const ago = (days: number): string => daysAgo(days, ZONE);
const visits = (
  days: number,
  path: string,
  [sessions, engagedSessions, keyEvents]: readonly [number, number, number],
  more: Partial<PlantedVisits> = {},
): PlantedVisits => ({ day: ago(days), host: HOST, path, sessions, engagedSessions, keyEvents, ...more });

function plant(number: string, rows: readonly PlantedVisits[], metadata: Record<string, object> = {}): void {
  google.properties.set(number, { timeZone: ZONE, visits: rows, metadata });
}

const connect = (person: TestPerson, property: string, key = google.key) =>
  server.call(person, connectGoogleAnalytics, { body: { property, key } });

async function read(person: TestPerson): Promise<GoogleAnalyticsConnection> {
  const { body } = await server.call(person, readGoogleAnalyticsConnection, {});
  if (!body.connection) throw new Error('not connected');
  return body.connection;
}

const isCurrent = (person: TestPerson) =>
  eventually(async () => expect(await read(person)).toMatchObject({ state: 'current', problem: null }));

const reports = (): number => google.requests.filter(({ path }) => path.endsWith(':runReport')).length;

/** Stored rows as text. */
async function stored({ workspaceId }: TestPerson): Promise<string[]> {
  const { rows } = await server.sql.query<{ row: string }>(
    `select concat_ws(' ', to_char(d.day, 'YYYY-MM-DD'), p.path, d.sessions, d.engaged_sessions, d.key_events) as row
     from ga4_page_day d join ga4_page p on p.id = d.page_id
       join ga4_property o on o.id = d.property_id
     where o.workspace_id = $1 and o.removed_at is null`,
    [workspaceId],
  );
  return rows.map(({ row }) => row).toSorted();
}

const expected = (rows: readonly PlantedVisits[]): string[] =>
  rows
    .filter(({ isWithheld }) => isWithheld !== true)
    .map((row) => [row.day, row.path, row.sessions, row.engagedSessions, row.keyEvents].join(' '))
    .toSorted();

/** Runs one part of an import without the server's own jobs. */
async function runPart({ workspaceId }: TestPerson): Promise<void> {
  const part = await importAnalyticsPart.send(ctx, { workspaceId }, signal);
  await withTransaction(ctx, (inside) => importAnalyticsPart.record(inside, { workspaceId }, part));
}

test('14 months are stored exactly, late days again, shown beside clicks with what Google leaves out, and deleted', async () => {
  const ann = await server.signUp();
  const early = [
    visits(426, '/too-old', [9, 9, 9]),
    visits(425, '/chain', [3, 1, 0]),
    visits(12, '/chain', [10, 6, 1.5]),
    visits(12, '/', [4, 1, 0]),
    visits(12, '/blog/oil', [5, 5, 2]),
    visits(12, '/rare', [2, 0, 0], { isWithheld: true }),
    visits(12, '(other)', [7, 2, 0]),
    visits(12, '(not set)', [1, 0, 0]),
    visits(5, '/chain', [20, 14, 3], { host: 'm.example.com' }),
    visits(3, '/chain', [8, 2, 0]),
  ];
  plant('123456789', [...early, visits(1, '/chain', [1, 0, 0])], {
    [ago(12)]: { dataLossFromOtherRow: true, subjectToThresholding: true },
    [ago(5)]: { samplingMetadatas: [{ samplesReadCount: '500', samplingSpaceSize: '1000' }] },
  });
  // Every report takes several pages.
  google.rowsOfResponse = 2;
  expect(await connect(ann, 'properties/123456789')).toMatchObject({
    status: 201,
    body: { connection: { property: '123456789', keyEnd: 'a1b2', state: 'pulling' }, mayChange: true },
  });
  await isCurrent(ann);
  expect(await read(ann)).toMatchObject({
    hosts: [HOST, 'm.example.com'],
    timeZone: ZONE,
    days: { known: 5, pulled: 5, provisional: 2, first: ago(425), last: ago(1) },
  });
  expect(await stored(ann)).toEqual(expected([...early.slice(1), visits(1, '/chain', [1, 0, 0])]));

  // Yesterday was not whole, and Google corrected a day that counted as final.
  const late = [...early, visits(1, '/chain', [6, 3, 1]), visits(1, '/new', [2, 2, 0])].map((row) =>
    row.path === '/blog/oil' ? { ...row, keyEvents: 4 } : row,
  );
  const { metadata } = google.properties.get('123456789')!;
  plant('123456789', late, metadata);
  google.rowsOfResponse = 250_000;
  const before = reports();
  await server.call(ann, pullGoogleAnalytics, {});
  await eventually(async () => expect(await stored(ann)).toEqual(expected(late.slice(1))));
  await isCurrent(ann);
  // Totals, hosts, and the two days that changed.
  expect(reports() - before).toBe(4);

  const list = async (query: { timeRange?: string; page?: string } = {}) =>
    (await server.call(ann, listLandingPages, { query })).body;
  const whole = await list();
  expect(whole).toEqual({
    property: '123456789',
    hosts: [HOST, 'm.example.com'],
    timeZone: ZONE,
    provenance: { kind: 'measured', method: 'google-analytics-4' },
    period: { from: ago(32), to: ago(5) },
    totals: { sessions: 49, engagedShare: 28 / 49, keyEvents: 8.5, knownDays: 2, provisionalDays: 0 },
    unnamed: { other: 7, notSet: 1, missing: 2 },
    reservations: { otherDays: 1, thresholdedDays: 1, sampledDays: 1, cappedDays: 0 },
    searchProperty: null,
    total: 3,
    pages: [
      { path: '/chain', sessions: 30, engagedShare: 20 / 30, keyEvents: 4.5, clicks: null },
      { path: '/blog/oil', sessions: 5, engagedShare: 1, keyEvents: 4, clicks: null },
      { path: '/', sessions: 4, engagedShare: 1 / 4, keyEvents: 0, clicks: null },
    ],
  });
  expect(await list({ page: `https://${HOST}/chain/?from=mail` })).toMatchObject({
    total: 1,
    pages: [whole.pages[0]],
  });
  for (const page of [
    'https://shop.example.com/chain',
    `https://${HOST}/never`,
    `https://${HOST}/rare`,
    'chain',
  ])
    expect(await list({ page })).toMatchObject({ totals: whole.totals, total: 0, pages: [] });

  // Clicks of the hosts that are measured, whatever follows the path.
  const { rows } = await server.sql.query<{ id: number }>(
    `insert into search_property (workspace_id, url) values ($1, 'sc-domain:example.com') returning id`,
    [ann.workspaceId],
  );
  const searchId = rows[0]?.id;
  await server.sql.query(
    `insert into search_day (property_id, day, clicks, impressions, position_sum, is_final, asked_at, rows_asked_at)
     values ($1, $2, 0, 0, 0, true, now(), now())`,
    [searchId, ago(4)],
  );
  for (const [url, clicks] of [
    [`https://${HOST}/chain/?size=9`, 7],
    ['https://m.example.com/chain', 5],
    ['https://shop.example.com/chain', 100],
    [`https://${HOST}/chains`, 100],
  ])
    await server.sql.query(
      `with page as (insert into search_page (property_id, url) values ($1, $2) returning id)
       insert into search_page_day (property_id, day, page_id, clicks, impressions, position_sum)
       select $1, $3, id, $4, 500, 1 from page`,
      [searchId, url, ago(6), clicks],
    );
  expect(await list({ timeRange: '28d' })).toMatchObject({
    period: { from: ago(31), to: ago(4) },
    searchProperty: 'sc-domain:example.com',
    pages: [
      { path: '/chain', clicks: 12 },
      { path: '/blog/oil', clicks: null },
      { path: '/', clicks: null },
    ],
  });

  const bob = await server.signUp();
  expect((await server.call(bob, listLandingPages, { query: {} })).body).toMatchObject({
    property: null,
    pages: [],
  });
  expect(await server.call(bob, removeGoogleAnalyticsConnection, {})).toMatchObject({ status: 404 });
  await server.call(ann, removeGoogleAnalyticsConnection, {});
  expect(await list()).toMatchObject({ property: null, pages: [] });
  await deleteExpiredLandingPages(openDatabase(server.sql));
  const left = await server.sql.query(
    `select 1 from ga4_connection union all select 1 from ga4_property
     union all select 1 from ga4_day union all select 1 from ga4_page
     union all select 1 from ga4_page_day`,
  );
  expect(left.rowCount).toBe(0);
});

test('bad input is explained, only admins connect, and another property replaces the former one', async () => {
  const ann = await server.signUp();
  const bob = await signUpTeammate(server, ann, 'basic_member');
  plant('1', [visits(5, '/a', [1, 1, 0])]);
  plant('2', [visits(5, '/b', [2, 2, 0])]);
  expect(await connect(bob, '1')).toMatchObject({ status: 403 });
  for (const [property, key, code] of [
    ['1', '{"type":"authorized_user"}', 'ga4_key_invalid'],
    ['G-1A2B3C4D5E', google.key, 'ga4_property_invalid'],
    ['1/../2', google.key, 'ga4_property_invalid'],
    ['404', google.key, 'ga4_no_access'],
  ] as const)
    expect(await connect(ann, property, key)).toMatchObject({ status: 422, body: { code } });
  // Nobody has connected yet, so there is no row to wait for.
  const first = await Promise.all(['2', '2', '1'].map((property) => connect(ann, property)));
  expect(first.map(({ status }) => status)).toEqual([201, 201, 201]);
  const connected = await connect(ann, '1');
  expect(JSON.stringify(connected.body)).not.toContain('PRIVATE KEY');
  await isCurrent(ann);
  const choose = (property: string) =>
    server.call(ann, updateGoogleAnalyticsConnection, { body: { property } });
  expect(await choose('404')).toMatchObject({ status: 422, body: { code: 'ga4_no_access' } });
  expect(await stored(ann)).toEqual([`${ago(5)} /a 1 1 0`]);
  // A new key for the same property keeps what was imported.
  expect((await connect(ann, '1')).body.connection?.days).toMatchObject({ pulled: 1 });
  expect(await choose('2')).toMatchObject({ status: 200, body: { connection: { property: '2' } } });
  await eventually(async () => expect(await stored(ann)).toEqual([`${ago(5)} /b 2 2 0`]));
});

test('each failure stores its state and next step, keeps what was imported, and notifies the admins once', async () => {
  const ann = await server.signUp();
  plant('3', [visits(6, '/a', [3, 2, 1]), visits(6, '/b', [1, 0, 0]), visits(5, '/a', [2, 1, 0])]);
  expect(await connect(ann, '3')).toMatchObject({ status: 201 });
  await isCurrent(ann);
  const rows = await stored(ann);
  expect(rows).toHaveLength(3);
  const fail = (fault: ServiceFault | null, place = ':runReport') =>
    google.failWith(fault, undefined, ({ path }) => path.endsWith(place));
  const failures: readonly (readonly [begin: () => void, code: string, minutes: number])[] = [
    [() => fail({ status: 429, headers: { 'retry-after': '7200' }, body: {} }), 'ga4_quota', 120],
    [() => fail(refusal(429, 'RESOURCE_EXHAUSTED', 'Exhausted property tokens per day.')), 'ga4_quota', 1],
    [() => fail(refusal(403, 'RESOURCE_EXHAUSTED', 'Exhausted')), 'ga4_quota', 1],
    [() => fail({ status: 503, body: 'oops' }), 'ga4_failed', 1],
    [() => fail('malformed'), 'ga4_unreadable', 1],
    [() => fail('cut_off'), 'ga4_unreadable', 1],
    [() => fail(refusal(404, 'NOT_FOUND', 'gone')), 'ga4_property_lost', 1_440],
    [() => fail(disabled), 'ga4_api_disabled', 1_440],
    [() => fail(refusal(401, 'UNAUTHENTICATED', 'no')), 'ga4_key_refused', 1_440],
    [
      () => {
        fail(null);
        google.isKeyDeleted = true;
      },
      'ga4_key_refused',
      1_440,
    ],
    [
      () => {
        google.isKeyDeleted = false;
        // A day has changed, and of its two rows one is counted but not sent.
        plant('3', [visits(6, '/a', [9, 2, 1]), visits(6, '/b', [1, 0, 0])]);
        google.rowsSent = 1;
      },
      'ga4_unreadable',
      1,
    ],
    [() => google.properties.delete('3'), 'ga4_no_access', 1_440],
  ];
  for (const [begin, code, minutes] of failures) {
    begin();
    const before = Date.now();
    await runPart(ann);
    const connection = await read(ann);
    expect(connection).toMatchObject({ state: 'failing', problem: { code }, days: { known: 2, pulled: 2 } });
    const next = Date.parse(connection.nextPullAt ?? '');
    expect(next, code).toBeGreaterThanOrEqual(before + minutes * 60_000);
    expect(await stored(ann)).toEqual(rows);
    await server.sql.query('update ga4_connection set failures = 0');
  }
  const notices = await eventually(async () => {
    const { body } = await server.call(ann, listNotifications, {});
    expect(body.notifications).toHaveLength(1);
    return body.notifications;
  });
  expect(notices).toMatchObject([{ kind: 'search_pull_failed', link: '/settings/connections' }]);

  // It works again, and an older answer that arrives late replaces nothing.
  google.rowsSent = 250_000;
  plant('3', [visits(6, '/a', [4, 2, 1])]);
  const payload = { workspaceId: ann.workspaceId };
  const older = await importAnalyticsPart.send(ctx, payload, signal);
  plant('3', [visits(6, '/a', [5, 3, 1]), visits(6, '/c', [1, 1, 0])]);
  const newer = await importAnalyticsPart.send(ctx, payload, signal);
  for (const part of [newer, older, newer]) {
    await withTransaction(ctx, (inside) => importAnalyticsPart.record(inside, payload, part));
    // Google no longer has the other day, which is no reason to forget it.
    expect(await stored(ann)).toEqual([`${ago(6)} /a 5 3 1`, `${ago(6)} /c 1 1 0`, `${ago(5)} /a 2 1 0`]);
  }
  expect(await read(ann)).toMatchObject({ state: 'current', problem: null });
});

/** As Google's newer services say it. */
const disabled = {
  status: 403,
  body: {
    error: {
      code: 403,
      message: 'Google Analytics Data API has not been used in project 1 before or it is disabled.',
      status: 'PERMISSION_DENIED',
      details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'SERVICE_DISABLED' }],
    },
  },
};
