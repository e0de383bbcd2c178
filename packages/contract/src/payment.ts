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
      .describe('Amount shown to the buyer. It is compared with the price but never determines it.'),
    currency: z.string().max(3).default(CURRENCY),
    billingCycle: z.enum(BILLING_CYCLES),
    start: z
      .enum(PLAN_STARTS)
      .default('trial_end')
      .describe(
        'Used only during a trial: the plan starts when the trial ends, or immediately in place of the remaining trial. If the trial has ended when the payment is captured, the plan starts at the capture.',
      ),
  }),
  response: z.object({
    success: z.literal(true),
    orderId: z.string().describe('Order ID for the provider’s script, which asks the buyer for approval.'),
  }),
  streams: true,
  refusals: [403, 409, 422, 429, 502, 503],
});

export const captureOrder = endpoint({
  method: 'POST',
  path: '/payment/capture-order',
  feature: 'payment',
  summary:
    'Captures the payment of an order that its buyer approved, and starts the plan. Repeated calls have no further effect.',
  access: 'user',
  body: z.object({ orderId: orderIdSchema }),
  response: z.object({
    success: z.literal(true),
    captureId: z.string(),
    planName: z.enum(PLAN_NAMES),
    amount: z.number(),
    status: z
      .enum(['completed', 'pending'])
      .describe('Payment status. While it is `pending`, the plan has not started.'),
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
  summary: 'Lists the workspace’s orders, newest first, optionally filtered by state. Admins only.',
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
  summary: 'Lists the orders of all workspaces, newest first, optionally filtered by state. Operators only.',
  access: 'operator',
  query: z.object({
    cursor: z.uuid().optional(),
    limit: orderPageSchema.shape.limit,
    status: orderStatesSchema,
  }),
  response: z.object({ orders: z.array(foreignOrderSchema), nextCursor: z.string().nullable() }),
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
    sdkBaseUrl: z
      .string()
      .nullable()
      .describe('Base URL of the payment script. If null, the provider’s own URL is used.'),
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
  summary: 'Registers this server’s webhook with the payment provider. Operators only.',
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
