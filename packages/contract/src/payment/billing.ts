import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paidAmountSchema, PLAN_SOURCES, standingSchema } from '../plan-standing.ts';
import { BILLING_CYCLES, PLAN_NAMES } from '../plans.ts';
import { byOrder } from './order.ts';

/** The plan that a workspace can try, and for how many days. */
export const TRIAL_PLAN = 'Professional';
export const TRIAL_DAYS = 14;

export { PLAN_SOURCES, type PaidAmount, type PlanSource, type PlanStanding } from '../plan-standing.ts';

/** Where the one trial of a workspace is; `not_offered` where nothing is sold, or the plan is as large without it. */
export const TRIAL_STATES = ['offered', 'running', 'over', 'not_offered'] as const;
export type TrialState = (typeof TRIAL_STATES)[number];

const billingSchema = z.object({
  plan: z.enum(PLAN_NAMES),
  source: z.enum(PLAN_SOURCES),
  endDate: z.string().nullable().describe('When the plan ends; null where it does not.'),
  nextPlan: z.enum(PLAN_NAMES).nullable().describe('What follows at that moment; null where nothing ends.'),
  paid: standingSchema.shape.paid,
  next: standingSchema.shape.next,
  terms: z
    .array(
      z.object({
        plan: z.enum(PLAN_NAMES),
        startDate: z.string(),
        endDate: z.string(),
        paid: paidAmountSchema.nullable().describe('Null where that was not kept.'),
      }),
    )
    .describe('What is paid for and has not ended, one after the other.'),
  trial: z.object({
    state: z.enum(TRIAL_STATES),
    endDate: z.string().nullable().describe('When it ends or ended; null where it was not begun.'),
  }),
  canBuy: z.boolean().describe('Whether plans can be bought on this installation.'),
  operator: z.string().nullable().describe('Whom to ask where they cannot; null where nobody is named.'),
});
export type Billing = z.output<typeof billingSchema>;

export const readBilling = endpoint({
  method: 'GET',
  path: '/payment/billing',
  feature: 'payment',
  summary:
    'Reads which plan my workspace has and why, what is paid for, what follows, and where its trial is.',
  access: 'user',
  response: billingSchema,
});

/** When a plan that is bought while a trial runs begins: when the trial ends, or at once in place of its rest. */
export const PLAN_STARTS = ['trial_end', 'now'] as const;
export type PlanStart = (typeof PLAN_STARTS)[number];

const planDatesSchema = z.object({
  trialEndDate: z.string().nullable().describe('When the running trial ends; null where none runs.'),
  plans: z
    .array(
      z.object({
        planName: z.enum(PLAN_NAMES),
        billingCycle: z.enum(BILLING_CYCLES),
        start: z.enum(PLAN_STARTS),
        isCovered: z
          .boolean()
          .describe('The workspace has as large a plan without an end: buying this would give nothing.'),
        startDate: z.string().describe('When it would begin, or go on where the plan is paid for already.'),
        endDate: z.string(),
      }),
    )
    .describe(
      'Of each plan that is for sale and each term; `now` only where a trial runs and the plan would start at once in its place.',
    ),
});
export type PlanDates = z.output<typeof planDatesSchema>;

export const readPlanDates = endpoint({
  method: 'GET',
  path: '/payment/plan-dates',
  feature: 'payment',
  summary: 'Returns the dates each plan would run if bought now.',
  access: 'user',
  response: planDatesSchema,
});

export const startTrial = endpoint({
  method: 'POST',
  path: '/payment/trial',
  feature: 'payment',
  summary: `Begins the trial of my workspace: ${TRIAL_PLAN} for ${TRIAL_DAYS} days, once ever. A smaller plan that is paid for pauses meanwhile. For admins.`,
  access: 'user',
  response: billingSchema,
  refusals: [403, 409],
});

export const INVOICE_KINDS = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export const readInvoice = endpoint({
  method: 'GET',
  path: '/payment/order/{id}/invoice',
  feature: 'payment',
  summary:
    'Downloads the invoice of an order as PDF, or the credit note of one that was paid back. For admins of its workspace and for operators.',
  access: 'user',
  params: byOrder,
  query: z.object({ kind: z.enum(INVOICE_KINDS).default('invoice') }),
  produces: 'application/octet-stream',
  refusals: [404],
});
