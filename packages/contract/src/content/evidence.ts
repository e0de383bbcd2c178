import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, lineSchema, momentSchema } from '../text.ts';
import { CONTENT_LIMITS } from './content-limits.ts';

/** How a competitor's page was come by. */
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
  source: z.enum(EVIDENCE_SOURCES).describe('How the page was come by.'),
  url: z.string().nullable(),
  title: z.string(),
  wordCount: z.int().describe('Words of its article, without the page around it.'),
  addedAt: momentSchema,
});
export type EvidencePageLine = z.output<typeof evidencePageSchema>;

/** The pages that an item is compared with, and what they say of its subject. */
export const contentEvidenceSchema = z.object({
  pages: z.array(evidencePageSchema),
  keyword: z.string(),
  engineVersion: z.string(),
  subject: z
    .looseObject({})
    .nullable()
    .describe('For the engine of the same version: terms, questions and usual figures. Null without pages.'),
});
export type ContentEvidence = z.output<typeof contentEvidenceSchema>;

const itemParams = z.object({ id: idSchema });
const webAddress = z
  .url({ protocol: /^https?$/, error: 'Must be an address that begins with http:// or https://' })
  .max(EVIDENCE_LIMITS.url);

export const readEvidence = endpoint({
  method: 'GET',
  path: '/content/{id}/evidence',
  feature: 'content',
  summary: 'Lists the pages that an item is compared with, and prepares what they say of a keyword.',
  access: 'user',
  params: itemParams,
  query: z.object({
    keyword: lineSchema(CONTENT_LIMITS.keyword)
      .optional()
      .describe('The saved primary keyword where absent.'),
  }),
  response: contentEvidenceSchema,
  refusals: [404],
});

export const addEvidencePage = endpoint({
  method: 'POST',
  path: '/content/{id}/evidence',
  feature: 'content',
  summary: 'Adds a page of a competitor, pasted or uploaded as HTML or text; the item is scored anew.',
  access: 'user',
  params: itemParams,
  body: z.object({
    text: z
      .string()
      .max(EVIDENCE_LIMITS.text, 'The page is too long')
      .describe('HTML of the whole page, or plain text.'),
    source: z.enum(['pasted', 'uploaded']),
    url: webAddress.nullable().default(null),
    title: lineSchema(EVIDENCE_LIMITS.title).default('').describe('Taken from the page where empty.'),
  }),
  status: 201,
  response: evidencePageSchema,
  refusals: [403, 404, 409, 422],
});

export const fetchEvidencePage = endpoint({
  method: 'POST',
  path: '/content/{id}/evidence/fetch',
  feature: 'content',
  summary: 'Reads a page of a competitor from its address and adds it; the item is scored anew.',
  access: 'user',
  params: itemParams,
  body: z.object({ url: webAddress }),
  status: 201,
  response: evidencePageSchema,
  refusals: [403, 404, 409, 422, 502, 503, 504],
});

export const removeEvidencePage = endpoint({
  method: 'DELETE',
  path: '/content/{id}/evidence/{pageId}',
  feature: 'content',
  summary: 'Takes a page from what an item is compared with; the item is scored anew.',
  access: 'user',
  params: itemParams.extend({ pageId: idSchema }),
  status: 204,
  refusals: [403, 404],
});
