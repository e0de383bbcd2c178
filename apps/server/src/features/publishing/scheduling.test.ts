import { createContent, readContent } from '@pagewright/contract/content';
import { readStatus } from '@pagewright/contract/health';
import { listNotifications, type Notification } from '@pagewright/contract/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../../../../tests/server/test-server.ts';
import { eventually } from '../../../../../tests/eventually.ts';

let server: TestServer;
let ann: TestPerson;

beforeEach(async () => {
  server = await startTestServer();
  ann = await server.signUp('Ann');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

/**
 * Creates items due `secondsFrom` to `secondsTo` from now by the database's clock. Written directly, so times can be in
 * the past.
 */
async function schedule(count: number, secondsFrom: number, secondsTo: number): Promise<string[]> {
  const create = async (number: number): Promise<string> => {
    const { body } = await server.call(ann, createContent, {
      body: {
        title: `Item ${number}`,
        content: `Text ${number}.`,
        status: 'scheduled',
        scheduledFor: '2099-01-01T00:00:00Z',
      },
    });
    return body.id;
  };
  const ids = await Promise.all(Array.from({ length: count }, (_, number) => create(number)));
  await server.sql.query(
    `update content set scheduled_for = clock_timestamp() + make_interval(secs => $2::float + ($3::float - $2::float) * (n - 1) / $4)
     from unnest($1::uuid[]) with ordinality as due (id, n) where content.id = due.id`,
    [ids, secondsFrom, secondsTo, count],
  );
  return ids;
}

async function notices(): Promise<Notification[]> {
  return (await server.call(ann, listNotifications, { query: { limit: 100 } })).body.notifications;
}

const published = async (): Promise<number> =>
  (await server.sql.query<{ n: number }>("select count(*)::int as n from content where status = 'published'"))
    .rows[0]?.n ?? 0;

test('items that came due during downtime are published at startup and marked late', async () => {
  const [late] = await schedule(1, 3600, 3600);
  await server.sql.query(
    "update content set updated_at = now() - interval '1 day', scheduled_for = now() - interval '1 hour'",
  );
  const [onTime] = await schedule(1, -1, -1);
  await eventually(async () => expect(await notices()).toHaveLength(2));
  const byTitle = (await notices()).map(({ kind, title, link }) => ({ kind, title, link }));
  const urlOf = async (id?: string) =>
    (await server.call(ann, readContent, { params: { id: id ?? '' } })).body.publicUrl;
  expect(byTitle).toEqual(
    expect.arrayContaining([
      { kind: 'published_late', title: 'Item 0', link: await urlOf(late) },
      { kind: 'published', title: 'Item 0', link: await urlOf(onTime) },
    ]),
  );
});

test('unscheduled items and items without a date are not published', async () => {
  const [kept, undated, removed] = await schedule(3, 3_600, 3_600);
  await server.send(`/api/content/${kept}`, { method: 'PUT', person: ann, body: { status: 'draft' } });
  await server.send(`/api/content/${undated}`, { method: 'PUT', person: ann, body: { scheduledFor: null } });
  await server.send(`/api/content/${removed}`, { method: 'DELETE', person: ann });
  await server.sql.query(
    "update content set scheduled_for = clock_timestamp() - interval '2 seconds' where scheduled_for is not null",
  );
  // A later item is published and these are not.
  const [later] = await schedule(1, -1, -1);
  await expect.poll(async () => (await notices()).length).toBeGreaterThan(0);
  const { rows } = await server.sql.query("select id from content where status = 'published'");
  expect(rows).toEqual([{ id: later }]);
  expect(await notices()).toHaveLength(1);
});

test('an item that cannot be published is given up, its author is notified, and others are not delayed', async () => {
  await server.sql.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin if new.slug like 'item-0%' then raise exception 'broken'; end if; return new; end $$;
    create trigger refuse before insert on publication for each row execute function refuse();`);
  const [broken, sound] = await schedule(2, 0, 0);
  await eventually(async () => {
    // Skip the waits between attempts.
    await server.sql.query('update outbox set due_at = now() where done_at is null and failed_at is null');
    const told = await notices();
    expect(told.map(({ kind, title, link, reason }) => ({ kind, title, link, reason }))).toEqual(
      expect.arrayContaining([
        { kind: 'publish_failed', title: 'Item 0', link: `/content/${broken}`, reason: 'server_error' },
        expect.objectContaining({ kind: 'published', title: 'Item 1' }),
      ]),
    );
    expect(told).toHaveLength(2);
  });
  const { rows } = await server.sql.query('select id, status from content order by title');
  expect(rows).toEqual([
    { id: broken, status: 'scheduled' },
    { id: sound, status: 'published' },
  ]);
});

test('a server whose clock is an hour off publishes nothing and reports it', async () => {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);
  const scheduler = async () => (await server.call(null, readStatus, {})).body.parts.scheduler;
  await expect.poll(scheduler).toMatchObject({ isClockRight: false });
  await schedule(1, -1, -1);
  await expect.poll(scheduler).toMatchObject({ due: 1 });
  // The server keeps running jobs that do not depend on the time, one round after the other.
  for (const told of [1, 2]) {
    await server.call(ann, createContent, {
      body: { title: `Now ${told}`, content: 'T', status: 'published' },
    });
    await eventually(async () => expect(await notices()).toHaveLength(told));
  }
  expect(await scheduler()).toMatchObject({ condition: 'degraded', due: 1 });
  const { body } = await server.call(null, readStatus, {});
  expect(body).toMatchObject({ status: 'degraded', parts: { database: { condition: 'degraded' } } });
  vi.restoreAllMocks();
  await expect.poll(scheduler).toMatchObject({ isClockRight: true, due: 0 });
  expect(await published()).toBe(3);
});
