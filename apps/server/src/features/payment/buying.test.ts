import {
  askRefund,
  createOrder,
  listOrders,
  listRefunds,
  readOrder,
  readPaymentOptions,
  refundOrder,
} from '@pagewright/contract/payment';
import { describe, expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { PAYER_EMAIL } from '../../../../../tests/fakes/paypal/show-order.ts';
import type { ServiceRequest } from '../../../../../tests/fakes/service/start-fake-service.ts';
import { addMonths } from './plan-terms.ts';
import { openPaidServer } from './testing/open-paid-server.ts';
import { sampleOrAll } from '../../../../../tests/run-size.ts';

/** A tenth of the storm test; all of it with STORM=whole. */
const AT_ONCE = sampleOrAll(10, 200);

const { server, payPal, operator, order, approved, capture, plan, grants, state, check } =
  await openPaidServer();
const captures = (orderId: string) =>
  payPal.ledger.moves.filter((move) => move.orderId === orderId && move.kind === 'capture');
const isCapture = ({ path }: ServiceRequest): boolean => path.endsWith('/capture');
const isCreate = ({ path }: ServiceRequest): boolean => path === '/v2/checkout/orders';

test('a plan is bought: ordered at our price, approved, captured once, and granted for a month', async () => {
  const person = await server.signUp();
  const orderId = await order(person);
  expect(payPal.ledger.order(orderId)).toMatchObject({
    value: '11.99',
    currency: 'USD',
    payee: payPal.merchantId,
    description: 'Pagewright Starter, one month',
  });
  expect((await server.call(person, readOrder, { params: { id: orderId } })).body.order).toMatchObject({
    id: payPal.ledger.order(orderId).customId,
    orderId,
    status: 'created',
    payerEmail: null,
  });
  payPal.ledger.approve(orderId);
  const answer = await capture(person, orderId);
  const [move] = captures(orderId);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      success: true,
      captureId: move?.captureId,
      planName: 'Starter',
      amount: 11.99,
      status: 'completed',
    },
  });
  const [paid] = payPal.ledger.order(orderId).captures;
  expect(await plan(person)).toEqual({
    name: 'Starter',
    endDate: addMonths(paid?.createdAt ?? new Date(0), 1).toISOString(),
  });
  expect((await capture(person, orderId)).body).toEqual(answer.body);
  expect([captures(orderId).length, await grants(orderId)]).toEqual([1, 1]);
  expect((await server.call(person, readOrder, { params: { id: orderId } })).body.order).toMatchObject({
    planName: 'Starter',
    amount: 11.99,
    currency: 'USD',
    billingCycle: 'monthly',
    status: 'completed',
    payerEmail: PAYER_EMAIL,
  });
});

describe('the price', () => {
  test.each([
    [{ planName: 'Starter', billingCycle: 'monthly', amount: 11.98 }, 409, 'other_price'],
    [{ planName: 'Starter', billingCycle: 'annual', amount: 11.99 }, 409, 'other_price'],
    [{ planName: 'Professional', billingCycle: 'monthly', amount: '39.001' }, 409, 'other_price'],
    [{ planName: 'Professional', billingCycle: 'monthly', amount: -39 }, 409, 'other_price'],
    [{ planName: 'Starter', billingCycle: 'monthly', amount: 11.99, currency: 'EUR' }, 422, 'other_currency'],
    [{ planName: 'Free', billingCycle: 'monthly', amount: 0 }, 422, 'not_for_sale'],
    [{ planName: 'Entrepreneur', billingCycle: 'annual', amount: -1 }, 422, 'not_for_sale'],
  ] as const)('is ours: %j is refused', async (body, status, code) => {
    const person = await server.signUp();
    const before = payPal.ledger.orders.size;
    const answer = await server.call(person, createOrder, { body });
    expect(answer).toMatchObject({ status, body: { success: false, code } });
    expect(payPal.ledger.orders.size).toBe(before);
  });

  test.each([
    ['annual', '384', '384.00'],
    ['annual', 384, '384.00'],
    ['monthly', 39, '39.00'],
  ] as const)('of %s may be said as %j', async (billingCycle, amount, value) => {
    const person = await server.signUp();
    const body = { planName: 'Professional', billingCycle, amount } as const;
    const { orderId } = (await server.call(person, createOrder, { body })).body;
    expect(payPal.ledger.order(orderId).value).toBe(value);
  });
});

