import { z } from 'zod';
import { keywordSearchSchema } from './analytics/search-console.ts';
import { timeRangeSchema } from './analytics/time-range.ts';
import { endpoint } from './endpoint.ts';
import { idSchema } from './text.ts';

export * from './analytics/ai-agents.ts';
export * from './analytics/article-links.ts';
export * from './analytics/competition.ts';
export * from './analytics/search-connection.ts';
export * from './analytics/bing.ts';
export * from './analytics/google-analytics.ts';
export * from './analytics/search-console.ts';
export * from './analytics/search-performance.ts';
export * from './analytics/refresh-grades.ts';
export * from './analytics/search-validity.ts';
export * from './analytics/own-site.ts';
export * from './analytics/page-speed.ts';
export * from './analytics/prompt-panels.ts';
export * from './analytics/rank-imports.ts';
export * from './analytics/ranks.ts';
export * from './analytics/site-addresses.ts';
export * from './analytics/site-crawls.ts';
export * from './analytics/site-index.ts';
export * from './analytics/site-inventory.ts';
export * from './analytics/site-links.ts';
export * from './analytics/time-range.ts';
export * from './analytics/watchlist.ts';

/** Maximum seconds of attention in one message. A page reports what came since its last message. */
export const ATTENTION_MAX = 3_600;
const SOURCE_LENGTH = 253;
const TARGET_LENGTH = 2_000;

/** Readers who came from no other page, or whose browser does not send a referrer. */
export const DIRECT = 'direct';
/** Readers from all sources that are grouped together because one day had too many sources. */
export const OTHER_SOURCES = 'other';

const visitSchema = z.object({
  page: z.uuid().describe('ID of the published item.'),
  load: z
    .string()
    .min(1)
    .max(64)
    .describe('ID of one page load, created by the page and not stored, so that each message counts once.'),
  number: z.int().min(0).max(10_000).describe('Sequence number of the message in this page load.'),
  kind: z.enum(['view', 'attention', 'conversion']),
  seconds: z
    .int()
    .min(0)
    .max(ATTENTION_MAX)
    .default(0)
    .describe('Seconds of attention since the last message.'),
  source: z.string().max(SOURCE_LENGTH).default('').describe('Host of the referring page.'),
  target: z.string().max(TARGET_LENGTH).default('').describe('URL of the link that was followed.'),
});

export const recordVisit = endpoint({
  method: 'POST',
  path: '/beacon',
  feature: 'analytics',
  summary: 'Counts a reader’s activity on a published page without identifying them.',
  access: 'public',
  bodyLimit: 4_096,
  body: visitSchema,
  status: 204,
});
export type Visit = z.output<typeof visitSchema>;

const countsSchema = z.object({
  views: z.int(),
  engagedSeconds: z.int().describe('Seconds in which the page was visible and the reader was active.'),
  conversions: z.int().describe('Clicks on links marked by the author.'),
});
export type VisitCounts = z.output<typeof countsSchema>;

const periodSchema = z.object({
  timeRange: z.string(),
  from: z.string().describe('First day, in UTC.'),
  to: z.string().describe('Last day, in UTC.'),
  measuredSince: z.string().nullable().describe('Day of the first counted visit. Null if there is none.'),
});
const seriesSchema = z
  .array(countsSchema.extend({ date: z.string() }))
  .describe('Every day of the period, starting with the first measured day.');
const sourceSchema = z.object({
  source: z.string(),
  views: z.int(),
  engagedSeconds: z.int().nullable().describe('Null if counted only for the whole site.'),
  conversions: z.int().nullable().describe('Null if counted only for the whole site.'),
});
export type SourceCounts = z.output<typeof sourceSchema>;
const pageSchema = countsSchema.extend({
  contentId: z.string(),
  title: z.string(),
  publishedAt: z.string().nullable(),
});

const overviewSchema = periodSchema.extend({
  totals: countsSchema,
  previous: countsSchema
    .nullable()
    .describe('The same number of days before. Null if not all of them were measured.'),
  series: seriesSchema,
  sources: z.array(sourceSchema).describe('Sources, most views first.'),
});
export type AnalyticsOverview = z.output<typeof overviewSchema>;

export const readAnalytics = endpoint({
  method: 'GET',
  path: '/analytics',
  feature: 'analytics',
  summary: 'Reads reader statistics for all published pages.',
  access: 'user',
  scope: 'analytics:read',
  query: z.object({ timeRange: timeRangeSchema('7d') }),
  response: overviewSchema.extend({ pages: z.array(pageSchema).describe('The ten most viewed pages.') }),
});

const contentAnalyticsSchema = overviewSchema.extend({
  contentId: z.string(),
  title: z.string(),
  targets: z
    .array(z.object({ target: z.string(), conversions: z.int() }))
    .describe('Links clicked in the last 90 days.'),
});
export type ContentAnalytics = z.output<typeof contentAnalyticsSchema>;

export const readContentAnalytics = endpoint({
  method: 'GET',
  path: '/analytics/content/{id}',
  feature: 'analytics',
  summary: 'Reads reader statistics for one published page.',
  access: 'user',
  scope: 'analytics:read',
  params: z.object({ id: idSchema }),
  query: z.object({ timeRange: timeRangeSchema('7d') }),
  response: contentAnalyticsSchema,
  refusals: [404],
});

export const readKeywordAnalytics = endpoint({
  method: 'GET',
  path: '/analytics/keywords',
  feature: 'analytics',
  summary: 'Reads reader statistics for the pages targeting a keyword.',
  access: 'user',
  scope: 'analytics:read',
  query: z.object({ keyword: z.string().trim().min(1).max(200), timeRange: timeRangeSchema('7d') }),
  response: overviewSchema.extend({
    keyword: z.string(),
    search: keywordSearchSchema
      .nullable()
      .describe(
        'Search data from imports that cover days of the period, each day counted once. Null if no import has the query.',
      ),
    pages: z.array(
      pageSchema.extend({
        search: keywordSearchSchema.nullable().describe('Search data of the page, for all queries.'),
      }),
    ),
  }),
});

/** How the views of the last whole months compare. The codes are the engine's. */
const fallSchema = z.object({
  latest: z.int(),
  previous: z.int(),
  fall: z.number().describe('Share lost compared with the previous month. Negative if traffic grew.'),
  sameMonthLastYear: z.int().nullable(),
  fallOfYear: z.number().nullable().describe('Share lost compared with the same month last year.'),
  confirmation: z.enum(['confirmed', 'seasonal', 'unconfirmed']),
  severity: z.enum(['critical', 'warning', 'watch', 'none']),
});

export const readPerformance = endpoint({
  method: 'GET',
  path: '/analytics/performance',
  feature: 'analytics',
  summary: 'Compares the workspace’s published pages with the previous period.',
  access: 'user',
  scope: 'analytics:read',
  query: z.object({ timeRange: timeRangeSchema('30d') }),
  response: periodSchema.extend({
    pages: z
      .array(
        pageSchema.extend({
          previous: countsSchema.nullable().describe('Null if not all of the period was measured.'),
          trafficFall: fallSchema.nullable().describe('Null until two full months have been measured.'),
        }),
      )
      .describe('The 100 most viewed pages of both periods.'),
  }),
});
