import { listNotifications } from '@pagewright/contract/notifications';
import {
  askRefund,
  createOrder,
  declineRefund,
  listAllOrders,
  listOrders,
  listRefunds,
  readInvoice,
  readOrder,
  readPlanDates,
  refundOrder,
  startTrial,
} from '@pagewright/contract/payment';
import { updateSettings } from '@pagewright/contract/settings';
import { afterAll, expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { createServices } from '../../../../../tests/server/services.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { openDatabase, openPool } from '../../platform/db/client.ts';
import { notifyEndings } from './plan/notify-endings.ts';
import { openPaidServer } from './testing/open-paid-server.ts';
import { pdfText } from '../../../../../tests/server/pdf-text.ts';

const { server, payPal, operator, order, approved, capture, state } = await openPaidServer({
  OPERATOR_NAME: 'Łódź Hosting GmbH',
  OPERATOR_ADDRESS: 'Müllerstraße 12, 10115 Berlin',
  INVOICE_SELLER_TAX_ID: 'DE123456789',
});
const pool = openPool({ connectionString: server.databaseUrl }, 2);
afterAll(() => pool.end());
const DAY_MS = 24 * 3_600_000;

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

test('reaching a limit offers a larger plan if one can be bought, and otherwise says who to contact', async () => {
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

test('a plan that adds nothing to an unlimited one is not sold', async () => {
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

test('a pending order has its approval link, and orders can be filtered by state', async () => {
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

test('admins are notified a week and a day before a plan ends, once each, in their language, unless it continues', async () => {
  const services = { ...createServices(), payment: null };
  const tell = () => notifyEndings({ db: openDatabase(pool), services, log: services.log });
  const endings = async (person: TestPerson) =>
    (await news(person)).filter(({ kind }) => kind === 'plan_ending').map(({ text }) => text);
  const person = await server.signUp();
  await server.call(person, updateSettings, { body: { preferences: { language: 'es' } } });
  const other = await server.signUp();
  for (const one of [person, other]) await server.call(one, startTrial, {});
  await endTrialIn(person, 8 * 24);
  await endTrialIn(other, 20);
  // The other plan continues when its trial ends.
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
  expect(last).toMatch(new RegExp(`^La prueba termina el ${day} de .* pasa a Free;`));
  expect(await endings(other)).toEqual([]);
});

test('invoices are numbered without gaps, describe the state at capture in the buyer’s language, and are mailed once', async () => {
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

  // Later renames change no invoice. Also checks who else may read it.
  await server.sql.query(`update workspace set name = 'Other' where id = $1`, [person.workspaceId]);
  expect((await invoice(person, orderId)).text).toEqual(text);
  const member = await signUpTeammate(server, person, 'basic_member');
  const status = async (reader: TestPerson) => (await invoice(reader, orderId)).answer.status;
  expect([await status(operator), await status(member), await status(await server.signUp())]).toEqual([
    200, 404, 404,
  ]);
  expect((await invoice(person, orderId, 'credit_note')).answer.status).toBe(404);
});

test('a refund is declined with a reason that the buyer receives, and can still be paid later with a credit note', async () => {
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
  expect(note.text.join('|')).toContain(`Credits invoice|${invoiceNumber}`);
  expect(note.text).toContain('-$11.99');
  expect((await mails(person)).map(({ subject }) => subject)).toEqual([
    `Your payment to Pagewright: invoice ${invoiceNumber}`,
    `Your refund: credit note ${creditNoteNumber}`,
  ]);
});

test('operators are notified once of a mismatched payment, and can list the orders of all workspaces', async () => {
  const person = await server.signUp();
  const orderId = await approved(person);
  payPal.ledger.twist(orderId, { value: '11.98' });
  await capture(person, orderId);
  await capture(person, orderId);
  expect(await state(orderId)).toBe('mismatched');
  const told = async () => (await news(operator)).filter(({ kind }) => kind === 'payment_mismatched');
  await expect.poll(told).toHaveLength(1);
  expect((await told())[0]?.text).toContain('Ordered: 11.99 USD. Received: 11.98 USD.');
  const query = { status: 'mismatched,declined' };
  const { body } = await server.call(operator, listAllOrders, { query });
  expect(body.orders.map((one) => [one.orderId, one.buyerEmail])).toEqual([[orderId, person.email]]);
  expect(body.nextCursor).toBeNull();
  await server.sql.query(
    `insert into payment_order (provider_id, plan, cycle, amount_cents, currency, state, created_at)
     select 'PAGED-' || n, 'Starter', 'monthly', 1199, 'USD', 'abandoned', now() - interval '1 day' from generate_series(1, 5) n`,
  );
  const paged: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = { limit: 2, status: 'abandoned', ...(cursor === undefined ? {} : { cursor }) };
    const answer = await server.call(operator, listAllOrders, { query: page });
    paged.push(...answer.body.orders.map((one) => one.orderId ?? ''));
    // What is bought meanwhile moves no order to another page.
    await server.sql.query(
      `insert into payment_order (plan, cycle, amount_cents, currency, state) values ('Starter', 'monthly', 1199, 'USD', 'abandoned')`,
    );
    cursor = answer.body.nextCursor;
  }
  expect(paged.toSorted((a, b) => a.localeCompare(b))).toEqual([1, 2, 3, 4, 5].map((n) => `PAGED-${n}`));
  expect((await server.call(person, listAllOrders, { query: {} })).status).toBe(403);
});
