import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { provenanceSchema } from '../provenance.ts';
import { idSchema, lineSchema } from '../text.ts';
import { CONTENT_LIMITS } from './content-limits.ts';
import { EVIDENCE_LIMITS } from './evidence.ts';

/** What can be written for a text: new text, a rewording of existing text, and the texts of a results page. */
export const WRITING_KINDS = [
  'draft',
  'continue',
  'rewrite',
  'shorten',
  'simplify',
  'titles',
  'descriptions',
] as const;
export type WritingKind = (typeof WRITING_KINDS)[number];

/** The kinds that reword existing text. */
export const REWORDING_KINDS = ['rewrite', 'shorten', 'simplify'] as const satisfies readonly WritingKind[];
export type RewordingKind = (typeof REWORDING_KINDS)[number];

/** Whether a kind rewords existing text. */
export function isRewording(kind: WritingKind): kind is RewordingKind {
  return (REWORDING_KINDS as readonly WritingKind[]).includes(kind);
}

/** Limits of the input for writing, in UTF-16 units or entries. */
export const WRITING_LIMITS = {
  passages: 20,
  passage: 6_000,
  around: 12_000,
  already: 20,
  questions: 20,
  question: 300,
  terms: 40,
  term: 120,
  facts: 20,
  fact: 1_000,
  angle: 1_000,
  answer: 60_000,
  bytes: 500_000,
} as const;

/** What a brief asks for at a position of the text. */
const writingBriefSchema = z.object({
  angle: lineSchema(WRITING_LIMITS.angle).default(''),
  audience: lineSchema(WRITING_LIMITS.angle).default(''),
  questions: z.array(lineSchema(WRITING_LIMITS.question)).max(WRITING_LIMITS.questions).default([]),
  terms: z.array(lineSchema(WRITING_LIMITS.term)).max(WRITING_LIMITS.terms).default([]),
  facts: z
    .array(lineSchema(WRITING_LIMITS.fact))
    .max(WRITING_LIMITS.facts)
    .default([])
    .describe('Sentences from the brief’s evidence that may be stated.'),
});
export type WritingBrief = z.input<typeof writingBriefSchema>;

export const UNSOURCED_KINDS = ['figure', 'quotation', 'study', 'name', 'address'] as const;

/** A statement backed neither by the evidence nor by the user. Offsets in UTF-16 units of the text that contains it. */
const unsourcedSchema = z.object({
  kind: z.enum(UNSOURCED_KINDS),
  start: z.int().min(0),
  end: z.int().min(0),
});
export type UnsourcedStretch = z.output<typeof unsourcedSchema>;

/** One paragraph, heading, list item, or quotation, accepted or rejected separately. */
const writtenPieceSchema = z.object({
  passage: z.int().nullable().describe('Index of the passage to replace. Null for new text.'),
  block: z.enum(['paragraph', 'heading', 'bullet', 'quote']),
  text: z.string(),
  sources: z.array(z.int()).describe('Indexes in `sources`.'),
  unsourced: z.array(unsourcedSchema),
});
export type WrittenPiece = z.output<typeof writtenPieceSchema>;

const proposalSchema = z.object({
  text: z.string(),
  pixels: z.int().describe('Width on a results page, in pixels.'),
  maximum: z.int().describe('Maximum width on a results page, in pixels.'),
  unsourced: z.array(unsourcedSchema),
});
export type Proposal = z.output<typeof proposalSchema>;

const writtenSourceSchema = z.object({
  pageId: z.string(),
  title: z.string(),
  url: z.string().nullable(),
});
export type WrittenSource = z.output<typeof writtenSourceSchema>;

/** The written text for a user to accept. Nothing of it is saved. */
export const writtenTextSchema = z.object({
  kind: z.enum(WRITING_KINDS),
  pieces: z.array(writtenPieceSchema),
  proposals: z.array(proposalSchema),
  sources: z.array(writtenSourceSchema),
  model: z.string().nullable().describe('Language model that wrote it. Null for the built-in engine.'),
  provenance: provenanceSchema,
  leftOut: z.int().describe('Number of URLs removed because they are not in the evidence.'),
});
export type WrittenText = z.output<typeof writtenTextSchema>;

/** What to write, and the text around its position. */
const writingFields = {
  kind: z.enum(WRITING_KINDS),
  passages: z
    .array(z.string().max(WRITING_LIMITS.passage, 'The selection is too long'))
    .max(WRITING_LIMITS.passages, 'Too many paragraphs are selected')
    .default([])
    .describe('Paragraphs, or parts of them, to reword.'),
  before: z.string().max(WRITING_LIMITS.around).default('').describe('Text before the position.'),
  after: z.string().max(WRITING_LIMITS.around).default('').describe('Text after the position.'),
  already: z
    .array(z.string().max(WRITING_LIMITS.passage))
    .max(WRITING_LIMITS.already)
    .default([])
    .describe('Texts already suggested elsewhere in the article. They are not suggested again.'),
  heading: lineSchema(CONTENT_LIMITS.title).default('').describe('Heading above the position.'),
  title: lineSchema(CONTENT_LIMITS.title).default(''),
  keyword: lineSchema(CONTENT_LIMITS.keyword).default(''),
  brief: writingBriefSchema.nullable().default(null),
  pageIds: z
    .array(idSchema)
    .max(EVIDENCE_LIMITS.pages)
    .nullable()
    .default(null)
    .describe('IDs of the evidence pages to use. Null for all pages of the item.'),
};

const hasPassages = ({ kind, passages }: { kind: WritingKind; passages: readonly string[] }): boolean =>
  !isRewording(kind) || passages.some((text) => text.trim() !== '');
const NO_PASSAGES = { path: ['passages'], message: 'Select the text to reword' };

/** The prompt for a browser's own model, the same as the server would send. */
export const writingPrompt = endpoint({
  method: 'POST',
  path: '/content/{id}/write/prompt',
  feature: 'content',
  summary:
    'Returns the prompt and the response schema for a model that runs in the browser. Send its answer to `/content/{id}/write` with `engine: browser`. Not metered.',
  access: 'user',
  scope: 'content:write',
  limit: 'computing',
  params: z.object({ id: idSchema }),
  bodyLimit: WRITING_LIMITS.bytes,
  body: z.object(writingFields).refine(hasPassages, NO_PASSAGES),
  response: z.object({
    instructions: z.string(),
    prompt: z.string(),
    form: z.record(z.string(), z.unknown()).describe('JSON Schema of the answer.'),
  }),
  refusals: [403, 404, 422],
});

export const writeText = endpoint({
  method: 'POST',
  path: '/content/{id}/write',
  feature: 'content',
  summary:
    'Suggests text for a position in an item, based on its evidence. Nothing is saved. Uses one AI request, or none if it fails, finds nothing, or is canceled.',
  access: 'user',
  scope: 'content:write',
  limit: 'computing',
  params: z.object({ id: idSchema }),
  bodyLimit: WRITING_LIMITS.bytes,
  body: z
    .object({
      ...writingFields,
      engine: z
        .enum(['model', 'built_in', 'browser'])
        .default('model')
        .describe(
          '`model` uses the language model if one is configured, and returns an error if it fails. `browser`: the browser’s own model wrote `answer`.',
        ),
      answer: z
        .string()
        .max(WRITING_LIMITS.answer)
        .default('')
        .describe('Answer of the browser’s model, checked like that of any other model.'),
    })
    .refine(hasPassages, NO_PASSAGES),
  response: writtenTextSchema,
  streams: true,
  refusals: [403, 404, 422, 502, 503, 504],
});
