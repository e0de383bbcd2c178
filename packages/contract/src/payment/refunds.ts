import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lineSchema } from '../text.ts';
import { byOrder, foreignOrderSchema, orderSchema } from './order.ts';

/** Days after the payment within which a refund can be requested. */
export const REFUND_DAYS = 30;

export const askRefund = endpoint({
  method: 'POST',
  path: '/payment/order/{id}/ask-refund',
  feature: 'payment',
  summary: 'Requests a refund of an order, within 30 days of its capture. The operator decides. Admins only.',
  access: 'user',
  params: byOrder,
  response: z.object({ order: orderSchema }),
  refusals: [403, 404, 409],
});

export const listRefunds = endpoint({
  method: 'GET',
  path: '/payment/refunds',
  feature: 'payment',
  summary: 'Lists open refund requests, oldest first, at most 100. Operators only.',
  access: 'operator',
  response: z.object({ orders: z.array(foreignOrderSchema) }),
  refusals: [403],
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/payment/order/{id}/refund',
  feature: 'payment',
  summary:
    'Refunds an order through the provider after a refund request. Its plan ends immediately. Operators only.',
  access: 'operator',
  params: byOrder,
  response: z.object({ order: orderSchema }),
  streams: true,
  refusals: [403, 404, 409, 422, 502, 503],
});

export const declineRefund = endpoint({
  method: 'POST',
  path: '/payment/order/{id}/decline-refund',
  feature: 'payment',
  summary: 'Declines a refund request and tells the buyer why. Operators only.',
  access: 'operator',
  params: byOrder,
  body: z.object({ reason: lineSchema(500).pipe(z.string().min(1, 'Say why')) }),
  response: z.object({ order: orderSchema }),
  refusals: [403, 404, 409],
});
