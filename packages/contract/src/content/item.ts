import { z } from 'zod';
import { REVIEW_STATES } from '../review/limits.ts';
import { idSchema, lineSchema, listSchema, storableMomentSchema } from '../text.ts';
import { firstObjection, required } from '../validators.ts';
import { CONTENT_LIMITS } from './content-limits.ts';

export const CONTENT_STATUSES = ['draft', 'review', 'scheduled', 'published'] as const;
/** Statuses that the form offers. `review` is set by requesting a review. */
export const FORM_STATUSES = ['draft', 'published', 'scheduled'] as const;
export const CONTENT_TYPES = ['article', 'Blog Post', 'Guide', 'Listicle', 'Review'] as const;
export const CONTENT_SORTS = ['updated', 'created', 'title', 'score', 'words', 'views'] as const;

export type ContentStatus = (typeof CONTENT_STATUSES)[number];
export type ContentType = (typeof CONTENT_TYPES)[number];
export type ContentSort = (typeof CONTENT_SORTS)[number];

const SLUG = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+)*$/u;

const titleSchema = lineSchema(CONTENT_LIMITS.title).superRefine((value, check) => {
  const objection = firstObjection(value, required('Title is required'));
  if (objection) check.addIssue({ code: 'custom', message: objection });
});

const slugSchema = lineSchema(CONTENT_LIMITS.slug).refine((value) => value === '' || SLUG.test(value), {
  message: 'A slug can contain only lowercase letters, digits, and single hyphens',
});

export const contentStatusSchema = z.enum(CONTENT_STATUSES);
export const contentTypeSchema = z.enum(CONTENT_TYPES);

/** The fields of an item that a user can write. Server fields sent by a client are ignored. */
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

/** One item as it appears in a list: everything except the text. */
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
