import { z } from 'zod';
import { CONTENT_LIMITS } from '../content/content-limits.ts';
import { endpoint } from '../endpoint.ts';
import { lineSchema, listSchema } from '../text.ts';
import { EVIDENCE_BODY, evidenceInputs, keywordEvidenceSchema } from './evidence.ts';
import { runFields } from './runs.ts';

/** Keywords whose pages one call reads. */
export const PATTERN_KEYWORDS = 5;
const QUESTIONS = 60;

const call = {
  feature: 'advanced',
  access: 'user',
  scope: 'analyses:write',
  method: 'POST',
  streams: true,
  runs: true,
  bodyLimit: EVIDENCE_BODY,
} as const;

export const ANSWER_PATTERNS = [
  'questions_answered',
  'passages_ahead',
  'answer_first',
  'question_headings',
  'standalone_openings',
  'answer_figures',
  'answer_quotations',
  'answer_citations',
  'plain_language',
  'short_paragraphs',
] as const;

const patternSchema = z.object({
  code: z.enum(ANSWER_PATTERNS),
  group: z.enum(['retrievability', 'evidence', 'style']),
  strength: z
    .enum(['strong', 'moderate', 'weak'])
    .describe('Strength of the evidence that the pattern helps.'),
  basis: z.string(),
  score: z.number().min(0).max(100).describe('Average extent to which the pages use the pattern.'),
  pages: z.int().describe('Number of pages the pattern could be checked on.'),
  best: z.object({ url: z.string().nullable(), title: z.string(), score: z.number() }).nullable(),
});

const askedSchema = z.object({
  text: z.string(),
  keyword: z.string(),
  pages: z.int().describe('Number of pages that ask the question.'),
  source: z.enum(['results', 'pages', 'template']),
});

export const analyzePatterns = endpoint({
  ...call,
  path: '/ai-optimization/analyze-patterns',
  limit: 'computing',
  summary: 'Shows what pages do to get quoted by answer engines, and what people ask.',
  body: z.object({
    keywords: listSchema(PATTERN_KEYWORDS, CONTENT_LIMITS.keyword).refine(
      (list) => list.length > 0,
      'Name at least one keyword',
    ),
    ...evidenceInputs,
  }),
  response: z.object({
    patterns: z
      .array(patternSchema)
      .describe('Patterns with the strongest evidence first. Empty without pages.'),
    questions: z.array(askedSchema),
    keywords: z.array(
      z.object({
        keyword: z.string(),
        readiness: z
          .number()
          .nullable()
          .describe('Median readiness of the pages, out of 100. Null without pages.'),
        pages: z.array(
          z.object({
            url: z.string().nullable(),
            title: z.string(),
            readiness: z.number().nullable(),
            answered: z.int(),
            questions: z.int(),
          }),
        ),
        evidence: keywordEvidenceSchema,
      }),
    ),
    ...runFields,
  }),
  refusals: [413],
});

const quotedSchema = z.object({ text: z.string(), url: z.string().nullable(), title: z.string() });

export const voiceSearchOutline = endpoint({
  ...call,
  path: '/ai-optimization/voice-search-outline',
  summary:
    'Outlines an article for voice answers quoted word for word from the evidence, with versions worded by a language model if one is configured.',
  body: z.object({
    topic: lineSchema(CONTENT_LIMITS.keyword).refine((text) => text !== '', 'Enter a topic'),
    optimizationData: z
      .object({
        questions: z
          .array(z.object({ text: lineSchema(500) }))
          .max(QUESTIONS, `At most ${QUESTIONS} entries`),
      })
      .partial()
      .default({})
      .describe('Response of `analyze-patterns`. Its questions are answered first.'),
    ...evidenceInputs,
  }),
  response: z.object({
    topic: z.string(),
    sections: z.array(
      z.object({
        question: z.string(),
        answer: quotedSchema
          .extend({
            words: z.int(),
            grade: z
              .number()
              .nullable()
              .describe('Flesch-Kincaid grade level. Null if the text is not in English.'),
            coverage: z.number().describe('Share of the question’s weight that the answer covers, 0 to 1.'),
            spoken: z
              .object({ text: z.string(), words: z.int(), grade: z.number().nullable() })
              .nullable()
              .default(null)
              .describe('Version worded by a language model to be read aloud. Null if there is none.'),
          })
          .nullable()
          .describe('Null if nothing in the evidence answers the question in 25 to 35 words.'),
        depth: z.array(quotedSchema.extend({ kind: z.enum(['heading', 'sentence']) })),
      }),
    ),
    answered: z.int(),
    notice: z
      .string()
      .nullable()
      .default(null)
      .describe('Why the configured language model did not word an answer.'),
    evidence: keywordEvidenceSchema,
    ...runFields,
  }),
  refusals: [413, 429],
});
