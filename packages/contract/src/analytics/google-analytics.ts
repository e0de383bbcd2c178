import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lineSchema } from '../text.ts';
import { SEARCH_CONNECTION_LIMITS } from './search-connection.ts';
import { searchRangeSchema } from './search-performance.ts';

export const GOOGLE_ANALYTICS_LIMITS = {
  /** Maximum length of a key file in UTF-16 units. */
  key: SEARCH_CONNECTION_LIMITS.key,
  /** Of what is entered as a property ID, so that anything else can be explained. */
  property: 200,
  /** Days of the first import, 14 months. */
  days: 425,
  /** Days for which figures are stored. */
  keptDays: 1_220,
  /** Landing pages of one day that are imported, those with the most sessions first. */
  pagesOfDay: 20_000,
  /** Rows of a list. */
  rows: 200,
} as const;

/** Why an import failed. */
export const GOOGLE_ANALYTICS_PROBLEMS = [
  'ga4_key_invalid',
  'ga4_property_invalid',
  'ga4_key_refused',
  'ga4_key_unreadable',
  'ga4_api_disabled',
  'ga4_no_access',
  'ga4_property_lost',
  'ga4_quota',
  'ga4_failed',
  'ga4_unreadable',
  'ga4_unreachable',
] as const;
export type GoogleAnalyticsProblem = (typeof GOOGLE_ANALYTICS_PROBLEMS)[number];

const connectionSchema = z.object({
  email: z.string().describe('Email address of the service account.'),
  keyEnd: z.string().describe('Last four characters of the service account’s key ID.'),
  property: z.string().describe('ID of the Google Analytics 4 property.'),
  hosts: z
    .array(z.string())
    .describe('Hosts that the property measures, the most visited first. Empty until the first import.'),
  timeZone: z.string().nullable().describe('Time zone of the property’s days. Null until the first import.'),
  createdAt: z.string(),
  state: z.enum(['pulling', 'current', 'failing']),
  problem: z
    .object({
      code: z.enum(GOOGLE_ANALYTICS_PROBLEMS),
      message: z.string().describe('What is wrong and how to fix it.'),
      since: z.string(),
    })
    .nullable(),
  pulledAt: z.string().nullable().describe('When an import last retrieved all available data.'),
  nextPullAt: z.string().nullable(),
  days: z.object({
    known: z.int().describe('Number of days that Google has data for.'),
    pulled: z.int().describe('Number of those days whose landing pages were imported.'),
    provisional: z.int().describe('Number of those days that Google may still change.'),
    first: z.string().nullable(),
    last: z.string().nullable(),
  }),
});
export type GoogleAnalyticsConnection = z.output<typeof connectionSchema>;

const answerSchema = z.object({ connection: connectionSchema.nullable(), mayChange: z.boolean() });
const propertySchema = lineSchema(GOOGLE_ANALYTICS_LIMITS.property)
  .pipe(z.string().min(1))
  .describe('ID of the property: a number such as `123456789`. A measurement ID (`G-…`) is something else.');
const call = { feature: 'analytics', access: 'user' } as const;
const path = '/analytics/google-analytics-connection';

export const readGoogleAnalyticsConnection = endpoint({
  ...call,
  method: 'GET',
  path,
  summary: 'Returns the connection to Google Analytics 4 and the state of its last import.',
  response: answerSchema,
});

export const connectGoogleAnalytics = endpoint({
  ...call,
  method: 'POST',
  path,
  summary:
    'Connects a Google Analytics 4 property with a service account’s JSON key, once Google has accepted both. Replaces an earlier key and keeps what was imported for the same property. Admins only.',
  body: z.object({
    key: z.string().min(1).max(GOOGLE_ANALYTICS_LIMITS.key),
    property: propertySchema,
  }),
  status: 201,
  response: answerSchema,
  streams: true,
  refusals: [403, 422, 502, 503],
});

