import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paidAmountSchema, PLAN_SOURCES, standingSchema } from '../plan-standing.ts';
import { BILLING_CYCLES, PLAN_NAMES } from '../plans.ts';
import { byOrder } from './order.ts';

/** The plan that a workspace can try, and the number of days. */
export const TRIAL_PLAN = 'Professional';
export const TRIAL_DAYS = 14;

export { PLAN_SOURCES, type PaidAmount, type PlanSource, type PlanStanding } from '../plan-standing.ts';

/** State of a workspace's one trial. `not_offered`: nothing is sold, or the plan is as large without it. */
export const TRIAL_STATES = ['offered', 'running', 'over', 'not_offered'] as const;
export type TrialState = (typeof TRIAL_STATES)[number];

const billingSchema = z.object({
  plan: z.enum(PLAN_NAMES),
  source: z.enum(PLAN_SOURCES),
  endDate: z.string().nullable().describe('When the plan ends. Null if it does not.'),
  nextPlan: z
    .enum(PLAN_NAMES)
    .nullable()
    .describe('Plan that follows on the end date. Null if the plan does not end.'),
  paid: standingSchema.shape.paid,
  next: standingSchema.shape.next,
  terms: z
    .array(
      z.object({
        plan: z.enum(PLAN_NAMES),
        startDate: z.string(),
        endDate: z.string(),
        paid: paidAmountSchema.nullable().describe('Amount paid. Null if it was not recorded.'),
      }),
    )
    .describe('Paid terms that have not ended, in order.'),
  trial: z.object({
    state: z.enum(TRIAL_STATES),
    endDate: z.string().nullable().describe('When the trial ends or ended. Null if it was never started.'),
  }),
  canBuy: z.boolean().describe('Whether plans can be bought on this installation.'),
  operator: z
    .string()
    .nullable()
    .describe('Whom to ask if plans cannot be bought. Null if nobody is specified.'),
});
export type Billing = z.output<typeof billingSchema>;

export const readBilling = endpoint({
  method: 'GET',
  path: '/payment/billing',
  feature: 'payment',
  summary:
    'Reads the workspace’s plan and where it comes from, what is paid for, what follows, and the state of its trial.',
  access: 'user',
  response: billingSchema,
});

/** When a plan that is bought during a trial starts: when the trial ends, or immediately, which ends the trial. */
export const PLAN_STARTS = ['trial_end', 'now'] as const;
export type PlanStart = (typeof PLAN_STARTS)[number];

const planDatesSchema = z.object({
  trialEndDate: z.string().nullable().describe('When the current trial ends. Null if there is none.'),
  plans: z
    .array(
      z.object({
        planName: z.enum(PLAN_NAMES),
        billingCycle: z.enum(BILLING_CYCLES),
        start: z.enum(PLAN_STARTS),
        isCovered: z
          .boolean()
          .describe(
            'Whether the workspace already has a plan of this size or larger without an end date, so buying this one has no effect.',
          ),
        startDate: z
          .string()
          .describe('When the term would start, or when it would extend a plan already paid for.'),
        endDate: z.string(),
      }),
    )
    .describe(
      'Dates for each plan for sale and each term. `now` appears only during a trial and means that the plan would replace it immediately.',
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
  summary: `Starts the workspace’s one-time trial of ${TRIAL_PLAN} for ${TRIAL_DAYS} days. A smaller paid plan is paused meanwhile. Admins only.`,
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
    'Downloads an order’s invoice as PDF, or the credit note if it was refunded. For admins of its workspace and operators.',
  access: 'user',
  params: byOrder,
  query: z.object({ kind: z.enum(INVOICE_KINDS).default('invoice') }),
  produces: 'application/octet-stream',
  refusals: [404],
});
