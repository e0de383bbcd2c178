import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What is counted: research runs and generations. */
export const USAGE_KINDS = ['seo', 'ai'] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

export const PLAN_NAMES = ['Free', 'Starter', 'Professional', 'Entrepreneur'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** A limit that is none, and what remains of it. */
export const UNLIMITED = -1;

const limitSchema = z.int().min(UNLIMITED).describe('-1: unlimited.');

export const usageSchema = z.object({
  usage: z.object({
    seoRequests: z.int().min(0),
    aiRequests: z.int().min(0),
    month: z.int().min(1).max(12).describe('The calendar month in UTC that is counted.'),
    year: z.int(),
  }),
  plan: z.object({
    name: z.enum(PLAN_NAMES),
    price: z.number().min(-1).describe('US dollars a month; -1: custom.'),
    seoRequestLimit: limitSchema,
    aiRequestLimit: limitSchema,
  }),
  remaining: z.object({ seoRequests: limitSchema, aiRequests: limitSchema }),
  subscription: z.object({
    endDate: z.string().nullable().describe('When the plan ends; null where it does not.'),
  }),
});
export type Usage = z.output<typeof usageSchema>;

export const readUsage = endpoint({
  method: 'GET',
  path: '/usage',
  feature: 'usage',
  summary: 'Reads what my workspace has used this month, of what its plan allows.',
  access: 'user',
  response: usageSchema,
});
