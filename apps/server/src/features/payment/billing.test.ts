import { listNotifications } from '@pagewright/contract/notifications';
import {
  askRefund,
  createOrder,
  declineRefund,
  listAllOrders,
  listOrders,
  listRefunds,
  readBilling,
  readInvoice,
  readOrder,
  readPlanDates,
  refundOrder,
  startTrial,
} from '@pagewright/contract/payment';
import { updateSettings } from '@pagewright/contract/settings';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, describe, expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { createServices } from '../../../../../tests/server/services.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { openDatabase, openPool } from '../../db/client.ts';
import { monthsLater } from './plan-terms.ts';
import { tellEndings } from './plan/tell-of-endings.ts';
import { openPaidServer } from './testing/open-paid-server.ts';
import { pdfText } from './testing/pdf-text.ts';

const { server, payPal, operator, order, approved, capture, plan, state } = await openPaidServer({
  OPERATOR_NAME: 'Łódź Hosting GmbH',
  OPERATOR_ADDRESS: 'Müllerstraße 12, 10115 Berlin',
  INVOICE_SELLER_TAX_ID: 'DE123456789',
});
const pool = openPool({ connectionString: server.databaseUrl }, 2);
afterAll(() => pool.end());
const DAY_MS = 24 * 3_600_000;

const billing = async (person: TestPerson) => (await server.call(person, readBilling, {})).body;
const news = async (person: TestPerson) =>
  (await server.call(person, listNotifications, {})).body.notifications.map(({ kind, title, text }) => ({
    kind,
    title,
    text,
  }));
const mails = async (person: TestPerson) => {
  const { rows } = await server.sql.query<{ subject: string; text: string }>(
    `select subject, text from mail where recipient = $1 and key ~ '^(invoice|credit_note):' order by created_at`,
    [person.email],
  );
  return rows;
};
const endTrialIn = (person: TestPerson, hours: number) =>
  server.sql.query(
    `update plan_trial set ends_at = date_trunc('second', now()) + make_interval(hours => $2) where workspace_id = $1`,
    [person.workspaceId, hours],
  );
const invoice = async (person: TestPerson, id: string, kind: 'invoice' | 'credit_note' = 'invoice') => {
  const path = `/api${readInvoice.path.replace('{id}', id)}?kind=${kind}`;
  const headers = { authorization: `Bearer ${await person.token()}` };
  const answer = await fetch(`${server.url}${path}`, { headers });
  return { answer, text: answer.ok ? pdfText(Buffer.from(await answer.arrayBuffer())) : [] };
};

test('a limit that is reached offers a larger plan where one can be bought, and else says whom to ask', async () => {
  const person = await server.signUp();
  const work = async () => {
    await server.sql.query(
      `insert into usage_counter (workspace_id, month, kind, used) values ($1, date_trunc('month', now() at time zone 'utc')::date, 'seo', 10000)
       on conflict (workspace_id, month, kind) do update set used = 10000`,
      [person.workspaceId],
    );
    const body = { keyword: 'bees' };
    return server.send('/api/smart-outline/analyze-keyword', { method: 'POST', person, body });
  };
  expect(await work()).toMatchObject({
    status: 429,
    body: { code: 'quota_exceeded', canUpgrade: true, error: expect.stringContaining('Settings → Billing') },
  });
  await capture(person, await approved(person, 'Professional'));
  expect(await work()).toMatchObject({
    status: 429,
    body: { limit: 300, canUpgrade: false, error: expect.stringContaining('ask the operator') },
  });
});

