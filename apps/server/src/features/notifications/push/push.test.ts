import { signOut } from '@pagewright/contract/auth';
import { forgetBrowser, keepBrowser, readPush } from '@pagewright/contract/notifications';
import { updateSettings } from '@pagewright/contract/settings';
import { afterAll, describe, expect, test } from 'vitest';
import {
  startPushService,
  type FakeSubscription,
  type PushService,
} from '../../../../../../tests/fakes/push-service/start-push-service.ts';
import {
  documentOf,
  paragraph,
  publishArticle,
} from '../../../../../../tests/factories/published-article.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { eventually } from '../../../../../../tests/eventually.ts';

const server = await openTestServer({ OUTGOING_ALLOW: '127.0.0.1' });

const services: PushService[] = [];
afterAll(() => Promise.all(services.map((service) => service.close())));

const DAY_SECONDS = 86_400;

/** Someone with push turned on in a browser, and its push service. */
interface Reader {
  readonly person: TestPerson;
  readonly service: PushService;
  readonly browser: FakeSubscription;
  readonly id: string;
}
async function turnOn(): Promise<Reader> {
  const person = await server.signUp();
  const service = await startPushService();
  services.push(service);
  const browser = service.subscribe();
  const kept = await server.call(person, keepBrowser, { body: browser });
  expect(kept.status).toBe(200);
  await server.call(person, updateSettings, { body: { notifications: { pushNotifications: true } } });
  return { person, service, browser, id: kept.body.id };
}
const publish = (person: TestPerson, title: string) =>
  publishArticle(server, person, { title, content: documentOf(paragraph(`About ${title}.`)) });
const pushedTo = ({ service }: Reader) =>
  service.messages.map(
    ({ text }) => JSON.parse(text) as { id: string; title: string; body: string; link: string },
  );
const titles = (reader: Reader) => pushedTo(reader).map(({ title }) => title);
/** Waits until a person has this many notifications. */
const told = ({ person }: Reader, count: number) =>
  eventually(async () => {
    const { rows } = await server.sql.query('select 1 from notification where user_id = $1', [person.userId]);
    expect(rows).toHaveLength(count);
  });
const browsersOf = async (person: TestPerson) => (await server.call(person, readPush, {})).body.browsers;

/** Push attempts of a browser by number, with their remaining delays. */
async function triesFor({ id }: Reader): Promise<{ number: number; wait: number; isDone: boolean }[]> {
  const { rows } = await server.sql.query<{ number: number; wait: number; isDone: boolean }>(
    `select (payload->>'number')::int as number, extract(epoch from due_at - now())::float as wait,
       done_at is not null as "isDone"
     from outbox where kind = 'push' and payload->>'browserId' = $1 order by 1`,
    [id],
  );
  return rows;
}

describe.concurrent('push notifications', () => {
  test('a browser gets a message once, encrypted for it alone', async () => {
    const reader = await turnOn();
    const { person, service, browser, id } = reader;
    const article = await publish(person, 'Fresh bread');
    await eventually(() => expect(titles(reader)).toEqual(['“Fresh bread” was published']));
    expect(pushedTo(reader)[0]).toMatchObject({ body: '', link: article.url });
    const push = await server.call(person, readPush, {});
    expect(service.messages).toMatchObject([
      {
        endpoint: browser.endpoint,
        ttl: DAY_SECONDS,
        urgency: 'normal',
        senderKey: push.body.publicKey,
      },
    ]);
    expect(push.body.browsers).toEqual([id]);
    expect(service.requests.map(({ text }) => text).join('')).not.toContain('bread');
    await eventually(async () => expect(await triesFor(reader)).toMatchObject([{ number: 1, isDone: true }]));
  });

  test('nothing is pushed to users who did not enable it, or not for this kind', async () => {
    const reader = await turnOn();
    const { person } = reader;
    const wish = (notifications: Record<string, boolean>) =>
      server.call(person, updateSettings, { body: { notifications } });
    await wish({ pushNotifications: false });
    await publish(person, 'Unasked');
    await told(reader, 1);
    await wish({ pushNotifications: true, contentUpdates: false });
    await publish(person, 'Of no interest');
    await told(reader, 2);
    await wish({ contentUpdates: true });
    await publish(person, 'Wanted');
    await eventually(() => expect(titles(reader)).toEqual(['“Wanted” was published']));
    expect(await triesFor(reader)).toHaveLength(1);
  });

  test('a busy push service is retried after the delay it asks for', async () => {
    const reader = await turnOn();
    const { person, service } = reader;
    const hurry = () =>
      server.sql.query(
        `update outbox set due_at = now() where kind = 'push' and done_at is null and payload->>'browserId' = $1`,
        [reader.id],
      );
    service.failWith({ status: 429, headers: { 'retry-after': '600' }, body: {} }, 1);
    await publish(person, 'Patience');
    await eventually(async () =>
      expect(await triesFor(reader)).toMatchObject([{ isDone: true }, { number: 2 }]),
    );
    const [, second] = await triesFor(reader);
    expect(second?.wait).toBeGreaterThan(570);
    expect(second?.wait).toBeLessThanOrEqual(600);

    // A Retry-After may be a date.
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
    service.failWith({ status: 503, headers: { 'retry-after': inAnHour }, body: {} }, 1);
    await hurry();
    await eventually(async () => expect(await triesFor(reader)).toHaveLength(3));
    expect((await triesFor(reader))[2]?.wait).toBeGreaterThan(3_500);

    // Accepted, but the response was lost: the retry has the same tag, so the browser shows it once.
    service.failWith('cut_off', 1);
    await hurry();
    await eventually(async () => expect(await triesFor(reader)).toHaveLength(4));
    await hurry();
    await eventually(() => expect(titles(reader)).toEqual(Array(2).fill('“Patience” was published')));
    expect(new Set(pushedTo(reader).map(({ id }) => id)).size).toBe(1);
  });

  test('a permanent rejection is not retried, and the browser stays', async () => {
    const reader = await turnOn();
    reader.service.failWith({ status: 400, body: {} });
    await publish(reader.person, 'Refused');
    await eventually(async () => expect(await triesFor(reader)).toMatchObject([{ number: 1, isDone: true }]));
    expect(await browsersOf(reader.person)).toEqual([reader.id]);
  });

  test.each([404, 410])('a subscription that ended (%i) is forgotten', async (status) => {
    const reader = await turnOn();
    if (status === 410) reader.service.end(reader.browser.endpoint);
    else reader.service.failWith({ status, body: {} });
    await publish(reader.person, 'To nobody');
    await eventually(async () => expect(await browsersOf(reader.person)).toEqual([]));
    expect(await triesFor(reader)).toHaveLength(1);
  });

  test('twenty an hour are pushed; the last one says that there are more', async () => {
    const reader = await turnOn();
    const { person } = reader;
    await server.sql.query(
      `insert into outbox (kind, key, payload) select 'notification', 'notification:many ' || n, jsonb_build_object(
       'workspaceId', $1::text, 'userId', $2::text, 'kind', 'published', 'title', 'Item ' || n, 'link', null,
       'reason', null) from generate_series(1, 25) n`,
      [person.workspaceId, person.userId],
    );
    await eventually(() => expect(titles(reader)).toHaveLength(20));
    const saying = pushedTo(reader).filter(({ body }) => body.includes('else this hour'));
    expect(saying).toHaveLength(1);
    await told(reader, 25);
    expect(await triesFor(reader)).toHaveLength(20);
  });
});

