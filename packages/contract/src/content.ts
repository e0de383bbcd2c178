import { z } from 'zod';
import { CONTENT_LIMITS } from './content/content-limits.ts';
import { endpoint } from './endpoint.ts';
import { REVIEW_STATES } from './review/limits.ts';
import { firstObjection, required } from './validators.ts';
import { idSchema, lineSchema, listSchema, storableDaySchema, storableMomentSchema } from './text.ts';

export { CONTENT_LIMITS } from './content/content-limits.ts';
export * from './content/evidence.ts';
export * from './content/passage-duel.ts';
export * from './content/sources.ts';
export * from './content/writing.ts';

export const CONTENT_STATUSES = ['draft', 'review', 'scheduled', 'published'] as const;
/** What the form offers; `review` is reached by asking for a review. */
export const FORM_STATUSES = ['draft', 'published', 'scheduled'] as const;
export const CONTENT_TYPES = ['article', 'Blog Post', 'Guide', 'Listicle', 'Review'] as const;
export const CONTENT_SORTS = ['updated', 'created', 'title', 'score', 'words', 'views'] as const;
export const REVISION_KINDS = ['save', 'autosave', 'import', 'restore'] as const;

export type ContentStatus = (typeof CONTENT_STATUSES)[number];
export type ContentType = (typeof CONTENT_TYPES)[number];
export type ContentSort = (typeof CONTENT_SORTS)[number];
export type RevisionKind = (typeof REVISION_KINDS)[number];

const SLUG = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+)*$/u;

const titleSchema = lineSchema(CONTENT_LIMITS.title).superRefine((value, check) => {
  const objection = firstObjection(value, required('Title is required'));
  if (objection) check.addIssue({ code: 'custom', message: objection });
});

const slugSchema = lineSchema(CONTENT_LIMITS.slug).refine((value) => value === '' || SLUG.test(value), {
  message: 'A slug can contain only lowercase letters, digits, and single hyphens',
});

const contentStatusSchema = z.enum(CONTENT_STATUSES);
const contentTypeSchema = z.enum(CONTENT_TYPES);

/** What a person may write of an item. Fields of the server that a client sends are ignored. */
const writableFields = {
  title: titleSchema,
  content: z
    .string()
    .max(CONTENT_LIMITS.content, 'The text is too long')
    .describe('Editor JSON as a string. Plain text, HTML, and Draft.js raw JSON are converted.'),
  category: lineSchema(CONTENT_LIMITS.category),
  status: contentStatusSchema,
  tags: listSchema(CONTENT_LIMITS.tags, CONTENT_LIMITS.tag),
  metaTitle: lineSchema(CONTENT_LIMITS.metaTitle),
  metaDescription: lineSchema(CONTENT_LIMITS.metaDescription),
  keywords: listSchema(CONTENT_LIMITS.keywords, CONTENT_LIMITS.keyword).describe('Target keywords.'),
  primaryKeyword: lineSchema(CONTENT_LIMITS.keyword),
  contentType: contentTypeSchema,
  slug: slugSchema.describe('Last part of the public URL. Leave empty to create it from the title.'),
  scheduledFor: storableMomentSchema.nullable(),
};

export const contentDraftSchema = z.object({
  ...z.object(writableFields).partial().shape,
  title: titleSchema,
  templateId: idSchema
    .optional()
    .describe('ID of the template the item was created from. Counts as a use of the template.'),
});

export const contentChangeSchema = z
  .object(writableFields)
  .partial()
  .extend({
    revision: z
      .int()
      .positive()
      .optional()
      .describe('Revision that the change is based on. Returns a conflict if it is not the current one.'),
    autosave: z
      .boolean()
      .optional()
      .describe('Saved automatically, not by a person. Status, date, and public page do not change.'),
  });

