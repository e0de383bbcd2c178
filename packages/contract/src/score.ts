import { z } from 'zod';

import { CONTENT_LIMITS, keywordResearchSchema } from './content.ts';
import { LIVE_TEXT_MAX } from './limits.ts';
import { provenanceSchema } from './provenance.ts';
import { lineSchema, listSchema } from './text.ts';
import { PART_IDS } from './score-parts.ts';

/** What of an item its score rests on. */
export interface ScoredFields {
  readonly content: string;
  readonly title: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly slug: string;
  readonly primaryKeyword: string;
  readonly keywords: readonly string[];
}

/** What is scored while it is written; what is undefined, such as the title of a pasted text, is left out of the score. */
export type ScoredArticle = Pick<ScoredFields, WhatIsScored> & {
  readonly [Field in Exclude<keyof ScoredFields, WhatIsScored>]?: ScoredFields[Field] | undefined;
};
type WhatIsScored = 'content' | 'primaryKeyword' | 'keywords';

/**
 * The engine's input for an item: the one mapping that server and editor share, so that both answer the same score.
 * `content` is editor JSON, or a text of any format that the scoring calls take.
 */
export function scoreInput(item: ScoredArticle) {
  return {
    content: item.content,
    title: item.title,
    metaTitle: item.metaTitle,
    metaDescription: item.metaDescription,
    slug: item.slug,
    primaryKeyword: item.primaryKeyword,
    targetKeywords: item.keywords,
  };
}

/** A place in the text: the ordinal of a block and UTF-16 offsets in its text. */
const placeSchema = z.object({ block: z.int(), start: z.int(), end: z.int() });

const findingSchema = z.object({
  code: z.string().describe('Name of what is assessed.'),
  verdict: z.enum(['good', 'fair', 'poor']),
  points: z.number(),
  maximum: z.number(),
  gain: z.number().describe('Points of 100 that putting it right would add.'),
  gainBreakdown: z
    .array(z.object({ code: z.string(), points: z.number() }))
    .default([])
    .describe('What that edit adds to each rule, or takes from it; the points sum to the gain.'),
  message: z.string().describe('The finding in a sentence.'),
  values: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()])),
  places: z.array(placeSchema),
});

const partSchema = z.object({
  id: z.enum(PART_IDS),
  points: z.number().nullable().describe('Null when the part cannot be known.'),
  maximum: z.number(),
  findings: z.array(findingSchema),
});

const substanceSchema = z.object({
  cost: z.number().describe('Points that are taken off; the parts sum to the score less these.'),
  findings: z.array(
    findingSchema.omit({ points: true, maximum: true, gainBreakdown: true }).extend({
      cost: z.number().describe('Points that it takes off; all of them sum to the cost.'),
      gain: z.number().describe('Points of 100 that putting it alone right would add.'),
    }),
  ),
  leftOut: z.array(z.string()).describe('Questions that the language of the text leaves open.'),
});

const termSchema = z.object({
  text: z.string(),
  key: z.string().describe('The same for every inflection.'),
  count: z.int(),
  low: z.number().describe('What nine of ten pages have at least, of those that use it.'),
  high: z
    .number()
    .describe('What nine of ten pages have at most; stretched to 500 words where pages are shorter.'),
  weight: z.number().min(0).max(1),
  pages: z.int(),
  gain: z.number().describe('Points of 100 that the next mention adds; negative when it costs.'),
});

const percentSchema = z.number().min(0).max(100).nullable();

/** An explained score. `overallScore` and every part are null where they cannot be known, and `reason` says why. */
export const scoreSchema = z.object({
  overallScore: z.int().min(0).max(100).nullable(),
  reason: z.enum(['text_empty', 'text_too_short', 'text_without_words', 'keyword_missing']).nullable(),
  breakdown: z.object({
    keywordOptimization: z.object({ overallScore: percentSchema }),
    serpIntegration: z.object({ totalScore: percentSchema }),
    semanticCompleteness: z.object({ completenessScore: percentSchema }),
    readability: z.object({ score: percentSchema }),
    structure: z
      .object({ score: percentSchema })
      .describe('How much the text says, how concretely, and what it adds; the name is kept for clients.'),
    evidence: z.object({ score: percentSchema }),
  }),
  recommendations: z.array(
    z.object({
      priority: z.enum(['high', 'medium', 'low']),
      message: z.string(),
      code: z.string(),
      gain: z.number(),
    }),
  ),
  parts: z
    .array(partSchema)
    .describe(
      'The points of the known parts, less what substance takes off, sum to the score before rounding.',
    ),
  substance: substanceSchema
    .default({ cost: 0, findings: [], leftOut: [] })
    .describe(
      'Whether the text says something at all, whatever its form: without it only a share of the points counts.',
    ),
  terms: z
    .array(termSchema)
    .describe('The terms of the subject, heaviest first; empty when nothing is known of it.'),
  restsOn: z.object({
    known: z.int().describe('Parts that are known.'),
    of: z.int(),
    subject: z
      .enum(['measured', 'modelled'])
      .nullable()
      .describe('Whether the terms come from pages or from the keywords alone; null when none are known.'),
    pages: z.array(z.object({ url: z.string().nullable(), title: z.string() })),
    middle: z
      .object({
        words: z.number(),
        headings: z.number(),
        lists: z.number(),
        links: z.number(),
        images: z.number(),
        figures: z.number(),
        quotations: z.number(),
        citations: z.number(),
        readingEase: z.number().nullable(),
        coverage: z.number(),
      })
      .nullable()
      .describe('The middle page in every figure; null without pages.'),
  }),
  leftOut: z.array(z.object({ part: z.string(), code: z.string().nullable(), reason: z.string() })),
  wordCount: z.int(),
  language: z.string().nullable(),
  otherLanguages: z
    .array(z.string())
    .default([])
    .describe('Of a mixed text: other languages that a fifth of the words and more are in.'),
  provenance: z.object({ kind: z.enum(['measured', 'modelled']), method: z.string() }).nullable(),
  engineVersion: z.string(),
});
export type ExplainedScore = z.output<typeof scoreSchema>;

