import { z } from 'zod';
import { CONTENT_LIMITS } from '../content/content-limits.ts';
import { endpoint } from '../endpoint.ts';
import { INTENT_NAMES } from '../intents.ts';
import { provenanceSchema } from '../provenance.ts';
import { lineSchema, listSchema } from '../text.ts';
import { EVIDENCE_BODY, evidenceInputs, keywordEvidenceSchema } from './evidence.ts';
import { runFields } from './runs.ts';

/** Stages of a decision, and after it. */
export const STAGES = ['awareness', 'consideration', 'decision', 'retention'] as const;
/** Keywords that one call sorts into the stages. */
export const FUNNEL_KEYWORDS = 100;

const call = {
  feature: 'advanced',
  access: 'user',
  scope: 'analyses:write',
  method: 'POST',
  streams: true,
} as const;
const oneKeyword = lineSchema(CONTENT_LIMITS.keyword).refine((text) => text !== '', 'Name a keyword');
const share = z.number().min(0).max(1);
const movesSchema = z.record(z.enum(INTENT_NAMES), z.number());

const intentSchema = z.object({
  intent: z.enum(INTENT_NAMES),
  probability: share,
  format: z
    .string()
    .nullable()
    .describe('What serves it; null where it is too unlikely for a page of its own.'),
  formatProvenance: provenanceSchema.nullable(),
});

export const analyzeIntent = endpoint({
  ...call,
  path: '/multi-intent/analyze-intent',
  limit: 'computing',
  summary: 'Shows the intent behind a keyword, with every signal for it.',
  bodyLimit: EVIDENCE_BODY,
  body: z.object({ keyword: oneKeyword, ...evidenceInputs }),
  response: z.object({
    keyword: z.string(),
    leading: z
      .enum(INTENT_NAMES)
      .nullable()
      .describe('By the keyword alone, so that it is the same wherever the keyword stands.'),
    ofResults: z
      .enum(INTENT_NAMES)
      .nullable()
      .default(null)
      .describe('What the results page speaks for, where that is another intent.'),
    intents: z
      .array(intentSchema)
      .describe(
        'The leading one first, then the likeliest; informational, navigational and transactional add up to 1.',
      ),
    signs: z.array(
      z.object({
        code: z.string(),
        value: z.number().describe('How much the sign holds, 0 to 1.'),
        moves: movesSchema.describe('What it added to the log odds of each.'),
      }),
    ),
    favouredFormat: z.string().nullable().describe('What the results favour; null where none is ahead.'),
    formats: z.array(z.object({ format: z.string(), share })),
    evidence: keywordEvidenceSchema,
    ...runFields,
  }),
  refusals: [413],
});

const plannedPageSchema = z.object({
  intent: z.enum(INTENT_NAMES),
  probability: share,
  stage: z.enum(STAGES),
  format: z.string(),
  title: z.string(),
  primaryKeyword: z.string(),
  keywords: z.array(z.string()),
  questions: z.array(z.string()),
  linksTo: z.array(z.enum(INTENT_NAMES)).describe('Pages of this plan that it should lead on to.'),
  provenance: provenanceSchema,
});

export const createStrategy = endpoint({
  ...call,
  path: '/multi-intent/create-strategy',
  summary:
    'Plans a page for each intent that is likely enough, with the keywords and questions that belong to it.',
  bodyLimit: EVIDENCE_BODY,
  body: z.object({
    keyword: oneKeyword,
    intentAnalysis: z
      .object({
        intents: z
          .array(
            z.object({
              intent: z.enum(INTENT_NAMES),
              probability: share,
              format: z.string().max(60).nullable(),
            }),
          )
          .max(INTENT_NAMES.length),
      })
      .partial()
      .default({})
      .describe('The answer of analyze-intent; made anew where it is not given.'),
    ...evidenceInputs,
  }),
  response: z.object({
    keyword: z.string(),
    pages: z.array(plannedPageSchema).describe('The leading intent first, then the likeliest.'),
    canShareAPage: z
      .array(z.array(z.enum(INTENT_NAMES)))
      .describe('Intents whose keywords are so alike that one page can serve them.'),
    notice: z.string().nullable(),
    evidence: keywordEvidenceSchema,
    ...runFields,
  }),
  refusals: [413, 429],
});

export const funnelOpportunities = endpoint({
  ...call,
  path: '/multi-intent/funnel-opportunities',
  summary: 'Sorts keywords into funnel stages and marks those without an article.',
  body: z.object({
    keywords: listSchema(FUNNEL_KEYWORDS, CONTENT_LIMITS.keyword).refine(
      (list) => list.length > 0,
      'Name at least one keyword',
    ),
  }),
  response: z.object({
    stages: z.array(
      z.object({
        stage: z.enum(STAGES),
        keywords: z.int(),
        uncovered: z.int().describe('Keywords without an article that I may read.'),
      }),
    ),
    opportunities: z
      .array(
        z.object({
          keyword: z.string(),
          stage: z.enum(STAGES),
          intent: z.enum(INTENT_NAMES),
          probability: share,
          articles: z.array(z.object({ id: z.string(), title: z.string() })),
        }),
      )
      .describe('Those without an article first.'),
    ...runFields,
  }),
  refusals: [413],
});
