import { z } from 'zod';
import { CONTENT_LIMITS } from '../content/content-limits.ts';
import { endpoint } from '../endpoint.ts';
import { INTENT_NAMES } from '../intents.ts';
import { scoreRequestSchema, scoreSchema } from '../score.ts';
import { idSchema, listSchema } from '../text.ts';
import { linkOpportunitiesSchema } from './backlinks.ts';
import { competitorStrategySchema, gapsSchema } from './competitive-intelligence.ts';
import { linkOpportunitySchema } from './link-leads.ts';
import { runFields } from './runs.ts';
import { COMPETITION_LIMITS, comparingInputs, readSiteSchema, sitesCall } from './sites.ts';

/** The parts of a comprehensive analysis, in the order of its report. */
export const COMPREHENSIVE_PARTS = ['score', 'intent', 'gaps', 'strategies', 'links'] as const;
export type ComprehensivePart = (typeof COMPREHENSIVE_PARTS)[number];

/** The result of a part, or a sentence that says why there is none. */
function partSchema<Result extends z.ZodType>(result: Result) {
  return z.object({
    state: z.enum(['done', 'failed', 'left_out']),
    message: z.string().nullable().describe('Why there is no result. Null if there is one.'),
    result: result.nullable(),
  });
}

const intentSchema = z.object({
  leading: z.enum(INTENT_NAMES).nullable(),
  probabilities: z.record(z.string(), z.number()),
});

const lookedSchema = z
  .object({ pages: z.int(), links: z.int() })
  .nullable()
  .default(null)
  .describe('Number of pages searched for link opportunities, and of links checked on them.');

const gainSchema = z.object({
  part: z.enum(COMPREHENSIVE_PARTS),
  message: z.string().describe('What can be gained, as a sentence.'),
  share: z
    .number()
    .min(0)
    .max(100)
    .describe('Percentage of this part’s maximum. Used to rank gains across different parts.'),
  keyword: z.string().nullable().describe('Keyword to write about.'),
  opportunity: linkOpportunitySchema.nullable().describe('Page to ask for a link.'),
});

export const comprehensiveSchema = z.object({
  primaryKeyword: z.string(),
  contentId: z.string().nullable(),
  parts: z.object({
    score: partSchema(scoreSchema),
    intent: partSchema(intentSchema),
    gaps: partSchema(gapsSchema.pick({ gaps: true, matrix: true, own: true, ownPages: true, notice: true })),
    strategies: partSchema(z.array(competitorStrategySchema.shape.strategy)),
    links: partSchema(
      linkOpportunitiesSchema.pick({ opportunities: true, notice: true }).extend({ looked: lookedSchema }),
    ),
  }),
  sites: z.array(readSiteSchema),
  gains: z.array(gainSchema).describe('The three largest gains, at most two from the same part.'),
});
export type Comprehensive = z.output<typeof comprehensiveSchema>;

export const comprehensiveAnalysis = endpoint({
  ...sitesCall,
  path: '/comprehensive-analysis',
  summary: 'Runs every analysis on a text, its keywords, and its competitors, and returns the largest gains.',
  body: z.object({
    content: scoreRequestSchema.shape.content,
    contentId: idSchema.optional().describe('ID of the item that contains the text.'),
    primaryKeyword: scoreRequestSchema.shape.primaryKeyword.refine(
      (keyword) => keyword !== '',
      'Name the primary keyword',
    ),
    keywords: listSchema(CONTENT_LIMITS.keywords, CONTENT_LIMITS.keyword).default([]),
    competitors: listSchema(COMPETITION_LIMITS.competitors, COMPETITION_LIMITS.url).default([]),
    ...comparingInputs,
  }),
  response: comprehensiveSchema.extend(runFields),
  refusals: [404, 413, 422, 429],
});
