import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, lineSchema, momentSchema } from '../text.ts';
import { CONTENT_LIMITS } from './content-limits.ts';

/** How a competitor's page was obtained. */
export const EVIDENCE_SOURCES = ['pasted', 'uploaded', 'fetched'] as const;
export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number];

/** Limits of the pages that an item is compared with. */
export const EVIDENCE_LIMITS = {
  pages: 20,
  /** UTF-16 units of one page. */
  text: 3_000_000,
  url: 2_000,
  title: 300,
} as const;

const evidencePageSchema = z.object({
  id: z.string(),
  source: z.enum(EVIDENCE_SOURCES).describe('How the page was obtained.'),
  url: z.string().nullable(),
  title: z.string(),
  wordCount: z.int().describe('Number of words in the article, without the rest of the page.'),
  addedAt: momentSchema,
});
export type EvidencePageLine = z.output<typeof evidencePageSchema>;

/** A page from the research of a keyword: read from the web, or an article of a source. */
const researchPageSchema = z.object({
  url: z.string(),
  title: z.string(),
  source: z.string().describe('`web`, or the name of the source that provided the article.'),
  position: z
    .int()
    .nullable()
    .describe('Position in the results, starting at 1. Null if the page was not found by a search.'),
  wordCount: z.int(),
  fetchedAt: momentSchema,
});

/** The latest research of a workspace about a keyword. */
export const keywordResearchSchema = z.object({
  gatheredAt: momentSchema.describe('When the source of the pages responded.'),
  source: z
    .string()
    .nullable()
    .describe('Display name of the source. Null if all pages were added by a person.'),
  isFresh: z
    .boolean()
    .describe('Whether the results are less than a day old. Refreshing then reuses them at no cost.'),
  questions: z.int().nullable().describe('Number of questions shown on the results page. Null if unknown.'),
  pages: z.array(researchPageSchema),
});
export type KeywordResearchLine = z.output<typeof keywordResearchSchema>;

/** The pages that an item is compared with, and what they say about its subject. */
export const contentEvidenceSchema = z.object({
  pages: z.array(evidencePageSchema),
  keyword: z.string(),
  engineVersion: z.string(),
  subject: z
    .looseObject({})
    .nullable()
    .describe('Terms, questions, and typical values, for an engine of the same version. Null without pages.'),
  research: keywordResearchSchema
    .nullable()
    .describe('The workspace’s keyword research, which the item is also compared with.'),
});
export type ContentEvidence = z.output<typeof contentEvidenceSchema>;

/** Texts of pages, to compare their passages with those of an item. */
export const comparedTextsSchema = z.object({
  keyword: z.string(),
  engineVersion: z.string(),
  questions: z.array(z.string()).describe('Questions shown on the results page.'),
  suggestions: z.array(z.string()).describe('Search suggestions for the keyword.'),
  pages: z
    .array(z.object({ page: z.looseObject({}) }))
    .describe('Pages for an engine of the same version. Long pages are truncated.'),
  hasVectors: z
    .boolean()
    .default(false)
    .describe('Whether the server creates sentence vectors for passages.'),
});
export type ComparedTexts = z.output<typeof comparedTextsSchema>;

const itemParams = z.object({ id: idSchema });
const webAddress = z
  .url({ protocol: /^https?$/, error: 'Must be an http:// or https:// address' })
  .max(EVIDENCE_LIMITS.url);

export const readEvidence = endpoint({
  method: 'GET',
  path: '/content/{id}/evidence',
  feature: 'content',
  summary: 'Lists an item’s comparison pages and prepares their evidence for a keyword.',
  access: 'user',
  scope: 'content:read',
  params: itemParams,
  query: z.object({
    keyword: lineSchema(CONTENT_LIMITS.keyword).optional().describe('Omit to use the saved primary keyword.'),
  }),
  response: contentEvidenceSchema,
  refusals: [404],
});

export const readKeywordEvidence = endpoint({
  method: 'GET',
  path: '/content/evidence',
  feature: 'content',
  summary: "Tells the workspace's research of a keyword, for a text that is no item yet.",
  access: 'user',
  scope: 'content:read',
  query: z.object({ keyword: lineSchema(CONTENT_LIMITS.keyword) }),
  response: contentEvidenceSchema,
});

export const readComparedTexts = endpoint({
  method: 'GET',
  path: '/content/{id}/evidence/texts',
  feature: 'content',
  summary: 'Returns the texts of an item’s comparison pages, for a passage duel.',
  access: 'user',
  scope: 'content:read',
  limit: 'computing',
  params: itemParams,
  query: z.object({
    keyword: lineSchema(CONTENT_LIMITS.keyword).optional().describe('Omit to use the saved primary keyword.'),
  }),
  response: comparedTextsSchema,
  refusals: [404],
});

export const addEvidencePage = endpoint({
  method: 'POST',
  path: '/content/{id}/evidence',
  feature: 'content',
  summary: 'Adds a competitor page, pasted or uploaded as HTML or text, and rescores the item.',
  access: 'user',
  scope: 'content:write',
  limit: 'computing',
  params: itemParams,
  body: z.object({
    text: z
      .string()
      .max(EVIDENCE_LIMITS.text, 'The page is too long')
      .describe('HTML of the whole page, or plain text.'),
    source: z.enum(['pasted', 'uploaded']),
    url: webAddress.nullable().default(null),
    title: lineSchema(EVIDENCE_LIMITS.title)
      .default('')
      .describe('If empty, the title is taken from the page.'),
  }),
  status: 201,
  response: evidencePageSchema,
  refusals: [403, 404, 409, 422],
});

export const fetchEvidencePage = endpoint({
  method: 'POST',
  path: '/content/{id}/evidence/fetch',
  feature: 'content',
  summary: 'Fetches a competitor page by URL, adds it, and rescores the item.',
  access: 'user',
  scope: 'content:write',
  limit: 'computing',
  params: itemParams,
  body: z.object({ url: webAddress }),
  status: 201,
  response: evidencePageSchema,
  streams: true,
  refusals: [403, 404, 409, 422, 502, 503, 504],
});

export const removeEvidencePage = endpoint({
  method: 'DELETE',
  path: '/content/{id}/evidence/{pageId}',
  feature: 'content',
  summary: 'Removes a comparison page from an item and rescores it.',
  access: 'user',
  scope: 'content:write',
  params: itemParams.extend({ pageId: idSchema }),
  status: 204,
  refusals: [403, 404],
});
