import { z } from 'zod';
import { PLAN_NAMES } from './plans.ts';

/** What gives a workspace its plan: nothing of its own, the operator, its trial, or a payment. */
export const PLAN_SOURCES = ['default', 'given', 'trial', 'paid'] as const;
export type PlanSource = (typeof PLAN_SOURCES)[number];

/** What was paid for a term. */
export const paidAmountSchema = z.object({
  amount: z.number().describe('All that was paid for the term, in the currency’s main unit.'),
  currency: z.string(),
  months: z.int().min(1).describe('Calendar months that were paid for; 12: a year.'),
  isCredited: z.boolean().describe('Unused days of a smaller plan were added to them.'),
});
export type PaidAmount = z.output<typeof paidAmountSchema>;

/** Why a workspace has its plan, what was paid for it, and what follows. */
export const standingSchema = z.object({
  source: z.enum(PLAN_SOURCES),
  paid: paidAmountSchema.nullable().describe('Null where nothing was paid for the present plan.'),
  next: z
    .object({
      plan: z.enum(PLAN_NAMES),
      source: z.enum(PLAN_SOURCES),
      endDate: z.string().nullable(),
      paid: paidAmountSchema.nullable(),
    })
    .nullable()
    .describe('What follows at the end date; null where nothing ends.'),
});
export type PlanStanding = z.output<typeof standingSchema>;
