import { z } from 'zod';
import { CONTENT_LIMITS } from '../content/content-limits.ts';
import { endpoint } from '../endpoint.ts';
import { INTENT_NAMES } from '../intents.ts';
import { provenanceSchema } from '../provenance.ts';
import { lineSchema, listSchema } from '../text.ts';
import { EVIDENCE_BODY, evidenceInputs, keywordEvidenceSchema } from './evidence.ts';
import { runFields } from './runs.ts';

/** Stages of a buying decision and the stage after it. */
export const STAGES = ['awareness', 'consideration', 'decision', 'retention'] as const;
/** Keywords that one call sorts into stages. */
export const FUNNEL_KEYWORDS = 100;

const call = {
  feature: 'advanced',
  access: 'user',
  scope: 'analyses:write',
  method: 'POST',
  streams: true,
  runs: true,
} as const;
const oneKeyword = lineSchema(CONTENT_LIMITS.keyword).refine((text) => text !== '', 'Enter a keyword');
const share = z.number().min(0).max(1);
const movesSchema = z.record(z.enum(INTENT_NAMES), z.number());

const intentSchema = z.object({
  intent: z.enum(INTENT_NAMES),
  probability: share,
  format: z
    .string()
    .nullable()
    .describe(
      'Page format that serves the intent. Null if the intent is too unlikely for a page of its own.',
    ),
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
      .describe('Intent based on the keyword alone, so it is the same in every analysis of the keyword.'),
    ofResults: z
      .enum(INTENT_NAMES)
      .nullable()
      .default(null)
      .describe('Intent that the results page suggests, if it is a different one.'),
    intents: z
      .array(intentSchema)
      .describe(
        'The leading intent first, then by likelihood. Informational, navigational, and transactional add up to 1.',
      ),
    signs: z.array(
      z.object({
        code: z.string(),
        value: z.number().describe('Strength of the signal, 0 to 1.'),
        moves: movesSchema.describe('Change to the log odds of each intent.'),
      }),
    ),
    favouredFormat: z.string().nullable().describe('Format that the results favor. Null if no format leads.'),
    formats: z.array(z.object({ format: z.string(), share })),
    evidence: keywordEvidenceSchema,
    ...runFields,
  }),
  refusals: [413],
});

const plannedPageSchema = z.object({
  intent: z.enum(INTENT_NAMES),
  alsoServes: z
    .array(z.enum(INTENT_NAMES))
    .default([])
    .describe(
      'Other likely intents that this page serves too: no keyword of their own was found, and a second page would compete with this one.',
    ),
  probability: share,
  stage: z.enum(STAGES),
  format: z.string(),
  title: z.string(),
  primaryKeyword: z.string(),
  keywords: z.array(z.string()),
  questions: z.array(z.string()),
  linksTo: z.array(z.enum(INTENT_NAMES)).describe('Other pages of this plan to link to.'),
  provenance: provenanceSchema,
});

export const createStrategy = endpoint({
  ...call,
  path: '/multi-intent/create-strategy',
  summary:
    'Plans a page for each likely intent that has a keyword of its own, with its keywords and questions.',
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
      .describe('Response of `analyze-intent`. Omit to run the analysis again.'),
    ...evidenceInputs,
  }),
  response: z.object({
    keyword: z.string(),
    pages: z
      .array(plannedPageSchema)
      .describe('Pages in the plan: the leading intent first, then by likelihood.'),
    canShareAPage: z
      .array(z.array(z.enum(INTENT_NAMES)))
      .describe('Intents whose keywords are similar enough to share one page.'),
    notice: z.string().nullable(),
    evidence: keywordEvidenceSchema,
    ...runFields,
  }),
  refusals: [413, 429],
});

export const funnelOpportunities = endpoint({
  ...call,
  path: '/multi-intent/funnel-opportunities',
  limit: 'computing',
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
        uncovered: z.int().describe('Number of keywords without an article that the caller can read.'),
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
      .describe('Opportunities, those without an article first.'),
    ...runFields,
  }),
  refusals: [413],
});
