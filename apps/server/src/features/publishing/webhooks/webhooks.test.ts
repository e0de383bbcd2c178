import { createContent } from '@pagewright/contract/content';
import { listNotifications } from '@pagewright/contract/notifications';
import {
  createWebhook,
  listDeliveries,
  listWebhooks,
  publishContent,
  readDelivery,
  redeliver,
  removeWebhook,
  rotateWebhookSecret,
  testWebhook,
  unpublishContent,
  updateWebhook,
  type WebhookEvent,
  type WebhookWithSecret,
} from '@pagewright/contract/publishing';
import { updateContent } from '@pagewright/contract/content';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../../../../../tests/fakes/webhook-receiver/start-webhook-receiver.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { eventually } from '../../../../../../tests/eventually.ts';

const server = await openTestServer({ OUTGOING_ALLOW: '127.0.0.1' });
let receiver: WebhookReceiver;
let ann: TestPerson;

beforeEach(async () => {
  receiver = await startWebhookReceiver();
  ann = await server.signUp('Ann');
});
afterEach(() => receiver.close());

async function add(events?: WebhookEvent[]): Promise<WebhookWithSecret> {
  const url = `${receiver.url}/hook`;
  const { status, body } = await server.call(ann, createWebhook, {
    body: { url, ...(events && { events }) },
  });
  expect(status).toBe(201);
  receiver.secrets.push(body.secret);
  return body;
}

async function publish(title: string): Promise<{ id: string; url: string; publishedAt: string }> {
  const { body } = await server.call(ann, createContent, { body: { title, content: `About ${title}.` } });
  const published = await server.call(ann, publishContent, { params: { id: body.id } });
  return { id: body.id, ...published.body };
}

const deliveriesOf = async (id: string, query: { state?: 'pending' | 'delivered' | 'failed' } = {}) =>
  (await server.call(ann, listDeliveries, { params: { id }, query })).body.deliveries;
const kindsTold = async (person = ann) =>
  (await server.call(person, listNotifications, {})).body.notifications.map(({ kind }) => kind);
/** Skips the wait before the next attempt. */
const hurry = () =>
  server.sql.query("update outbox set due_at = now() where kind = 'webhook' and done_at is null");

test('each page event is sent once, signed, in the format of Standard Webhooks', async () => {
  const hook = await add();
  expect(hook.secret).toMatch(/^whsec_[A-Za-z\d+/]{32}$/);
  const page = await publish('Fresh bread');
  await eventually(() => expect(receiver.messages).toHaveLength(1));
  await server.call(ann, updateContent, { params: { id: page.id }, body: { title: 'Fresher bread' } });
  await eventually(() => expect(receiver.messages).toHaveLength(2));
  await server.call(ann, unpublishContent, { params: { id: page.id } });
  await eventually(() => expect(receiver.messages).toHaveLength(3));

  expect(receiver.messages.map(({ type, isSigned }) => [type, isSigned])).toEqual([
    ['content.published', true],
    ['content.updated', true],
    ['content.unpublished', true],
  ]);
  expect(JSON.parse(receiver.messages[0]?.text ?? '')).toEqual({
    type: 'content.published',
    timestamp: page.publishedAt,
    data: { id: page.id, title: 'Fresh bread', slug: 'fresh-bread', url: page.url, isLate: false },
  });
  expect(new Set(receiver.messages.map(({ id }) => id)).size).toBe(3);
  await eventually(async () =>
    expect(
      (await deliveriesOf(hook.id)).map(({ id, state, tries, lastTry }) => [
        id,
        state,
        tries,
        lastTry?.status,
      ]),
    ).toEqual(receiver.messages.map(({ id }) => [id, 'delivered', 1, 204]).toReversed()),
  );
});

test('a webhook receives only its subscribed events, and none while disabled', async () => {
  const hook = await add(['content.unpublished']);
  const page = await publish('Rye');
  await server.call(ann, unpublishContent, { params: { id: page.id } });
  await eventually(() => expect(receiver.messages.map(({ type }) => type)).toEqual(['content.unpublished']));

  const off = await server.call(ann, updateWebhook, { params: { id: hook.id }, body: { isEnabled: false } });
  expect(off.body).toMatchObject({ disabledReason: 'person' });
  await server.call(ann, publishContent, { params: { id: page.id } });
  await server.call(ann, unpublishContent, { params: { id: page.id } });
  // Run the effects of earlier events before enabling it.
  await eventually(async () => {
    const { rows } = await server.sql.query(
      "select 1 from outbox where kind like 'content-%' and done_at is null",
    );
    expect(rows).toEqual([]);
  });
  const on = await server.call(ann, updateWebhook, {
    params: { id: hook.id },
    body: { isEnabled: true, events: ['content.published'] },
  });
  expect(on.body).toMatchObject({ disabledAt: null, disabledReason: null, events: ['content.published'] });
  await server.call(ann, publishContent, { params: { id: page.id } });
  await eventually(() =>
    expect(receiver.messages.map(({ type }) => type)).toEqual(['content.unpublished', 'content.published']),
  );
});

