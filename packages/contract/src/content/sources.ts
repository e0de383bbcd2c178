import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../text.ts';
import { CONTENT_LIMITS } from './content-limits.ts';

/** Why a sentence needs a source. */
export const UNSOURCED_REASONS = ['figure', 'quotation', 'study', 'claim'] as const;
export type UnsourcedReason = (typeof UNSOURCED_REASONS)[number];

/** Where the sentence is. Headings are part of the text. */
export const UNSOURCED_PLACES = ['title', 'text', 'metaTitle', 'metaDescription'] as const;
export type UnsourcedPlace = (typeof UNSOURCED_PLACES)[number];

/** What a user can decide about a sentence instead of naming a source. */
export const SOURCE_DECISIONS = ['own', 'accepted'] as const;
export type SourceDecision = (typeof SOURCE_DECISIONS)[number];

export const SOURCE_LIMITS = { sentence: 8_000, listed: 200 } as const;

const decisionSchema = z.object({
  kind: z
    .enum(SOURCE_DECISIONS)
    .describe('`own` if the author knows it firsthand, `accepted` if it may stand without a source.'),
  byName: z.string(),
  at: z.string(),
});

const sentenceSchema = z.object({
  text: z.string(),
  reason: z.enum(UNSOURCED_REASONS),
  place: z.enum(UNSOURCED_PLACES).describe('Where it is. Headings are part of the text.'),
  decision: decisionSchema.nullable().describe('Null while no decision was made.'),
});
/** A sentence that makes a factual claim without a source next to it. */
export type UnsourcedSentence = z.output<typeof sentenceSchema>;

const checkSchema = z.object({
  isRequired: z.boolean().describe('Whether the workspace publishes only text without open sentences.'),
  open: z.int().describe('Number of sentences with neither a source nor a decision.'),
  sentences: z
    .array(sentenceSchema)
    .describe(`Sentences in reading order, open ones first, at most ${SOURCE_LIMITS.listed}.`),
});
export type SourceCheck = z.output<typeof checkSchema>;

const byId = z.object({ id: idSchema });

export const checkSources = endpoint({
  method: 'POST',
  path: '/content/{id}/sources',
  feature: 'content',
  summary:
    'Lists the sentences of a text, its title, and its meta texts that need a source and have none, with the decisions made about them.',
  access: 'user',
  scope: 'content:read',
  limit: 'computing',
  params: byId,
  body: z.object({
    content: z
      .string()
      .max(CONTENT_LIMITS.content)
      .optional()
      .describe('Current text. Omit to use the saved text.'),
    title: z.string().max(CONTENT_LIMITS.title).optional().describe('Omit to use the saved one.'),
    metaTitle: z.string().max(CONTENT_LIMITS.metaTitle).optional().describe('Omit to use the saved one.'),
    metaDescription: z
      .string()
      .max(CONTENT_LIMITS.metaDescription)
      .optional()
      .describe('Omit to use the saved one.'),
  }),
  response: checkSchema,
  refusals: [404, 413, 422, 503],
});

export const decideSource = endpoint({
  method: 'PUT',
  path: '/content/{id}/sources/decisions',
  feature: 'content',
  summary:
    'Records in your name that a sentence is your own knowledge or may stand without a source; null undoes it. Applies as long as the sentence is unchanged. API tokens are refused.',
  access: 'user',
  params: byId,
  body: z.object({
    sentence: z.string().trim().min(1).max(SOURCE_LIMITS.sentence),
    decision: z.enum(SOURCE_DECISIONS).nullable(),
  }),
  response: z.object({ decision: decisionSchema.nullable() }),
  refusals: [403, 404],
});

const ruleSchema = z.object({
  isSourceRequired: z
    .boolean()
    .describe(
      'Whether only text is published in which every sentence that needs a source has one, or a decision.',
    ),
});

export const readSourceRule = endpoint({
  method: 'GET',
  path: '/sources/rule',
  feature: 'content',
  summary: 'Reads whether publishing requires sources.',
  access: 'user',
  scope: 'content:read',
  response: ruleSchema,
});

export const changeSourceRule = endpoint({
  method: 'PUT',
  path: '/sources/rule',
  feature: 'content',
  summary: 'Sets whether publishing requires sources. Admins only.',
  access: 'user',
  body: ruleSchema,
  response: ruleSchema,
  refusals: [403],
});
