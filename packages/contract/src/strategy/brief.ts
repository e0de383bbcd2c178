import { z } from 'zod';
import { EVIDENCE_SOURCES } from '../content/evidence.ts';
import { provenanceSchema } from '../provenance.ts';
import { lineSchema, listSchema } from '../text.ts';
import { BRIEF_LIMITS } from './limits.ts';

/** Stages of a brief. */
export const BRIEF_STAGES = ['brief', 'analysis', 'strategy'] as const;
export type BriefStage = (typeof BRIEF_STAGES)[number];

/** The fault of an idea, or null. Form and server share this rule. */
export function ideaFault(idea: string): 'missing' | 'short' | null {
  const text = idea.trim();
  if (text === '') return 'missing';
  return text.length < BRIEF_LIMITS.ideaLeast ? 'short' : null;
}

const IDEA_FAULTS = {
  missing: 'Content idea is required',
  short: `Content idea must be at least ${BRIEF_LIMITS.ideaLeast} characters long`,
};

export const ideaSchema = lineSchema(BRIEF_LIMITS.idea).superRefine((value, check) => {
  const fault = ideaFault(value);
  if (fault !== null) check.addIssue({ code: 'custom', message: IDEA_FAULTS[fault] });
});

/** Why a keyword was taken from an idea. */
export const IDEA_REASONS = [
  'whole',
  'comparison',
  'alternatives',
  'best',
  'task',
  'question',
  'subject',
  'phrase',
] as const;

/** What an idea says in addition to its subject. */
export const ideaFieldsSchema = z.object({
  audience: z.string().nullable().describe('Intended audience of the article.'),
  place: z.string().nullable(),
  time: z.string().nullable(),
  budget: z.string().nullable(),
});

export const keywordSchema = lineSchema(BRIEF_LIMITS.keyword);
const textSchema = lineSchema(BRIEF_LIMITS.text);

/** A section that the brief asks for. */
export const briefSectionSchema = z.object({
  heading: lineSchema(BRIEF_LIMITS.heading),
  level: z.union([z.literal(2), z.literal(3)]),
  words: z.int().min(0).max(BRIEF_LIMITS.sectionWords).default(0),
  purpose: lineSchema(40).default('detail').describe('Code for the purpose of the section.'),
  origin: z.enum(['headings', 'phrases', 'question', 'gap', 'template', 'own']).default('own'),
  terms: z.array(keywordSchema).max(BRIEF_LIMITS.sectionTerms).default([]),
  questions: z.array(lineSchema(BRIEF_LIMITS.question)).max(BRIEF_LIMITS.sectionQuestions).default([]),
  pages: z.int().min(0).default(0).describe('Number of evidence pages that have the section.'),
});
export type BriefSection = z.output<typeof briefSectionSchema>;

/** The fields of a brief that a user can write. */
export const writableBriefFields = {
  mainTopic: lineSchema(BRIEF_LIMITS.topic),
  targetAudience: textSchema,
  userIntent: textSchema,
  coreAngle: textSchema,
  primarySeoQuery: keywordSchema,
  secondaryKeywords: listSchema(BRIEF_LIMITS.keywords, BRIEF_LIMITS.keyword),
  sections: z.array(briefSectionSchema).max(BRIEF_LIMITS.sections),
};

export const briefFieldsSchema = z.object({
  mainTopic: z.string(),
  targetAudience: z.string(),
  userIntent: z.string(),
  coreAngle: z.string(),
  primarySeoQuery: z.string(),
  secondaryKeywords: z.array(z.string()),
  sections: z.array(briefSectionSchema),
});
export type BriefFields = z.output<typeof briefFieldsSchema>;
export type BriefField = keyof BriefFields;

/** A page that the brief is based on. */
const briefPageSchema = z.object({
  source: z
    .string()
    .describe(`How the page was obtained: ${EVIDENCE_SOURCES.join(', ')}, or the name of a search source.`),
  url: z.string().nullable(),
  title: z.string(),
  wordCount: z.int(),
  fetchedAt: z.string().nullable(),
});

/** One fact that a field is based on: a code, with the values for its sentence. */
export const groundSchema = z.object({
  field: z.string(),
  code: z.string(),
  text: z.string().nullable().describe('Part of the field that it refers to.'),
  detail: z.string().nullable().describe('What the evidence says.'),
  value: z.number().nullable(),
  page: z.int().nullable().describe('Index of a page in the evidence.'),
});
export type Ground = z.output<typeof groundSchema>;

const values = z.record(z.string(), z.union([z.number(), z.string()]));
export const angleSchema = z.object({ code: z.string(), values });

export const briefQuestionSchema = z.object({
  text: z.string(),
  pages: z.int().describe('Number of pages that ask the question.'),
  relevance: z.number().min(0).max(1),
  source: z.string().describe('Where the first of its sources asks the question.'),
  provenance: provenanceSchema,
});

/** What the engine found in addition to the fields that a user can write. */
export const briefFindingsSchema = z.object({
  intent: z.object({
    main: z.string().nullable(),
    probabilities: z.record(z.string(), z.number()),
  }),
  angle: angleSchema,
  otherAngles: z.array(angleSchema),
  terms: z.array(
    z.object({
      text: z.string(),
      key: z.string(),
      weight: z.number(),
      pages: z.int(),
      low: z.number(),
      high: z.number(),
    }),
  ),
  questions: z.array(briefQuestionSchema),
  facts: z.array(
    z.object({
      kind: z.enum(['figure', 'quotation']),
      text: z.string(),
      title: z.string(),
      url: z.string().nullable(),
      source: z.string().nullable().describe('URL that the page links as its source.'),
      isOwn: z
        .boolean()
        .optional()
        .describe('Whether the page states the fact without naming a source, as its own.'),
    }),
  ),
  internalLinks: z.array(
    z.object({ url: z.string(), title: z.string(), anchor: z.string(), relevance: z.number() }),
  ),
  titles: z.array(z.string()),
  descriptions: z.array(z.string()),
  words: z.object({ low: z.int(), target: z.int(), high: z.int(), pages: z.int() }),
  uncovered: z.object({ questions: z.array(z.string()), sections: z.array(z.string()) }),
  seedKeywords: z.array(z.string()),
  longTailKeywords: z.array(z.string()),
  readerLevel: z.enum(['beginner', 'intermediate', 'advanced']).nullable(),
  readerGrade: z.number().nullable(),
  asked: ideaFieldsSchema
    .omit({ audience: true })
    .optional()
    .describe('Location, time, and budget that the idea specifies.'),
  language: z.string(),
  leftOut: z.array(z.string()),
});
export type BriefFindings = z.output<typeof briefFindingsSchema>;

/** The evidence gathered for a brief. */
export const briefEvidenceSchema = z.object({
  pages: z.array(briefPageSchema),
  leftOut: z.array(z.object({ title: z.string(), url: z.string().nullable(), message: z.string() })),
  sources: z.array(
    z.object({ title: z.string(), part: z.string(), condition: z.string(), message: z.string().nullable() }),
  ),
  notice: z.string().nullable().describe('Why the evidence is limited, as a sentence.'),
  volume: z.number().nullable().describe('Searches per month. Null if no source knows.'),
  difficulty: z.number().nullable(),
  competitors: z.array(z.string()).optional().describe('URLs of competitors given for the brief.'),
  isSearched: z.boolean().describe('Whether the search sources were queried.'),
  gatheredAt: z.string(),
});
export type BriefEvidence = z.output<typeof briefEvidenceSchema>;