test('a failed message is resent with the same id and body after growing delays', async () => {
  const hook = await add();
  receiver.failWith({ status: 503, body: 'not now' }, 2);
  await publish('Sourdough');
  await eventually(async () =>
    expect((await deliveriesOf(hook.id))[0]).toMatchObject({ state: 'pending', tries: 1 }),
  );
  const [first] = await deliveriesOf(hook.id);
  expect(first?.lastTry).toMatchObject({ status: 503, fault: null, answer: 'not now' });
  expect(first?.nextTryAt).toBeTruthy();
  // By the database's clock, from the moment at which the next attempt was scheduled.
  const { rows: waits } = await server.sql.query<{ seconds: number }>(
    "select extract(epoch from due_at - created_at)::float as seconds from outbox where kind = 'webhook' and done_at is null",
  );
  expect(waits).toHaveLength(1);
  expect(waits[0]?.seconds).toBeGreaterThanOrEqual(5);
  // The time of the first attempt comes on top.
  expect(waits[0]?.seconds).toBeLessThanOrEqual(10);
  await hurry();
  await eventually(async () => expect((await deliveriesOf(hook.id))[0]).toMatchObject({ tries: 2 }));
  await hurry();
  await eventually(async () =>
    expect((await deliveriesOf(hook.id, { state: 'delivered' }))[0]).toMatchObject({ tries: 3 }),
  );
  expect(
    new Set(receiver.requests.map(({ headers, text }) => `${String(headers['webhook-id'])} ${text}`)).size,
  ).toBe(1);
  const whole = await server.call(ann, readDelivery, {
    params: { id: hook.id, deliveryId: first?.id ?? '' },
  });
  expect(whole.body.allTries.map(({ number, status }) => [number, status])).toEqual([
    [3, 204],
    [2, 503],
    [1, 503],
  ]);
  expect(whole.body.body).toBe(receiver.messages[0]?.text);
});

test('after a day of attempts, it is given up, the webhook disabled, and every admin notified; it can be resent', async () => {
  const second = await signUpTeammate(server, ann, 'admin');
  const hook = await add();
  receiver.failWith({ status: 500, body: '' });
  await publish('Baguette');
  const waits: number[] = [];
  await eventually(async () => {
    const [delivery] = await deliveriesOf(hook.id);
    const { tries = 0, nextTryAt, lastTry } = delivery ?? {};
    // Hurry only once per attempt: a second time might skip the next wait before it is checked.
    if (nextTryAt && lastTry && waits[tries] === undefined) {
      waits[tries] = Date.parse(nextTryAt) - Date.parse(lastTry.at);
      await hurry();
    }
    expect(delivery).toMatchObject({ state: 'failed', tries: 9, nextTryAt: null });
  });
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThan(27);
  expect((await server.call(ann, listWebhooks, {})).body.webhooks[0]).toMatchObject({
    disabledReason: 'failing',
  });
  await eventually(async () => {
    expect(await kindsTold()).toContain('webhook_disabled');
    expect(await kindsTold(second)).toContain('webhook_disabled');
  });

  const [given] = await deliveriesOf(hook.id);
  const params = { id: hook.id, deliveryId: given?.id ?? '' };
  expect((await server.call(ann, redeliver, { params })).status).toBe(409);
  await server.call(ann, updateWebhook, { params: { id: hook.id }, body: { isEnabled: true } });
  receiver.failWith(null);
  expect((await server.call(ann, redeliver, { params })).body).toMatchObject({ state: 'pending', tries: 9 });
  await eventually(async () =>
    expect((await deliveriesOf(hook.id))[0]).toMatchObject({ state: 'delivered', tries: 10 }),
  );
  expect(receiver.messages.at(-1)?.id).toBe(given?.id);
});

test('a 410 response disables the webhook, notifies its admins, and gives up pending deliveries', async () => {
  const hook = await add();
  receiver.failWith({ status: 503, body: '' }, 1);
  await publish('One');
  await eventually(async () => expect((await deliveriesOf(hook.id))[0]).toMatchObject({ tries: 1 }));
  receiver.failWith({ status: 410, body: 'gone' });
  await publish('Two');
  await eventually(async () => expect(await kindsTold()).toContain('webhook_disabled'));
  expect((await server.call(ann, listWebhooks, {})).body.webhooks[0]).toMatchObject({
    disabledReason: 'gone',
  });
  await hurry();
  await eventually(async () =>
    expect(
      (await deliveriesOf(hook.id)).map(({ state, lastTry }) => [state, lastTry?.status, lastTry?.fault]),
    ).toEqual([
      ['failed', 410, null],
      ['failed', null, 'webhook_off'],
    ]),
  );
  expect(receiver.requests).toHaveLength(2);
});

