import { z } from 'zod';
import { CONTENT_LIMITS } from './content/content-limits.ts';
import {
  CONTENT_SORTS,
  contentCardSchema,
  contentChangeSchema,
  contentDraftSchema,
  contentItemSchema,
  contentStatusSchema,
  contentTypeSchema,
} from './content/item.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, lineSchema, storableDaySchema } from './text.ts';

export { CONTENT_LIMITS } from './content/content-limits.ts';
export * from './content/evidence.ts';
export * from './content/item.ts';
export * from './content/passage-duel.ts';
export * from './content/revisions.ts';
export * from './content/sources.ts';
export * from './content/writing.ts';

const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  usageCount: z.int().min(0).describe('Number of items this workspace created from it.'),
  sampleUsageCount: z
    .int()
    .describe('Sample number to show on the card, marked as a sample. Never added to the real count.'),
  contentType: contentTypeSchema,
  title: z.string(),
  content: z.string(),
});
export type Template = z.output<typeof templateSchema>;

/** Number of newest items whose categories and tags are listed. */
export const LABELED_ITEMS = 1_000;

const statusCountsSchema = z.object({
  all: z.int(),
  draft: z.int(),
  review: z.int(),
  scheduled: z.int(),
  published: z.int(),
});

/** Filters of the list; each is also a parameter of the screen's address. */
export const contentQuerySchema = z.object({
  searchTerm: lineSchema(CONTENT_LIMITS.searchTerm)
    .optional()
    .describe('Matches title, text, and tags. The last word matches as a prefix.'),
  authorId: z
    .string()
    .max(64)
    .optional()
    .describe('Omit for the caller’s items. `all` for every item the caller can read.'),
  status: z
    .string()
    .max(80)
    .transform((value) => value.split(',').filter((status) => status !== '' && status !== 'all'))
    .pipe(z.array(contentStatusSchema))
    .optional()
    .describe('One or more comma-separated statuses.'),
  contentType: z.union([contentTypeSchema, z.literal('all')]).optional(),
  category: lineSchema(CONTENT_LIMITS.category).optional(),
  tag: lineSchema(CONTENT_LIMITS.tag).optional(),
  scoreFrom: z.coerce.number().int().min(0).max(100).optional(),
  scoreTo: z.coerce.number().int().min(0).max(100).optional(),
  updatedFrom: storableDaySchema.optional().describe('First day, in UTC.'),
  updatedTo: storableDaySchema.optional().describe('Last day, in UTC.'),
  sort: z.enum(CONTENT_SORTS).default('updated'),
  order: z.enum(['asc', 'desc']).optional().describe('Omit for newest first, highest first, or A to Z.'),
  cursor: z.string().max(2_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  // The server gathers 1,000 in any case.
  exactTo: z.coerce
    .number()
    .int()
    .min(1_000)
    .max(10_000)
    .optional()
    .describe('The total is exact up to this number, by default 1,000. Counting more takes longer.'),
});

const byId = z.object({ id: idSchema });

export const listContent = endpoint({
  method: 'GET',
  path: '/content',
  feature: 'content',
  summary: 'Lists content items, last changed first unless sorted otherwise.',
  access: 'user',
  scope: 'content:read',
  query: contentQuerySchema,
  response: z.object({
    content: z.array(contentCardSchema),
    nextCursor: z.string().nullable(),
    total: z.int().describe('Total number of items, exact up to `exactTo`.'),
    totalIsEstimate: z.boolean().optional(),
  }),
});

export const countContent = endpoint({
  method: 'GET',
  path: '/content/counts',
  feature: 'content',
  summary: `Counts your items by status, with up to 200 categories and tags of the newest ${LABELED_ITEMS}.`,
  access: 'user',
  scope: 'content:read',
  response: z.object({
    counts: statusCountsSchema,
    categories: z.array(z.string()),
    tags: z.array(z.string()),
  }),
});

export const readContent = endpoint({
  method: 'GET',
  path: '/content/{id}',
  feature: 'content',
  summary: 'Reads one item with its text.',
  access: 'user',
  scope: 'content:read',
  params: byId,
  response: contentItemSchema,
  refusals: [404],
});

export const createContent = endpoint({
  method: 'POST',
  path: '/content',
  feature: 'content',
  summary: 'Creates an item with its first revision and scores it.',
  access: 'user',
  scope: 'content:write',
  limit: 'computing',
  body: contentDraftSchema,
  status: 201,
  response: contentItemSchema,
  refusals: [422],
});

export const updateContent = endpoint({
  method: 'PUT',
  path: '/content/{id}',
  feature: 'content',
  summary:
    'Updates an item and creates a new revision. Status `published` publishes it, `draft` unpublishes it.',
  access: 'user',
  scope: 'content:write',
  limit: 'computing',
  params: byId,
  body: contentChangeSchema,
  response: contentItemSchema,
  refusals: [403, 404, 409, 422],
});

/** The body of a 409 response: the error and the current version. */
export const contentConflictSchema = z.object({
  error: z.string(),
  code: z.literal('revision_conflict'),
  current: contentItemSchema.describe('The saved item.'),
  submitted: z.looseObject({}).describe('The submitted values.'),
});

export const removeContent = endpoint({
  method: 'DELETE',
  path: '/content/{id}',
  feature: 'content',
  summary: 'Removes an item and its public page; it can be restored for 30 days.',
  access: 'user',
  scope: 'content:write',
  params: byId,
  status: 204,
  refusals: [403, 404],
});

export const undoRemoveContent = endpoint({
  method: 'POST',
  path: '/content/{id}/undo-remove',
  feature: 'content',
  summary: 'Restores a removed item as a draft.',
  access: 'user',
  scope: 'content:write',
  params: byId,
  response: contentItemSchema,
  refusals: [403, 404],
});

export const listTemplates = endpoint({
  method: 'GET',
  path: '/content/templates',
  feature: 'content',
  summary: 'Lists the templates with their structure and how often they were used.',
  access: 'user',
  scope: 'content:read',
  response: z.object({ templates: z.array(templateSchema) }),
});

export const exportContent = endpoint({
  method: 'GET',
  path: '/export/{id}',
  feature: 'content',
  summary: 'Downloads one item as a file.',
  access: 'user',
  scope: 'content:read',
  limit: 'computing',
  params: byId,
  query: z.object({ format: z.enum(['json', 'csv', 'md', 'html', 'docx']).default('json') }),
  produces: 'application/octet-stream',
  refusals: [404],
});

export const exportLibrary = endpoint({
  method: 'GET',
  path: '/export',
  feature: 'content',
  summary: 'Downloads all items you can read as one zip archive.',
  access: 'user',
  scope: 'content:read',
  limit: 'computing',
  query: z.object({ format: z.enum(['json', 'csv', 'md', 'html', 'docx']).default('md') }),
  produces: 'application/octet-stream',
});
