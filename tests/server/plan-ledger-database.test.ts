import { askRefund, createOrder, readBilling, refundOrder, startTrial } from '@pagewright/contract/payment';
import { readUsage } from '@pagewright/contract/usage';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openDatabase, openPool } from '../../apps/server/src/platform/db/client.ts';
import { updateTerms } from '../../apps/server/src/features/payment/plan/update-terms.ts';
import { openPaidServer } from '../../apps/server/src/features/payment/testing/open-paid-server.ts';
import { planStandingMessages } from '../../apps/web/app/lib/plan-standing/plan-standing-messages.ts';
import { DAY, outlookAfter, type LedgerEvent } from './plan-ledger/ledger.ts';
import { eventOf, wishes, type WishedAction } from './plan-ledger/random-events.ts';
import { sentencesAt } from './plan-ledger/sentences.ts';
import type { TestPerson } from './test-server.ts';
import { sampleOrAll } from '../run-size.ts';

/** A sample; a full run tries all of them. */
const SEQUENCES = sampleOrAll(6, 300);
const FAR = 20 * 366 * DAY;

const { server, payPal, operator, capture } = await openPaidServer();
const pool = openPool({ connectionString: server.databaseUrl }, 1);
afterAll(() => pool.end());
const m = planStandingMessages.in('en');

/** Lets days pass for a workspace by moving its records into the past. */
async function shiftIntoPast({ workspaceId }: TestPerson, days: number): Promise<void> {
  const by = `- make_interval(hours => ${days * 24})`;
  for (const statement of [
    `update plan_trial set created_at = created_at ${by}, ends_at = ends_at ${by}, ended_early_at = ended_early_at ${by} where workspace_id = $1`,
    `update payment_capture set completed_at = completed_at ${by} where order_id in (select id from payment_order where workspace_id = $1)`,
    `update payment_order set created_at = created_at ${by}, returned_at = returned_at ${by} where workspace_id = $1`,
    `update payment_invoice set content = jsonb_set(content, '{paidAt}', to_jsonb(to_char(((content->>'paidAt')::timestamptz ${by}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) where order_id in (select id from payment_order where workspace_id = $1)`,
  ])
    await server.sql.query(statement, [workspaceId]);
  await updateTerms({ db: openDatabase(pool) }, workspaceId);
}

/** Carries out an action, and returns its time by the clocks of the database and of PayPal. */
async function carryOut(
  person: TestPerson,
  event: LedgerEvent,
  orders: Map<string, string>,
): Promise<number> {
  if (event.kind === 'trial') {
    expect((await server.call(person, startTrial, {})).status).toBe(200);
    return momentOf('select created_at as at from plan_trial where workspace_id = $1', person.workspaceId);
  }
  if (event.kind === 'buy') {
    const { plan: planName, months, cents, now } = event;
    const billingCycle = months === 1 ? 'monthly' : 'annual';
    const start = now ? 'now' : 'trial_end';
    const body = { planName, billingCycle, amount: cents / 100, start } as const;
    const { orderId } = (await server.call(person, createOrder, { body })).body;
    orders.set(event.id, orderId);
    payPal.ledger.approve(orderId);
    expect((await capture(person, orderId)).status).toBe(200);
    return Number(payPal.ledger.order(orderId).captures[0]?.createdAt);
  }
  const params = { id: orders.get(event.id) ?? '' };
  expect((await server.call(person, askRefund, { params })).status).toBe(200);
  expect((await server.call(operator, refundOrder, { params })).status).toBe(200);
  return Number(payPal.ledger.order(params.id).captures[0]?.updatedAt);
}

async function momentOf(query: string, id: string): Promise<number> {
  const { rows } = await server.sql.query<{ at: Date }>(query, [id]);
  return Number(rows[0]?.at);
}

async function runHistory(wanted: readonly WishedAction[]): Promise<void> {
  const person = await server.signUp();
  const orders = new Map<string, string>();
  let events: LedgerEvent[] = [];
  for (const wished of wanted) {
    const days = Math.ceil(wished.hours / 24);
    await shiftIntoPast(person, days);
    events = events.map((event) => ({ ...event, at: event.at - days * DAY }));
    const event = eventOf(wished, Date.now(), events);
    if (event) events = [...events, { ...event, at: await carryOut(person, event, orders) }];
    const outlook = outlookAfter(events, Date.now() + FAR);
    const usage = (await server.call(person, readUsage, {})).body;
    const right = sentencesAt(outlook, Date.now(), 'en');
    expect([m.now(usage), m.next(usage)]).toEqual(right);
    const billing = (await server.call(person, readBilling, {})).body;
    const plan = { name: billing.plan, price: usage.plan.price };
    expect([m.now({ plan, subscription: billing }), m.next({ subscription: billing })]).toEqual(right);
    const left = billing.terms.reduce(
      (sum, { startDate, endDate }) =>
        sum + Date.parse(endDate) - Math.max(Date.now(), Date.parse(startDate)),
      0,
    );
    const due = outlook.ahead.reduce(
      (sum, { from, to, paid }) => sum + (paid && to > Date.now() ? to - Math.max(from, Date.now()) : 0),
      0,
    );
    expect(Math.abs(left - due)).toBeLessThan(1_000);
  }
}

test(
  `${SEQUENCES} random histories on the real database match the ledger`,
  { timeout: 600_000 },
  async () => {
    for (const wanted of fc.sample(wishes, { numRuns: SEQUENCES, seed: 20_261_122 }))
      await runHistory(wanted);
  },
);
