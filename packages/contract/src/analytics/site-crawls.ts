import { z } from 'zod';
import { COMPETITION_LIMITS, refreshSchema } from '../advanced/sites.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, lineSchema } from '../text.ts';

export const CRAWL_STATUSES = ['waiting', 'running', 'done', 'canceled', 'failed'] as const;

const crawlSchema = z.object({
  id: idSchema,
  siteId: idSchema,
  site: z.string().describe('Scheme and host of the site.'),
  isOwn: z.boolean().describe('Whether it is the site that is compared with competitors.'),
  status: z.enum(CRAWL_STATUSES),
  pagesMax: z.int().describe('Maximum number of pages that the plan allows.'),
  read: z.int().describe('Number of pages covered by this crawl.'),
  known: z.int(),
  imported: z.int().describe('Number of known URLs that only this workspace knows, from imported lists.'),
  problem: z.string().nullable().describe('Why the crawl ended early, as a sentence. Null if it did not.'),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  mayCancel: z.boolean(),
});
export type SiteCrawl = z.output<typeof crawlSchema>;

const call = { feature: 'analytics', access: 'user' } as const;
const reads = { ...call, method: 'GET', scope: 'analytics:read' } as const;
const writes = { ...call, method: 'POST', scope: 'analytics:write' } as const;

export const startSiteCrawl = endpoint({
  ...writes,
  path: '/site/crawls',
  summary:
    'Starts crawling a whole site in the background. Uses one SEO request. Pages read in the last 24 hours are not read again.',
  streams: true,
  body: z.object({
    site: lineSchema(COMPETITION_LIMITS.url)
      .default('')
      .describe('Domain or URL. If blank, the workspace’s site is used.'),
    refresh: refreshSchema,
  }),
  response: crawlSchema,
  refusals: [409, 413, 422, 429],
});

export const listSiteCrawls = endpoint({
  ...reads,
  path: '/site/crawls',
  summary: 'Lists the workspace’s crawled sites, each with its last crawl.',
  response: z.object({ crawls: z.array(crawlSchema) }),
});

export const followSiteCrawl = endpoint({
  ...reads,
  path: '/site/crawls/{id}/progress',
  summary: 'Streams the progress of a crawl; ends when it finishes or after a minute.',
  streams: true,
  params: z.object({ id: idSchema }),
  response: crawlSchema,
  refusals: [404],
});

export const cancelSiteCrawl = endpoint({
  ...writes,
  path: '/site/crawls/{id}/cancel',
  summary: 'Cancels a crawl. Pages already read are kept.',
  params: z.object({ id: idSchema }),
  response: crawlSchema,
  refusals: [403, 404],
});

const scheduleSchema = z.object({
  siteId: idSchema,
  isOn: z.boolean().describe('Whether the site’s schedule is switched on.'),
  isEligible: z
    .boolean()
    .describe(
      'Whether the site is the workspace’s own or that of a watched competitor; others are not read again.',
    ),
  pagesPerDay: z.int().describe('Maximum number of pages read again in a day.'),
  isRunning: z.boolean().describe('Whether pages are being read again now.'),
  nextAt: z
    .string()
    .nullable()
    .describe('When pages are next due to be read again. Null if none are, or while they are being read.'),
  last: z
    .object({
      at: z.string(),
      read: z.int().describe('Number of pages read, including those that were reported as unchanged.'),
      changed: z.int().describe('Number of pages whose text had changed.'),
      added: z.int().describe('Number of pages read for the first time.'),
      gone: z.int().describe('Number of pages found gone: they return 404 or 410.'),
      redirected: z.int().describe('Number of pages found to redirect to another page.'),
      back: z.int().describe('Number of pages that were gone or redirected and answer again.'),
      problem: z
        .string()
        .nullable()
        .describe('Why the reading ended early, as a sentence. Null if it did not.'),
    })
    .nullable()
    .describe('The last scheduled reading. Null if there was none.'),
});
export type SiteSchedule = z.output<typeof scheduleSchema>;

export const readSiteSchedule = endpoint({
  ...reads,
  path: '/site/schedule',
  summary: 'Reads when a crawled site is next read again, and what the last reading found.',
  query: z.object({
    site: idSchema
      .optional()
      .describe(
        'ID of the site. Omit for the workspace’s own site if it was crawled, otherwise the last crawled site.',
      ),
  }),
  response: scheduleSchema,
  refusals: [404],
});

export const changeSiteSchedule = endpoint({
  ...writes,
  method: 'PUT',
  path: '/site/schedule',
  summary:
    'Switches on or off that a site is read again, each page by how often it changes. Uses no SEO requests.',
  body: z.object({ site: idSchema.describe('ID of the site.'), isOn: z.boolean() }),
  response: scheduleSchema,
  refusals: [404],
});
