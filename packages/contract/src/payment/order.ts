import { z } from 'zod';
import { BILLING_CYCLES, PLAN_NAMES } from '../plans.ts';

/** States of an order. Only `completed` grants a plan. */
export const ORDER_STATES = [
  // Not known to the provider, or not yet.
  'new',
  'created',
  'pending',
  'completed',
  'declined',
  'refunded',
  'disputed',
  // The provider took a different amount, or for a different customer. The operator has to resolve it.
  'mismatched',
  // Nobody approved it in time. Nothing was charged.
  'abandoned',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The provider’s ID of an order, as its pages and script use it. */
export const orderIdSchema = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9-]+$/, 'Must be an order ID');
/** One order by the provider’s ID. */
export const byOrder = z.object({ id: orderIdSchema });
/** A purchase, paid or not. */
export const orderSchema = z.object({
  id: z.string(),
  orderId: z
    .string()
    .nullable()
    .describe('Order ID of the payment provider. Null if the provider has no such order.'),
  planName: z.enum(PLAN_NAMES),
  amount: z.number().describe('Amount in the currency’s main unit, such as 11.99.'),
  currency: z.string(),
  billingCycle: z.enum(BILLING_CYCLES),
  status: z.enum(ORDER_STATES),
  payerEmail: z.string().nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable().describe('When the payment was received as ordered. Null if it was not.'),
  invoiceNumber: z.string().nullable().describe('Invoice number. Null if there is no invoice yet.'),
  creditNoteNumber: z.string().nullable().describe('Number of the credit note that cancels the invoice.'),
  refundableUntil: z
    .string()
    .nullable()
    .describe(
      'Deadline for requesting a refund. Null if a refund cannot be requested or was already requested.',
    ),
  refundAskedAt: z.string().nullable().describe('When a refund was requested. Null if it was not.'),
  refundDeclinedAt: z.string().nullable().describe('When the operator declined the refund.'),
  approveUrl: z
    .string()
    .nullable()
    .describe('Where the buyer approves the order at the provider. Null if it is not waiting for approval.'),
  startDate: z
    .string()
    .nullable()
    .describe(
      'When the paid plan starts, if it has not started yet. Returned for single orders only and null in lists.',
    ),
  refundDeclinedReason: z
    .string()
    .nullable()
    .describe('Why the refund was declined, in the operator’s words.'),
});
export type Order = z.output<typeof orderSchema>;

/** An order in the list of all workspaces. */
export const foreignOrderSchema = orderSchema.extend({
  workspaceName: z.string().nullable().describe('Null if the workspace was deleted.'),
  buyerEmail: z.string().nullable().describe('Null if the account was deleted.'),
});
export type ForeignOrder = z.output<typeof foreignOrderSchema>;

/** One page of a list of orders. */
export const orderPageSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
});

/** Filters orders by a comma-separated list of states. */
export const orderStatesSchema = z
  .string()
  .max(200)
  .transform((list) => list.split(','))
  .pipe(z.array(z.enum(ORDER_STATES)))
  .optional();
