import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { provenanceSchema } from '../provenance.ts';
import { idSchema } from '../text.ts';
import { ANALYSIS_KINDS } from './analyses.ts';

/** What every response of an analysis has in addition to its own fields. */
export const runFields = {
  runId: z.string().describe('ID of the saved result.'),
  provenance: provenanceSchema,
  run: z
    .object({ id: z.string(), status: z.enum(['queued', 'running']) })
    .optional()
    .describe('Present while the run is active: these are its first results.'),
};

const runLineSchema = z.object({
  id: z.string(),
  kind: z.enum(ANALYSIS_KINDS),
  label: z.string().describe('Subject of the analysis, such as the keyword.'),
  provenance: provenanceSchema,
  authorName: z.string(),
  createdAt: z.string(),
  mayRemove: z.boolean().describe('Whether the caller created it or is a workspace admin.'),
});
export type RunLine = z.output<typeof runLineSchema>;

const runSchema = runLineSchema.extend({
  inputs: z.record(z.string(), z.unknown()),
  result: z.record(z.string(), z.unknown()).describe('Response of the analysis, without `runId`.'),
  fits: z.boolean().describe('Whether the result has the current format. Older results may not.'),
});
export type AnalysisRun = z.output<typeof runSchema>;

const differenceSchema = z.object({
  path: z
    .string()
    .describe(
      'Field that changed, such as `breakdown.readability` or `gaps[bee hotels].opportunity`. When pages were read, and positions in a text, are not compared.',
    ),
  before: z
    .union([z.number(), z.string(), z.boolean()])
    .nullable()
    .describe('Earlier value. An object, such as a page, is given by its name.'),
  after: z.union([z.number(), z.string(), z.boolean()]).nullable(),
  added: z.array(z.string()).describe('Names of list entries that only the later run has.'),
  removed: z.array(z.string()).describe('Names of list entries that only the earlier run has.'),
});
export type RunDifference = z.output<typeof differenceSchema>;

const call = { feature: 'advanced', access: 'user' } as const;
const byId = z.object({ id: idSchema });
const kindsSchema = z
  .string()
  .max(600)
  .transform((text) => text.split(',').filter((kind) => kind !== ''))
  .pipe(z.array(z.enum(ANALYSIS_KINDS)).max(ANALYSIS_KINDS.length));

export const listRuns = endpoint({
  ...call,
  scope: 'analyses:read',
  method: 'GET',
  path: '/analysis-runs',
  summary: 'Lists the analysis runs of the workspace, newest first.',
  query: z.object({
    kind: kindsSchema.optional().describe('Comma-separated types of analysis. Omit for all types.'),
    cursor: z.string().max(300).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({
    runs: z.array(runLineSchema),
    nextCursor: z.string().nullable(),
    total: z.int().describe('Total number of runs, exact up to 10,000.'),
    totalIsEstimate: z.boolean().optional(),
  }),
});

export const readRun = endpoint({
  ...call,
  scope: 'analyses:read',
  method: 'GET',
  path: '/analysis-runs/{id}',
  summary: 'Reads an analysis run with its inputs and its result.',
  params: byId,
  response: runSchema,
  refusals: [404],
});

export const compareRuns = endpoint({
  ...call,
  scope: 'analyses:read',
  method: 'GET',
  path: '/analysis-runs/{id}/compare',
  summary: 'Compares two runs of an analysis field by field, and their lists entry by entry.',
  params: byId,
  query: z.object({ with: idSchema.describe('ID of the run to compare with.') }),
  response: z.object({
    before: runLineSchema.describe('The earlier of the two runs.'),
    after: runLineSchema,
    inputs: z
      .array(differenceSchema)
      .describe(
        'Inputs that the two runs do not have in common. A difference in results may come from these.',
      ),
    differences: z.array(differenceSchema),
    isCut: z.boolean().describe('Whether there are more differences than are listed.'),
  }),
  refusals: [404, 422],
});

export const RUN_FORMATS = ['json', 'csv', 'xlsx'] as const;

export const exportRun = endpoint({
  ...call,
  scope: 'analyses:read',
  method: 'GET',
  path: '/analysis-runs/{id}/export',
  summary:
    'Downloads an analysis run: complete as JSON, its main list as CSV with one row per item, or all of its lists as XLSX with one sheet each.',
  params: byId,
  query: z.object({ format: z.enum(RUN_FORMATS).default('json') }),
  produces: 'application/octet-stream',
  refusals: [404],
});

export const removeRun = endpoint({
  ...call,
  scope: 'analyses:write',
  method: 'DELETE',
  path: '/analysis-runs/{id}',
  summary: 'Removes an analysis run; it can be restored for 30 days.',
  params: byId,
  status: 204,
  refusals: [403, 404],
});

export const undoRemoveRun = endpoint({
  ...call,
  scope: 'analyses:write',
  method: 'POST',
  path: '/analysis-runs/{id}/undo-remove',
  summary: 'Restores a removed analysis run.',
  params: byId,
  response: runSchema,
  refusals: [403, 404],
});