export const updateGoogleAnalyticsConnection = endpoint({
  ...call,
  method: 'PUT',
  path,
  summary:
    'Selects another property, after checking access with Google. Deletes what was imported for the former one. Admins only.',
  body: z.object({ property: propertySchema }),
  response: answerSchema,
  streams: true,
  refusals: [403, 404, 422, 502, 503],
});

export const pullGoogleAnalytics = endpoint({
  ...call,
  method: 'POST',
  path: `${path}/pull`,
  summary: 'Starts the next import now. Admins only.',
  status: 202,
  response: answerSchema,
  refusals: [403, 404],
});

export const removeGoogleAnalyticsConnection = endpoint({
  ...call,
  method: 'DELETE',
  path,
  summary: 'Deletes the key and everything imported with it. Admins only.',
  status: 204,
  refusals: [403, 404],
});

const sums = {
  sessions: z.int(),
  engagedShare: z
    .number()
    .nullable()
    .describe('Share of engaged sessions, 0 to 1, as Google defines them. Null without sessions.'),
  keyEvents: z.number().describe('Key events of these sessions, on any page.'),
};

const rowSchema = z.object({
  path: z.string().describe('Path of the landing page, without query and trailing slash.'),
  ...sums,
  clicks: z
    .int()
    .nullable()
    .describe('Clicks on URLs with this path in Search Console, same days. Null if it names none.'),
});
export type LandingPageRow = z.output<typeof rowSchema>;

export const listLandingPages = endpoint({
  ...call,
  method: 'GET',
  scope: 'analytics:read',
  path: '/analytics/landing-pages',
  summary:
    'Lists the 200 pages on which most sessions began according to Google Analytics 4, next to their clicks in Search Console, and what Google leaves out.',
  query: z.object({
    timeRange: searchRangeSchema.describe(
      '`28d`, `3m`, `6m`, `12m`, `16m`, or the first and last day: `2026-01-31..2026-02-28`. Ranges end with the last final day of Search Console, or of Google Analytics if that is not connected.',
    ),
    page: z.string().max(2_000).optional().describe('URL of a page. Omit for all pages.'),
  }),
  response: z.object({
    property: z.string().nullable().describe('Null if Google Analytics is not connected.'),
    hosts: z.array(z.string()).describe('Hosts that the property measures.'),
    timeZone: z.string().nullable().describe('Time zone of the property’s days.'),
    provenance: z.object({ kind: z.literal('measured'), method: z.string() }),
    period: z
      .object({ from: z.string(), to: z.string() })
      .nullable()
      .describe('Null until a day has been imported.'),
    totals: z
      .object({
        ...sums,
        knownDays: z.int().describe('Number of days with data.'),
        provisionalDays: z.int().describe('Number of days that Google may still change.'),
      })
      .nullable()
      .describe('All sessions of the property. Null if no day is known.'),
    unnamed: z
      .object({
        other: z.int().describe('Sessions in Google’s row “(other)”, which sums rare pages.'),
        notSet: z.int().describe('Sessions without a landing page.'),
        missing: z.int().describe('Sessions in the totals that are in no row.'),
      })
      .nullable()
      .describe('Sessions that belong to no page of the list. Null if no day is known.'),
    reservations: z
      .object({
        otherDays: z.int().describe('Days on which Google moved rare pages into “(other)”.'),
        thresholdedDays: z.int().describe('Days on which Google withholds pages with few visitors.'),
        sampledDays: z.int().describe('Days that Google computed from a sample.'),
        cappedDays: z.int().describe('Days with more pages than are imported.'),
      })
      .nullable()
      .describe('Number of days with what Google says of its own figures. Null if no day is known.'),
    searchProperty: z
      .string()
      .nullable()
      .describe('Search Console property that the clicks are from. Null if none covers these hosts.'),
    total: z.int(),
    pages: z
      .array(rowSchema)
      .describe('A page that is missing was in no row of Google’s: its sessions are unknown, not zero.'),
  }),
  refusals: [400],
});
