import { z } from 'zod';
import { CONTENT_LIMITS } from '../content/content-limits.ts';
import { competitorsSchema, givenPagesSchema } from '../given-pages.ts';
import { lineSchema } from '../text.ts';
import { firstObjection, required } from '../validators.ts';

export const OUTLINE_STRATEGIES = ['standard', 'geographic', 'industry', 'funnel', 'multi'] as const;
export const INDUSTRIES = [
  'healthcare',
  'finance',
  'retail',
  'manufacturing',
  'technology',
  'education',
  'creative agencies',
  'consulting',
  'real estate',
  'legal',
] as const;
export const FUNNEL_STAGES = ['awareness', 'consideration', 'decision', 'retention'] as const;
export const AUDIENCE_MATURITIES = ['beginner', 'intermediate', 'advanced'] as const;
export const COMPANY_SIZES = ['small', 'medium', 'large'] as const;

export type OutlineStrategy = (typeof OUTLINE_STRATEGIES)[number];
export type Industry = (typeof INDUSTRIES)[number];
export type FunnelStage = (typeof FUNNEL_STAGES)[number];
export type AudienceMaturity = (typeof AUDIENCE_MATURITIES)[number];
export type CompanySize = (typeof COMPANY_SIZES)[number];

export const OUTLINE_WORDS = { least: 1000, most: 10_000, step: 500, usual: 3000 } as const;
export const OUTLINE_LIMITS = {
  keyword: CONTENT_LIMITS.keyword,
  location: 120,
  audience: 200,
  idea: 5_000,
} as const;

/** A line that must not be blank, with its error message. */
const filled = (length: number, sentence: string) =>
  lineSchema(length).superRefine((value, check) => {
    const objection = firstObjection(value, required(sentence));
    if (objection) check.addIssue({ code: 'custom', message: objection });
  });

export const keywordSchema = filled(OUTLINE_LIMITS.keyword, 'Please enter a target keyword');
export const locationSchema = filled(
  OUTLINE_LIMITS.location,
  'Please enter a location for geographic targeting',
);
export const industrySchema = z.enum(INDUSTRIES, {
  error: 'Please select an industry for industry-specific targeting',
});
export const stageSchema = z.enum(FUNNEL_STAGES);
export const maturitySchema = z.enum(AUDIENCE_MATURITIES);
export const companySizeSchema = z.enum(COMPANY_SIZES);
export const targetWordsSchema = z
  .int()
  .min(OUTLINE_WORDS.least)
  .max(OUTLINE_WORDS.most)
  .multipleOf(OUTLINE_WORDS.step, `Must be a multiple of ${OUTLINE_WORDS.step}`)
  .describe('Target word count.');

/** What an outline is based on besides the keyword. Every call accepts it. */
export const evidenceFields = {
  pages: givenPagesSchema,
  competitors: competitorsSchema,
  includeSearch: z.boolean().default(true).describe('Whether to query the search sources.'),
};

/** Who an outline is for. Null: not chosen. */
export const targetingSchema = z.object({
  strategy: z.enum(OUTLINE_STRATEGIES),
  location: lineSchema(OUTLINE_LIMITS.location).nullable(),
  industry: z.enum(INDUSTRIES).nullable(),
  stage: stageSchema.nullable(),
  maturity: maturitySchema.nullable(),
  companySize: companySizeSchema.nullable(),
  audience: lineSchema(OUTLINE_LIMITS.audience).describe(
    'Audience, in the user’s words. Empty if not specified.',
  ),
});
export type Targeting = z.output<typeof targetingSchema>;

const languageCodeSchema = z.union([
  z
    .string()
    .regex(/^[a-z]{2}$/i)
    .transform((code) => code.toLowerCase()),
  z.literal('').transform(() => null),
]);

const optionalChoice = <Choice extends z.ZodType>(choice: Choice) =>
  z.union([choice, z.literal('').transform(() => null)]).nullable();

/** The options of a standard outline. Each one narrows it. */
export const outlineOptionsSchema = z
  .object({
    includeCompetitors: z.boolean().default(true).describe('Whether to use the given pages and URLs.'),
    targetAudience: lineSchema(OUTLINE_LIMITS.audience),
    industry: optionalChoice(z.enum(INDUSTRIES)),
    geography: lineSchema(OUTLINE_LIMITS.location),
    funnelStage: optionalChoice(stageSchema),
    idea: lineSchema(OUTLINE_LIMITS.idea).describe(
      'Purpose of the article, in one sentence. Its conditions, location, audience, and language are kept.',
    ),
    language: languageCodeSchema.describe(
      'ISO 639-1 code of the language to write in. If omitted, it is determined from the idea, the keyword, or the caller’s language.',
    ),
  })
  .partial();
