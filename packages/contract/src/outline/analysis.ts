import { z } from 'zod';
import { INTENT_NAMES } from '../intents.ts';
import { provenanceSchema } from '../provenance.ts';
import { targetingSchema } from './targeting.ts';

const text = (length: number) => z.string().max(length);
const share = z.number().min(0).max(1);
export const LONG = 500;

export const SECTION_PURPOSES = [
  'define',
  'background',
  'reasons',
  'steps',
  'kinds',
  'compare',
  'choose',
  'cost',
  'timing',
  'problems',
  'examples',
  'facts',
  'people',
  'place',
  'effects',
  'answers',
  'close',
  'detail',
] as const;
export const SECTION_ORIGINS = [
  'headings',
  'phrases',
  'question',
  'gap',
  'template',
  'targeting',
  'person',
] as const;
export type SectionPurpose = (typeof SECTION_PURPOSES)[number];
export type SectionOrigin = (typeof SECTION_ORIGINS)[number];

const planFields = {
  heading: text(LONG),
  purpose: z.enum(SECTION_PURPOSES),
  origin: z.enum(SECTION_ORIGINS),
  share: share.describe('Share of the words.'),
  optimizations: z.array(text(LONG)).max(20),
  questions: z.array(text(LONG)).max(20),
  evidence: z
    .array(z.object({ page: z.int().min(0).max(99), heading: text(LONG) }))
    .max(60)
    .describe('Headings of pages that it rests on; `page` is the place in `pages`.'),
};
const plannedSubsectionSchema = z.object(planFields);
const plannedSectionSchema = plannedSubsectionSchema.extend({
  subsections: z.array(plannedSubsectionSchema).max(40),
});

const questionSchema = z.object({
  text: text(LONG),
  relevance: share,
  pages: z.int().min(0).describe('Pages that ask it.'),
  source: z.enum(['results', 'pages', 'template', 'targeting']),
  isCovered: z.boolean().nullable().describe('Whether a page treats it; null without pages.'),
});

const sourceSchema = z.object({
  source: text(LONG),
  title: text(LONG),
  condition: z.enum(['answered', 'reused', 'failed']),
  message: text(LONG).nullable(),
  gatheredAt: text(40).nullable(),
});

/** What is known of a keyword before it is outlined; `generate` takes it back as it was answered. */
export const keywordAnalysisSchema = z.object({
  keyword: text(LONG),
  targeting: targetingSchema,
  language: text(20),
  idea: text(5_000)
    .default('')
    .describe('The sentence that the keyword was taken from; empty where not said.'),
  intent: z.object({
    leading: z.enum(INTENT_NAMES).nullable(),
    probabilities: z.object({
      informational: share,
      navigational: share,
      transactional: share,
      commercial: share,
      local: share,
    }),
  }),
  questions: z.array(questionSchema).max(100),
  expansions: z.array(z.object({ text: text(LONG), relevance: share })).max(40),
  terms: z
    .array(
      z.object({
        text: text(LONG),
        key: text(LONG),
        weight: share,
        pages: z.int().min(0).describe('Pages that use it; 0 for a modelled term.'),
      }),
    )
    .max(60),
  plan: z.array(plannedSectionSchema).max(60).describe('Sections before the targeting.'),
  uncovered: z
    .array(text(LONG))
    .max(60)
    .nullable()
    .describe('Questions of the targeting that no page treats; null without pages.'),
  pages: z
    .array(
      z.object({
        url: text(2_000)
          .regex(/^https?:\/\//i)
          .nullable(),
        title: text(LONG),
        words: z.int().min(0),
        source: text(40),
        digest: z
          .string()
          .regex(/^[\da-f]{64}$/)
          .nullable()
          .default(null)
          .describe('Names what the page held, as the workspace keeps it; null where it does not.'),
      }),
    )
    .max(40),
  middleWords: z.number().min(0).nullable().describe('Words of the middle page; null without pages.'),
  features: z
    .array(text(100))
    .max(40)
    .nullable()
    .describe('What the results page shows beside results; null where it is unknown.'),
  volume: z.number().min(0).nullable().describe('Searches a month; null where it is unknown.'),
  difficulty: z.number().min(0).max(100).nullable(),
  sources: z.array(sourceSchema).max(40),
  leftOut: z.array(z.object({ url: text(2_000).nullable(), title: text(LONG), message: text(LONG) })).max(40),
  notice: text(LONG).nullable().describe('What makes the evidence thinner than it could be.'),
  engineVersion: text(60),
  provenance: provenanceSchema,
});
export type KeywordAnalysis = z.output<typeof keywordAnalysisSchema>;
export type PlannedSection = z.output<typeof plannedSectionSchema>;
export type PlannedSubsection = z.output<typeof plannedSubsectionSchema>;
