import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, lineSchema, storableDaySchema } from '../text.ts';

export const RANK_IMPORT_LIMITS = {
  file: 5_000_000,
  rows: 20_000,
  imports: 60,
  keyword: 500,
  url: 2_000,
  site: 253,
  /** Examples of what was not understood. */
  examples: 5,
  /** Rows in a preview, and in what is shown of an import. */
  previewed: 5,
  shown: 500,
} as const;

/** Tools whose files are recognized by their columns; `other` has a keyword and a position. */
export const RANK_TOOLS = ['semrush', 'ahrefs', 'serpbear', 'other'] as const;
export type RankTool = (typeof RANK_TOOLS)[number];

/** What a column is used for. */
export const RANK_COLUMNS = ['keyword', 'position', 'url', 'date', 'volume', 'country', 'device'] as const;
export type RankColumn = (typeof RANK_COLUMNS)[number];

/** Why a row was not imported. */
export const RANK_ROW_FAULTS = ['no_keyword', 'no_position', 'bad_position', 'bad_date'] as const;
export type RankRowFault = (typeof RANK_ROW_FAULTS)[number];

const rowSchema = z.object({
  keyword: z.string(),
  date: z.string().nullable().describe('Null if the file does not say and no day was given.'),
  position: z.int().nullable().describe('Null: the tool did not find the site.'),
  url: z.string().nullable(),
  volume: z.int().nullable(),
  country: z.string().nullable().describe('As written in the file.'),
  device: z.string().nullable().describe('As written in the file.'),
});
export type ImportedRank = z.output<typeof rowSchema>;

const understoodSchema = z.object({
  tool: z.enum(RANK_TOOLS),
  used: z.array(z.object({ name: z.string(), as: z.enum(RANK_COLUMNS) })),
  ignored: z.array(z.string()).describe('Columns that were not used.'),
  rows: z.int().describe('Positions that can be imported.'),
  from: z.string().nullable(),
  to: z.string().nullable(),
  undated: z.int().describe('Positions without a day. They need one to be imported.'),
  skipped: z
    .array(
      z.object({
        reason: z.enum(RANK_ROW_FAULTS),
        count: z.int(),
        examples: z.array(z.object({ line: z.int(), cells: z.string() })),
      }),
    )
    .describe('Rows that were not understood.'),
  hosts: z.array(z.string()).describe('Sites of the found addresses, most frequent first; at most 5.'),
});
export type UnderstoodRanks = z.output<typeof understoodSchema>;

const importSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  tool: z.enum(RANK_TOOLS),
  site: z.string(),
  from: z.string(),
  to: z.string(),
  rows: z.int(),
  importedAt: z.string(),
  importedBy: z.string().nullable(),
  mayRemove: z.boolean(),
});
export type RankImport = z.output<typeof importSchema>;

const call = { feature: 'analytics', access: 'user' } as const;
const path = '/analytics/rank-imports';
const upload = {
  limit: 'computing',
  consumes: 'multipart/form-data',
  bodyLimit: RANK_IMPORT_LIMITS.file + 100_000,
  body: z.object({ file: z.string().meta({ format: 'binary' }) }),
  refusals: [413, 415, 422],
} as const;

export const listRankImports = endpoint({
  ...call,
  scope: 'analytics:read',
  method: 'GET',
  path,
  summary: 'Lists imported rank files, newest first.',
  response: z.object({ imports: z.array(importSchema) }),
});

export const previewRankImport = endpoint({
  ...call,
  ...upload,
  method: 'POST',
  path: `${path}/preview`,
  summary: 'Says what a rank file of another tool holds and what of it is not understood. Stores nothing.',
  response: understoodSchema.extend({ sample: z.array(rowSchema) }),
});

export const importRanks = endpoint({
  ...call,
  ...upload,
  scope: 'analytics:write',
  method: 'POST',
  path,
  summary:
    'Imports a CSV of positions from Semrush, Ahrefs, SerpBear, or another tool. They stay apart from own measurements.',
  query: z.object({
    site: lineSchema(RANK_IMPORT_LIMITS.site)
      .pipe(z.string().min(1))
      .describe('The site whose positions these are.'),
    day: storableDaySchema.optional().describe('The day of positions for which the file names none.'),
  }),
  status: 201,
  response: z.object({ import: importSchema, understood: understoodSchema }),
});

export const readRankImport = endpoint({
  ...call,
  scope: 'analytics:read',
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'Reads the positions of an imported file, newest day first; 500 at most.',
  params: z.object({ id: idSchema }),
  response: z.object({ import: importSchema, rows: z.array(rowSchema) }),
  refusals: [404],
});

export const removeRankImport = endpoint({
  ...call,
  scope: 'analytics:write',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Deletes an imported file. It can be imported again.',
  params: z.object({ id: idSchema }),
  status: 204,
  refusals: [403, 404],
});
