import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../text.ts';
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

const marketFilters = {
  timeRange: searchRangeSchema.describe(
    '`28d`, `3m`, `6m`, `12m`, `16m`, or the first and last day: `2026-01-31..2026-02-28`.',
  ),
  country: z
    .string()
    .regex(/^[a-z]{3}$/)
    .optional()
    .describe('ISO 3166-1 alpha-3 country code in lowercase.'),
  device: z.enum(SEARCH_DEVICES).optional(),
};
const filters = {
  ...marketFilters,
  page: z.string().max(2_000).optional().describe('URL of a page. Omit for all pages.'),
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

/** What happened to articles. A refresh is a revision that changed the text substantially. */
export const SEARCH_MARKS = ['published', 'refreshed', 'revised'] as const;
export type SearchMarkKind = (typeof SEARCH_MARKS)[number];
/** Titles of one mark at most. */
export const MARK_TITLES = 5;

const markSchema = z.object({
  day: z.string(),
  kind: z.enum(SEARCH_MARKS),
  title: z.string().describe('Title of the item, the first one of several.'),
  contentId: z.string(),
  otherTitles: z.array(z.string()).describe('Titles of up to four further items of the same day and kind.'),
  items: z.int().describe('Number of items of this day and kind.'),
});
export type SearchMark = z.output<typeof markSchema>;

const aiDaySchema = z.object({
  date: z.string().describe('Day in UTC.'),
  agentViews: z.int().nullable().describe('Null if they were not counted on that day.'),
  referrals: z.int().nullable(),
});
export type SearchAiDay = z.output<typeof aiDaySchema>;

const shareRunSchema = z.object({
  date: z.string(),
  answers: z.int(),
  share: z.number().nullable().describe('Null if the run has no answers.'),
  low: z.number().nullable().describe('Lower end of the 95% interval.'),
  high: z.number().nullable(),
});

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
    marks: z
      .array(markSchema)
      .describe(
        'Items published, refreshed, or revised in these days, one mark per day and kind, oldest first. Of all pages, of the 2,000 items that changed last. A revision that was not compared with the version before yet counts as `revised`.',
      ),
    ai: z
      .object({
        sites: z
          .array(z.string())
          .describe('Sites that were counted: the one published here and those with imported logs.'),
        days: z.array(aiDaySchema).describe('The same days as above, in UTC, of all countries and devices.'),
      })
      .nullable()
      .describe(
        'Page views by AI agents for training, AI search, and people who asked an assistant, without those from outside of their operators’ published addresses; and readers that AI assistants sent. Null if none was ever counted.',
      ),
    answerShares: z
      .array(z.object({ panel: z.string(), name: z.string(), runs: z.array(shareRunSchema) }))
      .describe(
        'Share of AI answers that mention you, by prompt panel and run, oldest first. Empty for a single page.',
      ),
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
    'Lists the 200 pages with the most clicks, and those that lost clicks compared with the same season a year earlier, if known. In one country or on one device, from the rows that name a query only.',
  query: z.object({ ...marketFilters, view: z.enum(['all', 'decaying']).default('all') }),
  response: z.object({ ...about, total: z.int(), pages: z.array(pageRowSchema) }),
  refusals: [400],
});

export const listSharedQueries = endpoint({
  ...call,
  path: `${path}/shared-queries`,
  summary:
    'Lists queries for which several of the workspace’s pages were shown, each at least a tenth of the time. The pages may compete with each other.',
  query: z.object(marketFilters),
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

export const findSearchPage = endpoint({
  ...call,
  path: '/analytics/content/{id}/search-page',
  summary: 'Finds the page of an item in Search Console.',
  params: z.object({ id: idSchema }),
  response: z.object({
    property: about.property,
    page: z
      .string()
      .nullable()
      .describe(
        'URL of the page with the most impressions. Null if the item is not public or has no figures.',
      ),
  }),
  refusals: [404],
});
