import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { provenanceSchema } from '../provenance.ts';
import { listSchema } from '../text.ts';
import { runFields } from './runs.ts';
import {
  COMPETITION_LIMITS,
  comparingInputs,
  competitorSitesSchema,
  followedKeywordsSchema,
  oneSiteSchema,
  readSiteSchema,
  refreshSchema,
  sitesCall,
} from './sites.ts';

const coveringPageSchema = z.object({
  url: z.string().nullable(),
  title: z.string(),
  sign: z
    .enum(['title', 'address', 'heading', 'meaning'])
    .describe('Where the page shows that it targets the keyword. `meaning`: in other words.'),
});

/** Why a site counts as the workspace's own site. */
const OWN_SITE_BY = ['named', 'workspace', 'verified', 'claimed', 'profile', 'published'] as const;

/** The site that counts as the workspace's own site. */
export const ownSiteSchema = z.object({
  site: z.string().describe('Host of the site.'),
  by: z
    .enum(OWN_SITE_BY)
    .describe(
      'How the workspace’s site was determined: named in the request, the live site set in the workspace, a verified or declared domain, the website in the caller’s profile, or the address of the workspace’s public pages.',
    ),
});

export const gapsSchema = z.object({
  gaps: z.array(
    z.object({
      keyword: z.string(),
      opportunity: z.number().describe('How worthwhile a page for this keyword is, 0 to 100.'),
      parts: z
        .array(
          z.object({
            code: z.enum(['demand', 'coverage', 'nearness', 'intent']),
            share: z.number().min(0).max(1).describe('What was found, as a share.'),
            points: z.number(),
            max: z.number().describe('Maximum number of points.'),
          }),
        )
        .default([])
        .describe(
          'What the opportunity is the sum of: demand, share of competitors with a page, similarity to the workspace’s own titles, and intent. Unknown parts are left out and their points go to the others. Empty in results from older versions.',
        ),
      priority: z.enum(['high', 'medium', 'low']),
      missingCompetitors: z
        .array(z.string())
        .describe(
          'Competitors on whose pages, as far as they were read, none was found for the keyword either.',
        ),
      demand: z.number().nullable().describe('Searches per month. Null if no source knows.'),
      isCertain: z
        .boolean()
        .default(true)
        .describe(
          'False if the workspace’s site was not read completely, so a page may exist that was not found.',
        ),
      pages: z.array(coveringPageSchema.extend({ competitor: z.string() })),
      provenance: provenanceSchema,
    }),
  ),
  matrix: z
    .array(
      z.object({
        keyword: z.string(),
        ours: coveringPageSchema
          .nullable()
          .describe('The workspace’s page for the keyword. Null if none was found.'),
        competitors: z.array(z.object({ competitor: z.string(), page: coveringPageSchema.nullable() })),
      }),
    )
    .describe('Every keyword by every site, showing which sites have a page for it.'),
  sites: z.array(readSiteSchema),
  ownPages: z
    .int()
    .describe(
      'Number of the workspace’s own pages that were checked: published items and pages of its own site.',
    ),
  own: ownSiteSchema
    .nullable()
    .default(null)
    .describe('Site shown in the matrix as the workspace’s own. Null in results from older versions.'),
  notice: z
    .string()
    .nullable()
    .default(null)
    .describe('Why the demand is unknown if a source failed, as sentences.'),
});
export type Gaps = z.output<typeof gapsSchema>;

export const trackGaps = endpoint({
  ...sitesCall,
  path: '/competitive-intelligence/track-gaps',
  summary: 'Finds keywords that competitors have a page for and you do not.',
  body: z.object({
    keywords: followedKeywordsSchema
      .default([])
      .describe('Keywords to compare. If empty, the topics of the competitors’ pages are used.'),
    competitors: competitorSitesSchema,
    ...comparingInputs,
  }),
  response: gapsSchema.extend(runFields),
});

/** Pages listed for each part of a competitor's strategy; there may be more. */
export const STRATEGY_PAGES_SHOWN = 20;

const valuesOf = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string(), value)
    .nullable()
    .default(null)
    .describe('Values used in the sentence. Null in results from older versions.');
const textOrNumber = z.union([z.string(), z.number()]);

export const ALERT_TYPES = [
  'new_page',
  'removed_page',
  'title_changed',
  'headings_changed',
  'keyword_targeted',
] as const;

const pageStateSchema = z.object({
  title: z.string(),
  headings: z.array(z.string()),
  seenAt: z.string().describe('When this version of the page was first seen.'),
});

export const alertSchema = z.object({
  id: z.string().describe('Stable ID of the change. The same change always has the same ID.'),
  type: z.enum(ALERT_TYPES),
  priority: z.enum(['high', 'medium', 'low']),
  timestamp: z.string().describe('When the change was first seen.'),
  competitor: z.string(),
  url: z.string(),
  message: z.string().describe('The change as a sentence.'),
  values: valuesOf(z.union([textOrNumber, z.array(z.string()).readonly()])),
  content: z.object({ title: z.string(), description: z.string() }),
  targetedKeywords: z.array(z.string()),
  before: pageStateSchema.nullable().describe('State of the page before the change. Null for a new page.'),
  after: pageStateSchema.nullable().describe('State of the page after the change. Null for a removed page.'),
});
export type CompetitorAlert = z.output<typeof alertSchema>;

