import { listNotifications } from '@pagewright/contract/notifications';
import { updateApiKeys } from '@pagewright/contract/settings';
import { readUsage, type Usage } from '@pagewright/contract/usage';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import {
  startTestServer,
  type TestResponse,
  type TestPerson,
  type TestServer,
} from '../../../../../tests/server/test-server.ts';
import { refundLostReservations } from './refund-lost-reservations.ts';
import { addMeteredCalls, doWork, workLog } from './testing/metered-calls.ts';
import { startSecondServer, type SecondServer } from './testing/start-second-server.ts';
import { sampleOrAll } from '../../../../../tests/run-size.ts';
import { createServices } from '../../../../../tests/server/services.ts';
import { openDatabase, openPool } from '../../platform/db/client.ts';

afterAll(addMeteredCalls());

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer({ OPERATOR_EMAILS: 'ops@example.com', SEARCH_SOURCES: 'serper' });
});
beforeEach(async () => {
  person = await server.signUp();
});
afterAll(() => server.close());

const work = (body: Parameters<typeof server.call<typeof doWork>>[2]['body'], headers = {}) =>
  server.send('/api/test/work', { method: 'POST', person, body, headers });
const usage = async (of = person): Promise<Usage> => (await server.call(of, readUsage, {})).body;
const used = async (): Promise<number> => (await usage()).usage.seoRequests;
const setUsed = (count: number, month = "date_trunc('month', now() at time zone 'utc')") =>
  server.sql.query(
    `insert into usage_counter (workspace_id, month, kind, used) values ($1, ${month}, 'seo', $2)
     on conflict (workspace_id, month, kind) do update set used = excluded.used`,
    [person.workspaceId, count],
  );
const grantPlan = (plan: string, endsAt: string | null = null) =>
  server.sql.query(
    `insert into workspace_plan (workspace_id, plan, ends_at) values ($1, $2, $3)
     on conflict (workspace_id) do update set plan = excluded.plan, ends_at = excluded.ends_at`,
    [person.workspaceId, plan, endsAt],
  );

describe('usage', () => {
  test("is zero at first, on the installation's default plan", async () => {
    const now = new Date();
    expect(await usage()).toEqual({
      usage: {
        seoRequests: 0,
        aiRequests: 0,
        month: now.getUTCMonth() + 1,
        year: now.getUTCFullYear(),
      },
      plan: { name: 'Free', price: 0, seoRequestLimit: 10, aiRequestLimit: 100 },
      remaining: { seoRequests: 10, aiRequests: 100 },
      subscription: { endDate: null, source: 'default', paid: null, next: null },
    });
  });

  test.each([
    ['Starter', 11.99, 100, 3_000],
    ['Professional', 39, 300, 5_000],
    ['Entrepreneur', -1, -1, -1],
  ])('stands against the limits of the plan %s', async (name, price, seoRequestLimit, aiRequestLimit) => {
    await grantPlan(name);
    await work({ kind: 'seo' });
    const answer = await usage();
    expect(answer.plan).toEqual({ name, price, seoRequestLimit, aiRequestLimit });
    expect(answer.remaining).toEqual({
      seoRequests: seoRequestLimit === -1 ? -1 : seoRequestLimit - 1,
      aiRequests: aiRequestLimit,
    });
  });

  test('is shared by all members of a workspace and separate from others', async () => {
    const teammate = await signUpTeammate(server, person, 'basic_member');
    const stranger = await server.signUp();
    await work({ kind: 'ai', requests: 3 });
    expect((await usage(teammate)).usage.aiRequests).toBe(3);
    expect((await usage(stranger)).usage.aiRequests).toBe(0);
    expect((await server.call(null, readUsage, {})).status).toBe(401);
  });

  test('an expired plan falls back to the default, and the remaining usage is never negative', async () => {
    await grantPlan('Starter', '2999-01-02T03:04:05Z');
    await setUsed(50);
    expect((await usage()).subscription.endDate).toBe('2999-01-02T03:04:05.000Z');
    await grantPlan('Starter', '2020-01-01T00:00:00Z');
    expect(await usage()).toMatchObject({
      plan: { name: 'Free' },
      usage: { seoRequests: 50 },
      remaining: { seoRequests: 0 },
      subscription: { endDate: null },
    });
  });
});