test('nothing is pushed after the user signs out or turns it off', async () => {
  const { person, browser, id } = await turnOn();
  const stranger = await server.signUp();
  expect((await server.call(stranger, forgetBrowser, { params: { id } })).status).toBe(404);
  expect((await server.call(person, forgetBrowser, { params: { id } })).status).toBe(204);
  expect((await server.call(person, forgetBrowser, { params: { id } })).status).toBe(404);
  expect(await browsersOf(person)).toEqual([]);
  await server.call(person, keepBrowser, { body: browser });
  expect(await browsersOf(person)).toEqual([id]);

  const headers = { cookie: person.cookie, origin: server.url };
  const out = await server.send(`/api${signOut.path}`, { method: 'POST', headers, body: {} });
  expect(out.status).toBe(200);
  const { rows } = await server.sql.query('select 1 from push_subscription where id = $1', [id]);
  expect(rows).toEqual([]);
});

test('a browser is transferred only with its keys', async () => {
  const { person, service, browser, id } = await turnOn();
  const next = await server.signUp();
  const forged = { ...browser, keys: service.subscribe().keys };
  const refused = await server.call(next, keepBrowser, { body: forged });
  expect([refused.status, (refused.body as unknown as { code: string }).code]).toEqual([
    409,
    'subscription_taken',
  ]);
  expect(await browsersOf(person)).toEqual([id]);
  expect((await server.call(next, keepBrowser, { body: browser })).status).toBe(200);
  expect(await browsersOf(person)).toEqual([]);
  expect(await browsersOf(next)).toEqual([id]);
});

test('beyond ten browsers, the oldest ones are replaced', async () => {
  const { person, service, id } = await turnOn();
  for (let more = 0; more < 10; more += 1)
    await server.call(person, keepBrowser, { body: service.subscribe() });
  const browsers = await browsersOf(person);
  expect(browsers).toHaveLength(10);
  expect(browsers).not.toContain(id);
});

test('a forbidden URL or an invalid key is rejected', async () => {
  const {
    person,
    browser: { keys },
  } = await turnOn();
  for (const [body, status] of [
    [{ endpoint: 'ftp://push.example/1', keys }, 400],
    [{ endpoint: 'https://me:secret@push.example/1', keys }, 422],
    [{ endpoint: 'https://push.example/1', keys: { ...keys, p256dh: 'B'.padEnd(87, 'A') } }, 422],
    [{ endpoint: 'https://push.example/1', keys: { ...keys, auth: 'short' } }, 400],
  ] as const)
    expect((await server.call(person, keepBrowser, { body })).status).toBe(status);
});

test('the keys are sealed, and a lost encryption key is reported', async () => {
  const person = await server.signUp();
  const { publicKey } = (await server.call(person, readPush, {})).body;
  const kept = `select value from installation where name = 'push_keys'`;
  const { rows } = await server.sql.query<{ value: string }>(kept);
  expect(rows[0]?.value).toMatch(/^[\da-f]{8}\.[\w-]+$/);
  const [x, sealed] = [publicKey!.slice(2, 20), Buffer.from(rows[0]!.value.slice(9), 'base64url')];
  expect(sealed.toString('utf8')).not.toContain(x);
  expect((await server.call(person, readPush, {})).body.publicKey).toBe(publicKey);
  await server.sql.query(`update installation set value = '00000000.AAAA' where name = 'push_keys'`);
  expect((await server.call(person, readPush, {})).body.publicKey).toBeNull();
});