export const alertsSchema = z.object({
  alerts: z.array(alertSchema).describe('Alerts, newest first.'),
  since: z.string().describe('Changes seen since this time are included.'),
  firstVisit: z.array(z.string()).describe('Sites read for the first time, which cannot have changes yet.'),
  sites: z.array(readSiteSchema),
});
export type CompetitorAlerts = z.output<typeof alertsSchema>;

export const checkAlerts = endpoint({
  ...sitesCall,
  path: '/competitive-intelligence/check-alerts',
  summary: 'Reads competitors’ sites again and returns what changed in the last 30 days.',
  body: z.object({
    competitors: competitorSitesSchema,
    trackedKeywords: followedKeywordsSchema.default([]),
    refresh: z
      .boolean()
      .default(true)
      .describe('Read the sites again. If false, pages read in the last 24 hours are reused.'),
  }),
  response: alertsSchema.extend(runFields),
});

export const freshnessSchema = z.object({
  updatePriority: z
    .array(
      z.object({
        url: z.string(),
        contentId: z
          .string()
          .nullable()
          .describe('ID of the item published on this page. Null for other pages.'),
        title: z.string(),
        keyword: z.string().nullable().describe('The given keyword that the page is about.'),
        priority: z.enum(['critical', 'warning', 'watch', 'none']),
        reasons: z.array(z.string()),
        suggestedActions: z.array(z.string()),
        findings: z
          .array(z.object({ code: z.string(), values: valuesOf(textOrNumber) }))
          .nullable()
          .default(null)
          .describe('Reasons as codes. Null in results from older versions.'),
        actions: z.array(z.string()).nullable().default(null).describe('Codes of the suggested actions.'),
        ageDays: z.int().nullable(),
        words: z.int(),
        publishedAt: z.string().nullable(),
        changedAt: z.string().nullable().describe('Last change stated by the page itself.'),
        dated: z
          .array(
            z.object({
              phrase: z.string(),
              quote: z.string().describe('Sentence that contains the phrase.'),
              kind: z.enum(['year', 'heading_year', 'relative']),
              year: z.int().nullable(),
            }),
          )
          .nullable()
          .default(null)
          .describe('Statements that are out of date, at most 20. Null in results from older versions.'),
        seenChangedAt: z
          .array(z.string())
          .describe('When changes to the page were first seen, newest first.'),
        views: z
          .array(z.number().nullable())
          .nullable()
          .describe('Views per month, oldest first. Null for months that are not known.'),
        deadLinks: z.array(z.object({ href: z.string(), status: z.int().nullable() })),
        leftOut: z.array(z.string()).describe('What is not known and therefore not counted.'),
        provenance: provenanceSchema,
      }),
    )
    .describe('Pages to update, most urgent first.'),
  unread: z.array(z.object({ url: z.string(), code: z.string(), message: z.string() })),
});
export type ContentFreshness = z.output<typeof freshnessSchema>;

export const trackFreshness = endpoint({
  ...sitesCall,
  path: '/competitive-intelligence/track-freshness',
  summary: 'Finds pages that need an update, and why.',
  body: z.object({
    urls: listSchema(COMPETITION_LIMITS.urls, COMPETITION_LIMITS.url)
      .default([])
      .describe('URLs of pages. If empty, the 20 published items that have gone unchanged longest are used.'),
    keywords: followedKeywordsSchema.default([]),
    refresh: refreshSchema,
  }),
  response: freshnessSchema.extend(runFields),
});

const strategyFindingSchema = z.object({
  code: z.string(),
  message: z.string(),
  values: valuesOf(textOrNumber.nullable()),
  pages: z.array(z.string()).describe('Pages that this is based on, at most 20.'),
});

const topicSchema = z.object({
  name: z.string().describe('In the form that the pages use most, or the keyword as given.'),
  variants: z
    .array(z.string())
    .default([])
    .describe('Other wordings of the same topic. Empty in results from older versions.'),
  pages: z.array(z.string()),
});

export const competitorStrategySchema = z.object({
  strategy: z.object({
    competitor: z.string(),
    contentTypes: z.record(z.string(), z.int()).describe('Number of pages of each type.'),
    strengths: z.array(strategyFindingSchema),
    weaknesses: z.array(strategyFindingSchema),
    typePages: z.array(z.object({ type: z.string(), share: z.number(), pages: z.array(z.string()) })),
    rhythm: z
      .object({
        perMonth: z.number().nullable(),
        medianDays: z.number().nullable(),
        first: z.string(),
        last: z.string(),
        dated: z.int(),
        months: z.array(z.object({ month: z.string(), pages: z.int() })),
      })
      .nullable()
      .describe('Publishing frequency. Null if fewer than three pages state a date.'),
    topics: z.object({
      covered: z.array(topicSchema),
      missed: z
        .array(topicSchema)
        .describe(
          'Topics that the workspace follows or covers, with no page of the competitor found among those read.',
        ),
      missedByUs: z.array(topicSchema),
    }),
  }),
  sites: z.array(readSiteSchema),
  ownPages: z.int(),
  own: ownSiteSchema
    .nullable()
    .default(null)
    .describe('The workspace’s own site. Null in results from older versions.'),
});
export type CompetitorStrategyResult = z.output<typeof competitorStrategySchema>;

export const analyzeStrategy = endpoint({
  ...sitesCall,
  path: '/competitive-intelligence/analyze-strategy',
  summary:
    'Describes a competitor’s strategy: page types, publishing frequency, topics, strengths, and weaknesses.',
  body: z.object({
    competitor: oneSiteSchema,
    keywords: followedKeywordsSchema.default([]),
    ...comparingInputs,
  }),
  response: competitorStrategySchema.extend(runFields),
});
