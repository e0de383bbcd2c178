import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lineSchema } from '../text.ts';
import { SEARCH_RANGES, type SearchRange } from './search-performance.ts';

export const BING_LIMITS = {
  key: 200,
  site: 2_000,
  /** Days for which figures are kept. */
  keptDays: 1_220,
  /** Rows of a list. */
  rows: 200,
} as const;

/** Why an import failed. */
export const BING_PROBLEMS = [
  'bing_key_invalid',
  'bing_key_unreadable',
  'bing_site_lost',
  'bing_throttled',
  'bing_failed',
  'bing_unreadable',
  'bing_unreachable',
] as const;
export type BingProblem = (typeof BING_PROBLEMS)[number];

const siteSchema = z.object({
  url: z.string(),
  isVerified: z.boolean().describe('Whether Bing has verified the site and gives out its data.'),
});
export type BingSiteChoice = z.output<typeof siteSchema>;

const connectionSchema = z.object({
  keyEnd: z.string().describe('Last four characters of the API key.'),
  site: z.string().nullable().describe('Selected site. Null until one is selected.'),
  createdAt: z.string(),
  state: z.enum(['choose_site', 'pulling', 'current', 'failing']),
  problem: z
    .object({
      code: z.enum(BING_PROBLEMS),
      message: z.string().describe('What is wrong and how to fix it.'),
      since: z.string(),
    })
    .nullable(),
  pulledAt: z.string().nullable().describe('When an import last succeeded.'),
  nextPullAt: z.string().nullable(),
  days: z.int().describe('Number of days with data.'),
  first: z.string().nullable(),
  last: z.string().nullable(),
});
export type BingConnection = z.output<typeof connectionSchema>;

const answerSchema = z.object({ connection: connectionSchema.nullable(), mayChange: z.boolean() });
const sitesSchema = z.object({ sites: z.array(siteSchema) });
const call = { feature: 'analytics', access: 'user' } as const;
const path = '/analytics/bing-connection';

export const readBingConnection = endpoint({
  ...call,
  method: 'GET',
  path,
  summary: 'Returns the connection to Bing Webmaster Tools and the state of its last import.',
  response: answerSchema,
});

export const connectBing = endpoint({
  ...call,
  method: 'POST',
  path,
  summary:
    'Connects Bing Webmaster Tools with an API key, once Bing has accepted it. Replaces an earlier key and keeps imported data. Admins only.',
  body: z.object({ key: lineSchema(BING_LIMITS.key).pipe(z.string().min(1)) }),
  status: 201,
  response: answerSchema.extend(sitesSchema.shape),
  streams: true,
  refusals: [403, 422, 502, 503],
});

export const testBingConnection = endpoint({
  ...call,
  method: 'POST',
  path: `${path}/test`,
  summary: 'Lists the sites of the account in Bing Webmaster Tools. Admins only.',
  response: sitesSchema,
  streams: true,
  refusals: [403, 404, 422, 502, 503],
});

export const updateBingConnection = endpoint({
  ...call,
  method: 'PUT',
  path,
  summary:
    'Selects the site, after checking with Bing that the account has verified it. Deletes the data of another site. Admins only.',
  body: z.object({ site: lineSchema(BING_LIMITS.site).pipe(z.string().min(1)) }),
  response: answerSchema,
  streams: true,
  refusals: [403, 404, 422, 502, 503],
});

export const pullBing = endpoint({
  ...call,
  method: 'POST',
  path: `${path}/pull`,
  summary: 'Starts the next import now. Admins only.',
  status: 202,
  response: answerSchema,
  refusals: [403, 404],
});

export const removeBingConnection = endpoint({
  ...call,
  method: 'DELETE',
  path,
  summary: 'Deletes the key and everything imported with it. Admins only.',
  status: 204,
  refusals: [403, 404],
});

const sums = { clicks: z.int(), impressions: z.int() };
const rowSchema = z.object({
  name: z.string().describe('The query, or the URL of the page.'),
  ...sums,
  ctr: z.number().nullable().describe('Clicks per impression, 0 to 1. Null without impressions.'),
  position: z
    .number()
    .nullable()
    .describe('Average position of the impressions, from 1. Null if Bing names none.'),
});
export type BingRow = z.output<typeof rowSchema>;
const listSchema = z.object({ total: z.int(), rows: z.array(rowSchema) });

export const readBingPerformance = endpoint({
  ...call,
  method: 'GET',
  scope: 'analytics:read',
  path: '/analytics/bing-performance',
  summary:
    'Reads what Bing Webmaster Tools knows: clicks and impressions by day, and the 200 queries and pages with the most clicks, which Bing sums by week. Never added to figures of Google.',
  query: z.object({
    timeRange: z
      .enum(Object.keys(SEARCH_RANGES) as [SearchRange, ...SearchRange[]])
      .default('3m')
      .describe('Ends with the last day that Bing has given out.'),
  }),
  response: z.object({
    site: z
      .string()
      .nullable()
      .describe('Null if Bing Webmaster Tools is not connected or no site is selected.'),
    provenance: z.object({ kind: z.literal('measured'), method: z.string() }),
    period: z
      .object({ from: z.string(), to: z.string() })
      .nullable()
      .describe('Null until a day has been imported.'),
    totals: z.object(sums).extend({ knownDays: z.int() }).nullable(),
    days: z
      .array(
        z.union([z.object({ date: z.string(), ...sums }), z.object({ date: z.string(), clicks: z.null() })]),
      )
      .describe(
        'Days, oldest first. Clicks are null for days without data from Bing: they are unknown, not zero.',
      ),
    weeks: z
      .object({ first: z.string(), last: z.string(), count: z.int() })
      .nullable()
      .describe('The weeks that the lists sum, by the day that Bing dates them. Null if there are none.'),
    queries: listSchema,
    pages: listSchema,
  }),
});
