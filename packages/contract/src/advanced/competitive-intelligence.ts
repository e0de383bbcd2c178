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
    .enum(['title', 'address', 'heading'])
    .describe('By what it shows that it was made for the keyword.'),
});

/** Why a site counts as the workspace's own. */
const OWN_SITE_BY = ['named', 'workspace', 'verified', 'claimed', 'profile', 'published'] as const;

/** The site that counts as the workspace's own. */
export const ownSiteSchema = z.object({
  site: z.string().describe('Its host.'),
  by: z
    .enum(OWN_SITE_BY)
    .describe(
      'Named in the call; the live site that the workspace names; a domain that it has proved, or says is its own; the website of the caller’s profile; or where its public pages stand.',
    ),
});

export const gapsSchema = z.object({
  gaps: z.array(
    z.object({
      keyword: z.string(),
      opportunity: z.number().describe('0 to 100: what a page on it is worth trying for.'),
      priority: z.enum(['high', 'medium', 'low']),
      missingCompetitors: z.array(z.string()).describe('Competitors without a page for it either.'),
      demand: z.number().nullable().describe('Searches a month; null where no source knows them.'),
      isCertain: z
        .boolean()
        .default(true)
        .describe('False where not all of our site was read: then no page was found, and there may be one.'),
      pages: z.array(coveringPageSchema.extend({ competitor: z.string() })),
      provenance: provenanceSchema,
    }),
  ),
  matrix: z
    .array(
      z.object({
        keyword: z.string(),
        ours: coveringPageSchema.nullable().describe('Our page for it; null where we have none.'),
        competitors: z.array(z.object({ competitor: z.string(), page: coveringPageSchema.nullable() })),
      }),
    )
    .describe('Each keyword by each site: who has a page for it.'),
  sites: z.array(readSiteSchema),
  ownPages: z
    .int()
    .describe('Pages of ours that were looked at: published items, and pages of our own site.'),
  own: ownSiteSchema
    .nullable()
    .default(null)
    .describe('The site that stands in the matrix as ours; null in results of older versions.'),
  notice: z
    .string()
    .nullable()
    .default(null)
    .describe('Why the demand is not known where a source failed, in sentences.'),
});
export type Gaps = z.output<typeof gapsSchema>;

export const trackGaps = endpoint({
  ...sitesCall,
  path: '/competitive-intelligence/track-gaps',
  summary: 'Finds keywords that competitors have a page for and you do not.',
  body: z.object({
    keywords: followedKeywordsSchema
      .default([])
      .describe('Where there are none, the subjects of the competitors’ titles are looked at.'),
    competitors: competitorSitesSchema,
    ...comparingInputs,
  }),
  response: gapsSchema.extend(runFields),
});

const valuesOf = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string(), value)
    .nullable()
    .default(null)
    .describe('What the sentence is made of; null in results of older versions.');
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
  seenAt: z.string().describe('When the page was first found so.'),
});

export const alertSchema = z.object({
  id: z.string().describe('The same for the same change, whenever it is asked for.'),
  type: z.enum(ALERT_TYPES),
  priority: z.enum(['high', 'medium', 'low']),
  timestamp: z.string().describe('When the change was first seen.'),
  competitor: z.string(),
  url: z.string(),
  message: z.string().describe('The change in a sentence.'),
  values: valuesOf(z.union([textOrNumber, z.array(z.string()).readonly()])),
  content: z.object({ title: z.string(), description: z.string() }),
  targetedKeywords: z.array(z.string()),
  before: pageStateSchema.nullable().describe('Null for a new page.'),
  after: pageStateSchema.nullable().describe('Null for a page that is gone.'),
});
export type CompetitorAlert = z.output<typeof alertSchema>;

export const alertsSchema = z.object({
  alerts: z.array(alertSchema).describe('Newest first.'),
  since: z.string().describe('Changes seen since this moment are told.'),
  firstVisit: z
    .array(z.string())
    .describe('Sites that were read for the first time, so that nothing can have changed yet.'),
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
      .describe('Asks the sites again, rather than only what was read within a day.'),
  }),
  response: alertsSchema.extend(runFields),
});

export const freshnessSchema = z.object({
  updatePriority: z
    .array(
      z.object({
        url: z.string(),
        contentId: z.string().nullable().describe('The item whose public page it is; null for other pages.'),
        title: z.string(),
        keyword: z.string().nullable().describe('Of the given ones the one that the page is about.'),
        priority: z.enum(['critical', 'warning', 'watch', 'none']),
        reasons: z.array(z.string()),
        suggestedActions: z.array(z.string()),
        findings: z
          .array(z.object({ code: z.string(), values: valuesOf(textOrNumber) }))
          .nullable()
          .default(null)
          .describe('The reasons by their codes; null in results of older versions.'),
        actions: z.array(z.string()).nullable().default(null).describe('What is suggested, by its codes.'),
        ageDays: z.int().nullable(),
        words: z.int(),
        publishedAt: z.string().nullable(),
        changedAt: z.string().nullable().describe('The last change that the page itself states.'),
        dated: z
          .array(
            z.object({
              phrase: z.string(),
              quote: z.string().describe('The sentence that it stands in.'),
              kind: z.enum(['year', 'heading_year', 'relative']),
              year: z.int().nullable(),
            }),
          )
          .nullable()
          .default(null)
          .describe('Statements that the time has overtaken, at most 20; null in results of older versions.'),
        seenChangedAt: z.array(z.string()).describe('When we first found it changed, newest first.'),
        views: z
          .array(z.number().nullable())
          .nullable()
          .describe('Views by month, oldest first; null where they are not known.'),
        deadLinks: z.array(z.object({ href: z.string(), status: z.int().nullable() })),
        leftOut: z.array(z.string()).describe('What is not known, so neither for nor against.'),
        provenance: provenanceSchema,
      }),
    )
    .describe('The most pressing first.'),
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
      .describe('Addresses of pages; the 20 published items that changed longest ago where there are none.'),
    keywords: followedKeywordsSchema.default([]),
    refresh: refreshSchema,
  }),
  response: freshnessSchema.extend(runFields),
});

const strategyFindingSchema = z.object({
  code: z.string(),
  message: z.string(),
  values: valuesOf(textOrNumber.nullable()),
  pages: z.array(z.string()).describe('The pages that it rests on, at most 20.'),
});

const topicSchema = z.object({ name: z.string(), pages: z.array(z.string()) });

export const competitorStrategySchema = z.object({
  strategy: z.object({
    competitor: z.string(),
    contentTypes: z.record(z.string(), z.int()).describe('Pages of each type.'),
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
      .describe('Null where fewer than three pages state a date.'),
    topics: z.object({
      covered: z.array(topicSchema),
      missed: z.array(topicSchema).describe('What is followed or ours and the competitor has no page about.'),
      missedByUs: z.array(topicSchema),
    }),
  }),
  sites: z.array(readSiteSchema),
  ownPages: z.int(),
  own: ownSiteSchema.nullable().default(null).describe('Null in results of older versions.'),
});
export type CompetitorStrategyResult = z.output<typeof competitorStrategySchema>;

export const analyzeStrategy = endpoint({
  ...sitesCall,
  path: '/competitive-intelligence/analyze-strategy',
  summary: 'Describes a competitor’s strategy: page types, rhythm, topics, strengths, and weaknesses.',
  body: z.object({
    competitor: oneSiteSchema,
    keywords: followedKeywordsSchema.default([]),
    ...comparingInputs,
  }),
  response: competitorStrategySchema.extend(runFields),
});
