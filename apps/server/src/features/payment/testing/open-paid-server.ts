import { createOrder, setupPaymentWebhook } from '@pagewright/contract/payment';
import { readUsage } from '@pagewright/contract/usage';
import { afterEach } from 'vitest';
import { startPayPal, type FakePayPal } from '../../../../../../tests/fakes/paypal/start-paypal.ts';
import {
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../../../../../tests/server/test-server.ts';
import { addCleanup } from '../../../../../../tests/add-cleanup.ts';

const PRICES = {
  Starter: { monthly: '11.99', annual: '119.88' },
  Professional: { monthly: '39.00', annual: '384.00' },
} as const;

/** What to buy: a month of Starter by default. */
type Purchase = [plan?: keyof typeof PRICES, cycle?: 'monthly' | 'annual'];

/** A server with a PayPal stand-in. */
export interface PaidServer {
  readonly server: TestServer;
  readonly payPal: FakePayPal;
  /** The first person who signed up. */
  readonly operator: TestPerson;
  /** Creates an order and returns PayPal's id of it. */
  readonly order: (person: TestPerson, ...wish: Purchase) => Promise<string>;
  /** The same, approved by the buyer. */
  readonly approved: (person: TestPerson, ...wish: Purchase) => Promise<string>;
  readonly capture: (person: TestPerson, orderId: string) => ReturnType<TestServer['send']>;
  /** The plan of the person's workspace and its end. */
  readonly plan: (person: TestPerson) => Promise<{ readonly name: string; readonly endDate: string | null }>;
  /** How often an order granted a term. */
  readonly grants: (orderId: string) => Promise<number>;
  /** The state of an order. */
  readonly state: (orderId: string) => Promise<string>;
  /** Runs the scheduled check of an order now. */
  readonly check: (orderId: string) => Promise<void>;
}

/**
 * Starts both for the calling test file, with the webhook set up. They are closed after its last test, and fail if
 * PayPal received a request that its API description does not allow.
 */
export async function openPaidServer(settings: Record<string, string> = {}): Promise<PaidServer> {
  const payPal = await startPayPal();
  const server = await startTestServer({ ...payPal.settings, PAYPAL_TIMEOUT_MS: '2000', ...settings });
  addCleanup(async () => {
    await server.close();
    await payPal.close();
  });
  afterEach(() => {
    payPal.failWith(null);
    if (payPal.problems.length > 0)
      throw new Error(`PayPal was asked wrongly: ${payPal.problems.join('; ')}`);
  });
  const operator = await server.signUp();
  const webhookUrl = `${server.url}/api/payment/webhook`;
  const setUp = await server.call(operator, setupPaymentWebhook, { body: { webhookUrl } });
  if (setUp.status !== 200) throw new Error(`the webhook was not set up: ${JSON.stringify(setUp.body)}`);
  const one = async (query: string, orderId: string): Promise<unknown> => {
    const { rows } = await server.sql.query<{ value: unknown }>(query, [orderId]);
    return rows[0]?.value;
  };
  const order: PaidServer['order'] = async (person, planName = 'Starter', billingCycle = 'monthly') => {
    const amount = PRICES[planName][billingCycle];
    const answer = await server.call(person, createOrder, { body: { planName, billingCycle, amount } });
    if (answer.status !== 200) throw new Error(`no order: ${JSON.stringify(answer.body)}`);
    return answer.body.orderId;
  };
  return {
    server,
    payPal,
    operator,
    order,
    async approved(...wish) {
      const orderId = await order(...wish);
      payPal.ledger.approve(orderId);
      return orderId;
    },
    capture: (person, orderId) =>
      server.send('/api/payment/capture-order', { method: 'POST', person, body: { orderId } }),
    async plan(person) {
      const { body } = await server.call(person, readUsage, {});
      return { name: body.plan.name, endDate: body.subscription.endDate };
    },
    grants: async (orderId) =>
      Number(
        await one(
          `select count(*) as value from payment_grant g join payment_order o on o.id = g.order_id where o.provider_id = $1`,
          orderId,
        ),
      ),
    state: async (orderId) =>
      String(await one('select state as value from payment_order where provider_id = $1', orderId)),
    async check(orderId) {
      await server.sql.query(
        `update payment_order set look_at = now() - interval '1 second', busy_until = null where provider_id = $1`,
        [orderId],
      );
    },
  };
}
