import { z } from 'zod';

import { CONTENT_LIMITS } from './content.ts';
import { endpoint } from './endpoint.ts';
import { GIVEN_PAGES_LIMITS, givenPagesSchema } from './given-pages.ts';
import {
  densitySchema,
  liveTextSchema,
  scoreRequestSchema,
  scoreSchema,
  semanticSchema,
  serpIntegrationSchema,
} from './score.ts';
import { idSchema, lineSchema, listSchema } from './text.ts';

export * from './advanced/ai-optimization.ts';
export * from './advanced/analyses.ts';
export * from './advanced/backlinks.ts';
export * from './advanced/competitive-intelligence.ts';
export * from './advanced/comprehensive.ts';
export * from './advanced/content-promotion.ts';
export * from './advanced/evidence.ts';
export * from './advanced/keyword-list.ts';
export * from './advanced/link-leads.ts';
export * from './advanced/multi-intent.ts';
export * from './advanced/predictive-analytics.ts';
export * from './advanced/runs.ts';
export * from './advanced/sites.ts';

const keep = z.boolean().default(false).describe('Whether to save the result as an analysis run.');
const keptAs = {
  runId: z.string().optional().describe('ID of the saved result, if saving was requested.'),
};

export const scoreContent = endpoint({
  method: 'POST',
  path: '/content/score',
  feature: 'advanced',
  summary: 'Scores a text and explains every point.',
  access: 'user',
  scope: 'analyses:write',
  limit: 'computing',
  body: scoreRequestSchema.extend({ content: liveTextSchema }),
  response: scoreSchema,
});

export const liveScore = endpoint({
  method: 'POST',
  path: '/content-scoring/live-score',
  feature: 'advanced',
  summary: 'Scores a text while it is written; the same score as /content/score.',
  access: 'user',
  scope: 'analyses:write',
  limit: 'computing',
  body: scoreRequestSchema.extend({
    content: liveTextSchema,
    contentId: idSchema
      .optional()
      .describe('ID of the item whose competitor pages the text is compared with.'),
    keep,
  }),
  response: scoreSchema.extend(keptAs),
  refusals: [404],
});

export const serpIntegration = endpoint({
  method: 'POST',
  path: '/content-scoring/serp-integration',
  feature: 'advanced',
  summary: 'Researches a keyword and shows how well a text matches its results page.',
  access: 'user',
  scope: 'analyses:write',
  limit: 'computing',
  streams: true,
  runs: true,
  bodyLimit: GIVEN_PAGES_LIMITS.body,
  body: scoreRequestSchema.extend({
    contentId: idSchema
      .optional()
      .describe('ID of an item whose competitor pages the text is also compared with.'),
    pages: givenPagesSchema,
    includeSearch: z.boolean().default(true).describe('Whether search sources may be queried.'),
    keep,
  }),
  response: serpIntegrationSchema.extend(keptAs),
  refusals: [404, 422, 429],
});

export const semanticCompleteness = endpoint({
  method: 'POST',
  path: '/content-scoring/semantic-completeness',
  feature: 'advanced',
  summary:
    'Shows which terms, topics, and questions of a subject a text covers, and what the next mention of each gains.',
  access: 'user',
  scope: 'analyses:write',
  limit: 'computing',
  body: z.object({
    content: liveTextSchema,
    topic: lineSchema(CONTENT_LIMITS.keyword),
    relatedKeywords: listSchema(CONTENT_LIMITS.keywords, CONTENT_LIMITS.keyword).default([]),
    contentId: idSchema
      .optional()
      .describe('ID of the item whose competitor pages are used to measure the topic.'),
    keep,
  }),
  response: semanticSchema.extend(keptAs),
  refusals: [404],
});

export const keywordDensity = endpoint({
  method: 'POST',
  path: '/content-scoring/keyword-density',
  feature: 'advanced',
  summary:
    'Counts each keyword per 100 words, in any inflection and with articles or prepositions between its words, and returns the places.',
  access: 'user',
  scope: 'analyses:write',
  limit: 'computing',
  body: z.object({
    content: liveTextSchema,
    targetKeywords: listSchema(CONTENT_LIMITS.keywords, CONTENT_LIMITS.keyword),
    contentId: idSchema
      .optional()
      .describe(
        'ID of the item that contains the text. A saved result refers to the item instead of repeating the text.',
      ),
    keep,
  }),
  response: densitySchema.extend(keptAs),
  refusals: [404],
});
