import { z } from 'zod';
import { INTENT_NAMES } from '../intents.ts';
import { keywordAnalysisSchema, LONG, SECTION_ORIGINS, SECTION_PURPOSES } from './analysis.ts';
import { provenanceSchema } from '../provenance.ts';
import { targetingSchema } from './targeting.ts';

const sentence = z.string();
const points = z.number().min(0).max(100);

const sectionFields = {
  id: z.string().min(1).max(64),
  heading: z.string().max(LONG),
  purpose: z.enum(SECTION_PURPOSES),
  origin: z.enum(SECTION_ORIGINS),
  strategicValue: points,
  valueParts: z
    .array(z.object({ code: z.enum(['pages', 'gap', 'question', 'targeting']), points }))
    .max(8)
    .describe('Parts that add up to the value.'),
  estimatedWords: z.int().min(0).max(20_000).describe('Estimated word count, including subsections.'),
  optimizations: z.array(z.string().max(LONG)).max(20).describe('Terms to use in this section.'),
  questions: z.array(z.string().max(LONG)).max(20),
  evidence: z.array(z.object({ page: z.int().min(0).max(99), heading: z.string().max(LONG) })).max(60),
  isUncovered: z.boolean().describe('Whether no competitor covers it. False without pages.'),
};
const subsectionSchema = z.object({ level: z.literal(3), ...sectionFields });
const sectionSchema = z.object({
  level: z.literal(2),
  ...sectionFields,
  subsections: z.array(subsectionSchema).max(40),
});
export type OutlineSection = z.output<typeof sectionSchema>;
export type OutlineSubsection = z.output<typeof subsectionSchema>;

/** The fields of an outline that a user can edit. */
export const writtenOutlineSchema = z.object({
  title: z.string().max(300),
  metaDescription: z.string().max(1_000),
  sections: z.array(sectionSchema).max(100),
});
export type WrittenOutline = z.output<typeof writtenOutlineSchema>;

export const SCORE_PARTS = [
  'keywordCoverage',
  'paaIntegration',
  'competitiveGapExploitation',
  'serpFeatureOptimization',
] as const;
export type OutlineScorePart = (typeof SCORE_PARTS)[number];

const partSchema = z.object({
  score: points.nullable().describe('Null if it cannot be computed.'),
  explanation: sentence,
  found: z.array(z.string().max(LONG)).max(60).describe('What the outline covers.'),
  missing: z
    .array(z.string().max(LONG))
    .max(60)
    .describe('What the outline does not cover, most important first.'),
  provenance: provenanceSchema,
});
export type OutlinePart = z.output<typeof partSchema>;

const recommendationSchema = z.object({
  category: z.enum([...SCORE_PARTS, 'idea', 'length', 'evidence']),
  recommendation: sentence,
  priority: z.enum(['high', 'medium', 'low']),
});
export type OutlineRecommendation = z.output<typeof recommendationSchema>;

const layerSchema = z.enum(['location', 'industry', 'companySize', 'stage', 'maturity', 'audience']);
export type TargetingLayer = z.output<typeof layerSchema>;

/** An outline with everything that is reported about it. */
export const outlineResultSchema = z.object({
  performance: z.object({
    totalScore: points.nullable().describe('Average of the known parts.'),
    restsOn: z.object({ known: z.int(), of: z.int() }),
    competitiveAdvantages: z.array(z.object({ advantage: sentence, sectionId: z.string() })),
    serpOptimization: points.nullable(),
    estimatedWordCount: z.int(),
  }),
  outline: writtenOutlineSchema.extend({
    score: z.object({
      breakdown: z.object({
        keywordCoverage: partSchema,
        paaIntegration: partSchema,
        competitiveGapExploitation: partSchema,
        serpFeatureOptimization: partSchema,
      }),
      recommendations: z.array(recommendationSchema),
    }),
  }),
  strategicInsights: z.object({
    positioningStrategy: z.array(sentence),
    intentLayering: z.array(
      z.object({
        intent: z.enum(INTENT_NAMES),
        probability: z.number(),
        sections: z.array(z.string()).describe('Headings of the sections that cover it.'),
      }),
    ),
    provenance: provenanceSchema,
  }),
  publishingStrategy: z.array(z.object({ advice: sentence, reason: sentence })),
  targetingStrategy: z.object({
    targeting: targetingSchema,
    changes: z
      .array(
        z.object({
          layer: layerSchema,
          kind: z.enum(['section', 'question', 'wording', 'left_out']),
          text: sentence,
        }),
      )
      .describe('Changes that the targeting made to the outline, by targeting layer.'),
  }),
  targetingInsights: z.array(sentence),
  optimizationTips: z.array(recommendationSchema),
  targetWordCount: z.int(),
  analysisData: keywordAnalysisSchema,
  provenance: provenanceSchema,
});
export type OutlineResult = z.output<typeof outlineResultSchema>;
