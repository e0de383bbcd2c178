import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { startPayPal, type FakePayPal } from '../fakes/paypal/start-paypal.ts';
import { randomNumbers } from '../random-numbers.ts';
import { waitUntil } from './server-process.ts';
import { signUp } from './writer.ts';
import { startCluster, waitForCount, type Cluster } from './start-cluster.ts';
import { sampleOrAll } from '../run-size.ts';

// A full run kills 50 times.
const KILLS = sampleOrAll(3, 50);
/** Servers that are killed in turn: one is killed while the previous ones restart. */
const KILLED_SERVERS = 3;
/** How long PayPal takes for a capture, and the latest time at which the requesting server is killed. */
const CAPTURE_MS = 300;
const MAX_KILL_DELAY_MS = 600;
const TIMEOUT_SECONDS = 120;

let cluster: Cluster;
let payPal: FakePayPal;

afterEach(async () => {
  await cluster.end();
  await payPal.close();
});

test(`after ${KILLS} captures during which the server is killed, money and plans match the books`, async () => {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  console.log(`SEED=${seed}`);
  const random = randomNumbers(seed);
  payPal = await startPayPal();
  cluster = await startCluster([0, 0, 0, 0], { ...payPal.settings, SIGN_UPS_PER_HOUR: '10000' });
  payPal.captureMs = CAPTURE_MS;
  const { sql, servers } = cluster;
  // The last server is never killed; orders start there.
  const steady = (await servers[KILLED_SERVERS]?.url) ?? '';
  for (let number = 0; number < KILLS; number += 1) {
    const buyer = await signUp(steady, `buyer-${number}`);
    const wish = { planName: 'Starter', billingCycle: 'monthly', amount: 11.99 };
    const orderId = await buyer.post('/payment/create-order', wish, 'orderId');
    payPal.ledger.approve(orderId);
    const fragile = buyer.onServer((await servers[number % KILLED_SERVERS]?.url) ?? '');
    // Whether there is a response is a matter of luck.
    const answered = fragile.post('/payment/capture-order', { orderId }, 'captureId').catch(() => null);
    // The first server is killed while PayPal processes its capture, the others at any time.
    if (number === 0)
      await waitUntil(() => payPal.ledger.moves.length > 0, 'PayPal is asked for the first capture');
    else await sleep(random() * MAX_KILL_DELAY_MS);
    // No one waits for a server that restarts after the test.
    if (number + KILLED_SERVERS < KILLS) cluster.killAndReplace(number % KILLED_SERVERS);
    else servers[number % KILLED_SERVERS]?.child.kill('SIGKILL');
    await answered;
  }

  // Requested captures are finished by a scheduled job, which this test does not wait for.
  const waiting = "payment_order where capture_asked_at is not null and state <> 'completed'";
  const deadline = Date.now() + TIMEOUT_SECONDS * 1000;
  while ((await waitForCount(sql, waiting, 0, 2)) > 0 && Date.now() < deadline)
    await sql.query('update payment_order set look_at = now() where look_at is not null and look_at > now()');
  expect(await waitForCount(sql, waiting, 0, 1)).toBe(0);

  const { rows } = await sql.query<{ order: string; asked: boolean; grants: number; terms: number }>(`
    select provider_id as "order", capture_asked_at is not null as asked,
      (select count(*)::int from payment_grant g where g.order_id = o.id) as grants,
      (select count(*)::int from plan_term t where t.workspace_id = o.workspace_id and t.ends_at > now()) as terms
    from payment_order o`);
  const captures = (orderId: string): number =>
    payPal.ledger.moves.filter((move) => move.orderId === orderId).length;
  expect(rows).toHaveLength(KILLS);
  expect(
    rows.map(({ order, grants, terms }) => ({ order, captures: captures(order), grants, terms })),
  ).toEqual(
    rows.map(({ order, asked }) => {
      const once = asked ? 1 : 0;
      return { order, captures: once, grants: once, terms: once };
    }),
  );
  expect(rows.some(({ asked }) => asked)).toBe(true);
  expect(payPal.problems).toEqual([]);
}, 900_000);
