import { z } from 'zod';

import { CONTENT_LIMITS, keywordResearchSchema } from './content.ts';
import { LIVE_TEXT_MAX } from './limits.ts';
import { provenanceSchema } from './provenance.ts';
import { lineSchema, listSchema } from './text.ts';
import { PART_IDS } from './score-parts.ts';

/** The fields of an item that its score is based on. */
export interface ScoredFields {
  readonly content: string;
  readonly title: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly slug: string;
  readonly primaryKeyword: string;
  readonly keywords: readonly string[];
}

/**
 * What is scored while it is written. An undefined field, such as the title of a pasted text, is left out of the score.
 */
export type ScoredArticle = Pick<ScoredFields, WhatIsScored> & {
  readonly [Field in Exclude<keyof ScoredFields, WhatIsScored>]?: ScoredFields[Field] | undefined;
};
type WhatIsScored = 'content' | 'primaryKeyword' | 'keywords';

/**
 * The engine's input for an item. Server and editor share this one mapping, so that both return the same score.
 * `content` is editor JSON, or a text in any format that the scoring calls accept.
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

/** A position in the text: the ordinal of a block and UTF-16 offsets in its text. */
const placeSchema = z.object({ block: z.int(), start: z.int(), end: z.int() });

const findingSchema = z.object({
  code: z.string().describe('Name of what is assessed.'),
  verdict: z.enum(['good', 'fair', 'poor']),
  points: z.number(),
  maximum: z.number(),
  gain: z.number().describe('Points out of 100 that fixing it would add.'),
  gainBreakdown: z
    .array(z.object({ code: z.string(), points: z.number() }))
    .default([])
    .describe('Points that the fix adds to or takes from each rule. They add up to the gain.'),
  message: z.string().describe('The finding as a sentence.'),
  values: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()])),
  places: z.array(placeSchema),
});

const partSchema = z.object({
  id: z.enum(PART_IDS),
  points: z.number().nullable().describe('Null if the part cannot be scored.'),
  maximum: z.number(),
  findings: z.array(findingSchema),
});

const substanceSchema = z.object({
  cost: z.number().describe('Points deducted. The score is the sum of the parts minus this cost.'),
  findings: z.array(
    findingSchema.omit({ points: true, maximum: true, gainBreakdown: true }).extend({
      cost: z.number().describe('Points deducted for this finding. They add up to the total cost.'),
      gain: z.number().describe('Points out of 100 that fixing only this would add.'),
    }),
  ),
  leftOut: z.array(z.string()).describe('Checks that are not available for the language of the text.'),
});

const termSchema = z.object({
  text: z.string(),
  key: z.string().describe('Key shared by all inflections of the term.'),
  count: z.int(),
  low: z
    .number()
    .describe('Lowest typical count: nine in ten of the pages that use the term have at least this many.'),
  high: z
    .number()
    .describe(
      'Highest typical count: nine in ten pages have at most this many. Scaled up to 500 words if pages are shorter.',
    ),
  weight: z.number().min(0).max(1),
  pages: z.int(),
  gain: z.number().describe('Points out of 100 that the next mention adds. Negative if it costs points.'),
});

const percentSchema = z.number().min(0).max(100).nullable();

/** An explained score. If `overallScore` and the parts cannot be determined, they are null, and `reason` says why. */
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
      .describe(
        'How much the text says, how specific it is, and what it adds. The field name is kept for compatibility.',
      ),
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
      'Parts of the score. The points of the known parts, minus the substance deduction, add up to the score before rounding.',
    ),
  substance: substanceSchema
    .default({ cost: 0, findings: [], leftOut: [] })
    .describe(
      'Whether the text has real content, regardless of its form. Without it, only some of the points count.',
    ),
  terms: z
    .array(termSchema)
    .describe('Terms of the topic, by weight. Empty if nothing is known about the topic.'),
  restsOn: z.object({
    known: z.int().describe('Number of known parts.'),
    of: z.int(),
    subject: z
      .enum(['measured', 'modelled'])
      .nullable()
      .describe(
        'Whether the terms come from pages (`measured`) or from the keywords alone (`modelled`). Null if there are no terms.',
      ),
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
        readingEase: z
          .number()
          .nullable()
          .describe('Flesch reading ease; the score does not use it. Null if no page is in English.'),
        easeIndex: z
          .number()
          .nullable()
          .default(null)
          .describe(
            'How easy the pages are to read, from 0 to 100 (everyday news: 50). Null if no page is in English, and in scores from before engine 4.8.0.',
          ),
        coverage: z.number(),
      })
      .nullable()
      .describe('Median of the pages for each value. Null without pages.'),
  }),
  leftOut: z.array(z.object({ part: z.string(), code: z.string().nullable(), reason: z.string() })),
  wordCount: z.int(),
  language: z.string().nullable(),
  otherLanguages: z
    .array(z.string())
    .default([])
    .describe(
      'Other languages in which at least a fifth of the words are written, for a text in several languages.',
    ),
  provenance: z.object({ kind: z.enum(['measured', 'modelled']), method: z.string() }).nullable(),
  engineVersion: z.string(),
});
export type ExplainedScore = z.output<typeof scoreSchema>;