describe('the buyer', () => {
  test('is an admin; members cannot buy and do not see orders', async () => {
    const admin = await server.signUp();
    const member = await signUpTeammate(server, admin, 'basic_member');
    const orderId = await approved(admin);
    const body = { planName: 'Starter', billingCycle: 'monthly', amount: 11.99 } as const;
    expect((await server.call(member, createOrder, { body })).status).toBe(403);
    expect((await capture(member, orderId)).status).toBe(403);
    expect((await server.call(member, readOrder, { params: { id: orderId } })).status).toBe(404);
    expect((await server.call(member, listOrders, {})).status).toBe(403);
  });

  test("gets nothing from another workspace's purchase", async () => {
    const orderId = await approved(await server.signUp());
    const stranger = await server.signUp();
    expect((await capture(stranger, orderId)).status).toBe(404);
    expect((await server.call(stranger, readOrder, { params: { id: orderId } })).status).toBe(404);
    expect((await server.call(stranger, listOrders, {})).body).toEqual({
      orders: [],
      page: 1,
      limit: 10,
      total: 0,
    });
    expect(captures(orderId)).toEqual([]);
  });

  test('reads orders page by page, newest first', async () => {
    const person = await server.signUp();
    const ids: string[] = [];
    for (let number = 0; number < 3; number += 1) ids.unshift(await order(person));
    const page = async (query: { page: number; limit: number }) =>
      (await server.call(person, listOrders, { query })).body;
    const first = await page({ page: 1, limit: 2 });
    expect([first.total, first.orders.map(({ orderId }) => orderId)]).toEqual([3, ids.slice(0, 2)]);
    expect((await page({ page: 2, limit: 2 })).orders.map(({ orderId }) => orderId)).toEqual(ids.slice(2));
  });
});

describe('money', () => {
  test('is not captured before the buyer approves', async () => {
    const person = await server.signUp();
    const orderId = await order(person);
    expect(await capture(person, orderId)).toMatchObject({
      status: 409,
      body: { success: false, code: 'payment_not_approved' },
    });
    payPal.ledger.approve(orderId);
    expect((await capture(person, orderId)).status).toBe(200);
  });

  test('that is declined grants no plan, and another attempt may succeed', async () => {
    const person = await server.signUp();
    const orderId = await approved(person);
    payPal.ledger.twist(orderId, { issue: 'INSTRUMENT_DECLINED' });
    expect(await capture(person, orderId)).toMatchObject({
      status: 402,
      body: { success: false, code: 'payment_declined' },
    });
    expect((await plan(person)).name).toBe('Free');
    payPal.ledger.twist(orderId, null);
    expect((await capture(person, orderId)).status).toBe(200);
    expect((await plan(person)).name).toBe('Starter');
  });

  test('whose capture is declined grants no plan', async () => {
    const person = await server.signUp();
    const orderId = await approved(person);
    payPal.ledger.twist(orderId, { status: 'DECLINED' });
    expect((await capture(person, orderId)).status).toBe(402);
    expect([await state(orderId), (await plan(person)).name]).toEqual(['declined', 'Free']);
  });

  test.each([
    ['a cent less', { value: '11.98' }],
    ['a cent more', { value: '12.00' }],
    ['another currency', { currency: 'EUR' }],
    ['another account', { payee: 'STRANGER23456' }],
    ['an amount that is none', { value: '11.990' }],
  ])('of %s never upgrades', async (_, twist) => {
    const person = await server.signUp();
    const orderId = await approved(person);
    payPal.ledger.twist(orderId, twist);
    expect(await capture(person, orderId)).toMatchObject({ status: 409, body: { code: 'mismatched' } });
    expect([await state(orderId), await grants(orderId)]).toEqual(['mismatched', 0]);
    expect((await plan(person)).name).toBe('Free');
  });

  test(`is captured once by ${AT_ONCE} concurrent calls, which all get the result`, async () => {
    const person = await server.signUp();
    const orderId = await approved(person);
    payPal.captureMs = 300;
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => capture(person, orderId)));
    payPal.captureMs = 0;
    const [move] = captures(orderId);
    expect(answers.map(({ status, body }) => [status, (body as { captureId: string }).captureId])).toEqual(
      answers.map(() => [200, move?.captureId]),
    );
    expect([captures(orderId).length, await grants(orderId)]).toEqual([1, 1]);
  });
});

