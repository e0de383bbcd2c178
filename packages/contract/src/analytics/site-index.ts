import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { provenanceSchema } from '../provenance.ts';
import { idSchema, lineSchema } from '../text.ts';

/** Thresholds of the findings in the page inventory. */
export const SITE_RULES = {
  /** A page with fewer words is thin. */
  thinWords: 300,
  /** A page that has not changed for more days is due for a refresh. */
  oldDays: 540,
  /** Two equal texts with fewer words do not count as duplicates. */
  sameTextWords: 20,
  /** Days of Search Console data shown with the pages and compared with the same days a year before. */
  trafficDays: 28,
  /** A page's traffic fell if it lost this share of its clicks, and at least this many. */
  fallenShare: 0.2,
  fallenClicks: 10,
  /** The loss is also this many standard deviations: clicks vary from day to day. */
  fallenDeviations: 3,
  /** An image with more bytes slows the page down. */
  heavyImageBytes: 300_000,
} as const;

export const SITE_VERDICTS = ['refresh', 'merge', 'redirect', 'widen', 'leave', 'no_data'] as const;
export type SiteVerdict = (typeof SITE_VERDICTS)[number];

/** What an audit finds, most serious first. */
export const SITE_ISSUES = {
  server_error: 'high',
  not_found: 'high',
  links_broken: 'high',
  redirect_loop: 'high',
  redirect_broken: 'high',
  canonical_broken: 'high',
  sitemap_broken: 'high',
  sitemap_noindex: 'high',
  sitemap_blocked: 'high',
  title_missing: 'high',
  unreachable: 'medium',
  refused: 'medium',
  redirect_chain: 'medium',
  canonical_redirect: 'medium',
  canonical_noindex: 'medium',
  canonical_chain: 'medium',
  canonical_conflict: 'medium',
  orphan: 'medium',
  title_duplicate: 'medium',
  text_duplicate: 'medium',
  hreflang_invalid: 'medium',
  hreflang_broken: 'medium',
  hreflang_no_return: 'medium',
  structured_data_invalid: 'medium',
  structured_data_incomplete: 'medium',
  sitemap_redirect: 'medium',
  sitemap_canonical: 'medium',
  h1_missing: 'medium',
  images_heavy: 'medium',
  thin: 'low',
  links_redirect: 'low',
  description_missing: 'low',
  description_duplicate: 'low',
  h1_several: 'low',
  h1_duplicate: 'low',
  images_alt_missing: 'low',
  hreflang_no_self: 'low',
  sitemap_missing: 'low',
} as const satisfies Record<string, 'high' | 'medium' | 'low'>;
export type SiteIssue = keyof typeof SITE_ISSUES;
export const SITE_ISSUE_NAMES = Object.keys(SITE_ISSUES) as [SiteIssue, ...SiteIssue[]];

/** How much of a site a response is based on. */
export const coverageSchema = z
  .object({
    read: z
      .int()
      .describe(
        'Number of URLs that were read: they returned a page, a redirect, or that they are gone (404, 410).',
      ),
    known: z.int().describe('Number of URLs known from sitemaps, feeds, links, and imports.'),
    blocked: z.int().describe('Number of those URLs that robots.txt disallows.'),
    failed: z
      .int()
      .describe('Number of those URLs that did not respond, returned any other error, or could not be read.'),
    isComplete: z
      .boolean()
      .describe(
        'Whether every known URL that may be read was read. Only then is anything reported as missing.',
      ),
    judgedAt: z.string().nullable().describe('When links, issues, and verdicts were last computed.'),
  })
  .describe('How many of the known URLs were read.');
export type SiteCoverage = z.output<typeof coverageSchema>;

const reads = { feature: 'analytics', access: 'user', method: 'GET', scope: 'analytics:read' } as const;

export const SITE_SORTS = ['inbound', 'score', 'clicks', 'words', 'depth', 'changed', 'url'] as const;
export type SiteSort = (typeof SITE_SORTS)[number];
/** How the crawler came to know a page first. */
export const PAGE_ORIGINS = ['start', 'sitemap', 'feed', 'link', 'import'] as const;
/** Days within which a crawl saw a page change. */
export const SITE_CHANGE_DAYS = ['1', '7', '30'] as const;
/** How the status of a page that was read before can change. */
export const STATUS_CHANGES = ['gone', 'redirected', 'back'] as const;
export type StatusChange = (typeof STATUS_CHANGES)[number];
/** What a crawl sees change. */
export const SITE_CHANGES = ['text', ...STATUS_CHANGES] as const;
export type SiteChange = (typeof SITE_CHANGES)[number];
export const SITE_STATUSES = ['ok', 'redirect', 'error', 'blocked', 'unread'] as const;

