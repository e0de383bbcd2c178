import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { standingSchema } from './plan-standing.ts';
import { PLAN_NAMES, UNLIMITED } from './plans.ts';

export { PLAN_NAMES, UNLIMITED, USAGE_KINDS, type PlanName, type UsageKind } from './plans.ts';

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
  subscription: standingSchema.extend({
    endDate: z.string().nullable().describe('When the plan ends; null where it does not.'),
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
      tokens: z.int().min(0).describe('Sent and answered, as the vendors counted them.'),
      dollars: z.number().min(0).nullable().describe('By list prices; null where none is known.'),
      uncounted: z.int().min(0).describe('Calls of which tokens or price are unknown.'),
    }),
  ),
});
export type ModelUsage = z.output<typeof modelUsageSchema>;

export const readModelUsage = endpoint({
  method: 'GET',
  path: '/usage/models',
  feature: 'usage',
  summary:
    'Reads what language models were asked by my workspace this month (UTC), and what that cost by list prices.',
  access: 'user',
  scope: 'usage:read',
  response: modelUsageSchema,
});
