import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { BILLING_CYCLES, CURRENCY, PLAN_NAMES } from './plans.ts';
import { lineSchema } from './text.ts';

/** Where an order is. Only `completed` gives a plan. */
export const ORDER_STATES = [
  // Not known to the provider yet, or never.
  'new',
  'created',
  'pending',
  'completed',
  'declined',
  'refunded',
  'disputed',
  // The provider took another amount, or for somebody else: for the operator to clear up.
  'mismatched',
  // Nobody approved it in time; nothing was charged.
  'abandoned',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The provider’s id of an order, as its pages and its script have it. */
const orderIdSchema = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9-]+$/, 'Must be the id of an order');
const byOrder = z.object({ id: orderIdSchema });
const byWebhook = z.object({
  id: z
    .string()
    .min(1)
    .max(50)
    .regex(/^[A-Za-z0-9]+$/),
});

export const orderSchema = z.object({
  id: z.string(),
  orderId: z.string().nullable().describe('The provider’s; null where it knows of none.'),
  planName: z.enum(PLAN_NAMES),
  amount: z.number().describe('In the currency’s main unit, as 11.99.'),
  currency: z.string(),
  billingCycle: z.enum(BILLING_CYCLES),
  status: z.enum(ORDER_STATES),
  payerEmail: z.string().nullable(),
  createdAt: z.string(),
  refundAskedAt: z.string().nullable().describe('When the money was asked back; null where it was not.'),
});
export type Order = z.output<typeof orderSchema>;

export const createOrder = endpoint({
  method: 'POST',
  path: '/payment/create-order',
  feature: 'payment',
  summary: 'Begins to buy a term of a plan for the workspace. The server sets the price. For admins.',
  access: 'user',
  body: z.object({
    planName: z.enum(PLAN_NAMES),
    amount: z
      .union([z.number(), z.string().max(20)])
      .describe('What the page showed; it is compared, and never decides.'),
    currency: z.string().max(3).default(CURRENCY),
    billingCycle: z.enum(BILLING_CYCLES),
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
  summary: 'Reads an order of my workspace by the provider’s id; for admins, and for who made it.',
  access: 'user',
  params: byOrder,
  response: z.object({ order: orderSchema }),
  refusals: [404],
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/payment/orders',
  feature: 'payment',
  summary: 'Lists the orders of my workspace, the newest first; for admins.',
  access: 'user',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(10),
  }),
  response: z.object({
    orders: z.array(orderSchema),
    page: z.int(),
    limit: z.int(),
    total: z.int().min(0),
  }),
  refusals: [403],
});

/** Days after the capture within which the money can be asked back. */
export const REFUND_DAYS = 30;

export const askRefund = endpoint({
  method: 'POST',
  path: '/payment/order/{id}/ask-refund',
  feature: 'payment',
  summary:
    'Asks for the money of an order back, within 30 days of its capture; the operator decides. For admins.',
  access: 'user',
  params: byOrder,
  response: z.object({ order: orderSchema }),
  refusals: [403, 404, 409],
});

export const listRefunds = endpoint({
  method: 'GET',
  path: '/payment/refunds',
  feature: 'payment',
  summary:
    'Lists the orders whose money was asked back and not paid yet, the oldest first, 100 at most. For operators.',
  access: 'operator',
  response: z.object({ orders: z.array(orderSchema) }),
  refusals: [403],
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/payment/order/{id}/refund',
  feature: 'payment',
  summary:
    'Has the provider pay an order back whose money was asked back; its plan ends at once. For operators.',
  access: 'operator',
  params: byOrder,
  response: z.object({ order: orderSchema }),
  streams: true,
  refusals: [403, 404, 409, 422, 502, 503],
});

export const readPaymentOptions = endpoint({
  method: 'GET',
  path: '/payment/options',
  feature: 'payment',
  summary: 'Reads what the provider’s script is loaded with; no client id where nothing can be bought here.',
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
  summary: 'Reads from the provider what it tells to one of our addresses. For operators.',
  access: 'operator',
  params: byWebhook,
  response: webhookSchema,
  refusals: [403, 404, 409, 502, 503],
});

export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/payment/webhook',
  feature: 'payment',
  summary: 'Hears from the provider what happened to a payment, signed by it.',
  access: 'public',
  body: z.looseObject({ id: z.string(), event_type: z.string() }),
  bodyLimit: 262_144,
  status: 204,
  refusals: [401, 415, 503],
});
