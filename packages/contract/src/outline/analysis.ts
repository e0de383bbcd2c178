import { z } from 'zod';
import { INTENT_NAMES } from '../intents.ts';
import { provenanceSchema } from '../provenance.ts';
import { targetingSchema } from './targeting.ts';

const text = (length: number) => z.string().max(length);
const share = z.number().min(0).max(1);
export const LONG = 500;
/** Answers are whole sentences. */
export const ANSWER_LENGTH = 2_000;

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
    .describe('Headings of the pages that this is based on. `page` is an index in `pages`.'),
};
const plannedSubsectionSchema = z.object(planFields);
const plannedSectionSchema = plannedSubsectionSchema.extend({
  subsections: z.array(plannedSubsectionSchema).max(40),
});

const questionSchema = z.object({
  text: text(LONG),
  relevance: share,
  pages: z.int().min(0).describe('Number of pages that ask the question.'),
  source: z.enum(['results', 'pages', 'template', 'targeting']),
  isCovered: z.boolean().nullable().describe('Whether a page covers it. Null without pages.'),
  answer: z
    .object({
      text: text(ANSWER_LENGTH).describe('Complete sentences of the page.'),
      page: z.int().min(0).max(99).describe('Index in `pages`.'),
    })
    .nullable()
    .default(null)
    .describe('Null if no page answers the question.'),
});

const sourceSchema = z.object({
  source: text(LONG),
  title: text(LONG),
  condition: z.enum(['answered', 'reused', 'failed']),
  message: text(LONG).nullable(),
  gatheredAt: text(40).nullable(),
});

/** The analysis of a keyword before its outline. `generate` accepts it back unchanged. */
export const keywordAnalysisSchema = z.object({
  keyword: text(LONG),
  targeting: targetingSchema,
  language: text(20),
  idea: text(5_000).default('').describe('Sentence the keyword was taken from. Empty if none was given.'),
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
        pages: z.int().min(0).describe('Number of pages that use the term. 0 for a modeled term.'),
      }),
    )
    .max(60),
  plan: z.array(plannedSectionSchema).max(60).describe('Planned sections before targeting.'),
  uncovered: z
    .array(text(LONG))
    .max(60)
    .nullable()
    .describe('Targeting questions that no page covers. Null without pages.'),
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
          .describe('Identifies the stored content of the page. Null if it is not stored.'),
      }),
    )
    .max(40),
  middleWords: z.number().min(0).nullable().describe('Word count of the median page. Null without pages.'),
  features: z
    .array(text(100))
    .max(40)
    .nullable()
    .describe('What the results page shows besides results. Null if unknown.'),
  volume: z.number().min(0).nullable().describe('Searches per month. Null if unknown.'),
  difficulty: z.number().min(0).max(100).nullable(),
  sources: z.array(sourceSchema).max(40),
  leftOut: z.array(z.object({ url: text(2_000).nullable(), title: text(LONG), message: text(LONG) })).max(40),
  notice: text(LONG).nullable().describe('What limits the evidence.'),
  engineVersion: text(60),
  provenance: provenanceSchema,
});
export type KeywordAnalysis = z.output<typeof keywordAnalysisSchema>;
export type PlannedSection = z.output<typeof plannedSectionSchema>;
export type PlannedSubsection = z.output<typeof plannedSubsectionSchema>;
