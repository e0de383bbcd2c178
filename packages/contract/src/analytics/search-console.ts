import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, storableDaySchema } from '../text.ts';

export const SEARCH_CONSOLE_LIMITS = {
  /** Maximum upload size of a file in bytes. */
  file: 10_000_000,
  /** Maximum size of a table in bytes, unpacked. */
  table: 20_000_000,
  /** Maximum rows of one table. An export of Search Console has 1,000, its API returns 25,000 a page. */
  rows: 50_000,
  /** Maximum length of a query or an address. */
  name: 2_000,
  /** Maximum number of exports stored per workspace. */
  imports: 60,
  /** Maximum number of days in one export: Search Console stores 16 months. */
  days: 550,
} as const;

/** What a row of an export describes. */
export const SEARCH_FIGURE_KINDS = ['query', 'page', 'day'] as const;
export type SearchFigureKind = (typeof SEARCH_FIGURE_KINDS)[number];

const figuresSchema = z.object({
  clicks: z.int(),
  impressions: z.int(),
  ctr: z.number().nullable().describe('Clicks per impression, 0 to 1. Null without impressions.'),
  position: z.number().nullable().describe('Average position in the results, starting at 1.'),
});
export type SearchFigures = z.output<typeof figuresSchema>;

const namedFiguresSchema = figuresSchema.extend({ name: z.string() });
export type NamedSearchFigures = z.output<typeof namedFiguresSchema>;

const importSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  from: z.string().describe('First day, `YYYY-MM-DD`.'),
  to: z.string().describe('Last day, `YYYY-MM-DD`.'),
  importedAt: z.string(),
  importedBy: z
    .string()
    .nullable()
    .describe('Person who imported the file. Null if the account was deleted.'),
  mayRemove: z.boolean().describe('Whether the caller created it or is a workspace admin.'),
});
export type SearchImport = z.output<typeof importSchema>;

const call = { feature: 'analytics', access: 'user' } as const;
const byId = z.object({ id: idSchema });

/** Figures with their source: the exports of Search Console that measured them. */
const searchSourceSchema = z.object({
  importIds: z.array(z.string()).describe('IDs of the imports the data comes from, newest first.'),
  from: z.string().describe('First day of all imports.'),
  to: z.string().describe('Last day of all imports.'),
  provenance: z.object({ kind: z.literal('measured'), method: z.string() }),
});
export const keywordSearchSchema = searchSourceSchema.extend({ figures: figuresSchema });
export type KeywordSearch = z.output<typeof keywordSearchSchema>;

const spanSchema = z.object({ from: z.string(), to: z.string() }).nullable();

export const readSearchFigures = endpoint({
  ...call,
  scope: 'analytics:read',
  method: 'GET',
  path: '/analytics/search',
  summary:
    'Reads imported Search Console data for the workspace’s site, by query, page, and day. Nothing is counted twice.',
  query: z.object({
    importId: idSchema.optional().describe('ID of an import. Omit to combine all imports.'),
  }),
  response: z.object({
    imports: z.array(importSchema).describe('Imports, newest first.'),
    shown: searchSourceSchema
      .extend({
        totals: figuresSchema.nullable().describe('Totals for the days. Null if the file has none.'),
        queries: z
          .array(namedFiguresSchema)
          .describe('The 500 queries with the most clicks, then impressions.'),
        pages: z.array(namedFiguresSchema).describe('The 500 pages with the most clicks, then impressions.'),
        days: z
          .array(namedFiguresSchema)
          .describe('Days, oldest first. Each day has the values of the newest import that contains it.'),
        spans: z
          .object({ queries: spanSchema, pages: spanSchema, days: spanSchema })
          .describe('Days covered by each table. Null if the table has no rows.'),
        leftOut: z
          .array(z.string())
          .describe(
            'Imports whose queries and pages are not counted, because they are totals for days that a newer import covers.',
          ),
      })
      .nullable()
      .describe('Null if nothing was imported.'),
  }),
  refusals: [404],
});

export const importSearchFigures = endpoint({
  ...call,
  scope: 'analytics:write',
  method: 'POST',
  path: '/analytics/search/import',
  summary:
    'Imports a Search Console export: the downloaded zip or one of its CSV tables. Replaces an earlier import of the same days.',
  limit: 'computing',
  consumes: 'multipart/form-data',
  bodyLimit: SEARCH_CONSOLE_LIMITS.file + 100_000,
  body: z.object({ file: z.string().meta({ format: 'binary' }) }),
  query: z.object({
    from: storableDaySchema.optional().describe('First day, for a file without dates.'),
    to: storableDaySchema.optional().describe('Last day, for a file without dates.'),
  }),
  status: 201,
  response: z.object({
    import: importSchema,
    rows: z.object({ query: z.int(), page: z.int(), day: z.int() }),
    replaced: z.int().describe('Number of earlier imports of the same days that this import replaces.'),
    skipped: z
      .array(z.object({ name: z.string(), reason: z.enum(['other_table', 'unreadable', 'twice']) }))
      .describe('Tables of the file that were not imported.'),
  }),
  refusals: [413, 415, 422],
});

export const removeSearchImport = endpoint({
  ...call,
  scope: 'analytics:write',
  method: 'DELETE',
  path: '/analytics/search/{id}',
  summary: 'Removes an import and shows what it replaced. It can be restored for 30 days.',
  params: byId,
  status: 204,
  refusals: [403, 404],
});

export const undoRemoveSearchImport = endpoint({
  ...call,
  scope: 'analytics:write',
  method: 'POST',
  path: '/analytics/search/{id}/undo-remove',
  summary: 'Restores a removed import.',
  params: byId,
  response: importSchema,
  refusals: [403, 404, 422],
});