const mappedSchema = z.object({
  coverage: percentSchema.describe(
    'Percentage of the points available for all terms of the topic that the text earns, measured the same way for the caller’s text and for pages. Null if the text and the terms are in different languages.',
  ),
  originality: percentSchema.describe(
    'Percentage of the text’s claims about the topic that no other text makes. Null if it makes none.',
  ),
  claims: z.int().describe('Number of claims about the topic, original or not.'),
  originalClaims: z.int().describe('Number of those claims that no other text makes.'),
});

const coverageMapSchema = z.object({
  own: mappedSchema.extend({
    evidence: z
      .array(z.object({ text: z.string(), hasFigure: z.boolean() }))
      .describe('Original claims in the caller’s text, most novel first, at most 20.'),
  }),
  pages: z.array(mappedSchema.extend({ url: z.string().nullable(), title: z.string() })),
});
export type CoverageMap = z.output<typeof coverageMapSchema>;

/** How completely a text covers its subject. */
export const semanticSchema = scoreSchema
  .pick({ reason: true, terms: true, language: true, provenance: true, engineVersion: true })
  .extend({
    completenessScore: percentSchema.describe(
      'Percentage of what the topic offers. Null if it cannot be computed.',
    ),
    findings: z.array(findingSchema),
    restsOn: scoreSchema.shape.restsOn.pick({ subject: true, pages: true }),
    map: coverageMapSchema
      .nullable()
      .default(null)
      .describe(
        'Coverage and originality of the caller’s text and each comparison page. Null without pages, or if the computation takes more than 20 seconds.',
      ),
  });
export type SemanticCompleteness = z.output<typeof semanticSchema>;

/** How well a text fits the results page of its keyword and the research for it. */
export const serpIntegrationSchema = scoreSchema
  .pick({ reason: true, language: true, provenance: true, engineVersion: true })
  .extend({
    totalScore: percentSchema.describe(
      'Percentage of the points for matching the results page. Null if no page is known.',
    ),
    points: z.number().nullable().describe('Points that it adds to the score of the text.'),
    maximum: z.number().nullable(),
    findings: z.array(findingSchema),
    restsOn: scoreSchema.shape.restsOn.pick({ subject: true, pages: true }),
    evidence: z.object({
      research: keywordResearchSchema
        .nullable()
        .describe('Saved keyword research. Null if there was nothing to save.'),
      results: z
        .array(z.object({ position: z.int(), title: z.string(), url: z.string() }))
        .nullable()
        .describe('Web search results. Null if no search was made.'),
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
      notice: z.string().nullable().describe('What limits the evidence.'),
      askedAnew: z.boolean().describe('Whether a source was queried again. If not, the call was free.'),
    }),
  });
export type SerpIntegration = z.output<typeof serpIntegrationSchema>;

/** The text of the scoring calls: editor JSON, Draft.js raw JSON, HTML, or plain text. */
export const scoredTextSchema = z.string().max(CONTENT_LIMITS.content, 'The text is too long');

/** The same for calls made while the user types. Longer texts are scored when they are saved. */
export const liveTextSchema = z
  .string()
  .max(LIVE_TEXT_MAX, 'The text is too long for a live analysis, which takes at most 200,000 characters')
  .describe('Editor JSON, Draft.js raw JSON, HTML, or plain text, at most 200,000 characters.');

export const scoreRequestSchema = z.object({
  content: scoredTextSchema,
  primaryKeyword: lineSchema(CONTENT_LIMITS.keyword).default(''),
  targetKeywords: listSchema(CONTENT_LIMITS.keywords, CONTENT_LIMITS.keyword).default([]),
  title: lineSchema(CONTENT_LIMITS.title)
    .optional()
    .describe('If omitted, checks that need a title are skipped.'),
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
      density: z.number().describe('Occurrences per 100 words.'),
      band: z.enum(['absent', 'low', 'good', 'high', 'stuffed']),
      places: z.array(placeSchema).describe('The first 500 places.'),
    }),
  ),
  provenance: provenanceSchema,
  engineVersion: z.string(),
});