const site = idSchema
  .optional()
  .describe(
    'ID of the site. Omit for the workspace’s own site if it was crawled, otherwise the last crawled site.',
  );
const filters = {
  site,
  status: z.enum(SITE_STATUSES).optional(),
  verdict: z.enum(SITE_VERDICTS).optional(),
  issue: z.enum(SITE_ISSUE_NAMES).optional().describe('Only pages with this audit issue.'),
  noindex: z.enum(['true', 'false']).optional(),
  foundBy: z.enum(PAGE_ORIGINS).optional().describe('Only pages first found this way.'),
  minDepth: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .optional()
    .describe('Only pages at least this many clicks from the home page.'),
  changedDays: z
    .enum(SITE_CHANGE_DAYS)
    .optional()
    .describe(
      'Only pages that a crawl saw change within this number of days: their text, or whether they answer.',
    ),
  change: z
    .enum(SITE_CHANGES)
    .optional()
    .describe(
      'Only pages that a crawl saw change this way: in their `text`, or since their last reading `gone` (404 or 410), `redirected` to another page, or `back` afterward.',
    ),
  search: lineSchema(200).optional().describe('Only pages whose URL or title contains this text.'),
  assignee: idSchema
    .optional()
    .describe('Only pages assigned to the member with this user ID; `none` for pages assigned to nobody.'),
};
const { site: _site, ...viewFilters } = filters;

/** Filters and sort order of a saved view. */
export const siteViewFiltersSchema = z.object({
  ...viewFilters,
  sort: z.enum(SITE_SORTS).optional(),
});
export type SiteViewFilters = z.output<typeof siteViewFiltersSchema>;

const namedPageSchema = z.object({ url: z.string(), title: z.string() });

const pageSchema = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  query: z
    .object({ text: z.string(), provenance: provenanceSchema })
    .nullable()
    .describe('Search query that the page seems to target. Null if unknown.'),
  words: z.int().nullable(),
  score: z
    .object({ points: z.int().min(0).max(100), provenance: provenanceSchema })
    .nullable()
    .describe(
      'Score of the page for its main query, without competing pages. Null if the page was not read, has no main query, or was not scored yet.',
    ),
  assignee: z
    .object({ userId: z.string(), name: z.string() })
    .nullable()
    .describe('Member who takes care of the page. Null if nobody was assigned.'),
  status: z
    .int()
    .nullable()
    .describe('HTTP status of the last attempt. Null if there was none, or no response.'),
  redirectUrl: z.string().nullable(),
  canonicalUrl: z.string().nullable(),
  isNoindex: z.boolean(),
  isBlocked: z.boolean(),
  isInSitemap: z.boolean(),
  foundBy: z.enum(PAGE_ORIGINS).describe('How the page was first found.'),
  language: z.string().nullable(),
  inbound: z.int().describe('Number of crawled pages that link to the page.'),
  outbound: z.int().describe('Number of pages on the site that the page links to.'),
  depth: z.int().nullable().describe('Clicks from the home page. Null if no crawled page leads to it.'),
  publishedAt: z
    .string()
    .nullable()
    .describe('Publication date that the page states. Null if it states none.'),
  changedAt: z.string().nullable(),
  changedBy: z
    .enum(['seen', 'page', 'sitemap'])
    .nullable()
    .describe(
      'Source of the change date: `seen` in a crawl, stated by the `page`, or listed in the `sitemap`.',
    ),
  statusChange: z
    .object({
      kind: z.enum(STATUS_CHANGES),
      at: z.string().describe('When a crawl first saw it.'),
      statusBefore: z.int().describe('HTTP status before the change.'),
      formerTitle: z.string().nullable().describe('Title of the page before. Null if it is back.'),
    })
    .nullable()
    .describe(
      'How the page last went away or came back, as far as responses told: errors, silence, and redirects to another spelling of the same address are no change. Null if it never did.',
    ),
  fetchedAt: z
    .string()
    .nullable()
    .describe('When the page was last read. Errors other than 404 and 410 do not count.'),
  traffic: z
    .object({
      clicks: z.int(),
      impressions: z.int(),
      clicksBefore: z.int().nullable().describe('Clicks on the same days a year earlier. Null if unknown.'),
    })
    .nullable()
    .describe('Search Console figures of the page. Null if it is not part of a connected property.'),
  issues: z.array(z.enum(SITE_ISSUE_NAMES)),
  partners: z.array(namedPageSchema).describe('Pages that seem to target the same search, at most 5.'),
  duplicates: z.array(namedPageSchema).describe('Pages of the site with the same text, at most 5.'),
  verdict: z.enum(SITE_VERDICTS),
  mergeInto: namedPageSchema.nullable(),
  reasons: z.array(z.string()).describe('Reasons for the verdict as sentences, with the thresholds.'),
});
export type SitePageRow = z.output<typeof pageSchema>;

