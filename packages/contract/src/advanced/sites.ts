import { z } from 'zod';
import { CONTENT_LIMITS } from '../content/content-limits.ts';
import { GIVEN_PAGES_LIMITS } from '../given-pages.ts';
import { lineSchema, listSchema } from '../text.ts';

/** Limits of one analysis of sites. */
export const COMPETITION_LIMITS = {
  competitors: 10,
  keywords: 50,
  urls: 20,
  url: GIVEN_PAGES_LIMITS.url,
} as const;

/** A domain, or the address of a site or page, as the user enters it. */
const siteSchema = lineSchema(COMPETITION_LIMITS.url);

/** Sites of competitors. At least one is required. */
export const competitorSitesSchema = listSchema(
  COMPETITION_LIMITS.competitors,
  COMPETITION_LIMITS.url,
).refine((list) => list.length > 0, 'Enter at least one competitor');
/** Tracked keywords. The list may be empty. */
export const followedKeywordsSchema = listSchema(COMPETITION_LIMITS.keywords, CONTENT_LIMITS.keyword);
/** One site. A blank value is refused. */
export const oneSiteSchema = siteSchema.refine((text) => text !== '', 'Enter a site');
/** The caller's own site. The default is the workspace's own domain. */
const yourDomainSchema = siteSchema.default('');

/** Definition that is common to all calls that read sites. */
export const sitesCall = {
  method: 'POST',
  feature: 'advanced',
  access: 'user',
  scope: 'analyses:write',
  streams: true,
  runs: true,
  refusals: [413, 422, 429],
} as const;

/** Whether sites are read again, or what was read within the last day is reused. */
export const refreshSchema = z
  .boolean()
  .default(false)
  .describe('Read the sites again. If false, pages read in the last 24 hours are reused at no cost.');

/** Which site is ours and how sites are read: inputs of all calls that compare competitors with our site. */
export const comparingInputs = { yourDomain: yourDomainSchema, refresh: refreshSchema };

/** What was read of one site. */
export const readSiteSchema = z.object({
  site: z.string().describe('Host of the site.'),
  url: z.string(),
  pages: z.int().describe('Number of pages read.'),
  known: z.int().describe('Known URLs of the site, whether read or not.'),
  foundBy: z.enum(['sitemap', 'links']).nullable(),
  readAt: z.string().nullable().describe('When the oldest of these pages was last fetched.'),
  missed: z
    .array(z.object({ url: z.string(), code: z.string(), message: z.string() }))
    .describe('Pages that could not be read, and why. At most 20.'),
  problem: z
    .string()
    .nullable()
    .describe('Why the site was not read, or not completely. Null if everything requested was read.'),
});
export type ReadSite = z.output<typeof readSiteSchema>;
