import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { SEARCH_DEVICES } from './search-connection.ts';

/** Ranges in whole weeks, in days. They end with the last day whose data is final at Google. */
export const SEARCH_RANGES = { '28d': 28, '3m': 91, '6m': 182, '12m': 364, '16m': 483 } as const;
export type SearchRange = keyof typeof SEARCH_RANGES;
const DAY_RANGE = /^\d{4}-\d{2}-\d{2}\.\.\d{4}-\d{2}-\d{2}$/;

export const searchRangeSchema = z
  .string()
  .max(22)
  .refine(
    (value) => value in SEARCH_RANGES || DAY_RANGE.test(value),
    'Use 28d, 3m, 6m, 12m, 16m or 2026-01-31..2026-02-28',
  )
  .default('28d');

const filters = {
  timeRange: searchRangeSchema.describe(
    '`28d`, `3m`, `6m`, `12m`, `16m`, or the first and last day: `2026-01-31..2026-02-28`.',
  ),
  page: z.string().max(2_000).optional().describe('URL of a page. Omit for all pages.'),
  country: z
    .string()
    .regex(/^[a-z]{3}$/)
    .optional()
    .describe('ISO 3166-1 alpha-3 country code in lowercase.'),
  device: z.enum(SEARCH_DEVICES).optional(),
};

const sumsSchema = z.object({
  clicks: z.int(),
  impressions: z.int(),
  ctr: z.number().nullable().describe('Clicks per impression, 0 to 1. Null without impressions.'),
  position: z.number().nullable().describe('Average position, starting at 1. Null without impressions.'),
});
export type SearchSums = z.output<typeof sumsSchema>;

const periodSchema = z.object({ from: z.string(), to: z.string() });
const comparedSchema = periodSchema.extend({
  sums: sumsSchema.nullable().describe('Totals. Null if no day is known.'),
  knownDays: z.int().describe('Number of days with data.'),
});

const provenanceSchema = z.object({ kind: z.literal('measured'), method: z.string() });
const call = { feature: 'analytics', access: 'user', scope: 'analytics:read', method: 'GET' } as const;
const path = '/analytics/search-performance';
/** Fields that every response starts with. */
const about = {
  property: z.string().nullable().describe('Null if Search Console is not connected.'),
  period: periodSchema.nullable().describe('Null until a day has been imported.'),
  provenance: provenanceSchema,
};

const markSchema = z.object({
  day: z.string(),
  kind: z.enum(['published', 'revised']),
  title: z.string(),
  contentId: z.string(),
});
export type SearchMark = z.output<typeof markSchema>;

const daySchema = sumsSchema.extend({
  date: z.string(),
  isFinal: z.boolean().describe('If false, Google may still change the values.'),
});

export const readSearchPerformance = endpoint({
  ...call,
  path,
  summary:
    'Reads daily clicks, impressions, CTR, and position from Search Console, compared with the previous period and the same weeks a year earlier, and what Google leaves out of its rows.',
  query: z.object(filters),
  response: z.object({
    ...about,
    totals: comparedSchema.nullable(),
    previous: comparedSchema.nullable().describe('The same number of days immediately before.'),
    yearBefore: comparedSchema.nullable().describe('The same days 52 weeks earlier.'),
    days: z
      .array(z.union([daySchema, z.object({ date: z.string(), clicks: z.null() })]))
      .describe(
        'Days, oldest first. Clicks are null for days without data from Google: they are unknown, not zero.',
      ),
    unexplained: z
      .object({
        clicks: z.int(),
        clicksShare: z.number().nullable(),
        impressions: z.int(),
        impressionsShare: z.number().nullable(),
        cappedDays: z.int().describe('Number of days with more rows than Google provides.'),
      })
      .nullable()
      .describe(
        'Difference between the totals and the rows by query: queries that Google anonymizes or cuts off. Null if it cannot be known, as for one page in one country or on one device, where the values contain named queries only.',
      ),
    brand: z
      .object({ terms: z.array(z.string()), brand: sumsSchema, other: sumsSchema })
      .nullable()
      .describe('Brand and other queries, from the rows that name a query. Null if no brand term is known.'),
    marks: z.array(markSchema).describe('Items published or revised in these days, oldest first.'),
    markets: z.object({
      countries: z.array(z.object({ code: z.string(), clicks: z.int() })),
      devices: z.array(z.object({ code: z.enum(SEARCH_DEVICES), clicks: z.int() })),
    }),
  }),
  refusals: [400],
});
export type SearchDay = z.output<typeof daySchema>;

/** Which queries are listed: all, those at positions 8 to 20, those with a brand term, or those without. */
export const QUERY_VIEWS = ['all', 'near', 'brand', 'other'] as const;
export type QueryView = (typeof QUERY_VIEWS)[number];

const queryRowSchema = sumsSchema.extend({
  query: z.string(),
  previousClicks: z.int().nullable().describe('Clicks in the previous period. Null if unknown.'),
  pages: z.int().describe('Number of pages shown for the query.'),
});
export type SearchQueryRow = z.output<typeof queryRowSchema>;

export const listSearchQueries = endpoint({
  ...call,
  path: `${path}/queries`,
  summary:
    'Lists the 200 queries with the most clicks, or those near the first page with the most impressions.',
  query: z.object({ ...filters, view: z.enum(QUERY_VIEWS).default('all') }),
  response: z.object({ ...about, total: z.int(), queries: z.array(queryRowSchema) }),
  refusals: [400],
});

const pageRowSchema = sumsSchema.extend({
  page: z.string(),
  comparedClicks: z.int().nullable().describe('Clicks in the comparison period.'),
  comparedWith: z
    .enum(['year_before', 'previous'])
    .nullable()
    .describe('The same weeks a year earlier if known, otherwise the previous period.'),
  isDecaying: z.boolean(),
});
export type SearchPageRow = z.output<typeof pageRowSchema>;

export const listSearchPages = endpoint({
  ...call,
  path: `${path}/pages`,
  summary:
    'Lists the 200 pages with the most clicks, and those that lost clicks compared with the same season a year earlier, if known.',
  query: z.object({ timeRange: filters.timeRange, view: z.enum(['all', 'decaying']).default('all') }),
  response: z.object({ ...about, total: z.int(), pages: z.array(pageRowSchema) }),
  refusals: [400],
});

export const listSharedQueries = endpoint({
  ...call,
  path: `${path}/shared-queries`,
  summary:
    'Lists queries for which several of the workspace’s pages were shown, each at least a tenth of the time. The pages may compete with each other.',
  query: z.object({ timeRange: filters.timeRange }),
  response: z.object({
    ...about,
    total: z.int(),
    queries: z.array(
      z.object({
        query: z.string(),
        impressions: z.int(),
        pages: z.array(sumsSchema.extend({ page: z.string() })),
      }),
    ),
  }),
  refusals: [400],
});
