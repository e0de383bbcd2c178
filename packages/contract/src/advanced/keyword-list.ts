import { z } from 'zod';
import { CONTENT_LIMITS } from '../content/content-limits.ts';
import { endpoint } from '../endpoint.ts';
import { INTENT_NAMES } from '../intents.ts';
import { provenanceSchema } from '../provenance.ts';
import { lineSchema, listSchema } from '../text.ts';
import { runFields } from './runs.ts';

/** Maximum number of keywords in one list. */
export const KEYWORD_LIST_MAX = 500;

/** Where a keyword of a list comes from: the caller, or what a search source suggests for another keyword. */
export const KEYWORD_ORIGINS = ['given', 'suggestion', 'question', 'related'] as const;

const intentSchema = z.enum(INTENT_NAMES).nullable();
const volumeSchema = z.number().nullable();

const listedKeywordSchema = z.object({
  keyword: z.string(),
  origin: z.enum(KEYWORD_ORIGINS),
  volume: volumeSchema.describe('Searches per month. Null if no source knows them.'),
  difficulty: z
    .number()
    .nullable()
    .describe('How hard it is to rank in the top ten, 0 to 100, as the source rates it. Null if unknown.'),
  clickPrice: z.number().nullable().describe('US dollars per ad click (CPC). Null if unknown.'),
  intent: intentSchema.describe('Intent by the wording of the keyword. Null if it points to none.'),
  cluster: z.string().describe('Name of its cluster: the keyword that leads it.'),
  page: z
    .string()
    .describe('The keyword that leads the page that can answer it; keywords of one page ask for the same.'),
});
export type ListedKeyword = z.output<typeof listedKeywordSchema>;

export const listKeywords = endpoint({
  feature: 'advanced',
  access: 'user',
  scope: 'analyses:write',
  method: 'POST',
  path: '/multi-intent/keyword-list',
  streams: true,
  runs: true,
  limit: 'computing',
  summary: `Lists up to ${KEYWORD_LIST_MAX} keywords with volume, difficulty, and CPC where a search source knows them, intent, and clusters.`,
  body: z
    .object({
      keywords: listSchema(KEYWORD_LIST_MAX, CONTENT_LIMITS.keyword).default([]),
      expand: lineSchema(CONTENT_LIMITS.keyword)
        .default('')
        .describe('Keyword to which suggestions, questions, and related searches of sources are added.'),
    })
    .refine(({ keywords, expand }) => keywords.length > 0 || expand !== '', {
      message: 'Enter a keyword',
      path: ['keywords'],
    }),
  response: z.object({
    keywords: z.array(listedKeywordSchema).describe('Most searched first, then unknown ones as given.'),
    clusters: z
      .array(
        z.object({
          name: z.string(),
          intent: intentSchema.describe('Intent of the keyword that leads the cluster.'),
          count: z.int().describe('Number of its keywords.'),
          pages: z.int().describe('Number of pages that its keywords need.'),
          volume: volumeSchema.describe('Sum of the known volumes of its keywords. Null if none is known.'),
        }),
      )
      .describe('Keywords about one subject, largest cluster first.'),
    repeated: z.int().describe('Number of given keywords left out because they were already in the list.'),
    leftOut: z
      .int()
      .describe(`Number of suggestions left out because a list has ${KEYWORD_LIST_MAX} keywords.`),
    figures: z
      .object({ source: z.string(), known: z.int().describe('Number of keywords it knows the volume of.') })
      .nullable()
      .describe('Source of volume, difficulty, and CPC. Null if no source answered.'),
    clustering: provenanceSchema,
    sources: z.array(
      z.object({
        title: z.string(),
        condition: z.string(),
        message: z.string().nullable(),
        gatheredAt: z.string().nullable(),
      }),
    ),
    ...runFields,
  }),
  refusals: [413, 429],
});
