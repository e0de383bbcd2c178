import { generateKeyPairSync } from 'node:crypto';
import { readPaymentWebhook, setupPaymentWebhook } from '@pagewright/contract/payment';
import { describe, expect, test } from 'vitest';
import type { SentEvent } from '../../../../../tests/fakes/paypal/sign-event.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { openPaidServer } from './testing/open-paid-server.ts';
import { sampleOrAll } from '../../../../../tests/run-size.ts';

/** A small part of the storm test; all of it with STORM=whole. */
const EVENTS = sampleOrAll(30, 1_000);
const TIMES = sampleOrAll(4, 10);
const AT_ONCE = 16;

const paid = await openPaidServer({ DATABASE_CONNECTIONS: '10' });
const { server, payPal, operator, approved, capture, plan, grants, state } = paid;
const { ledger } = payPal;
const DAY_MS = 24 * 3_600_000;

/** A person with a paid Starter plan, its order, and its capture. */
async function buy(): Promise<{ person: TestPerson; orderId: string; captureId: string }> {
  const person = await server.signUp();
  const orderId = await approved(person);
  await capture(person, orderId);
  return { person, orderId, captureId: ledger.order(orderId).captures[0]?.id ?? '' };
}

const processed = async (event: SentEvent): Promise<string | null> => {
  const { rows } = await server.sql.query<{ outcome: string | null }>(
    'select outcome from payment_event where id = $1',
    [event.id],
  );
  return rows[0]?.outcome ?? null;
};

describe('the webhook', () => {
  test('is set up once by the operator for the receiver URL', async () => {
    const body = { webhookUrl: `${server.url}/api/payment/webhook` };
    const person = await server.signUp();
    expect((await server.call(person, setupPaymentWebhook, { body })).status).toBe(403);
    const again = await server.call(operator, setupPaymentWebhook, { body });
    expect(again).toMatchObject({ status: 200, body: { id: payPal.webhooks[0]?.id, url: body.webhookUrl } });
    expect(payPal.webhooks).toHaveLength(1);
    const elsewhere = { webhookUrl: 'https://evil.example/hear' };
    expect((await server.call(operator, setupPaymentWebhook, { body: elsewhere })).status).toBe(422);
    const read = await server.call(operator, readPaymentWebhook, { params: { id: again.body.id } });
    expect(read.body).toEqual(again.body);
    expect(read.body.events).toContain('PAYMENT.CAPTURE.COMPLETED');
    expect((await server.call(operator, readPaymentWebhook, { params: { id: 'NONE' } })).status).toBe(404);
    expect((await server.call(person, readPaymentWebhook, { params: { id: again.body.id } })).status).toBe(
      403,
    );
  });
});

