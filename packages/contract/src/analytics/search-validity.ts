import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PART_IDS } from '../score-parts.ts';

/** Below this number of pages, no conclusion is reported. */
export const VALIDITY_PAGES_MIN = 20;
/** Which days are compared: two weeks, starting eight weeks after publication. */
export const VALIDITY_WINDOW = { after: 56, days: 14 } as const;

const correlationSchema = z.object({
  pages: z.int().describe('Number of pages that this is based on.'),
  isEnough: z.boolean().describe('False below 20 pages, which is too few for a result.'),
  rho: z
    .number()
    .nullable()
    .describe('Spearman’s rank correlation, -1 to 1. Above 0 if higher scores go with higher values.'),
  interval: z.object({ low: z.number(), high: z.number() }).nullable().describe('95% interval.'),
});
export type ValidityCorrelation = z.output<typeof correlationSchema>;

const measureSchema = z.object({
  overall: correlationSchema,
  parts: z.array(correlationSchema.extend({ part: z.enum(PART_IDS) })),
});

export const readScoreValidity = endpoint({
  method: 'GET',
  path: '/analytics/search-validity',
  feature: 'analytics',
  access: 'user',
  scope: 'analytics:read',
  summary:
    'Shows how the score at publication correlates with the position and clicks that Search Console measured eight weeks later, across the workspace’s pages.',
  response: z.object({
    isConnected: z.boolean(),
    provenance: z.object({ kind: z.literal('modelled'), method: z.string() }),
    published: z.int().describe('Number of published pages with a score.'),
    waiting: z
      .int()
      .describe('Number of those pages whose eight weeks are not over, or whose data is not available yet.'),
    unfound: z
      .int()
      .describe('Number of those pages without an impression in their two weeks, and so without a position.'),
    position: measureSchema.describe('Correlation with position. Better positions count as higher.'),
    clicks: measureSchema,
  }),
});
export type ScoreValidity = z.output<(typeof readScoreValidity)['response']>;
