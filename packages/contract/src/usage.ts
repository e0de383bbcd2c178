import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { standingSchema } from './plan-standing.ts';
import { PLAN_NAMES, UNLIMITED } from './plans.ts';

export { PLAN_NAMES, UNLIMITED, USAGE_KINDS, type PlanName, type UsageKind } from './plans.ts';

const limitSchema = z.int().min(UNLIMITED).describe('Limit, or -1 if unlimited.');

export const usageSchema = z.object({
  usage: z.object({
    seoRequests: z.int().min(0),
    aiRequests: z.int().min(0),
    month: z.int().min(1).max(12).describe('Calendar month that is counted, in UTC.'),
    year: z.int(),
  }),
  plan: z.object({
    name: z.enum(PLAN_NAMES),
    price: z.number().min(-1).describe('US dollars per month, or -1 for custom pricing.'),
    seoRequestLimit: limitSchema,
    aiRequestLimit: limitSchema,
  }),
  remaining: z.object({ seoRequests: limitSchema, aiRequests: limitSchema }),
  subscription: standingSchema.extend({
    endDate: z.string().nullable().describe('When the plan ends. Null if it does not.'),
  }),
});
export type Usage = z.output<typeof usageSchema>;

export const readUsage = endpoint({
  method: 'GET',
  path: '/usage',
  feature: 'usage',
  summary: 'Reads the workspace’s usage this month and its plan limits.',
  access: 'user',
  scope: 'usage:read',
  response: usageSchema,
});

export const modelUsageSchema = z.object({
  month: z.int().min(1).max(12),
  year: z.int(),
  models: z.array(
    z.object({
      vendor: z.string(),
      model: z.string(),
      isOwnKey: z.boolean(),
      calls: z.int().min(0),
      tokens: z.int().min(0).describe('Input and output tokens, as counted by the vendors.'),
      dollars: z.number().min(0).nullable().describe('Cost at list prices. Null if none is known.'),
      uncounted: z.int().min(0).describe('Number of calls with unknown tokens or price.'),
    }),
  ),
});
export type ModelUsage = z.output<typeof modelUsageSchema>;

export const readModelUsage = endpoint({
  method: 'GET',
  path: '/usage/models',
  feature: 'usage',
  summary: 'Reads the workspace’s language model usage this month (UTC) and its cost at list prices.',
  access: 'user',
  scope: 'usage:read',
  response: modelUsageSchema,
});