describe('a request', () => {
  test('is counted when its task is done', async () => {
    expect(await work({})).toMatchObject({ status: 200, body: { name: 'work' } });
    expect(await used()).toBe(1);
  });

  test('is counted while its task is running', async () => {
    const running = work({ steps: 1, stepMs: 600 });
    await expect.poll(used).toBe(1);
    await running;
    expect(await used()).toBe(1);
  });

  test.each([
    ['refused', 502, 'source_failed'],
    ['broken', 500, 'server_error'],
  ] as const)('is given back when its work is %s', async (end, status, code) => {
    expect(await work({ end })).toMatchObject({ status, body: { code } });
    expect(await used()).toBe(0);
  });

  test('costs nothing when the result was cached', async () => {
    expect((await work({ end: 'cached' })).status).toBe(200);
    expect(await used()).toBe(0);
  });

  test('costs nothing if one’s own keys paid for all of it, and then the limit does not apply', async () => {
    const own = { ownKey: 'search' as const, payers: ['workspace' as const] };
    const mixed = { ownKey: 'search' as const, payers: ['workspace' as const, 'installation' as const] };
    // Without a key it is counted, whatever the task reports, even at the limit.
    await setUsed(10);
    expect((await work(own)).status).toBe(429);
    await setUsed(0);
    const body = { serperKey: 'a-key-of-ones-own' };
    expect((await server.call(person, updateApiKeys, { body })).status).toBe(200);
    expect((await work(own)).status).toBe(200);
    expect(await used()).toBe(0);
    expect((await work(mixed)).status).toBe(200);
    expect(await used()).toBe(1);
    expect((await work({ ...own, end: 'refused' })).status).toBe(502);
    expect(await used()).toBe(1);

    await setUsed(10);
    expect((await work(own)).status).toBe(200);
    // Calls paid by the installation are counted, so it is rejected. A key of another kind does not help.
    expect((await work(mixed)).status).toBe(429);
    expect((await work({ ownKey: 'model', payers: ['workspace'] })).status).toBe(429);
    expect(await used()).toBe(10);
  });

  test('is refunded and stopped when its caller disconnects', async () => {
    const control = new AbortController();
    const name = `gone ${person.userId}`;
    const asked = fetch(`${server.url}/api/test/work`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await person.token()}` },
      body: JSON.stringify({ name, steps: 1, stepMs: 600_000 }),
      signal: control.signal,
    });
    await expect.poll(() => workLog).toContain(`${name} started`);
    control.abort();
    await expect(asked).rejects.toThrow('aborted');
    await expect.poll(() => workLog).toContain(`${name} ended`);
    await expect.poll(used).toBe(0);
    expect(workLog).not.toContain(`${name} finished`);
  });

  test('is counted once per Idempotency-Key, and refunded if it fails', async () => {
    const key = { 'idempotency-key': `key-${person.userId}` };
    expect((await work({ end: 'refused' }, key)).status).toBe(502);
    const answers = await Promise.all([1, 2, 3].map(() => work({ steps: 1, stepMs: 200 }, key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await work({ steps: 1, stepMs: 200 }, key)).toMatchObject({ status: 200, body: answers[0]?.body });
    expect((await work({ steps: 2 }, key)).status).toBe(422);
    expect(await used()).toBe(1);
  });
});

describe('at the limit', () => {
  test('the error says how much is used, of what, until when, and who to contact', async () => {
    await setUsed(10);
    const now = new Date();
    const resetsOn = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
    const day = resetsOn.toLocaleDateString('en-US', {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    });
    expect(await work({})).toMatchObject({
      status: 429,
      body: {
        code: 'quota_exceeded',
        error: `10 of 10 SEO requests used this month. The count resets on ${day} (UTC). For a larger plan, ask the operator of this installation: ops@example.com.`,
        kind: 'seo',
        used: 10,
        limit: 10,
        resetsOn: resetsOn.toISOString().slice(0, 10),
      },
    });
    expect((await work({ kind: 'ai' })).status).toBe(200);
  });

  test('a call that needs more than is left is rejected and uses nothing', async () => {
    await setUsed(9);
    expect((await work({ requests: 2 })).status).toBe(429);
    expect((await work({ requests: 11 })).status).toBe(429);
    expect((await work({ requests: 1 })).status).toBe(200);
    expect((await work({ requests: 1 })).status).toBe(429);
    expect(await used()).toBe(10);
  });

  test('requests of another month do not count', async () => {
    await setUsed(10, "date_trunc('month', now() at time zone 'utc') - interval '1 month'");
    expect(await used()).toBe(0);
    expect((await work({})).status).toBe(200);
  });

  test('the admins and the caller are notified once when most is used and once when all is', async () => {
    const member = await signUpTeammate(server, person, 'basic_member');
    const other = await signUpTeammate(server, person, 'basic_member');
    const titles = async (of: TestPerson): Promise<string[]> =>
      (await server.call(of, listNotifications, { query: {} })).body.notifications.map(
        ({ kind, title }) => `${kind}: ${title}`,
      );
    await setUsed(6);
    await work({});
    const near = 'usage_near: 8 of 10 SEO requests';
    const all = 'usage_reached: 10 of 10 SEO requests';
    await server.send('/api/test/work', { method: 'POST', person: member, body: {} });
    await expect.poll(() => titles(person)).toEqual([near]);
    await work({});
    await work({});
    await expect.poll(() => titles(person)).toEqual([all, near]);
    expect(await titles(member)).toEqual([near]);
    expect(await titles(other)).toEqual([]);
  });
});

/** Calls that compete for one request. */
const AT_ONCE = sampleOrAll(40, 500);
/** Calls that end in each of four ways. */
const MIXED = sampleOrAll(48, 120);

describe('two server processes on one database', { timeout: 180_000 }, () => {
  let second: SecondServer;
  beforeAll(async () => {
    second = await startSecondServer(server);
    // Another process loads the whole server from its sources.
  }, 180_000);
  // The last test kills it.
  afterAll(() => second.child.kill('SIGKILL'));

  test(`serve exactly one of ${AT_ONCE} concurrent calls with one request left`, async () => {
    await setUsed(9);
    const token = await person.token();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, call) => {
        const response = await fetch(`${call % 2 === 0 ? server.url : second.url}/api/test/work`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ steps: 1, stepMs: 50 }),
        });
        const body = (await response.json()) as { code?: string };
        return `${response.status} ${body.code ?? 'served'}`;
      }),
    );
    const counts = Object.groupBy(answers, (answer) => answer);
    expect(counts['200 served']).toHaveLength(1);
    expect(counts['429 quota_exceeded']).toHaveLength(AT_ONCE - 1);
    expect(await used()).toBe(10);
  });

  test('count exactly what was served, whatever fails in between', async () => {
    const answers = await Promise.all(
      Array.from({ length: MIXED }, async (_, call): Promise<TestResponse<unknown>['status']> => {
        const response = await fetch(`${call % 2 === 0 ? server.url : second.url}/api/test/work`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${await person.token()}`,
          },
          body: JSON.stringify({ end: ['done', 'refused', 'broken', 'cached'][call % 4] }),
        });
        await response.arrayBuffer();
        return response.status;
      }),
    );
    const counted = answers.filter((status, call) => status === 200 && call % 4 === 0).length;
    expect(counted).toBeLessThanOrEqual(10);
    expect(await used()).toBe(counted);
  });

  test('the reservation of a killed server is refunded', async () => {
    const lost = fetch(`${second.url}/api/test/work`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await person.token()}` },
      body: JSON.stringify({ steps: 1, stepMs: 60_000 }),
    });
    await expect.poll(used).toBe(1);
    second.child.kill('SIGKILL');
    await expect(lost).rejects.toThrow('fetch failed');
    const running = work({ steps: 1, stepMs: 1_500 });
    await expect.poll(used).toBe(2);

    const pool = openPool({ connectionString: server.databaseUrl }, 1);
    const services = createServices();
    const job = { db: openDatabase(pool), services, log: services.log };
    await refundLostReservations.run(job);
    expect(await used()).toBe(2);
    // Four minutes pass with heartbeats only from the running call.
    await server.sql.query("update usage_reservation set seen_at = seen_at - interval '4 minutes'");
    await server.sql.query(
      'update usage_reservation set seen_at = now() where seen_at = (select max(seen_at) from usage_reservation)',
    );
    await refundLostReservations.run(job);
    await pool.end();
    expect(await used()).toBe(1);
    expect((await running).status).toBe(200);
    expect(await used()).toBe(1);
  });
});
