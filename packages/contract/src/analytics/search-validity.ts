import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PART_IDS } from '../score-parts.ts';

/** Below this number of pages nothing is claimed. */
export const VALIDITY_PAGES_MIN = 20;
/** Which days are looked at: two weeks from eight weeks after publication on. */
export const VALIDITY_WINDOW = { after: 56, days: 14 } as const;

const correlationSchema = z.object({
  pages: z.int().describe('Pages that it rests on.'),
  isEnough: z.boolean().describe('False under 20 pages: too few to tell, and nothing is told.'),
  rho: z
    .number()
    .nullable()
    .describe(
      'Spearman’s rank correlation, -1 to 1: above 0 where higher scores go with more of what is measured.',
    ),
  interval: z.object({ low: z.number(), high: z.number() }).nullable().describe('95 % interval.'),
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
    'How the score at publication goes with the position and the clicks that Search Console measured eight weeks later, over my workspace’s own pages.',
  response: z.object({
    isConnected: z.boolean(),
    provenance: z.object({ kind: z.literal('modelled'), method: z.string() }),
    published: z.int().describe('Published pages with a score.'),
    waiting: z
      .int()
      .describe('Of these, pages whose eight weeks are not over, or whose figures are not there yet.'),
    unfound: z
      .int()
      .describe('Of these, pages that had no impression in their two weeks: they have no position.'),
    position: measureSchema.describe('Position, the better the higher.'),
    clicks: measureSchema,
  }),
});
export type ScoreValidity = z.output<(typeof readScoreValidity)['response']>;
