import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { provenanceSchema } from '../provenance.ts';
import { lineSchema } from '../text.ts';

export const PAGE_SPEED_LIMITS = {
  key: 200,
  url: 2_000,
  /** Maximum number of pages checked per site. */
  pages: 2_000,
  /** Requests to the Chrome UX Report per day. Its free quota is 150 a minute. */
  callsPerDay: 1_000,
  /** Lab measurements per day. PageSpeed Insights allows 25,000 for free, but each takes half a minute. */
  labRunsPerDay: 50,
  /** Lab measurements stored per page and device. */
  labKept: 5,
  /** Failed audits stored per measurement. */
  labAudits: 30,
  /** Days after which a page is checked again. */
  recheckDays: 7,
  /** Days for which field data is stored. */
  keptDays: 190,
  /** Days after which a page that is no longer known is deleted. */
  unknownPageDays: 30,
} as const;

export const SPEED_DEVICES = ['phone', 'desktop'] as const;
export type SpeedDevice = (typeof SPEED_DEVICES)[number];

export const SPEED_METRICS = ['lcp', 'inp', 'cls'] as const;
export type SpeedMetric = (typeof SPEED_METRICS)[number];

export const SPEED_RATINGS = ['poor', 'needs_improvement', 'good'] as const;
export type SpeedRating = (typeof SPEED_RATINGS)[number];