describe('a response lost after the request took effect', () => {
  test.each(['hang', 'cut_off', 'malformed', 'unexpected', { status: 500, body: {} }] as const)(
    'is looked up: %j',
    async (fault) => {
      const person = await server.signUp();
      payPal.failWith(fault, 1, isCreate);
      const orders = payPal.ledger.orders.size;
      const orderId = await approved(person);
      expect(payPal.ledger.orders.size).toBe(orders + 1);
      payPal.failWith(fault, 1, isCapture);
      expect((await capture(person, orderId)).status).toBe(200);
      expect([captures(orderId).length, await grants(orderId)]).toEqual([1, 1]);
    },
  );

  test('and that cannot be looked up is found by the scheduled check', async () => {
    const person = await server.signUp();
    const orderId = await approved(person);
    payPal.failWith({ status: 503, body: {} }, Number.POSITIVE_INFINITY, ({ path }) =>
      path.includes(orderId),
    );
    expect(await capture(person, orderId)).toMatchObject({ status: 502, body: { success: false } });
    expect([captures(orderId).length, await grants(orderId)]).toEqual([1, 0]);
    payPal.failWith(null);
    await check(orderId);
    await expect.poll(() => state(orderId)).toBe('completed');
    expect([(await plan(person)).name, captures(orderId).length, await grants(orderId)]).toEqual([
      'Starter',
      1,
      1,
    ]);
  });

  test('to creating an order leaves nothing pending', async () => {
    const person = await server.signUp();
    payPal.failWith({ status: 503, body: {} }, Number.POSITIVE_INFINITY, isCreate);
    const body = { planName: 'Starter', billingCycle: 'monthly', amount: 11.99 } as const;
    expect(await server.call(person, createOrder, { body })).toMatchObject({
      status: 502,
      body: { success: false, code: 'payment_unavailable' },
    });
    const { orders } = (await server.call(person, listOrders, {})).body;
    expect(orders.map(({ status }) => status)).toEqual(['abandoned']);
  });
});

describe('an unfinished order', () => {
  test('that was requested and approved is captured by the scheduled check', async () => {
    const person = await server.signUp();
    const orderId = await order(person);
    // The server asks, learns that nobody has approved yet, and does not ask again.
    expect((await capture(person, orderId)).status).toBe(409);
    payPal.ledger.approve(orderId);
    await check(orderId);
    await expect.poll(() => state(orderId)).toBe('completed');
    expect([captures(orderId).length, await grants(orderId)]).toEqual([1, 1]);
  });

  test('that was approved but never captured is abandoned in the end', async () => {
    const person = await server.signUp();
    const orderId = await approved(person);
    await server.sql.query(
      `update payment_order set created_at = now() - interval '7 hours' where provider_id = $1`,
      [orderId],
    );
    await check(orderId);
    await expect.poll(() => state(orderId)).toBe('abandoned');
    expect(captures(orderId)).toEqual([]);
  });
});

