import { z } from 'zod';
import { PLAN_NAMES } from './plans.ts';

/** What a workspace's plan comes from: the default, the operator, its trial, or a payment. */
export const PLAN_SOURCES = ['default', 'given', 'trial', 'paid'] as const;
export type PlanSource = (typeof PLAN_SOURCES)[number];

/** What was paid for a term. */
export const paidAmountSchema = z.object({
  amount: z.number().describe('Total paid for the term, in the currency’s main unit.'),
  currency: z.string(),
  months: z.int().min(1).describe('Calendar months paid for. 12 is one year.'),
  isCredited: z.boolean().describe('Whether unused days of a smaller plan were added.'),
});
export type PaidAmount = z.output<typeof paidAmountSchema>;

/** Why a workspace has its plan, what was paid for it, and what comes next. */
export const standingSchema = z.object({
  source: z.enum(PLAN_SOURCES),
  paid: paidAmountSchema.nullable().describe('Amount paid for the current plan. Null if nothing was paid.'),
  next: z
    .object({
      plan: z.enum(PLAN_NAMES),
      source: z.enum(PLAN_SOURCES),
      endDate: z.string().nullable(),
      paid: paidAmountSchema.nullable(),
    })
    .nullable()
    .describe('What follows on the end date. Null if the plan does not end.'),
});
export type PlanStanding = z.output<typeof standingSchema>;
