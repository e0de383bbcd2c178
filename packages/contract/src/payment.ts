import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  byOrder,
  foreignOrderSchema,
  orderIdSchema,
  orderPageSchema,
  orderSchema,
  orderStatesSchema,
} from './payment/order.ts';
import { PLAN_STARTS } from './payment/billing.ts';
import { BILLING_CYCLES, CURRENCY, PLAN_NAMES } from './plans.ts';
import { lineSchema } from './text.ts';

export * from './payment/billing.ts';
export * from './payment/order.ts';
export * from './payment/refunds.ts';

const byWebhook = z.object({
  id: z
    .string()
    .min(1)
    .max(50)
    .regex(/^[A-Za-z0-9]+$/),
});

export const createOrder = endpoint({
  method: 'POST',
  path: '/payment/create-order',
  feature: 'payment',
  summary: 'Creates an order for a plan. The server sets the price. Admins only.',
  access: 'user',
  body: z.object({
    planName: z.enum(PLAN_NAMES),
    amount: z
      .union([z.number(), z.string().max(20)])
      .describe('What the page showed; it is compared, and never decides.'),
    currency: z.string().max(3).default(CURRENCY),
    billingCycle: z.enum(BILLING_CYCLES),
    start: z
      .enum(PLAN_STARTS)
      .default('trial_end')
      .describe(
        'Only where a trial runs: whether the plan begins when it ends, or at once in place of its rest. A trial that has ended by the capture changes nothing: the plan begins at the capture.',
      ),
  }),
  response: z.object({
    success: z.literal(true),
    orderId: z.string().describe('For the provider’s script, which asks the buyer.'),
  }),
  streams: true,
  refusals: [403, 409, 422, 429, 502, 503],
});

export const captureOrder = endpoint({
  method: 'POST',
  path: '/payment/capture-order',
  feature: 'payment',
  summary:
    'Has the money of an order taken that its buyer approved, and gives the plan: once, however often it is called.',
  access: 'user',
  body: z.object({ orderId: orderIdSchema }),
  response: z.object({
    success: z.literal(true),
    captureId: z.string(),
    planName: z.enum(PLAN_NAMES),
    amount: z.number(),
    status: z.enum(['completed', 'pending']).describe('While it is pending there is no plan yet.'),
  }),
  streams: true,
  refusals: [402, 403, 404, 409, 502, 503],
});

export const readOrder = endpoint({
  method: 'GET',
  path: '/payment/order/{id}',
  feature: 'payment',
  summary: 'Reads an order by the provider’s id. For admins and its buyer.',
  access: 'user',
  params: byOrder,
  response: z.object({ order: orderSchema }),
  refusals: [404],
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/payment/orders',
  feature: 'payment',
  summary:
    'Lists the orders of my workspace, the newest first; only those in some states where these are given. For admins.',
  access: 'user',
  query: orderPageSchema.extend({ status: orderStatesSchema }),
  response: z.object({
    orders: z.array(orderSchema),
    page: z.int(),
    limit: z.int(),
    total: z.int().min(0),
  }),
  refusals: [403],
});

export const listAllOrders = endpoint({
  method: 'GET',
  path: '/payment/all-orders',
  feature: 'payment',
  summary:
    'Lists the orders of all workspaces, the newest first; only those in some states where these are given. For operators.',
  access: 'operator',
  query: orderPageSchema.extend({ status: orderStatesSchema }),
  response: z.object({
    orders: z.array(foreignOrderSchema),
    page: z.int(),
    limit: z.int(),
    total: z.int().min(0),
  }),
  refusals: [403],
});

export const readPaymentOptions = endpoint({
  method: 'GET',
  path: '/payment/options',
  feature: 'payment',
  summary: 'Returns the payment script’s settings; no client id if sales are off.',
  access: 'public',
  response: z.object({
    clientId: z.string().nullable(),
    environment: z.enum(['production', 'sandbox']),
    currency: z.string(),
    sdkBaseUrl: z.string().nullable().describe('Where the script lies; null: at the provider’s own address.'),
  }),
});

const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.string()),
});
export type PaymentWebhook = z.output<typeof webhookSchema>;

export const setupPaymentWebhook = endpoint({
  method: 'POST',
  path: '/payment/setup-webhook',
  feature: 'payment',
  summary:
    'Has the provider tell this server what happens to payments, at the address of its receiver. For operators.',
  access: 'operator',
  body: z.object({ webhookUrl: lineSchema(2_000) }),
  response: webhookSchema,
  streams: true,
  refusals: [403, 409, 422, 502, 503],
});

export const readPaymentWebhook = endpoint({
  method: 'GET',
  path: '/payment/webhook/{id}',
  feature: 'payment',
  summary: 'Reads the webhook registered with the payment provider. Operators only.',
  access: 'operator',
  params: byWebhook,
  response: webhookSchema,
  refusals: [403, 404, 502, 503],
});

export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/payment/webhook',
  feature: 'payment',
  summary: 'Receives signed payment events from the provider.',
  access: 'public',
  body: z.looseObject({ id: z.string(), event_type: z.string() }),
  bodyLimit: 262_144,
  status: 204,
  refusals: [401, 415, 503],
});