describe('a refund', () => {
  test('is requested by an admin, approved by the operator, and paid once; the plan ends immediately', async () => {
    const person = await server.signUp();
    const orderId = await approved(person);
    const params = { id: orderId };
    expect((await server.call(person, askRefund, { params })).status).toBe(409);
    await capture(person, orderId);
    expect((await server.call(await server.signUp(), askRefund, { params })).status).toBe(404);
    expect((await server.call(operator, refundOrder, { params })).status).toBe(409);
    const asked = await server.call(person, askRefund, { params });
    expect(asked.body.order.refundAskedAt).not.toBeNull();
    expect((await server.call(person, askRefund, { params })).body).toEqual(asked.body);
    expect((await server.call(person, listRefunds, {})).status).toBe(403);
    expect((await server.call(person, refundOrder, { params })).status).toBe(403);
    const waiting = async () =>
      (await server.call(operator, listRefunds, {})).body.orders.map((one) => one.orderId);
    expect(await waiting()).toContain(orderId);
    expect((await plan(person)).name).toBe('Starter');
    // The first response is lost after the refund was made.
    payPal.failWith('cut_off', 1, ({ path }) => path.endsWith('/refund'));
    const [first, second] = await Promise.all([
      server.call(operator, refundOrder, { params }),
      server.call(operator, refundOrder, { params }),
    ]);
    expect([first.body.order.status, second.body.order.status]).toEqual(['refunded', 'refunded']);
    expect(payPal.ledger.moves.filter((move) => move.orderId === orderId).map(({ kind }) => kind)).toEqual([
      'capture',
      'refund',
    ]);
    expect([await waiting(), (await plan(person)).name]).toEqual([[], 'Free']);
  });

  test('cannot be requested after 30 days', async () => {
    const person = await server.signUp();
    payPal.ledger.now = () => new Date(Date.now() - 31 * 24 * 3_600_000);
    const orderId = await approved(person, 'Starter', 'annual');
    await capture(person, orderId);
    payPal.ledger.now = () => new Date();
    const answer = await server.call(person, askRefund, { params: { id: orderId } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'no_refund' } });
  });
});

describe('terms', () => {
  test('of a larger plan begin immediately; a smaller one waits until it ends', async () => {
    const person = await server.signUp();
    await capture(person, await approved(person, 'Starter', 'monthly'));
    const larger = await approved(person, 'Professional', 'annual');
    await capture(person, larger);
    const now = await plan(person);
    const paidAt = payPal.ledger.order(larger).captures[0]?.createdAt ?? new Date(0);
    // 11.99 of 384 dollars is 11.4 of 365 days: nearly all of the month was left.
    const creditDays = (Date.parse(now.endDate ?? '') - addMonths(paidAt, 12).getTime()) / (24 * 3_600_000);
    expect(now.name).toBe('Professional');
    expect(creditDays).toBeGreaterThan(11.3);
    expect(creditDays).toBeLessThan(11.5);
    await capture(person, await approved(person, 'Starter', 'annual'));
    expect(await plan(person)).toEqual(now);
  });

  test('expire: the workspace is then on Free', async () => {
    const person = await server.signUp();
    payPal.ledger.now = () => new Date(Date.now() - 40 * 24 * 3_600_000);
    const orderId = await approved(person);
    expect((await capture(person, orderId)).status).toBe(200);
    payPal.ledger.now = () => new Date();
    expect(await plan(person)).toEqual({ name: 'Free', endDate: null });
  });

  test('and a plan granted by the operator: the larger one applies', async () => {
    const person = await server.signUp();
    await capture(person, await approved(person));
    await server.sql.query('insert into workspace_plan (workspace_id, plan) values ($1, $2)', [
      person.workspaceId,
      'Entrepreneur',
    ]);
    expect(await plan(person)).toEqual({ name: 'Entrepreneur', endDate: null });
  });
});

test('the API token is requested once, and again when it is rejected', async () => {
  const tokens = () => payPal.requests.filter(({ path }) => path === '/v1/oauth2/token').length;
  const person = await server.signUp();
  await order(person);
  const before = tokens();
  await order(person);
  expect(tokens()).toBe(before);
  payPal.failWith({ status: 401, body: { error: 'invalid_token' } }, 1, isCreate);
  await order(person);
  expect(tokens()).toBe(before + 1);
});

test('without payment settings, nothing can be bought and the response says who to contact', async () => {
  const off = await openTestServer({ OPERATOR_EMAILS: 'ops@example.com' });
  const person = await off.signUp();
  expect((await off.call(null, readPaymentOptions, {})).body.clientId).toBeNull();
  const body = { planName: 'Starter', billingCycle: 'monthly', amount: 11.99 } as const;
  const answer = await off.call(person, createOrder, { body });
  expect(answer).toMatchObject({ status: 409, body: { success: false, code: 'payment_off' } });
  expect((answer.body as unknown as { error: string }).error).toContain('ops@example.com');
  const options = (await server.call(null, readPaymentOptions, {})).body;
  expect(options).toEqual({
    clientId: payPal.settings['PAYPAL_CLIENT_ID'],
    environment: 'production',
    currency: 'USD',
    sdkBaseUrl: payPal.settings['PAYPAL_SCRIPT_BASE'] ?? null,
  });
});
