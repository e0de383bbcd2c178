import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, storableDaySchema } from '../text.ts';

export const SEARCH_CONSOLE_LIMITS = {
  /** Largest file in bytes, as it is sent. */
  file: 10_000_000,
  /** Largest table in bytes, unpacked. */
  table: 20_000_000,
  /** Most rows of one table; a download of Search Console has 1,000, one through its API 25,000 a page. */
  rows: 50_000,
  /** Longest query or address. */
  name: 2_000,
  /** Exports that a workspace keeps at once. */
  imports: 60,
  /** Days that one export may tell of: Search Console keeps 16 months. */
  days: 550,
} as const;

/** What a row of an export tells of. */
export const SEARCH_FIGURE_KINDS = ['query', 'page', 'day'] as const;
export type SearchFigureKind = (typeof SEARCH_FIGURE_KINDS)[number];

const figuresSchema = z.object({
  clicks: z.int(),
  impressions: z.int(),
  ctr: z.number().nullable().describe('Clicks per impression, 0 to 1; null without an impression.'),
  position: z.number().nullable().describe('Mean place among the results, from 1.'),
});
export type SearchFigures = z.output<typeof figuresSchema>;

const namedFiguresSchema = figuresSchema.extend({ name: z.string() });
export type NamedSearchFigures = z.output<typeof namedFiguresSchema>;

const importSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  from: z.string().describe('First day, YYYY-MM-DD.'),
  to: z.string().describe('Last day.'),
  importedAt: z.string(),
  importedBy: z.string().nullable().describe('Null once the account is gone.'),
  mayRemove: z.boolean().describe('Whether it is mine, or I administer the workspace.'),
});
export type SearchImport = z.output<typeof importSchema>;

const call = { feature: 'analytics', access: 'user' } as const;
const byId = z.object({ id: idSchema });

/** Figures with where they come from: exports of Search Console, which measured them. */
const searchSourceSchema = z.object({
  importIds: z.array(z.string()).describe('The imports that they are of, newest first.'),
  from: z.string().describe('First day of all of them.'),
  to: z.string().describe('Last day.'),
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
    'Reads what Search Console counted of my workspace’s site, by query, page and day, as it was imported; nothing is counted twice.',
  query: z.object({ importId: idSchema.optional().describe('All of them together unless given.') }),
  response: z.object({
    imports: z.array(importSchema).describe('Newest first.'),
    shown: searchSourceSchema
      .extend({
        totals: figuresSchema.nullable().describe('Of the days; null where the file has none.'),
        queries: z.array(namedFiguresSchema).describe('The 500 with the most clicks, then impressions.'),
        pages: z.array(namedFiguresSchema).describe('As queries.'),
        days: z.array(namedFiguresSchema).describe('Oldest first, each as the newest import has it.'),
        spans: z
          .object({ queries: spanSchema, pages: spanSchema, days: spanSchema })
          .describe('Which days each of the tables tells of; null where it has no rows.'),
        leftOut: z
          .array(z.string())
          .describe(
            'Imports whose queries and pages do not count here: they are sums over days that a newer one tells of.',
          ),
      })
      .nullable()
      .describe('Null where nothing was imported.'),
  }),
  refusals: [404],
});

export const importSearchFigures = endpoint({
  ...call,
  scope: 'analytics:write',
  method: 'POST',
  path: '/analytics/search/import',
  summary:
    'Takes an export of Search Console: the downloaded zip, or one of its CSV tables. One of the same days takes the place of an earlier one.',
  consumes: 'multipart/form-data',
  bodyLimit: SEARCH_CONSOLE_LIMITS.file + 100_000,
  body: z.object({ file: z.string().meta({ format: 'binary' }) }),
  query: z.object({
    from: storableDaySchema.optional().describe('First day, for a file that names no days.'),
    to: storableDaySchema.optional().describe('Last day.'),
  }),
  status: 201,
  response: z.object({
    import: importSchema,
    rows: z.object({ query: z.int(), page: z.int(), day: z.int() }),
    replaced: z.int().describe('Earlier imports of the same days that this one stands before.'),
    skipped: z
      .array(z.object({ name: z.string(), reason: z.enum(['other_table', 'unreadable', 'twice']) }))
      .describe('Tables of the file that were not taken.'),
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
