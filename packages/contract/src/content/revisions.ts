import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../text.ts';
import { contentItemSchema, contentTypeSchema } from './item.ts';

export const REVISION_KINDS = ['save', 'autosave', 'import', 'restore'] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

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

export const listRevisions = endpoint({
  method: 'GET',
  path: '/content/{id}/revisions',
  feature: 'content',
  summary: 'Lists the revisions of an item, newest first.',
  access: 'user',
  scope: 'content:read',
  params: z.object({ id: idSchema }),
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
