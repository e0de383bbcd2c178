import {
  changeOwnSite,
  checkPage,
  checkPageSpeed,
  connectPageSpeed,
  followSiteCrawl,
  listLabMeasurements,
  measurePage,
  PAGE_SPEED_LIMITS,
  readPageSpeed,
  readPageSpeedConnection,
  removePageSpeedConnection,
  startSiteCrawl,
  testPageSpeedConnection,
  type PageSpeedConnection,
} from '@pagewright/contract/analytics';
import { listNotifications } from '@pagewright/contract/notifications';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/eventually.ts';
import { googleError, startPageSpeed } from '../../../../../../tests/fakes/page-speed/start-page-speed.ts';
import type { ServiceFault } from '../../../../../../tests/fakes/service/start-fake-service.ts';
import { startWebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { createServices } from '../../../../../../tests/server/services.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { openDatabase, withTransaction } from '../../../platform/db/client.ts';
import type { EffectContext } from '../../../platform/jobs/define.ts';
import { createSecrets } from '../../../platform/secrets/index.ts';
import { checkSpeedPart } from './check/check-effect.ts';
import { rateFieldData, rateMetric } from './rate-speed.ts';
import { deleteExpiredSpeedData } from './record-repository.ts';

const [google, host] = await Promise.all([startPageSpeed(), startWebHost({}, { address: '127.0.0.13' })]);
const settings = {
  OUTGOING_ALLOW: '127.0.0.0/8',
  CHROME_UX_REPORT_URL: google.url,
  PAGESPEED_URL: google.url,
};
const server = await openTestServer({
  ...settings,
  CRAWLER_PAUSE_MS: '0',
  DEFAULT_PLAN: 'Starter',
  SECRETS_KEY: 'a-key-that-only-tests-seal-anything-with',
});
const services = createServices(settings);
const ctx: EffectContext = { db: openDatabase(server.sql), services, log: services.log };
const { signal } = new AbortController();
afterAll(() => Promise.all([google.close(), host.close(), services.outgoing.close()]));

const PATHS = ['/fast', '/middling', '/quiet', '/slow'];
const text = 'Words that fill a page of a good length. '.repeat(40);
const links = [...PATHS, '/fast?from=menu'].map((path) => `<a href="${path}">${path}</a>`);
for (const path of ['/', ...PATHS])
  host.answers.set(path, {
    body: `<!doctype html><html lang="en"><title>About ${path}</title><nav>${links.join(' ')}</nav><h1>${path}</h1><p>${text}</p></html>`,
  });
const fast = { lcp: 1_800, inp: 120, cls: 0.05, goodShare: 0.91 };
const slow = { lcp: 5_200, inp: 610, cls: 0.31, goodShare: 0.2 };
google.planted
  .set(`PHONE ${host.url}`, { lcp: 2_500, inp: 200, cls: 0.1 })
  .set(`DESKTOP ${host.url}`, fast)
  .set(`PHONE ${host.url}/fast`, fast)
  .set(`DESKTOP ${host.url}/fast`, fast)
  .set(`PHONE ${host.url}/middling`, { ...fast, cls: 0.25 })
  .set(`PHONE ${host.url}/slow`, slow)
  .set(`DESKTOP ${host.url}/slow`, fast);

async function withSite(): Promise<TestPerson> {
  const person = await server.signUp();
  await server.call(person, changeOwnSite, { body: { site: host.url } });
  const { body: crawl } = await server.call(person, startSiteCrawl, { body: { site: '' } });
  await eventually(async () => {
    const { body } = await server.call(person, followSiteCrawl, { params: { id: crawl.id } });
    expect(body.endedAt).not.toBeNull();
  });
  return person;
}

const connect = (person: TestPerson, key = google.key) =>
  server.call(person, connectPageSpeed, { body: { key } });

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
    expect(await connect(ann), code).toMatchObject({ status, body: { code } });
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
    await check(ann);
    const connection = await read(ann);
    expect(connection).toMatchObject({ state: 'failing', problem: { code } });
    const wait = (Date.parse(connection.nextCheckAt ?? '') - Date.now()) / 60_000;
    expect(wait, code).toBeGreaterThan(minutes - 0.5);
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
    problem: { code: 'speed_quota' },
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

const metric = (numericValue: number, score: number) => ({
  numericValue,
  score,
  scoreDisplayMode: 'numeric',
});

test('a page is measured in the lab with its score and failed audits with their savings, and each failure is explained', async () => {
  const ann = await withSite();
  const measure = (url = '/slow', device: 'phone' | 'desktop' = 'phone') =>
    server.call(ann, measurePage, { body: { url, device } });
  expect(await measure()).toMatchObject({ status: 409, body: { code: 'speed_not_connected' } });
  await connect(ann);
  google.lab.set(`MOBILE ${host.url}/slow`, {
    score: 0.415,
    audits: {
      'largest-contentful-paint': metric(5_140.2, 0.2),
      'cumulative-layout-shift': metric(0.31, 0.4),
      'unused-javascript': {
        title: 'Reduce unused JavaScript',
        score: 0,
        scoreDisplayMode: 'metricSavings',
        displayValue: 'Est savings of 120 KiB',
        details: { type: 'opportunity', overallSavingsMs: 450, overallSavingsBytes: 122_880 },
      },
      'render-blocking-insight': {
        title: 'Render blocking requests',
        score: 0.5,
        scoreDisplayMode: 'metricSavings',
        metricSavings: { FCP: 900, LCP: 1_200 },
      },
      'uses-text-compression': {
        title: 'Enable text compression',
        score: 1,
        scoreDisplayMode: 'metricSavings',
      },
      'network-requests': { title: 'Network Requests', score: null, scoreDisplayMode: 'informative' },
      'hidden-one': { title: 'Hidden', score: 0, scoreDisplayMode: 'binary' },
    },
    groups: {
      'largest-contentful-paint': 'metrics',
      'cumulative-layout-shift': 'metrics',
      'hidden-one': 'hidden',
    },
  });
  const { status, body } = await measure('/slow?from=menu');
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.measurement).toMatchObject({
    url: `${host.url}/slow`,
    device: 'phone',
    score: 42,
    lighthouse: '13.0.1',
    metrics: { lcp: 5_140.2, cls: 0.31, fcp: null, tbt: null, si: null },
    audits: [
      { id: 'render-blocking-insight', savingsMs: 1_200, savingsBytes: null },
      { id: 'unused-javascript', value: 'Est savings of 120 KiB', savingsMs: 450, savingsBytes: 122_880 },
    ],
  });
  for (let more = 0; more < PAGE_SPEED_LIMITS.labKept; more += 1) await measure();
  const listed = await server.call(ann, listLabMeasurements, {});
  expect(listed.body.measurements.length).toBe(PAGE_SPEED_LIMITS.labKept);

  expect(await measure('/quiet')).toMatchObject({ status: 422, body: { code: 'speed_page_failed' } });
  google.lab.set(`DESKTOP ${host.url}/quiet`, { score: null, audits: {}, runtimeError: 'NO_FCP' });
  expect(await measure('/quiet', 'desktop')).toMatchObject({ body: { code: 'speed_page_failed' } });
  expect(await measure('https://elsewhere.example/')).toMatchObject({ body: { code: 'speed_other_site' } });
  const failing: readonly (readonly [ServiceFault, number, string])[] = [
    [googleError(403, 'PERMISSION_DENIED', 'off', 'SERVICE_DISABLED'), 422, 'speed_lab_disabled'],
    [googleError(400, 'INVALID_ARGUMENT', 'no', 'API_KEY_INVALID'), 422, 'speed_key_invalid'],
    [{ status: 500, body: 'oops' }, 502, 'speed_failed'],
    ['cut_off', 502, 'speed_unreadable'],
    ['unexpected', 502, 'speed_unreadable'],
    [googleError(429, 'RESOURCE_EXHAUSTED', 'quota'), 503, 'speed_quota'],
  ];
  for (const [fault, expected, code] of failing) {
    google.failWith(fault, undefined, ({ path }) => path.includes('runPagespeed'));
    expect(await measure(), code).toMatchObject({ status: expected, body: { code } });
  }
  google.failWith(null);
  // Google's quota is used up for today.
  expect(await measure()).toMatchObject({ status: 429, body: { code: 'speed_daily_limit' } });
  await server.call(ann, removePageSpeedConnection, {});
  expect((await server.call(ann, listLabMeasurements, {})).body.measurements).toEqual([]);
});

test('ratings follow Google’s thresholds, with the limits on the better side', () => {
  expect([2_500, 2_501, 4_000, 4_001].map((p75) => rateMetric('lcp', p75))).toEqual([
    'good',
    'needs_improvement',
    'needs_improvement',
    'poor',
  ]);
  expect([200, 500, 501].map((p75) => rateMetric('inp', p75))).toEqual(['good', 'needs_improvement', 'poor']);
  expect([0.1, 0.11, 0.25, 0.26].map((p75) => rateMetric('cls', p75))).toEqual([
    'good',
    'needs_improvement',
    'needs_improvement',
    'poor',
  ]);
  const share = (p75: number) => ({ p75, goodShare: null });
  const period = { from: '2026-10-01', to: '2026-10-28' };
  expect(rateFieldData({ lcp: share(1_000), inp: null, cls: share(0.3), ...period })).toBe('poor');
  expect(rateFieldData({ lcp: null, inp: share(100), cls: share(0.01), ...period })).toBeNull();
});