/** Google's published thresholds: good up to the first, poor above the second. LCP and INP in milliseconds. */
export const SPEED_THRESHOLDS = {
  lcp: { good: 2_500, poor: 4_000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
} as const satisfies Record<SpeedMetric, { good: number; poor: number }>;

/** Why Google returned no data. */
export const PAGE_SPEED_PROBLEMS = [
  'speed_key_invalid',
  'speed_key_restricted',
  'speed_key_unreadable',
  'speed_api_disabled',
  'speed_lab_disabled',
  'speed_page_failed',
  'speed_quota',
  'speed_failed',
  'speed_unreadable',
  'speed_unreachable',
] as const;
export type PageSpeedProblem = (typeof PAGE_SPEED_PROBLEMS)[number];

const problemSchema = z.object({
  code: z.enum(PAGE_SPEED_PROBLEMS),
  message: z.string().describe('What is wrong and how to fix it.'),
  since: z.string(),
});

const connectionSchema = z.object({
  keyEnd: z.string().describe('Last four characters of the key.'),
  createdAt: z.string(),
  site: z.string().nullable().describe('Site whose pages are checked. Null until it was crawled.'),
  state: z.enum(['no_site', 'checking', 'current', 'failing']),
  problem: problemSchema.nullable(),
  checkedAt: z.string().nullable().describe('When every page that was due was last checked.'),
  nextCheckAt: z.string().nullable(),
  pages: z.object({
    known: z.int().describe('Number of pages that are checked.'),
    checked: z.int().describe('Number of those pages that were checked.'),
  }),
  callsToday: z.int().describe('Number of questions to the Chrome UX Report today, Pacific Time.'),
  callsPerDay: z.int(),
});
export type PageSpeedConnection = z.output<typeof connectionSchema>;

const answerSchema = z.object({ connection: connectionSchema.nullable(), mayChange: z.boolean() });
const call = { feature: 'analytics', access: 'user' } as const;
const path = '/analytics/page-speed-connection';

export const readPageSpeedConnection = endpoint({
  ...call,
  method: 'GET',
  path,
  summary: 'Returns the connection to Google’s page speed data and the state of its last check.',
  response: answerSchema,
});

export const connectPageSpeed = endpoint({
  ...call,
  method: 'POST',
  path,
  summary:
    'Connects Google’s page speed data with an API key, once Google has accepted it. Replaces an earlier key and keeps imported data. Admins only.',
  body: z.object({ key: lineSchema(PAGE_SPEED_LIMITS.key).pipe(z.string().min(1)) }),
  status: 201,
  response: answerSchema,
  streams: true,
  refusals: [403, 422, 502, 503],
});

export const testPageSpeedConnection = endpoint({
  ...call,
  method: 'POST',
  path: `${path}/test`,
  summary: 'Asks Google whether it accepts the stored key. Admins only.',
  response: answerSchema,
  streams: true,
  refusals: [403, 404, 422, 502, 503],
});

export const checkPageSpeed = endpoint({
  ...call,
  method: 'POST',
  path: `${path}/check`,
  summary: 'Starts the next check of the site’s pages now. Admins only.',
  status: 202,
  response: answerSchema,
  refusals: [403, 404],
});

export const removePageSpeedConnection = endpoint({
  ...call,
  method: 'DELETE',
  path,
  summary: 'Deletes the key and everything imported with it. Admins only.',
  status: 204,
  refusals: [403, 404],
});

const metricSchema = z.object({
  p75: z
    .number()
    .describe(
      '75% of page loads were at or below this value: milliseconds for LCP and INP, a score for CLS.',
    ),
  rating: z.enum(SPEED_RATINGS),
  goodShare: z.number().nullable().describe('Share of page loads rated good, from 0 to 1. Null if unknown.'),
  before: z
    .number()
    .nullable()
    .describe('The same percentile in the latest period that does not overlap. Null if none is kept.'),
});
export type SpeedMetricFigures = z.output<typeof metricSchema>;

const fieldDataSchema = z.object({
  rating: z
    .enum(SPEED_RATINGS)
    .nullable()
    .describe('The worst of the three ratings, without INP if it has no data. Null without LCP or CLS.'),
  lcp: metricSchema.nullable(),
  inp: metricSchema.nullable(),
  cls: metricSchema.nullable(),
  from: z.string().describe('First day of the collection period.'),
  to: z.string().describe('Last day of the collection period.'),
});
export type SpeedFieldData = z.output<typeof fieldDataSchema>;

export const SPEED_STATES = ['measured', 'not_enough_visits', 'not_checked'] as const;

const deviceSchema = z.object({
  state: z
    .enum(SPEED_STATES)
    .describe('`not_enough_visits`: Google publishes no field data because too few Chrome users visited.'),
  data: fieldDataSchema.nullable(),
});
export type SpeedOnDevice = z.output<typeof deviceSchema>;

const devices = {
  checkedAt: z.string().nullable(),
  phone: deviceSchema,
  desktop: deviceSchema,
};

const pageSchema = z.object({ url: z.string(), title: z.string(), ...devices });
export type PageSpeedRow = z.output<typeof pageSchema>;

export const PAGE_SPEED_GROUPS = [...SPEED_RATINGS, 'not_enough_visits', 'not_checked'] as const;
export type PageSpeedGroup = (typeof PAGE_SPEED_GROUPS)[number];

export const readPageSpeed = endpoint({
  ...call,
  method: 'GET',
  path: '/site/speed',
  scope: 'analytics:read',
  summary:
    'Returns what Chrome users experienced on the workspace’s own site: the whole site, then its pages, worst first.',
  query: z.object({
    group: z.enum(PAGE_SPEED_GROUPS).optional().describe('Only pages whose worse device is in this group.'),
    search: lineSchema(200).optional().describe('Only pages whose URL or title contains this text.'),
    offset: z.coerce.number().int().min(0).max(PAGE_SPEED_LIMITS.pages).default(0),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    isConnected: z.boolean(),
    site: z.string().nullable().describe('Own site whose pages are checked. Null if it was not crawled.'),
    problem: problemSchema.nullable(),
    origin: z.object(devices).nullable(),
    pages: z.array(pageSchema),
    total: z.int().describe('Number of pages that match the filters.'),
    nextOffset: z.int().nullable(),
    groups: z
      .record(z.enum(PAGE_SPEED_GROUPS), z.int())
      .describe('Number of pages on the whole site, by the group of the worse device.'),
    provenance: provenanceSchema,
  }),
});

export const checkPage = endpoint({
  ...call,
  method: 'POST',
  path: '/site/speed/check',
  scope: 'analytics:write',
  summary:
    'Asks Google now for the field data of one page of the own site. Uses two of the workspace’s daily calls.',
  body: z.object({ url: lineSchema(PAGE_SPEED_LIMITS.url).pipe(z.string().min(1)) }),
  response: z.object({ page: pageSchema }),
  streams: true,
  refusals: [409, 422, 502, 503],
});

/** What Lighthouse measures, in milliseconds. CLS is a score. */
export const LAB_METRICS = ['fcp', 'lcp', 'tbt', 'cls', 'si'] as const;
export type LabMetric = (typeof LAB_METRICS)[number];

const labMetric = z.number().nullable();
export const labAuditSchema = z.object({
  id: z.string().describe('ID of the Lighthouse audit.'),
  title: z.string(),
  value: z.string().describe('What was found, in words. Blank if the audit has no figure.'),
  savingsMs: z.int().nullable().describe('Milliseconds that fixing it may save. Null if not estimated.'),
  savingsBytes: z.int().nullable().describe('Bytes that fixing it may save. Null if not estimated.'),
});
export type LabAudit = z.output<typeof labAuditSchema>;

const measurementSchema = z.object({
  id: z.string(),
  url: z.string(),
  device: z.enum(SPEED_DEVICES),
  measuredAt: z.string(),
  score: z.int().min(0).max(100).describe('Performance score of Lighthouse.'),
  lighthouse: z.string().describe('Version of Lighthouse.'),
  metrics: z.object({ fcp: labMetric, lcp: labMetric, tbt: labMetric, cls: labMetric, si: labMetric }),
  audits: z.array(labAuditSchema).describe('Audits that failed, with the largest savings first.'),
  provenance: provenanceSchema,
});
export type LabMeasurement = z.output<typeof measurementSchema>;

export const measurePage = endpoint({
  ...call,
  method: 'POST',
  path: '/site/speed/measure-page',
  limit: 'computing',
  scope: 'analytics:write',
  summary: 'Has PageSpeed Insights load one page of the own site and stores its score and failed audits.',
  body: z.object({
    url: lineSchema(PAGE_SPEED_LIMITS.url).pipe(z.string().min(1)),
    device: z.enum(SPEED_DEVICES).default('phone'),
  }),
  response: z.object({ measurement: measurementSchema }),
  streams: true,
  runs: true,
  refusals: [409, 422, 502, 503],
});

export const listLabMeasurements = endpoint({
  ...call,
  method: 'GET',
  path: '/site/speed/measurements',
  scope: 'analytics:read',
  summary: 'Lists the latest 20 lab measurements of the own site.',
  response: z.object({ measurements: z.array(measurementSchema) }),
});
