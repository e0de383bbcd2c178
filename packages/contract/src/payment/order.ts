import { z } from 'zod';
import { BILLING_CYCLES, PLAN_NAMES } from '../plans.ts';

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
export const orderIdSchema = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9-]+$/, 'Must be the id of an order');
/** One order by the provider’s id. */
export const byOrder = z.object({ id: orderIdSchema });
/** What was bought, or is to be. */
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
  paidAt: z.string().nullable().describe('When the money came as ordered; null where it did not.'),
  invoiceNumber: z.string().nullable().describe('Null while there is no invoice.'),
  creditNoteNumber: z.string().nullable().describe('Of the note that takes the invoice back.'),
  refundableUntil: z
    .string()
    .nullable()
    .describe('Until when the money can be asked back; null where it cannot, or was asked back.'),
  refundAskedAt: z.string().nullable().describe('When the money was asked back; null where it was not.'),
  refundDeclinedAt: z.string().nullable().describe('When the operator declined that.'),
  approveUrl: z
    .string()
    .nullable()
    .describe('Where its buyer approves it at the provider; null where it is not waiting for that.'),
  startDate: z
    .string()
    .nullable()
    .describe(
      'When the plan that was paid for begins, where it has not begun; told of one order, and null in lists.',
    ),
  refundDeclinedReason: z.string().nullable().describe('Why, in the operator’s words.'),
});
export type Order = z.output<typeof orderSchema>;

/** An order among those of all workspaces. */
export const foreignOrderSchema = orderSchema.extend({
  workspaceName: z.string().nullable().describe('Null where the workspace is gone.'),
  buyerEmail: z.string().nullable().describe('Null where the account is gone.'),
});
export type ForeignOrder = z.output<typeof foreignOrderSchema>;

/** Which part of a list of orders. */
export const orderPageSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
});

/** Orders in some states only: a comma list. */
export const orderStatesSchema = z
  .string()
  .max(200)
  .transform((list) => list.split(','))
  .pipe(z.array(z.enum(ORDER_STATES)))
  .optional();