describe('an event', () => {
  test('that a pending payment completed grants the plan without the buyer', async () => {
    const person = await server.signUp();
    const orderId = await approved(person);
    ledger.twist(orderId, { status: 'PENDING' });
    const answer = await capture(person, orderId);
    expect(answer).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect([await state(orderId), (await plan(person)).name]).toEqual(['pending', 'Free']);
    const { captureId } = answer.body as { captureId: string };
    ledger.resolve(captureId, 'COMPLETED');
    expect(await payPal.sendEvent(payPal.captureEvent('PAYMENT.CAPTURE.COMPLETED', captureId))).toBe(204);
    await expect.poll(() => state(orderId)).toBe('completed');
    expect([(await plan(person)).name, await grants(orderId)]).toEqual(['Starter', 1]);
  });

  test('that a pending payment failed grants no plan', async () => {
    const person = await server.signUp();
    const orderId = await approved(person);
    ledger.twist(orderId, { status: 'PENDING' });
    const { captureId } = (await capture(person, orderId)).body as { captureId: string };
    ledger.resolve(captureId, 'DECLINED');
    await payPal.sendEvent(payPal.captureEvent('PAYMENT.CAPTURE.DENIED', captureId));
    await expect.poll(() => state(orderId)).toBe('declined');
    expect((await plan(person)).name).toBe('Free');
  });

  test('of a full refund revokes the plan; a partial one does not', async () => {
    const { person, orderId, captureId } = await buy();
    ledger.refund(captureId, true);
    const part = payPal.refundEvent('PAYMENT.CAPTURE.REFUNDED', captureId);
    await payPal.sendEvent(part);
    await expect.poll(() => processed(part)).toBe('taken');
    expect([await state(orderId), (await plan(person)).name]).toEqual(['completed', 'Starter']);
    ledger.refund(captureId);
    await payPal.sendEvent(payPal.refundEvent('PAYMENT.CAPTURE.REFUNDED', captureId));
    await expect.poll(() => state(orderId)).toBe('refunded');
    expect((await plan(person)).name).toBe('Free');
    expect((await capture(person, orderId)).status).toBe(409);
    expect(await grants(orderId)).toBe(1);
  });

  test('of a reversal revokes the plan', async () => {
    const { person, orderId, captureId } = await buy();
    await payPal.sendEvent(payPal.refundEvent('PAYMENT.CAPTURE.REVERSED', captureId));
    await expect.poll(() => state(orderId)).toBe('refunded');
    expect((await plan(person)).name).toBe('Free');
  });

  test('of a dispute suspends the plan until it is decided, in any order of events', async () => {
    const { person, orderId, captureId } = await buy();
    const open = payPal.disputeEvent(captureId, {
      id: `PP-D-${captureId}`,
      status: 'OPEN',
      at: new Date(Date.now() - 2_000),
    });
    const won = payPal.disputeEvent(captureId, {
      id: `PP-D-${captureId}`,
      status: 'RESOLVED',
      outcome: 'RESOLVED_SELLER_FAVOUR',
      at: new Date(Date.now() - 1_000),
    });
    await payPal.sendEvent(open);
    await expect.poll(() => state(orderId)).toBe('disputed');
    expect((await plan(person)).name).toBe('Free');
    await payPal.sendEvent(won);
    await expect.poll(() => state(orderId)).toBe('completed');
    expect((await plan(person)).name).toBe('Starter');

    const other = await buy();
    const about = { id: `PP-D-${other.captureId}` };
    const lost = payPal.disputeEvent(other.captureId, {
      ...about,
      status: 'RESOLVED',
      outcome: 'RESOLVED_BUYER_FAVOUR',
      at: new Date(Date.now() - 1_000),
    });
    const late = payPal.disputeEvent(other.captureId, {
      ...about,
      status: 'OPEN',
      at: new Date(Date.now() - 2_000),
    });
    await payPal.sendEvent(lost);
    await expect.poll(() => state(other.orderId)).toBe('disputed');
    await payPal.sendEvent(late);
    await expect.poll(() => processed(late)).toBe('taken');
    expect(await state(other.orderId)).toBe('disputed');
  });

  test('about a payment that is not ours changes nothing', async () => {
    const { orderId } = await buy();
    const foreign = ledger.open({ ...ledger.order(orderId), customId: 'another shop', description: 'A cup' });
    const event = payPal.orderEvent('CHECKOUT.ORDER.APPROVED', foreign.id);
    expect(await payPal.sendEvent(event)).toBe(204);
    await expect.poll(() => processed(event)).toBe('foreign');
  });
});

describe('an event that is not PayPal’s', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forger = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  test.each([
    ['another key', { key: forger }],
    [
      'a certificate from elsewhere',
      { certificateUrl: 'https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1' },
    ],
    [
      'a certificate of a login',
      { certificateUrl: 'https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1' },
    ],
    ['another webhook', { webhookId: 'ANOTHER1' }],
    ['another body', { body: '{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED","resource":{}}' }],
    ['too old a signature', { time: new Date(Date.now() - 5 * DAY_MS) }],
    ['a signature of the future', { time: new Date(Date.now() + 3_600_000) }],
  ])('is refused: %s', async (_, forgery) => {
    const { orderId, captureId } = await buy();
    ledger.refund(captureId);
    const event = payPal.refundEvent('PAYMENT.CAPTURE.REFUNDED', captureId, forgery);
    expect(await payPal.sendEvent(event)).toBe(401);
    expect([await processed(event), await state(orderId)]).toEqual([null, 'completed']);
  });

  test('is rejected without a signature or when malformed', async () => {
    const url = `${server.url}/api/payment/webhook`;
    const event = payPal.orderEvent('CHECKOUT.ORDER.APPROVED', (await buy()).orderId);
    const headers = { 'content-type': 'application/json' };
    expect(await payPal.sendEvent({ ...event, headers }, url)).toBe(401);
    expect(await payPal.sendEvent({ ...event, body: 'no JSON' }, url)).toBe(401);
    expect(await payPal.sendEvent({ ...event, body: '' }, url)).toBe(401);
  });

  test('is not accepted if PayPal itself denies it, even with a valid signature', async () => {
    const { orderId, captureId } = await buy();
    ledger.refund(captureId);
    const event = payPal.refundEvent('PAYMENT.CAPTURE.REFUNDED', captureId);
    payPal.rejectEvent(event.id);
    expect(await payPal.sendEvent(event)).toBe(204);
    await expect.poll(() => processed(event)).toBe('forged');
    expect(await state(orderId)).toBe('completed');
  });
});

