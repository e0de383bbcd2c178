import { listNotifications, markNotificationsRead } from '@pagewright/contract/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../../../../tests/server/test-server.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { notify, type Notice } from './index.ts';
import { eventually } from '../../../../../tests/eventually.ts';

let server: TestServer;
let ann: TestPerson;
let bob: TestPerson;
const nobody = null;

beforeAll(async () => {
  server = await startTestServer();
  [ann, bob] = await Promise.all([server.signUp('Ann'), server.signUp('Bob')]);
});
afterAll(() => server.close());

const tell = (key: string, person: TestPerson, more: Partial<Notice> = {}) =>
  notify({ db: openDatabase(server.sql) }, key, {
    workspaceId: person.workspaceId,
    userId: person.userId,
    kind: 'published',
    title: `About ${key}`,
    link: '/content',
    reason: null,
    ...more,
  });

async function list(person: TestPerson, query: { cursor?: string; limit?: number } = {}) {
  const answer = await server.call(person, listNotifications, { query });
  expect(answer.status).toBe(200);
  return answer.body;
}

test('a notification is created once per key, for its user only', async () => {
  await tell('one', ann, { kind: 'publish_failed', reason: 'server_error', link: null });
  await tell('one', ann);
  await tell('two', bob);
  await eventually(async () => expect((await list(ann)).notifications).toHaveLength(1));
  await eventually(async () => expect((await list(bob)).notifications).toHaveLength(1));
  expect(await list(ann)).toEqual({
    notifications: [
      {
        id: expect.any(String) as string,
        kind: 'publish_failed',
        title: 'About one',
        link: null,
        reason: 'server_error',
        text: null,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        readAt: null,
      },
    ],
    unread: 1,
    nextCursor: null,
  });
});

test('the list is read page by page, newest first, even with equal times', async () => {
  const cleo = await server.signUp('Cleo');
  await server.sql.query(
    `insert into notification (key, workspace_id, user_id, kind, title, created_at)
     select 'page ' || n, $1, $2, 'published', n::text, '2026-01-01'::timestamptz + (n / 10) * interval '1 second'
     from generate_series(1, 45) n`,
    [cleo.workspaceId, cleo.userId],
  );
  const seen: number[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await list(cleo, { limit: 7, ...(cursor ? { cursor } : {}) });
    expect(page.unread).toBe(45);
    seen.push(...page.notifications.map(({ title }) => Number(title)));
    cursor = page.nextCursor;
  } while (cursor);
  expect(new Set(seen).size).toBe(45);
  expect(seen.map((n) => Math.floor(n / 10))).toEqual(
    seen.map((n) => Math.floor(n / 10)).toSorted((a, b) => b - a),
  );
});

test('the given or all notifications are marked as read, only by their user', async () => {
  const dora = await server.signUp('Dora');
  await Promise.all(['a', 'b', 'c'].map((key) => tell(`dora ${key}`, dora)));
  await eventually(async () => expect((await list(dora)).unread).toBe(3));
  const [first] = (await list(dora)).notifications;
  const mark = async (person: TestPerson, ids?: string[]) =>
    (await server.call(person, markNotificationsRead, { body: ids ? { ids } : {} })).body.unread;

  await mark(bob, [first!.id]);
  expect((await list(dora)).unread).toBe(3);
  expect(await mark(dora, [first!.id, 'not an id'])).toBe(2);
  expect((await list(dora)).notifications.find(({ id }) => id === first!.id)?.readAt).not.toBeNull();
  expect(await mark(dora, [])).toBe(2);
  expect(await mark(dora)).toBe(0);
});

test('an invalid cursor is rejected, and reading requires a token', async () => {
  const wrong = await server.call(ann, listNotifications, { query: { cursor: "'; drop table" } });
  expect([wrong.status, (wrong.body as unknown as { code: string }).code]).toEqual([400, 'invalid_cursor']);
  expect((await server.call(nobody, listNotifications, {})).status).toBe(401);
  expect((await server.call(nobody, markNotificationsRead, { body: {} })).status).toBe(401);
});

test('former members are not notified', async () => {
  await tell('left', ann, { workspaceId: bob.workspaceId });
  await tell('stayed', ann);
  await eventually(async () => {
    const { rows } = await server.sql.query(
      "select key from outbox where done_at is null and kind = 'notification'",
    );
    expect(rows).toEqual([]);
  });
  const { rows } = await server.sql.query(
    "select key from notification where key in ('notification:left', 'notification:stayed')",
  );
  expect(rows).toEqual([{ key: 'notification:stayed' }]);
});
