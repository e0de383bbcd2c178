import {
  askRefund,
  createOrder,
  readBilling,
  readOrder,
  readPlanDates,
  refundOrder,
  startTrial,
} from '@pagewright/contract/payment';
import { readUsage } from '@pagewright/contract/usage';
import { describe, expect, test } from 'vitest';
import { expectSince } from '../../../../../../tests/server/expect-since.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { addMonths } from '../plan-terms.ts';
import { openPaidServer } from '../testing/open-paid-server.ts';

const { server, payPal, operator, approved, capture, plan } = await openPaidServer();
const DAY_MS = 24 * 3_600_000;

const billing = async (person: TestPerson) => (await server.call(person, readBilling, {})).body;
const endTrialIn = (person: TestPerson, hours: number) =>
  server.sql.query(
    `update plan_trial set ends_at = date_trunc('second', now()) + make_interval(hours => $2) where workspace_id = $1`,
    [person.workspaceId, hours],
  );

describe('a trial', () => {
  test('grants Professional for 14 days, once per workspace even under concurrent requests; then it is on Free', async () => {
    const person = await server.signUp();
    expect(await billing(person)).toMatchObject({ plan: 'Free', trial: { state: 'offered', endDate: null } });
    const asked = Date.now();
    const answers = await Promise.all(Array.from({ length: 12 }, () => server.call(person, startTrial, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    const { endDate } = await plan(person);
    expectSince(endDate, asked, 14);
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

  test('is started by admins, and not if the plan is already as large', async () => {
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

  test('pauses a smaller paid plan: no paid day is lost', async () => {
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
      const paidUntil = addMonths(new Date(endDate ?? ''), 12).toISOString();
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
      // Starter behind Professional would not start now, regardless of what is given up for it.
      const dates = (await server.call(person, readPlanDates, {})).body;
      const waysOf = (plan: string) =>
        dates.plans.filter((one) => one.planName === plan && one.billingCycle === 'monthly').length;
      expect([waysOf('Starter'), waysOf('Professional')]).toEqual([planName === 'Starter' ? 2 : 1, 2]);
    },
  );

  test('is given up if the buyer chooses to start immediately; both dates are shown beforehand', async () => {
    const person = await server.signUp();
    const { endDate } = (await server.call(person, startTrial, {})).body;
    const before = Date.now();
    const dates = (await server.call(person, readPlanDates, {})).body;
    expect(dates.trialEndDate).toBe(endDate);
    const told = (start: 'now' | 'trial_end') =>
      dates.plans.find(
        (one) => one.planName === 'Starter' && one.billingCycle === 'monthly' && one.start === start,
      );
    expect(told('trial_end')?.startDate).toBe(endDate);
    expectSince(told('now')?.startDate, before);

    const body = { planName: 'Starter', billingCycle: 'monthly', amount: 11.99, start: 'now' } as const;
    const { orderId } = (await server.call(person, createOrder, { body })).body;
    payPal.ledger.approve(orderId);
    // Nothing has changed before the payment arrives.
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

    // As if it had never been bought: the trial continues.
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

  test('that ended before the payment changes nothing: the plan starts at the capture', async () => {
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

  test('cannot be given up before it starts: a later trial is kept', async () => {
    const person = await server.signUp();
    const body = { planName: 'Starter', billingCycle: 'monthly', amount: 11.99, start: 'now' } as const;
    const { orderId } = (await server.call(person, createOrder, { body })).body;
    payPal.ledger.approve(orderId);
    const { endDate } = (await server.call(person, startTrial, {})).body;
    await capture(person, orderId);
    expect(await billing(person)).toMatchObject({ source: 'trial', endDate, nextPlan: 'Starter' });
  });
});
