import {
  checkPage,
  checkPageSpeed,
  PAGE_SPEED_LIMITS,
  readPageSpeed,
  readPageSpeedConnection,
  removePageSpeedConnection,
  testPageSpeedConnection,
  type PageSpeedConnection,
} from '@pagewright/contract/analytics';
import { listNotifications } from '@pagewright/contract/notifications';
import { expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/eventually.ts';
import { googleError } from '../../../../../../tests/fakes/page-speed/start-page-speed.ts';
import type { ServiceFault } from '../../../../../../tests/fakes/service/start-fake-service.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { createServices } from '../../../../../../tests/server/services.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { openDatabase, withTransaction } from '../../../platform/db/client.ts';
import { createSecrets } from '../../../platform/secrets/index.ts';
import { checkSpeedPart } from './check/check-effect.ts';
import { deleteExpiredSpeedData } from './record-repository.ts';
import { openSpeedSite } from './testing/open-speed-site.ts';

const { google, host, server, settings, services, ctx, signal, withSite, connect } = await openSpeedSite();

async function read(person: TestPerson): Promise<PageSpeedConnection> {
  const { body } = await server.call(person, readPageSpeedConnection, {});
  if (!body.connection) throw new Error('not connected');
  return body.connection;
}

const isCurrent = (person: TestPerson) =>
  eventually(async () => expect(await read(person)).toMatchObject({ state: 'current', problem: null }));

/** Runs one part of a check without the server's own jobs. */
async function check({ workspaceId }: TestPerson, by = ctx): Promise<void> {
  const part = await checkSpeedPart.send(by, { workspaceId }, signal);
  await withTransaction(by, (inside) => checkSpeedPart.record(inside, { workspaceId }, part));
}

test('the site and its pages are rated by what Chrome users experienced, worst first, and removal deletes all of it', async () => {
  const ann = await withSite();
  expect(await connect(ann)).toMatchObject({
    status: 201,
    body: { connection: { keyEnd: '7f3a', site: host.url, state: 'checking' }, mayChange: true },
  });
  await isCurrent(ann);
  const connection = await read(ann);
  // The home page and four others; to Google, the address with a query is the same page.
  expect(connection).toMatchObject({ pages: { known: 5, checked: 5 }, callsToday: 12 });

  const { body } = await server.call(ann, readPageSpeed, {});
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  expect(body.origin).toMatchObject({
    // Values at the limit are still good.
    phone: {
      state: 'measured',
      data: { rating: 'good', lcp: { p75: 2_500, rating: 'good', goodShare: 0.8 } },
    },
    desktop: { data: { to: yesterday, cls: { p75: 0.05, before: null } } },
  });
  const rows = body.pages.map(({ url, phone, desktop }) => [
    url.slice(host.url.length),
    phone.data?.rating ?? phone.state,
    desktop.data?.rating ?? desktop.state,
  ]);
  expect(rows).toEqual([
    ['/slow', 'poor', 'good'],
    ['/middling', 'needs_improvement', 'not_enough_visits'],
    ['/fast', 'good', 'good'],
    ['/', 'not_enough_visits', 'not_enough_visits'],
    ['/quiet', 'not_enough_visits', 'not_enough_visits'],
  ]);
  expect(body.pages[0]).toMatchObject({
    title: 'About /slow',
    phone: { data: { inp: { p75: 610, rating: 'poor' } } },
  });
  expect(body.groups).toEqual({
    poor: 1,
    needs_improvement: 1,
    good: 1,
    not_enough_visits: 2,
    not_checked: 0,
  });
  const filtered = await server.call(ann, readPageSpeed, {
    query: { group: 'not_enough_visits', limit: '1' },
  });
  expect(filtered.body).toMatchObject({ total: 2, nextOffset: 1, pages: [{ url: `${host.url}/` }] });

  // Nothing is fetched again within a week, and no address contains the key.
  const before = google.requests.length;
  await server.call(ann, checkPageSpeed, {});
  await isCurrent(ann);
  expect(google.requests.length).toBe(before);
  expect(google.requests.every(({ query }) => query.size === 0)).toBe(true);

  // A later period that does not overlap is shown next to the first.
  await server.sql.query(`update page_speed_record set first_day = first_day - 40, last_day = last_day - 40`);
  const { body: again } = await server.call(ann, checkPage, { body: { url: '/slow?utm=1' } });
  expect(again.page).toMatchObject({ url: `${host.url}/slow`, phone: { data: { lcp: { before: 5_200 } } } });
  expect((await read(ann)).callsToday).toBe(14);

  const { rows: stored } = await server.sql.query<{ key: string }>(
    'select key from page_speed_connection where workspace_id = $1',
    [ann.workspaceId],
  );
  expect(stored[0]?.key).not.toContain(google.key);
  expect(await server.call(ann, removePageSpeedConnection, {})).toMatchObject({ status: 204 });
  expect((await server.call(ann, readPageSpeed, {})).body).toMatchObject({ isConnected: false, pages: [] });
  const left = await server.sql.query(
    'select 1 from page_speed_target union all select 1 from page_speed_record',
  );
  expect(left.rowCount).toBe(0);
});

test('each failure to connect explains what to do, and nothing is stored', async () => {
  const ann = await server.signUp();
  const bob = await signUpTeammate(server, ann, 'basic_member');
  expect(await connect(bob)).toMatchObject({ status: 403 });
  const refused: readonly (readonly [ServiceFault | null, number, string])[] = [
    [googleError(400, 'INVALID_ARGUMENT', 'API key expired', 'API_KEY_INVALID'), 422, 'speed_key_invalid'],
    [googleError(401, 'UNAUTHENTICATED', 'no'), 422, 'speed_key_invalid'],
    [googleError(403, 'PERMISSION_DENIED', 'off', 'SERVICE_DISABLED'), 422, 'speed_api_disabled'],
    [googleError(403, 'PERMISSION_DENIED', 'no', 'API_KEY_SERVICE_BLOCKED'), 422, 'speed_key_restricted'],
    [googleError(429, 'RESOURCE_EXHAUSTED', 'quota', 'RATE_LIMIT_EXCEEDED'), 503, 'speed_quota'],
    [{ status: 503, body: 'oops' }, 502, 'speed_failed'],
    [{ status: 404, body: 'a proxy' }, 502, 'speed_unreadable'],
    ['unexpected', 502, 'speed_unreadable'],
    ['malformed', 502, 'speed_unreadable'],
    ['cut_off', 502, 'speed_unreadable'],
  ];
  for (const [fault, status, code] of refused) {
    google.failWith(fault);
    const refusal = await connect(ann);
    expect(refusal, code).toMatchObject({ status, body: { code } });
    // Nothing is stored, so nothing is retried.
    expect(JSON.stringify(refusal.body)).not.toContain('automatically');
  }
  google.failWith(null);
  const nowhere = createServices({ ...settings, CHROME_UX_REPORT_URL: 'http://127.0.0.1:1' });
  await expect(
    nowhere.pageSpeed(google.key).readFieldData({ origin: host.url }, 'phone', signal),
  ).rejects.toMatchObject({ problem: 'speed_unreachable', status: 502 });
  await nowhere.outgoing.close();
  for (const key of ['AIzaWrong', 'not a key'])
    expect(await connect(ann, key)).toMatchObject({ status: 422, body: { code: 'speed_key_invalid' } });
  expect((await server.call(ann, readPageSpeedConnection, {})).body.connection).toBeNull();
  expect(await server.call(ann, testPageSpeedConnection, {})).toMatchObject({ status: 404 });
  expect(await server.call(ann, checkPage, { body: { url: '/' } })).toMatchObject({ status: 409 });

  // Google has no data for the tested site but accepts the key. No site was crawled.
  expect(await connect(ann)).toMatchObject({ status: 201, body: { connection: { state: 'no_site' } } });
  expect(await server.call(ann, checkPage, { body: { url: '/' } })).toMatchObject({
    body: { code: 'speed_no_site' },
  });
  expect((await server.call(bob, readPageSpeedConnection, {})).body.mayChange).toBe(false);
  for (const call of [testPageSpeedConnection, checkPageSpeed, removePageSpeedConnection])
    expect(await server.call(bob, call, {})).toMatchObject({ status: 403 });
});

test('a failing check keeps stored data, waits for the right time, and notifies the admins once', async () => {
  const ann = await withSite();
  await connect(ann);
  await isCurrent(ann);
  const isDue = 'update page_speed_target set checked_at = null where url like $1';
  const failing: readonly (readonly [ServiceFault, string, minutes: number])[] = [
    [{ status: 503, body: 'oops' }, 'speed_failed', 1],
    ['malformed', 'speed_unreadable', 1],
    [googleError(403, 'PERMISSION_DENIED', 'off', 'SERVICE_DISABLED'), 'speed_api_disabled', 1_440],
    [googleError(400, 'INVALID_ARGUMENT', 'no', 'API_KEY_INVALID'), 'speed_key_invalid', 1_440],
  ];
  for (const [fault, code, minutes] of failing) {
    await server.sql.query(isDue, ['%/slow']);
    google.failWith(fault);
    const before = Date.now();
    await check(ann);
    const connection = await read(ann);
    expect(connection).toMatchObject({ state: 'failing', problem: { code } });
    const next = Date.parse(connection.nextCheckAt ?? '');
    expect(next, code).toBeGreaterThanOrEqual(before + minutes * 60_000);
    await server.sql.query('update page_speed_connection set failures = 0');
  }
  const notices = await eventually(async () => {
    const { body } = await server.call(ann, listNotifications, {});
    expect(body.notifications.length).toBeGreaterThan(0);
    return body.notifications;
  });
  expect(notices).toMatchObject([{ kind: 'search_pull_failed', link: '/settings/connections' }]);

  // The first page of the part succeeds and is stored; then the quota is used up for the day, for users too.
  await server.sql.query(isDue, ['%']);
  google.failWith(null);
  const answered = google.requests.length;
  google.failWith(
    googleError(429, 'RESOURCE_EXHAUSTED', 'quota'),
    undefined,
    () => google.requests.length > answered + 4,
  );
  await check(ann);
  expect(await read(ann)).toMatchObject({
    problem: {
      code: 'speed_quota',
      message: expect.stringMatching(/ We will try again automatically\.$/) as string,
    },
    pages: { known: 5, checked: 1 },
  });
  const asked = google.requests.length;
  expect(await server.call(ann, checkPage, { body: { url: '/slow' } })).toMatchObject({
    status: 503,
    body: { code: 'speed_quota' },
  });
  expect(google.requests.length).toBe(asked);
  expect((await server.call(ann, readPageSpeed, {})).body).toMatchObject({
    problem: { code: 'speed_quota' },
  });

  google.failWith(null);
  expect(await server.call(ann, testPageSpeedConnection, {})).toMatchObject({ status: 200 });
  await isCurrent(ann);
  expect((await read(ann)).pages.checked).toBe(5);
  const elsewhere = await server.call(ann, checkPage, { body: { url: 'https://elsewhere.example/' } });
  expect(elsewhere).toMatchObject({ status: 422, body: { code: 'speed_other_site' } });

  // The workspace's daily limit stops both checks and manual calls.
  await server.sql.query(isDue, ['%/slow']);
  await server.sql.query('update page_speed_connection set calls = $1', [PAGE_SPEED_LIMITS.callsPerDay - 1]);
  const beforeLimit = google.requests.length;
  await check(ann);
  expect(await server.call(ann, checkPage, { body: { url: '/slow' } })).toMatchObject({
    status: 429,
    body: { code: 'speed_daily_limit' },
  });
  expect(google.requests.length).toBe(beforeLimit);
  expect(await read(ann)).toMatchObject({ problem: null, pages: { checked: 4 } });

  // The key is resealed after the installation's own key changes.
  const secrets = createSecrets([
    'another-key-that-only-tests-seal-with',
    'a-key-that-only-tests-seal-anything-with',
  ]);
  await check(ann, { ...ctx, services: { ...services, secrets } });
  const { rows } = await server.sql.query<{ key: string }>(
    'select key from page_speed_connection where workspace_id = $1',
    [ann.workspaceId],
  );
  expect(secrets.isCurrent(rows[0]?.key ?? '')).toBe(true);

  await server.sql.query(`update page_speed_record set last_day = last_day - 200 where device = 0`);
  await server.sql.query(
    `update page_speed_target set known_at = now() - interval '40 days' where url like '%/quiet'`,
  );
  await deleteExpiredSpeedData(openDatabase(server.sql));
  const { rows: devices } = await server.sql.query<{ device: number }>(
    'select distinct device from page_speed_record',
  );
  expect(devices).toEqual([{ device: 1 }]);
  expect((await read(ann)).pages.known).toBe(4);
});