const mappedSchema = z.object({
  coverage: percentSchema.describe(
    'Percent of what all terms of the subject can earn that the text earns, measured alike for ours and for pages; null where the text is in another language than the terms.',
  ),
  originality: percentSchema.describe(
    'Percent of its claims on the subject that none of the other texts makes; null where it makes none.',
  ),
  claims: z.int().describe('Its claims on the subject, original or not.'),
  originalClaims: z.int().describe('Those of them that none of the other texts makes.'),
});

const coverageMapSchema = z.object({
  own: mappedSchema.extend({
    evidence: z
      .array(z.object({ text: z.string(), hasFigure: z.boolean() }))
      .describe('Our original claims, most novel first, 20 at most.'),
  }),
  pages: z.array(mappedSchema.extend({ url: z.string().nullable(), title: z.string() })),
});
export type CoverageMap = z.output<typeof coverageMapSchema>;

/** How completely a text covers its subject. */
export const semanticSchema = scoreSchema
  .pick({ reason: true, terms: true, language: true, provenance: true, engineVersion: true })
  .extend({
    completenessScore: percentSchema.describe(
      'Percent of what the subject can give; null where it cannot be known.',
    ),
    findings: z.array(findingSchema),
    restsOn: scoreSchema.shape.restsOn.pick({ subject: true, pages: true }),
    map: coverageMapSchema
      .nullable()
      .default(null)
      .describe(
        'Our text and each page that it is compared with, by coverage and originality; null without pages, and where they take more than 20 seconds.',
      ),
  });
export type SemanticCompleteness = z.output<typeof semanticSchema>;

/** How well a text serves what the results page of its keyword shows, and what was gathered for it. */
export const serpIntegrationSchema = scoreSchema
  .pick({ reason: true, language: true, provenance: true, engineVersion: true })
  .extend({
    totalScore: percentSchema.describe(
      'Percent of what serving the results page can give; null where no page is known.',
    ),
    points: z.number().nullable().describe('What it adds to the score of the text.'),
    maximum: z.number().nullable(),
    findings: z.array(findingSchema),
    restsOn: scoreSchema.shape.restsOn.pick({ subject: true, pages: true }),
    evidence: z.object({
      research: keywordResearchSchema.nullable().describe('What is kept of it; null where nothing could be.'),
      results: z
        .array(z.object({ position: z.int(), title: z.string(), url: z.string() }))
        .nullable()
        .describe('Results of a web search; null where none was made.'),
      questions: z.array(z.string()).nullable(),
      features: z.array(z.string()).nullable().describe('What else the results page shows.'),
      given: z.array(z.object({ url: z.string().nullable(), title: z.string() })),
      sources: z.array(
        z.object({
          source: z.string(),
          title: z.string(),
          condition: z.enum(['answered', 'reused', 'failed']),
          message: z.string().nullable(),
          gatheredAt: z.string().nullable(),
        }),
      ),
      leftOut: z.array(z.object({ url: z.string().nullable(), title: z.string(), message: z.string() })),
      notice: z.string().nullable().describe('What makes the evidence thinner than it could be.'),
      askedAnew: z.boolean().describe('Whether a source was asked anew; otherwise it was free.'),
    }),
  });
export type SerpIntegration = z.output<typeof serpIntegrationSchema>;

/** The text of the scoring calls: editor JSON, Draft.js raw JSON, HTML or plain text. */
export const scoredTextSchema = z.string().max(CONTENT_LIMITS.content, 'The text is too long');

/** The same of the calls that are made while one types: longer texts are scored when they are saved. */
export const liveTextSchema = z
  .string()
  .max(LIVE_TEXT_MAX, 'The text is too long for a live analysis, which takes at most 200,000 characters')
  .describe('Editor JSON, Draft.js raw JSON, HTML or plain text; 200,000 characters at most.');

export const scoreRequestSchema = z.object({
  content: scoredTextSchema,
  primaryKeyword: lineSchema(CONTENT_LIMITS.keyword).default(''),
  targetKeywords: listSchema(CONTENT_LIMITS.keywords, CONTENT_LIMITS.keyword).default([]),
  title: lineSchema(CONTENT_LIMITS.title).optional().describe('Absent: what rests on it is left out.'),
  metaTitle: lineSchema(CONTENT_LIMITS.metaTitle).optional(),
  metaDescription: lineSchema(CONTENT_LIMITS.metaDescription).optional(),
  slug: lineSchema(CONTENT_LIMITS.slug).optional(),
});

export const densitySchema = z.object({
  wordCount: z.int(),
  keywords: z.array(
    z.object({
      keyword: z.string(),
      count: z.int(),
      density: z.number().describe('Occurrences in 100 words.'),
      band: z.enum(['absent', 'low', 'good', 'high', 'stuffed']),
      places: z.array(placeSchema).describe('The first 500.'),
    }),
  ),
  provenance: provenanceSchema,
  engineVersion: z.string(),
});
