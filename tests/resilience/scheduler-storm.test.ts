import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallOutput } from '@pagewright/contract/endpoint';
import type { readStatus as statusCall } from '@pagewright/contract/health';
import { afterEach, expect, test } from 'vitest';
import {
  startWebhookReceiver,
  type ReceivedMessage,
  type WebhookReceiver,
} from '../fakes/webhook-receiver/start-webhook-receiver.ts';
import { randomNumbers } from '../random-numbers.ts';
import { scheduleItems, startCluster, waitForCount, type Cluster } from './start-cluster.ts';
import { sampleOrAll } from '../run-size.ts';

// `npm run test:storm` runs all of it, `npm test` a part.
const ITEMS = sampleOrAll(40, 1_000);
const SECONDS = sampleOrAll(8, 120);
const KILLS = sampleOrAll(2, 30);
const TIMEOUT_SECONDS = 120;

let cluster: Cluster;
let receiver: WebhookReceiver;

afterEach(async () => {
  await cluster.end();
  await receiver.close();
});

test(`${ITEMS} items due within ${SECONDS} s are published once each by two servers that are killed ${KILLS} times`, async () => {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  console.log(`SEED=${seed}`);
  const random = randomNumbers(seed);
  [cluster, receiver] = await Promise.all([startCluster([0, 0]), startWebhookReceiver()]);
  receiver.secrets.push(await cluster.writer.post('/webhooks', { url: receiver.url }, 'secret'));
  await scheduleItems(cluster, ITEMS, 1, SECONDS + 1);

  const moments = Array.from({ length: KILLS }, () => random() * (SECONDS + 1)).toSorted((a, b) => a - b);
  const began = performance.now();
  for (const moment of moments) {
    await sleep(Math.max(0, moment * 1000 - (performance.now() - began)));
    cluster.killAndReplace(random() < 0.5 ? 0 : 1);
  }
  const { sql } = cluster;
  const items = "content where status = 'published'";
  expect(await waitForCount(sql, items, ITEMS, TIMEOUT_SECONDS)).toBe(ITEMS);
  const delivered = 'webhook_delivery where delivered_at is not null';
  expect(await waitForCount(sql, delivered, ITEMS, TIMEOUT_SECONDS)).toBe(ITEMS);
  expect(await waitForCount(sql, 'notification', ITEMS, TIMEOUT_SECONDS)).toBe(ITEMS);
  const open = 'select kind, key, attempts, due_at, failed_at, last_error from outbox where done_at is null';
  await expect
    .poll(async () => (await sql.query(open)).rows, { timeout: TIMEOUT_SECONDS * 1000 })
    .toEqual([]);

  const { rows } = await sql.query<{
    id: string;
    due: Date;
    late: number;
    actions: number;
    pages: number;
    told: number;
  }>(`
    select id, scheduled_for as due, extract(epoch from published_at - scheduled_for)::float as late,
      (select count(*)::int from audit_entry where subject = content.id::text and action = 'content.publish') as actions,
      (select count(*)::int from publication where content_id = content.id) as pages,
      (select count(*)::int from notification where notification.title = content.title) as told
    from content`);
  expect(rows.filter(({ actions, pages, told }) => actions !== 1 || pages !== 1 || told !== 1)).toEqual([]);
  // The delay is logged, not asserted: it depends on how long no server was up.
  expect(rows.filter(({ late }) => late < 0)).toEqual([]);

  const byItem = Map.groupBy(receiver.messages, ({ data }) => String(data['id']));
  const earliest = new Map(rows.map(({ id, due }) => [id, due.getTime()]));
  expect([...byItem.keys()].toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  for (const [id, messages] of byItem) {
    expect(new Set(messages.map(deliveryKey)).size, 'repeats are recognized by their id').toBe(1);
    for (const { receivedAt } of messages) expect(receivedAt).toBeGreaterThanOrEqual(earliest.get(id) ?? NaN);
  }
  expect(new Set(receiver.messages.map(({ id }) => id)).size).toBe(ITEMS);
  expect(receiver.messages.filter(({ isSigned }) => !isSigned)).toEqual([]);
  const lateness = rows.map(({ late }) => late).toSorted((a, b) => a - b);
  console.log(
    `published ${ITEMS} once each, half within ${lateness[ITEMS / 2]?.toFixed(1)} s, the last after ${lateness.at(-1)?.toFixed(1)} s; ` +
      `${receiver.messages.length} messages, ${receiver.messages.length - ITEMS} of them repeats`,
  );
});

/** Everything that identifies a repeated delivery. */
function deliveryKey({ id, text }: ReceivedMessage): string {
  return `${id} ${text}`;
}

test('a server whose clock is an hour ahead publishes nothing and says so, until one with the right time starts', async () => {
  const hour = 3_600_000;
  [cluster, receiver] = await Promise.all([startCluster([hour]), startWebhookReceiver()]);
  const { servers, sql } = cluster;
  receiver.secrets.push(await cluster.writer.post('/webhooks', { url: receiver.url }, 'secret'));
  await scheduleItems(cluster, 10, 0, 2);
  const said = await readStatus((await servers[0]?.url) ?? '');
  expect(said.status).toBe('degraded');
  expect(Math.abs((said.parts.database.clockOffsetMs ?? 0) - hour)).toBeLessThan(30_000);
  expect(said.parts.scheduler).toMatchObject({ condition: 'degraded', isClockRight: false, failed: 0 });
  const due = "content where status = 'scheduled' and scheduled_for < now()";
  expect(await waitForCount(sql, due, 10, TIMEOUT_SECONDS)).toBe(10);
  // Work for any clock that no one announces: once the server has found and done two such pieces, it has also looked
  // for due items.
  for (const key of ['first', 'second']) {
    await sql.query(`insert into outbox (key, kind, payload) values ($1, 'forget-files', '{"ids":[]}')`, [
      key,
    ]);
    const done = `outbox where key = '${key}' and done_at is not null`;
    expect(await waitForCount(sql, done, 1, TIMEOUT_SECONDS)).toBe(1);
  }
  expect(await waitForCount(sql, due, 10, 0)).toBe(10);
  expect((await readStatus((await servers[0]?.url) ?? '')).parts.scheduler.due).toBe(10);

  cluster.addServer();
  expect(
    await waitForCount(sql, 'webhook_delivery where delivered_at is not null', 10, TIMEOUT_SECONDS),
  ).toBe(10);
  const actions = "audit_entry where action = 'content.publish'";
  expect(await waitForCount(sql, actions, 10, 0)).toBe(10);
  expect(new Set(receiver.messages.map(deliveryKey)).size).toBe(10);
  expect(receiver.messages.filter(({ isSigned }) => !isSigned)).toEqual([]);
  const scheduler = async () => (await readStatus((await servers[1]?.url) ?? '')).parts.scheduler;
  await expect.poll(scheduler).toEqual({
    condition: 'ok',
    isClockRight: true,
    due: 0,
    late: 0,
    failed: 0,
  });
});

async function readStatus(url: string): Promise<CallOutput<typeof statusCall>> {
  return (await (await fetch(`${url}/api/status`)).json()) as CallOutput<typeof statusCall>;
}