/** One item as a list shows it: everything but the text. */
export const contentCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  excerpt: z.string().describe('The first 200 characters of the text.'),
  category: z.string(),
  status: contentStatusSchema,
  tags: z.array(z.string()),
  metaTitle: z.string(),
  metaDescription: z.string(),
  keywords: z.array(z.string()),
  primaryKeyword: z.string(),
  contentType: contentTypeSchema,
  slug: z.string(),
  scheduledFor: z.string().nullable(),
  score: z
    .int()
    .min(0)
    .max(100)
    .nullable()
    .describe('Score of the saved text, computed by the server. Null if it cannot be computed.'),
  wordCount: z.int(),
  viewCount: z.int(),
  engagementTime: z.number().describe('Seconds of attention, summed over all views.'),
  conversions: z.int(),
  author: z.object({ name: z.string() }),
  authorId: z.string().nullable(),
  authorEmail: z.string(),
  authorName: z.string(),
  revision: z.int().describe('Number of the current revision, from 1.'),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
  publicUrl: z
    .string()
    .nullable()
    .describe('URL of the public page while published, on the workspace’s own domain if it has one.'),
  hasRemoteFault: z.boolean().describe('Whether the last action on another site failed.'),
  review: z
    .object({
      state: z.enum(REVIEW_STATES),
      isChanged: z.boolean().describe('Whether the item was changed after the request or decision.'),
    })
    .nullable()
    .describe('Latest review. Null if there was none or it was withdrawn.'),
  canEdit: z.boolean(),
});

export const contentItemSchema = contentCardSchema.extend({
  content: z.string().describe('Editor JSON as a string.'),
  sourceUrl: z
    .string()
    .nullable()
    .describe('Address of the live page that the item was opened from. Null if there is none.'),
});

export type ContentDraft = z.input<typeof contentDraftSchema>;
export type ContentChange = z.input<typeof contentChangeSchema>;
export type ContentCard = z.output<typeof contentCardSchema>;
export type ContentItem = z.output<typeof contentItemSchema>;

const revisionSchema = z.object({
  number: z.int(),
  kind: z.enum(REVISION_KINDS),
  title: z.string(),
  wordCount: z.int(),
  score: z.int().nullable(),
  engineVersion: z.string().describe('Version of the engine that computed the score. Empty if unknown.'),
  editorName: z.string(),
  createdAt: z.string(),
  isPublic: z.boolean().describe('Whether the public page shows this revision.'),
});
const revisionDetailSchema = revisionSchema.extend({
  content: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  metaTitle: z.string(),
  metaDescription: z.string(),
  keywords: z.array(z.string()),
  primaryKeyword: z.string(),
  contentType: contentTypeSchema,
  slug: z.string(),
});

export type Revision = z.output<typeof revisionSchema>;
export type RevisionDetail = z.output<typeof revisionDetailSchema>;

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
    total: z.int().describe('Total number of items, exact up to 10,000.'),
    totalIsEstimate: z.boolean().optional(),
  }),
});

export const countContent = endpoint({
  method: 'GET',
  path: '/content/counts',
  feature: 'content',
  summary: 'Counts your items by status, with up to 200 categories and tags of the newest 10,000.',
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

/** The body of a 409: the refusal and the version that stands. */
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

export const listRevisions = endpoint({
  method: 'GET',
  path: '/content/{id}/revisions',
  feature: 'content',
  summary: 'Lists the revisions of an item, newest first.',
  access: 'user',
  scope: 'content:read',
  params: byId,
  query: z.object({
    before: z.coerce.number().int().positive().optional().describe('Only revisions with a lower number.'),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({ revisions: z.array(revisionSchema), total: z.int() }),
  refusals: [404],
});

export const readRevision = endpoint({
  method: 'GET',
  path: '/content/{id}/revisions/{number}',
  feature: 'content',
  summary: 'Reads a revision.',
  access: 'user',
  scope: 'content:read',
  params: z.object({ id: idSchema, number: z.coerce.number().int().positive() }),
  response: revisionDetailSchema,
  refusals: [404],
});

export const restoreRevision = endpoint({
  method: 'POST',
  path: '/content/{id}/revisions/{number}/restore',
  feature: 'content',
  summary: 'Restores an old revision as a new revision.',
  access: 'user',
  scope: 'content:write',
  limit: 'computing',
  params: z.object({ id: idSchema, number: z.coerce.number().int().positive() }),
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