describe('a trial', () => {
  test('gives Professional for 14 days, once for a workspace, however many ask at once; then it is on Free', async () => {
    const person = await server.signUp();
    expect(await billing(person)).toMatchObject({ plan: 'Free', trial: { state: 'offered', endDate: null } });
    const asked = Date.now();
    const answers = await Promise.all(Array.from({ length: 12 }, () => server.call(person, startTrial, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    const { endDate } = await plan(person);
    expect(Math.abs(Date.parse(endDate ?? '') - asked - 14 * DAY_MS)).toBeLessThan(60_000);
    expect(await billing(person)).toEqual({
      plan: 'Professional',
      source: 'trial',
      endDate,
      nextPlan: 'Free',
      paid: null,
      next: { plan: 'Free', source: 'default', endDate: null, paid: null },
      terms: [],
      trial: { state: 'running', endDate },
      canBuy: true,
      operator: null,
    });
    await endTrialIn(person, -1);
    expect(await plan(person)).toEqual({ name: 'Free', endDate: null });
    expect((await billing(person)).trial.state).toBe('over');
    expect(await server.call(person, startTrial, {})).toMatchObject({
      status: 409,
      body: { code: 'trial_used' },
    });
  });

  test('is begun by admins, and not where the plan is as large', async () => {
    const admin = await server.signUp();
    const member = await signUpTeammate(server, admin, 'basic_member');
    expect((await server.call(member, startTrial, {})).status).toBe(403);
    const buyer = await server.signUp();
    await capture(buyer, await approved(buyer, 'Professional'));
    expect((await billing(buyer)).trial.state).toBe('not_offered');
    expect(await server.call(buyer, startTrial, {})).toMatchObject({
      status: 409,
      body: { code: 'trial_needless' },
    });
  });

  test('pauses a smaller plan that is paid for: no paid day is lost', async () => {
    const person = await server.signUp();
    await capture(person, await approved(person, 'Starter'));
    const paidUntil = Date.parse((await plan(person)).endDate ?? '');
    const begun = (await server.call(person, startTrial, {})).body;
    const trialEnd = Date.parse(begun.trial.endDate ?? '');
    expect(begun).toMatchObject({ plan: 'Professional', source: 'trial', nextPlan: 'Starter' });
    const [rest] = begun.terms;
    expect(Date.parse(rest?.startDate ?? '')).toBe(trialEnd);
    expect(Date.parse(rest?.endDate ?? '') - paidUntil).toBeCloseTo(14 * DAY_MS, -4);
    expect(rest?.paid).toEqual({ amount: 11.99, currency: 'USD', months: 1, isCredited: false });
  });

  test.each(['Starter', 'Professional'] as const)(
    'is kept whole when %s is bought in it: the plan begins when it ends, and both calls say so',
    async (planName) => {
      const person = await server.signUp();
      const { endDate } = (await server.call(person, startTrial, {})).body;
      const orderId = await approved(person, planName, 'annual');
      await capture(person, orderId);
      const now = await billing(person);
      expect(now).toMatchObject({ plan: 'Professional', source: 'trial', endDate, nextPlan: planName });
      expect(now.paid).toBeNull();
      const paidUntil = monthsLater(new Date(endDate ?? ''), 12).toISOString();
      const paid = {
        amount: planName === 'Starter' ? 119.88 : 384,
        currency: 'USD',
        months: 12,
        isCredited: false,
      };
      expect(now.terms).toEqual([{ plan: planName, startDate: endDate, endDate: paidUntil, paid }]);
      const { subscription } = (await server.call(person, readUsage, {})).body;
      expect(subscription).toEqual({
        endDate,
        source: 'trial',
        paid: null,
        next: { plan: planName, source: 'paid', endDate: paidUntil, paid },
      });
      const { order } = (await server.call(person, readOrder, { params: { id: orderId } })).body;
      expect(order.startDate).toBe(endDate);
    },
  );

  test('is given up where its buyer chooses to begin at once; the dates of both ways are told before', async () => {
    const person = await server.signUp();
    const { endDate } = (await server.call(person, startTrial, {})).body;
    const dates = (await server.call(person, readPlanDates, {})).body;
    expect(dates.trialEndDate).toBe(endDate);
    const told = (start: 'now' | 'trial_end') =>
      dates.plans.find(
        (one) => one.planName === 'Starter' && one.billingCycle === 'monthly' && one.start === start,
      );
    expect(told('trial_end')?.startDate).toBe(endDate);
    expect(Date.parse(told('now')?.startDate ?? '')).toBeLessThan(Date.now() + 1_000);

    const body = { planName: 'Starter', billingCycle: 'monthly', amount: 11.99, start: 'now' } as const;
    const { orderId } = (await server.call(person, createOrder, { body })).body;
    payPal.ledger.approve(orderId);
    // Nothing has changed before the money has come.
    expect((await plan(person)).name).toBe('Professional');
    await capture(person, orderId);
    const begun = await billing(person);
    expect(begun).toMatchObject({
      plan: 'Starter',
      source: 'paid',
      nextPlan: 'Free',
      trial: { state: 'over' },
    });
    const late = Date.parse(begun.endDate ?? '') - Date.parse(told('now')?.endDate ?? '');
    expect(Math.abs(late)).toBeLessThan(60_000);

    // As if it had never been bought: the trial goes on.
    const params = { id: orderId };
    await server.call(person, askRefund, { params });
    expect((await server.call(operator, refundOrder, { params })).status).toBe(200);
    expect(await billing(person)).toMatchObject({
      plan: 'Professional',
      source: 'trial',
      endDate,
      terms: [],
    });
  });

  test('that has ended before the money comes changes nothing: the plan begins at the capture', async () => {
    const person = await server.signUp();
    await server.call(person, startTrial, {});
    const [waits, begins] = [await approved(person, 'Starter'), await approved(person, 'Professional')];
    await endTrialIn(person, -1);
    await capture(person, waits);
    expect(await billing(person)).toMatchObject({ plan: 'Starter', source: 'paid' });
    await capture(person, begins);
    const { plan: name, paid } = await billing(person);
    expect([name, paid?.isCredited]).toEqual(['Professional', true]);
  });

  test('chosen to be given up where none runs is no choice: a trial that begins later is kept', async () => {
    const person = await server.signUp();
    const body = { planName: 'Starter', billingCycle: 'monthly', amount: 11.99, start: 'now' } as const;
    const { orderId } = (await server.call(person, createOrder, { body })).body;
    payPal.ledger.approve(orderId);
    const { endDate } = (await server.call(person, startTrial, {})).body;
    await capture(person, orderId);
    expect(await billing(person)).toMatchObject({ source: 'trial', endDate, nextPlan: 'Starter' });
  });
});

test('a plan that brings nothing beside one without an end is not sold', async () => {
  const person = await server.signUp();
  await server.sql.query('insert into workspace_plan (workspace_id, plan) values ($1, $2)', [
    person.workspaceId,
    'Professional',
  ]);
  const body = { planName: 'Starter', billingCycle: 'monthly', amount: 11.99 } as const;
  expect(await server.call(person, createOrder, { body })).toMatchObject({
    status: 409,
    body: { success: false, code: 'plan_covered' },
  });
  const { plans } = (await server.call(person, readPlanDates, {})).body;
  expect(plans.every(({ isCovered }) => isCovered)).toBe(true);
});

test('an order that waits for its buyer says where it is approved; only those of some states are listed', async () => {
  const person = await server.signUp();
  const open = await order(person);
  const bought = await approved(person);
  await capture(person, bought);
  const read = async (id: string) => (await server.call(person, readOrder, { params: { id } })).body.order;
  expect((await read(open)).approveUrl).toBe(`${payPal.url}/checkoutnow?token=${open}`);
  expect((await read(bought)).approveUrl).toBeNull();
  const listed = async (status: string) =>
    (await server.call(person, listOrders, { query: { status } })).body.orders.map(({ orderId }) => orderId);
  expect(await listed('created,abandoned')).toEqual([open]);
  expect(await listed('completed,refunded')).toEqual([bought]);
  await server.sql.query(
    `update payment_order set created_at = now() - interval '7 hours' where provider_id = $1`,
    [open],
  );
  expect((await read(open)).approveUrl).toBeNull();
});

test('admins are told a week and a day before a plan ends, once each, in their language; not of what goes on', async () => {
  const services = { ...createServices(), payment: null };
  const tell = () => tellEndings({ db: openDatabase(pool), services, log: services.log });
  const endings = async (person: TestPerson) =>
    (await news(person)).filter(({ kind }) => kind === 'plan_ending').map(({ text }) => text);
  const person = await server.signUp();
  await server.call(person, updateSettings, { body: { preferences: { language: 'es' } } });
  const other = await server.signUp();
  for (const one of [person, other]) await server.call(one, startTrial, {});
  await endTrialIn(person, 8 * 24);
  await endTrialIn(other, 20);
  // The plan of the other goes on when its trial ends.
  await capture(other, await approved(other, 'Professional'));
  await tell();
  await endTrialIn(person, 6 * 24);
  await tell();
  await tell();
  await expect.poll(() => endings(person)).toHaveLength(1);
  await endTrialIn(person, 20);
  await tell();
  await tell();
  await expect.poll(() => endings(person)).toHaveLength(2);
  const [last] = await endings(person);
  const day = new Date(Date.now() + 20 * 3_600_000).getUTCDate();
  expect(last).toMatch(new RegExp(`^La prueba termina el ${day} de .* queda en Free;`));
  expect(await endings(other)).toEqual([]);
});

test('invoices are numbered without gaps, say what was so at the capture in the buyer’s language, and are mailed once', async () => {
  const before = await server.sql.query<{ n: number }>('select count(*)::int as n from payment_invoice');
  const first = (before.rows[0]?.n ?? 0) + 1;
  const people = await Promise.all(
    ['Ánh', 'Nguyễn Thị 株式会社 Иван', 'Zoë', 'Ada'].map((name) => server.signUp(name)),
  );
  const orders = await Promise.all(people.map((person) => approved(person, 'Professional', 'annual')));
  const [, person] = people;
  const [, orderId] = orders;
  if (!person || orderId === undefined) throw new Error('nobody bought');
  await server.call(person, updateSettings, { body: { preferences: { language: 'fr' } } });
  await Promise.all(people.map((one, index) => capture(one, orders[index] ?? '')));
  await capture(person, orderId);
  const numbers = await Promise.all(
    people.map(async (one, index) => {
      const params = { id: orders[index] ?? '' };
      return (await server.call(one, readOrder, { params })).body.order.invoiceNumber;
    }),
  );
  expect(new Set(numbers)).toEqual(new Set([0, 1, 2, 3].map((n) => String(first + n).padStart(6, '0'))));

  const number = numbers[1] ?? '';
  const { answer, text } = await invoice(person, orderId);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain(`facture-${number}.pdf`);
  expect(text.join('|')).toContain(`Facture|Numéro|${number}|Date`);
  const all = text.join('');
  for (const said of [
    'Łódź Hosting GmbH',
    'Müllerstraße 12, 10115 Berlin',
    'DE123456789',
    '株式会社',
    'Иван',
    person.email,
    'Pagewright Professional, un an',
  ])
    expect(all.normalize('NFC')).toContain(said);
  expect(all.replaceAll(/\s/gu, '')).toContain('384,00$US');

  const [mail, ...more] = await mails(person);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Votre paiement à Pagewright : facture ${number}`);
  expect(mail?.text).toContain('/settings/billing');

  // What is renamed later changes no invoice; who else may read it.
  await server.sql.query(`update workspace set name = 'Other' where id = $1`, [person.workspaceId]);
  expect((await invoice(person, orderId)).text).toEqual(text);
  const member = await signUpTeammate(server, person, 'basic_member');
  const status = async (reader: TestPerson) => (await invoice(reader, orderId)).answer.status;
  expect([await status(operator), await status(member), await status(await server.signUp())]).toEqual([
    200, 404, 404,
  ]);
  expect((await invoice(person, orderId, 'credit_note')).answer.status).toBe(404);
});

test('a refund is declined with a reason, which the buyer is told, and can be paid after all: with a credit note', async () => {
  const person = await server.signUp();
  const orderId = await approved(person);
  const params = { id: orderId };
  await capture(person, orderId);
  const decline = (who: TestPerson) =>
    server.call(who, declineRefund, { params, body: { reason: 'Used for weeks.' } });
  const paid = (await server.call(person, readOrder, { params })).body.order;
  expect(Date.parse(paid.refundableUntil ?? '') - Date.parse(paid.paidAt ?? '')).toBe(30 * DAY_MS);
  expect((await decline(operator)).status).toBe(409);
  await server.call(person, askRefund, { params });
  await expect.poll(async () => (await news(operator)).map(({ kind }) => kind)).toContain('refund_asked');
  const waiting = (await server.call(operator, listRefunds, {})).body.orders.find(
    (one) => one.orderId === orderId,
  );
  expect(waiting).toMatchObject({ buyerEmail: person.email, refundableUntil: null });
  expect((await decline(person)).status).toBe(403);
  expect((await decline(operator)).body.order).toMatchObject({
    status: 'completed',
    refundDeclinedReason: 'Used for weeks.',
  });
  expect((await decline(operator)).status).toBe(409);
  expect((await server.call(operator, listRefunds, {})).body.orders).toEqual([]);
  await expect
    .poll(() => news(person))
    .toContainEqual({
      kind: 'refund_declined',
      title: 'Pagewright Starter, one month',
      text: 'Used for weeks.',
    });

  expect((await server.call(operator, refundOrder, { params })).body.order.status).toBe('refunded');
  const { creditNoteNumber, invoiceNumber } = (await server.call(person, readOrder, { params })).body.order;
  const note = await invoice(person, orderId, 'credit_note');
  expect(note.text.join('|')).toContain(`Credit note|Number|${creditNoteNumber}`);
  expect(note.text.join('|')).toContain(`Takes back invoice|${invoiceNumber}`);
  expect(note.text).toContain('-$11.99');
  expect((await mails(person)).map(({ subject }) => subject)).toEqual([
    `Your payment to Pagewright: invoice ${invoiceNumber}`,
    `Your refund: credit note ${creditNoteNumber}`,
  ]);
});

test('operators are told once of other money than was ordered, and list the orders of all workspaces', async () => {
  const person = await server.signUp();
  const orderId = await approved(person);
  payPal.ledger.twist(orderId, { value: '11.98' });
  await capture(person, orderId);
  await capture(person, orderId);
  expect(await state(orderId)).toBe('mismatched');
  const told = async () => (await news(operator)).filter(({ kind }) => kind === 'payment_mismatched');
  await expect.poll(told).toHaveLength(1);
  expect((await told())[0]?.text).toContain('Ordered: 11.99 USD. Came: 11.98 USD.');
  const query = { status: 'mismatched,declined' };
  const { body } = await server.call(operator, listAllOrders, { query });
  expect(body.orders.map((one) => [one.orderId, one.buyerEmail])).toEqual([[orderId, person.email]]);
  expect(body.total).toBe(1);
  expect((await server.call(person, listAllOrders, { query: {} })).status).toBe(403);
});
