import {
  markNotificationsRead,
  type NotificationNews,
  streamNotifications,
} from '@pagewright/contract/notifications';
import { expect, onTestFinished, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import {
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../../../../tests/server/test-server.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { notify } from './index.ts';

const server = await openTestServer();

interface NewsEvent {
  readonly id: string;
  readonly data: NotificationNews;
}

/** A stream for a program: `next` waits for an event and returns null once the stream has ended. */
async function open(of: TestServer, person: TestPerson, after?: string) {
  const control = new AbortController();
  onTestFinished(() => control.abort());
  const response = await fetch(`${of.url}/api/notifications/stream`, {
    headers: {
      authorization: `Bearer ${await person.token()}`,
      ...(after === undefined ? {} : { 'last-event-id': after }),
    },
    signal: control.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  const next = async (): Promise<NewsEvent | null> => {
    for (;;) {
      const end = waiting.indexOf('\n\n');
      const block = end < 0 ? null : waiting.slice(0, end);
      waiting = end < 0 ? waiting : waiting.slice(end + 2);
      const [, id = '', data = ''] = /^event: news\nid: (.*)\ndata: (.*)$/.exec(block ?? '') ?? [];
      if (data !== '') return { id, data: JSON.parse(data) as NotificationNews };
      if (block !== null) continue;
      const part = await reader.read();
      if (part.done) return null;
      waiting += part.value;
    }
  };
  return { status: response.status, headers: response.headers, next, close: () => control.abort() };
}

const tell = (key: string, person: TestPerson, of: TestServer = server) =>
  notify({ db: openDatabase(of.sql) }, key, {
    workspaceId: person.workspaceId,
    userId: person.userId,
    kind: 'published',
    title: key,
    link: null,
    reason: null,
  });
const titles = (event: NewsEvent | null) => event?.data.notifications.map(({ title }) => title);

/** Writes a notification in its own transaction, which stays open until `commit`. */
async function writeSlowly(person: TestPerson, title: string) {
  const client = await server.sql.connect();
  await client.query('begin');
  await client.query(
    `insert into notification (key, workspace_id, user_id, kind, title) values ($1, $2, $3, 'published', $1)`,
    [title, person.workspaceId, person.userId],
  );
  return async () => {
    await client.query('commit');
    client.release();
  };
}

test('a stream sends the unread count right away, then new notifications, to its user only', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()];
  const [annas, bobs] = [await open(server, ann), await open(server, bob)];
  expect(annas.status).toBe(200);
  expect(annas.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(annas.headers.get('cache-control')).toBe('no-store, no-transform');
  expect((await annas.next())?.data).toEqual({ notifications: [], unread: 0 });
  expect((await bobs.next())?.data).toEqual({ notifications: [], unread: 0 });
  await tell('stream: for Ann', ann);
  const event = await annas.next();
  expect(titles(event)).toEqual(['stream: for Ann']);
  expect(event?.data.unread).toBe(1);
  await tell('stream: for Bob', bob);
  expect(titles(await bobs.next())).toEqual(['stream: for Bob']);
  // Read elsewhere: the count changes here too.
  await server.call(ann, markNotificationsRead, { body: {} });
  expect((await annas.next())?.data).toEqual({ notifications: [], unread: 0 });
});

test('after a reconnect, nothing is missed or repeated, in whatever order transactions end', async () => {
  const cleo = await server.signUp();
  const commitLate = await writeSlowly(cleo, 'begun before, ended after the break');
  const first = await open(server, cleo);
  await first.next();
  await tell('stream: before the break', cleo);
  const last = await first.next();
  expect(titles(last)).toEqual(['stream: before the break']);
  first.close();
  await commitLate();
  const commitOther = await writeSlowly(cleo, 'during the break');
  await commitOther();

  const second = await open(server, cleo, last!.id);
  const resumed = await second.next();
  expect(titles(resumed)).toEqual(['begun before, ended after the break', 'during the break']);
  expect(resumed?.data.unread).toBe(3);
  second.close();
  const third = await open(server, cleo, resumed!.id);
  expect((await third.next())?.data).toEqual({ notifications: [], unread: 3 });
});

test.each(['x', '5:3:', '999999999999:999999999999:', "1:1:'", `1:9:${'2,'.repeat(3_000)}3`])(
  'an invalid id, or one of another database, starts over: %.20s',
  async (after) => {
    const stream = await open(server, await server.signUp(), after);
    expect((await stream.next())?.data).toEqual({ notifications: [], unread: 0 });
  },
);

test('a stream ends with its session, and opening one requires a token', async () => {
  const dora = await server.signUp();
  const stream = await open(server, dora);
  await stream.next();
  await server.send('/api/auth/sign-out', {
    method: 'POST',
    body: {},
    headers: { cookie: dora.cookie, origin: server.url },
  });
  await tell('stream: after the end', dora);
  expect(await stream.next()).toBeNull();
  expect((await server.call(null, streamNotifications, {})).status).toBe(401);
});

test('a user can open eight streams; closing one allows another', async () => {
  const eve = await server.signUp();
  const streams = await Promise.all(Array.from({ length: 8 }, () => open(server, eve)));
  expect(streams.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
  const ninth = await server.call(eve, streamNotifications, {});
  expect(ninth.status).toBe(429);
  expect(ninth.body).toMatchObject({ code: 'too_many_streams' });
  expect((await server.call(await server.signUp(), streamNotifications, {})).status).toBe(200);
  streams[0]!.close();
  await expect.poll(async () => (await server.call(eve, streamNotifications, {})).status).toBe(200);
});

test('notifications from another server arrive, even after a lost connection; a stopping server ends its streams', async () => {
  const other = await startTestServer();
  const fay = await other.signUp();
  const stream = await open(other, fay);
  await stream.next();
  await other.sql.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'pagewright notification_change'`,
  );
  await tell('stream: while nobody listened', fay, other);
  // The reconnect is noticed first, or together with what came in the meantime.
  const heard: string[] = [];
  while (heard.length === 0) heard.push(...(titles(await stream.next()) ?? ['the stream ended']));
  expect(heard).toEqual(['stream: while nobody listened']);
  await other.close();
  // The reconnect and the notification may each have sent an event.
  while ((await stream.next()) !== null);
});
