import {
  connectBing,
  pullBing,
  readBingConnection,
  readBingPerformance,
  removeBingConnection,
  updateBingConnection,
  type BingConnection,
} from '@pagewright/contract/analytics';
import { listNotifications } from '@pagewright/contract/notifications';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/eventually.ts';
import {
  bingDate,
  bingRefusal,
  startBingWebmaster,
} from '../../../../../../tests/fakes/bing-webmaster/start-bing-webmaster.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { withThreadTasks } from '../../../../../../tests/server/thread-tasks.ts';

const SITE = 'https://www.example.com/';
const bing = await startBingWebmaster();
const server = await openTestServer({ OUTGOING_ALLOW: '127.0.0.0/8', BING_WEBMASTER_URL: bing.url });
afterAll(() => bing.close());
bing.sites.push({ url: SITE, isVerified: true }, { url: 'https://other.example/', isVerified: false });

const stats = (Query: string, day: string, Clicks: number, Impressions: number, position: number) => ({
  Query,
  Date: bingDate(day),
  Clicks,
  Impressions,
  AvgClickPosition: Clicks === 0 ? -1 : position,
  AvgImpressionPosition: position,
});
const dayOf = (day: string, Clicks: number, Impressions: number) => ({
  Date: bingDate(day),
  Clicks,
  Impressions,
});

async function read(person: TestPerson): Promise<BingConnection> {
  const { body } = await server.call(person, readBingConnection, {});
  if (!body.connection) throw new Error('not connected');
  return body.connection;
}

test('days and weeks are pulled, kept when Bing drops them, shown apart, and deleted with the connection', async () => {
  const ann = await server.signUp();
  bing.days = [dayOf('2026-11-08', 3, 40), dayOf('2026-11-10', 5, 60)];
  bing.queries = [
    stats('bike chain', '2026-11-07', 4, 50, 6),
    stats('bike chain', '2026-10-31', 1, 50, 8),
    stats('chain oil', '2026-11-07', 0, 30, -1),
  ];
  bing.pages = [stats(`${SITE}chain`, '2026-11-07', 4, 80, 7)];
  const connected = await server.call(ann, connectBing, { body: { key: bing.key } });
  expect(connected).toMatchObject({
    status: 201,
    body: {
      connection: { keyEnd: 'cdef', state: 'choose_site' },
      sites: [{ isVerified: true }, { isVerified: false }],
    },
  });
  expect(JSON.stringify(connected.body)).not.toContain(bing.key);
  const { tasks } = await withThreadTasks(async () => {
    await server.call(ann, updateBingConnection, { body: { site: SITE } });
    await eventually(async () => expect(await read(ann)).toMatchObject({ state: 'current', days: 2 }));
  });
  expect(tasks).toContain('parseWeeks');

  // Bing corrects a day and a week, and no longer has an older week.
  bing.days = [dayOf('2026-11-10', 6, 61)];
  bing.queries = [stats('bike chain', '2026-11-07', 5, 50, 6)];
  await server.call(ann, pullBing, {});
  await eventually(async () => {
    const { body } = await server.call(ann, readBingPerformance, { query: { timeRange: '28d' } });
    expect(body).toMatchObject({
      site: SITE,
      period: { from: '2026-10-14', to: '2026-11-10' },
      totals: { clicks: 9, impressions: 101, knownDays: 2 },
      weeks: { first: '2026-10-31', last: '2026-11-07', count: 2 },
      queries: { total: 1, rows: [{ name: 'bike chain', clicks: 6, impressions: 100, position: 7 }] },
      pages: { rows: [{ name: `${SITE}chain`, ctr: 0.05 }] },
    });
    expect(body.days.slice(-3)).toEqual([
      { date: '2026-11-08', clicks: 3, impressions: 40 },
      { date: '2026-11-09', clicks: null },
      { date: '2026-11-10', clicks: 6, impressions: 61 },
    ]);
  });
  await server.call(ann, removeBingConnection, {});
  const left = await server.sql.query('select 1 from bing_day union all select 1 from bing_week');
  expect(left.rowCount).toBe(0);
});

test('each failure stores its state and next step, and only admins connect what Bing accepts', async () => {
  const ann = await server.signUp();
  const bob = await signUpTeammate(server, ann, 'basic_member');
  const connect = (person: TestPerson, key: string) => server.call(person, connectBing, { body: { key } });
  expect(await connect(bob, bing.key)).toMatchObject({ status: 403 });
  for (const key of ['short', 'f'.repeat(32)])
    expect(await connect(ann, key)).toMatchObject({ status: 422, body: { code: 'bing_key_invalid' } });
  expect(await connect(ann, bing.key)).toMatchObject({ status: 201 });
  const choose = (site: string) => server.call(ann, updateBingConnection, { body: { site } });
  expect(await choose('https://other.example/')).toMatchObject({ body: { code: 'bing_site_lost' } });
  const failures = [
    [bingRefusal(4, 'ThrottleUser'), 'bing_throttled'],
    ['malformed', 'bing_unreadable'],
    [bingRefusal(14, 'NotAuthorized'), 'bing_site_lost'],
    [bingRefusal(3, 'InvalidApiKey'), 'bing_key_invalid'],
  ] as const;
  bing.failWith(failures[0][0], undefined, ({ path }) => path.endsWith('Stats'));
  await choose(SITE);
  for (const [fault, code] of failures) {
    bing.failWith(fault, undefined, ({ path }) => path.endsWith('Stats'));
    await server.sql.query('update bing_connection set due_at = now(), problem = null');
    await eventually(async () =>
      expect(await read(ann)).toMatchObject({ state: 'failing', problem: { code } }),
    );
  }
  bing.failWith(null);
  const { body } = await server.call(ann, listNotifications, {});
  expect(body.notifications).toMatchObject([{ kind: 'search_pull_failed', link: '/settings/connections' }]);
});
