import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, lineSchema } from '../text.ts';
import { siteViewFiltersSchema } from './site-index.ts';
import { pageIdSchema } from './site-links.ts';

/** Limits of what a workspace stores in addition to the pages of its sites. */
export const SITE_INVENTORY_LIMITS = {
  views: 50,
  viewName: 80,
  /** Maximum number of pages assigned at once. */
  assigned: 10_000,
} as const;

/** Pages selected in the inventory: by ID, or all that match filters. */
export const pageSelectionFields = {
  pages: z.array(pageIdSchema).min(1).max(SITE_INVENTORY_LIMITS.assigned).optional(),
  matching: siteViewFiltersSchema
    .extend({ site: idSchema.describe('ID of the site.') })
    .optional()
    .describe('Filters. Selects every page that matches them, in their sort order, instead of `pages`.'),
};
const selectionSchema = z.object(pageSelectionFields);
export type PageSelection = z.output<typeof selectionSchema>;

/** Whether exactly one way of selecting pages is used. */
export const hasOneSelection = ({ pages, matching }: PageSelection): boolean =>
  (pages === undefined) !== (matching === undefined);
export const ONE_SELECTION = { path: ['pages'], message: 'Select pages or filters' };

const call = { feature: 'analytics', access: 'user' } as const;

export const openSitePage = endpoint({
  ...call,
  method: 'POST',
  path: '/site/pages/{id}/article',
  summary:
    'Opens a page as an item: the one your workspace has of it, otherwise a new draft whose first revision is the article of the live page.',
  scope: 'content:write',
  streams: true,
  limit: 'computing',
  params: z.object({ id: idSchema }),
  response: z.object({
    contentId: z.string(),
    isNew: z.boolean().describe('Whether the page was read and an item was created.'),
    teammate: z
      .string()
      .nullable()
      .describe('Teammate whose item it already was. Null if it is the caller’s.'),
  }),
  refusals: [404, 409, 413, 422, 503],
});

const pageTextSchema = z.object({
  at: z.string().describe('When this text was read or saved.'),
  title: z.string(),
  text: z.string(),
});

export const compareSitePage = endpoint({
  ...call,
  method: 'POST',
  path: '/site/pages/{id}/comparison',
  summary:
    'Reads a page now and returns its article beside what you have of it: the text of your item, otherwise the article of the last crawl.',
  scope: 'content:write',
  streams: true,
  limit: 'computing',
  params: z.object({ id: idSchema }),
  response: z.object({
    before: pageTextSchema
      .extend({ by: z.enum(['article', 'crawl']).describe('What the text is from.') })
      .nullable()
      .describe('Null if there is no earlier text.'),
    live: pageTextSchema,
    isCut: z.boolean().describe('Whether the texts are longer than what is compared.'),
    item: z
      .object({
        id: z.string(),
        revision: z.int(),
        content: z.string().describe('The live page in the format of items.'),
      })
      .nullable()
      .describe('The item that the page is open as. Null if there is none that you can read.'),
  }),
  refusals: [404, 413, 422, 503],
});
export type SitePageComparison = z.output<(typeof compareSitePage)['response']>;

export const assignSitePages = endpoint({
  ...call,
  method: 'PUT',
  path: '/site/pages/assignee',
  summary: 'Assigns pages to a member; null takes the assignment away. Changes all of them or none.',
  scope: 'analytics:write',
  streams: true,
  body: selectionSchema
    .extend({ userId: idSchema.nullable().describe('User ID of a member of the workspace.') })
    .refine(hasOneSelection, ONE_SELECTION),
  response: z.object({
    changed: z.int().describe('Number of pages whose assignment changed.'),
    before: z
      .array(z.object({ userId: z.string().nullable(), pages: z.array(z.string()) }))
      .describe('Previous assignees of the changed pages.'),
  }),
  refusals: [404, 422],
});

const viewSchema = z.object({
  id: z.string(),
  name: z.string(),
  filters: siteViewFiltersSchema,
  authorName: z.string(),
  createdAt: z.string(),
  mayChange: z.boolean().describe('Whether the caller saved it or is a workspace admin.'),
});
export type SiteView = z.output<typeof viewSchema>;

const nameSchema = lineSchema(SITE_INVENTORY_LIMITS.viewName).pipe(z.string().min(1, 'Enter a name'));
const byId = z.object({ id: idSchema });

export const listSiteViews = endpoint({
  ...call,
  method: 'GET',
  path: '/site/views',
  summary: 'Lists the workspace’s saved views of the site inventory, by name.',
  scope: 'analytics:read',
  response: z.object({ views: z.array(viewSchema) }),
});

export const saveSiteView = endpoint({
  ...call,
  method: 'POST',
  path: '/site/views',
  summary: 'Saves filters and order of the site inventory under a name, for the whole workspace.',
  scope: 'analytics:write',
  body: z.object({ name: nameSchema, filters: siteViewFiltersSchema }),
  status: 201,
  response: viewSchema,
  refusals: [409, 422],
});

export const changeSiteView = endpoint({
  ...call,
  method: 'PUT',
  path: '/site/views/{id}',
  summary: 'Renames a saved view or replaces its filters.',
  scope: 'analytics:write',
  params: byId,
  body: z.object({ name: nameSchema.optional(), filters: siteViewFiltersSchema.optional() }),
  response: viewSchema,
  refusals: [403, 404, 409],
});

export const removeSiteView = endpoint({
  ...call,
  method: 'DELETE',
  path: '/site/views/{id}',
  summary: 'Removes a saved view.',
  scope: 'analytics:write',
  params: byId,
  status: 204,
  refusals: [403, 404],
});