test(`${EVENTS} events, sent ${TIMES} times in any order with forged and old ones, end in the same state as PayPal's books`, async () => {
  const people = await Promise.all(Array.from({ length: EVENTS / 10 }, () => server.signUp()));
  const events: SentEvent[] = [];
  const orders: string[] = [];
  for (const [number, person] of people.entries()) {
    const orderId = await approved(person);
    orders.push(orderId);
    events.push(payPal.orderEvent('CHECKOUT.ORDER.APPROVED', orderId));
    ledger.twist(orderId, { status: 'PENDING' });
    const answer = await capture(person, orderId);
    const { captureId } = answer.body as { captureId: string };
    events.push(payPal.captureEvent('PAYMENT.CAPTURE.PENDING', captureId));
    const isPaid = number % 4 !== 0;
    ledger.resolve(captureId, isPaid ? 'COMPLETED' : 'DECLINED');
    const kind = isPaid ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED';
    events.push(payPal.captureEvent(kind, captureId));
    if (number % 4 === 1) {
      ledger.refund(captureId);
      events.push(payPal.refundEvent('PAYMENT.CAPTURE.REFUNDED', captureId));
    }
    while (events.length < (number + 1) * 10) events.push(payPal.captureEvent(kind, captureId));
  }
  const forged = events
    .filter((_, index) => index % 10 === 0)
    .map((event) => ({ ...event, body: event.body.replace('"CHECKOUT', '"PAYMENT') }));
  const old = orders
    .slice(0, Math.ceil(EVENTS / 20))
    .map((orderId) =>
      payPal.orderEvent('CHECKOUT.ORDER.COMPLETED', orderId, { time: new Date(Date.now() - 6 * DAY_MS) }),
    );
  const all = [...Array.from({ length: TIMES }, () => events).flat(), ...forged, ...old];
  const shuffled = all
    .map((event, index) => ({ event, place: Math.imul(index + 1, 2_654_435_761) >>> 0 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ event }) => event);
  const answered = new Map<number, number>();
  const waiting = shuffled.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const event of waiting) {
        const status = await payPal.sendEvent(event);
        answered.set(status, (answered.get(status) ?? 0) + 1);
      }
    }),
  );
  expect(Object.fromEntries(answered)).toEqual({
    204: events.length * TIMES,
    401: forged.length + old.length,
  });
  const open = async (): Promise<number> => {
    const { rows } = await server.sql.query<{ n: number }>(
      'select count(*)::int as n from payment_event where outcome is null',
    );
    return rows[0]?.n ?? 0;
  };
  await expect.poll(open, { timeout: 120_000 }).toBe(0);
  const ends = await Promise.all(
    people.map(async (person, number) => {
      const orderId = orders[number] ?? '';
      return [await state(orderId), await grants(orderId), (await plan(person)).name];
    }),
  );
  // As in the books: every fourth was declined, every fourth was paid and refunded.
  expect(ends).toEqual(
    people.map((_, number) =>
      number % 4 === 0
        ? ['declined', 0, 'Free']
        : number % 4 === 1
          ? ['refunded', 1, 'Free']
          : ['completed', 1, 'Starter'],
    ),
  );
  expect(ledger.moves.filter(({ kind }) => kind === 'capture').length).toBe(
    new Set(ledger.moves.filter(({ kind }) => kind === 'capture').map(({ orderId }) => orderId)).size,
  );
}, 300_000);
