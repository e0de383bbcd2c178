import { z } from 'zod';
import { PROVENANCE_KINDS, provenanceSchema } from '../provenance.ts';

/** Keywords and questions for a brief. */
export const briefAnalysisSchema = z.object({
  seedKeywords: z.array(z.string()),
  longTailKeywords: z.array(z.string()),
  faq: z.array(
    z.object({
      question: z.string(),
      answer: z
        .string()
        .nullable()
        .describe('Complete sentences from a page. Null if no page answers the question.'),
      url: z.string().nullable(),
      title: z.string().nullable(),
      pages: z.int(),
      source: z.string(),
      provenance: provenanceSchema,
    }),
  ),
  keywords: z
    .array(
      z.object({
        text: z.string(),
        kind: z.enum(['core', 'long_tail']),
        intent: z.string().nullable(),
        relevance: z.number().min(0).max(1).nullable(),
        volume: z.number().nullable(),
        sources: z.array(z.object({ code: z.string(), text: z.string(), url: z.string().nullable() })),
        provenance: provenanceSchema
          .extend({ kind: z.enum([...PROVENANCE_KINDS, 'given']) })
          .describe('`given` if a person wrote it. Anything chosen automatically is never `measured`.'),
      }),
    )
    .describe('Keywords, each with the reasons for it.'),
  notice: z
    .string()
    .nullable()
    .optional()
    .describe('Why the configured language model did not word anything, as a sentence.'),
  provenance: provenanceSchema,
  engineVersion: z.string(),
  madeAt: z.string(),
});
export type BriefAnalysis = z.output<typeof briefAnalysisSchema>;

const topicSchema = z.object({
  id: z.string().describe('ID of the topic within the strategy.'),
  title: z.string(),
  keyword: z.string(),
  keywords: z.array(z.string()).describe('All keywords that one page can cover, the topic’s own first.'),
  cluster: z.string(),
  intent: z.string().nullable(),
  role: z.enum(['pillar', 'supporting']),
  publishOn: z.string().describe('Suggested date, `YYYY-MM-DD`.'),
  reasons: z
    .array(z.object({ code: z.string(), text: z.string(), url: z.string().nullable().optional() }))
    .describe('Reasons for the topic, with the page that supports each if there is one.'),
  existing: z
    .object({ id: z.string(), title: z.string() })
    .nullable()
    .optional()
    .describe('Content that already covers the topic: update it instead of writing a new article.'),
  provenance: provenanceSchema,
});
export type StrategyTopic = z.output<typeof topicSchema>;

/** What to write around a brief, in which order, and how the pieces connect. */
export const strategySchema = z.object({
  pillar: topicSchema,
  supporting: z.array(topicSchema).describe('Supporting topics, in order of publication.'),
  folded: z
    .array(z.object({ keyword: z.string(), section: z.string() }))
    .optional()
    .describe(
      'Keywords without an article of their own, each with the section of the pillar that answers it.',
    ),
  clusters: z.array(
    z.object({
      name: z.string(),
      intent: z.string().nullable(),
      keywords: z.array(z.string()),
      topics: z.array(z.string()).describe('IDs of the topics.'),
    }),
  ),
  links: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      anchor: z.string(),
      reason: z.enum(['to_pillar', 'from_pillar', 'same_cluster', 'related']),
    }),
  ),
  measures: z.array(
    z.object({
      code: z.string(),
      topic: z.string().nullable(),
      after: z.string().describe('First day on which the metric is meaningful, `YYYY-MM-DD`.'),
      value: z.number().nullable().describe('Current value. Null if unknown.'),
    }),
  ),
  notice: z
    .string()
    .nullable()
    .optional()
    .describe('Why the configured language model did not word anything, as a sentence.'),
  articlesPerWeek: z.int(),
  startOn: z.string(),
  provenance: provenanceSchema,
  engineVersion: z.string(),
  madeAt: z.string(),
});
export type Strategy = z.output<typeof strategySchema>;