test('a new secret signs from now on, alongside the previous one', async () => {
  const hook = await add();
  const { body: rotated } = await server.call(ann, rotateWebhookSecret, { params: { id: hook.id } });
  expect(rotated.secret).not.toBe(hook.secret);
  for (const trusted of [hook.secret, rotated.secret]) {
    receiver.secrets.splice(0, receiver.secrets.length, trusted);
    const before = receiver.messages.length;
    expect((await server.call(ann, testWebhook, { params: { id: hook.id } })).status).toBe(202);
    await eventually(() => expect(receiver.messages).toHaveLength(before + 1));
    expect(receiver.messages.at(-1)).toMatchObject({ type: 'webhook.test', isSigned: true });
    await eventually(async () => expect((await deliveriesOf(hook.id))[0]?.state).toBe('delivered'));
  }
  await server.sql.query("update webhook set former_secret_until = now() - interval '1 second'");
  receiver.secrets.splice(0, receiver.secrets.length, hook.secret);
  await server.call(ann, testWebhook, { params: { id: hook.id } });
  await eventually(() => expect(receiver.messages.at(2)).toMatchObject({ isSigned: false }));
});

test('private addresses are not called, redirects are not followed, and a test reports why it failed', async () => {
  const params = { id: (await add()).id };
  const move = (url: string) => server.call(ann, updateWebhook, { params, body: { url } });
  const tested = async () => {
    await server.call(ann, testWebhook, { params });
    await eventually(async () => expect((await deliveriesOf(params.id))[0]?.state).toBe('failed'));
    return (await deliveriesOf(params.id))[0]?.lastTry;
  };
  expect((await move('http://user:secret@example.com/')).status).toBe(422);
  expect((await move('ftp://example.com/')).status).toBe(400);
  const refused = { code: 'address_not_allowed', details: [{ path: 'url' }] };
  for (const url of ['http://10.0.0.1/', 'https://[::1]/', 'http://167772161/', 'http://[::ffff:10.0.0.1]/'])
    expect(await move(url)).toMatchObject({ status: 422, body: refused });
  const added = { url: 'http://192.168.1.1/', events: ['content.published'] as const };
  expect(
    await server.call(ann, createWebhook, { body: { ...added, events: [...added.events] } }),
  ).toMatchObject({
    status: 422,
    body: refused,
  });
  // One that was stored before the operator blocked private addresses.
  await server.sql.query("update webhook set url = 'http://10.0.0.1/' where id = $1", [params.id]);
  expect(await tested()).toMatchObject({ status: null, fault: 'address_not_allowed', number: 1 });
  await move(`${receiver.url}/moved`);
  receiver.failWith({ status: 302, headers: { location: '/elsewhere' }, body: '' });
  expect(await tested()).toMatchObject({ status: 302, fault: null });
  expect(receiver.requests.map(({ path }) => path)).toEqual(['/moved']);
});

test('only admins see and change webhooks, and no later response contains a secret', async () => {
  const hook = await add();
  const teammate = await signUpTeammate(server, ann, 'basic_member');
  const stranger = await server.signUp();
  expect((await server.call(teammate, listWebhooks, {})).status).toBe(403);
  expect((await server.call(stranger, listWebhooks, {})).body.webhooks).toEqual([]);
  for (const [person, status] of [
    [teammate, 403],
    [stranger, 404],
  ] as const) {
    expect((await server.call(person, removeWebhook, { params: { id: hook.id } })).status).toBe(status);
    expect((await server.call(person, testWebhook, { params: { id: hook.id } })).status).toBe(status);
    expect((await server.call(person, listDeliveries, { params: { id: hook.id } })).status).toBe(status);
  }
  expect(JSON.stringify((await server.call(ann, listWebhooks, {})).body)).not.toContain('whsec_');
  const { rows } = await server.sql.query<{ secret: string }>('select secret from webhook where id = $1', [
    hook.id,
  ]);
  expect(rows[0]?.secret).not.toContain(hook.secret.slice(6));
  const many = Array.from({ length: 9 }, () =>
    server.call(ann, createWebhook, { body: { url: receiver.url } }),
  );
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 201));
  expect((await server.call(ann, createWebhook, { body: { url: receiver.url } })).status).toBe(422);
  expect((await server.call(ann, removeWebhook, { params: { id: hook.id } })).status).toBe(204);
});