export const listSitePages = endpoint({
  ...reads,
  path: '/site/pages',
  summary: 'Lists every known page of a crawled site, with a verdict and the reasons.',
  query: z.object({
    ...filters,
    sort: z.enum(SITE_SORTS).default('inbound'),
    cursor: z.string().max(3_000).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    pages: z.array(pageSchema),
    nextCursor: z.string().nullable(),
    total: z.int().describe('Number of pages that match the filters.'),
    coverage: coverageSchema,
    traffic: z
      .object({
        property: z.string(),
        from: z.string(),
        to: z.string(),
        comparedFrom: z
          .string()
          .nullable()
          .describe('First of the same days a year earlier. Null if unknown.'),
        comparedTo: z.string().nullable(),
        provenance: provenanceSchema,
      })
      .nullable()
      .describe(
        'Search Console property and days that traffic comes from. Null if none is connected or fewer than three quarters of the days are known.',
      ),
    verdicts: z
      .record(z.enum(SITE_VERDICTS), z.int())
      .describe('Number of pages on the whole site, by verdict.'),
  }),
  refusals: [404],
});

export const SITE_EXPORT_FORMATS = ['csv', 'xlsx'] as const;
/** Maximum number of selected pages in one export: their IDs fit into an address. */
export const SITE_EXPORT_PAGES = 1_000;

export const exportSitePages = endpoint({
  ...reads,
  path: '/site/pages/export',
  summary: 'Downloads a site’s pages as CSV or XLSX, one row per page.',
  query: z.object({
    ...filters,
    pages: z
      .string()
      .max(SITE_EXPORT_PAGES * 12)
      .regex(/^\d{1,18}(?:,\d{1,18})*$/)
      .transform((ids) => ids.split(','))
      .refine(({ length }) => length <= SITE_EXPORT_PAGES, `Select at most ${SITE_EXPORT_PAGES} pages`)
      .optional()
      .describe(`Only the pages with these IDs, separated by commas, at most ${SITE_EXPORT_PAGES}.`),
    format: z.enum(SITE_EXPORT_FORMATS).default('csv'),
  }),
  produces: 'application/octet-stream',
  refusals: [404],
});

const issueSchema = z.object({
  code: z.enum(SITE_ISSUE_NAMES),
  severity: z.enum(['high', 'medium', 'low']),
  count: z.int(),
  title: z.string(),
  fix: z.string().describe('How to fix the issue.'),
  pages: z
    .array(
      namedPageSchema.extend({
        targets: z
          .array(
            z.object({
              url: z.string(),
              anchor: z.string(),
              status: z.int().nullable(),
              bytes: z.int().nullable().describe('Size of an image. Null for everything else.'),
              problem: z
                .string()
                .nullable()
                .describe('What is wrong there, in words. Null if the issue says it.'),
            }),
          )
          .describe(
            'Where the issue comes from, at most 5: targets of links, redirects, canonicals, and hreflang, images, or the page itself with the problem.',
          ),
      }),
    )
    .describe('The first 20 pages. The inventory lists all.'),
});
export type SiteIssueFound = z.output<typeof issueSchema>;

export const readSiteAudit = endpoint({
  ...reads,
  path: '/site/audit',
  summary: 'Lists the technical issues of a crawled site, each with its pages and how to fix it.',
  query: z.object({ site }),
  response: z.object({
    issues: z.array(issueSchema),
    notJudged: z.array(z.string()).describe('What cannot be determined from the pages read, as sentences.'),
    coverage: coverageSchema,
    provenance: provenanceSchema,
  }),
  refusals: [404],
});
