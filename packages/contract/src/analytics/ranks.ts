import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { provenanceSchema } from '../provenance.ts';
import { idSchema, lineSchema } from '../text.ts';

export const RANK_LIMITS = {
  /** Trackers of one workspace. */
  trackers: 5,
  /** Results pages per month that a workspace may ask for, at first and at most. */
  budget: 1_000,
  budgetMax: 100_000,
  /** Days for which positions are stored. */
  keptDays: 500,
  /** Results on one page of a search engine. */
  resultsPerPage: 10,
} as const;

/** How many results are read. */
export const RANK_DEPTHS = [10, 20, 30, 50, 100] as const;
export const RANK_DEVICES = ['desktop', 'phone'] as const;
export type RankDevice = (typeof RANK_DEVICES)[number];
export const RANK_RHYTHMS = ['daily', 'weekly'] as const;
export type RankRhythm = (typeof RANK_RHYTHMS)[number];
export const RANK_PERIODS = [30, 90, 365] as const;

/** Features of a results page besides plain results; the first six are named like the engine's layouts. */
export const RESULTS_FEATURES = [
  'sitelinks',
  'featuredSnippet',
  'knowledgePanel',
  'ads',
  'shopping',
  'aiOverview',
  'peopleAlsoAsk',
  'topStories',
  'images',
  'videos',
  'localPack',
  'discussions',
] as const;
export type ResultsFeature = (typeof RESULTS_FEATURES)[number];

/** Checks in the longest month. */
const CHECKS_A_MONTH: Readonly<Record<RankRhythm, number>> = { daily: 31, weekly: 5 };

/** The most results pages that a tracker asks for in one check and in one month, and for how many keywords. */
export function rankCost(tracker: {
  readonly keywords: number;
  readonly depth: number;
  readonly rhythm: RankRhythm;
}): { readonly perCheck: number; readonly perMonth: number; readonly keywordsPerMonth: number } {
  const perCheck = tracker.keywords * Math.ceil(tracker.depth / RANK_LIMITS.resultsPerPage);
  const checks = CHECKS_A_MONTH[tracker.rhythm];
  return { perCheck, perMonth: perCheck * checks, keywordsPerMonth: tracker.keywords * checks };
}

/** Who pays for a source: the workspace’s own key, the installation (counted by the plan), or nobody. */
export const RANK_PAYERS = ['workspace', 'installation', 'nobody'] as const;

const sourceSchema = z.object({
  name: z.string(),
  title: z.string(),
  payer: z.enum(RANK_PAYERS),
  engine: z
    .string()
    .nullable()
    .describe('Search engine whose positions it reads. Null if it merges several engines.'),
  devices: z.array(z.enum(RANK_DEVICES)).describe('Devices it can ask for. Empty if it does not say.'),
});
export type RankSource = z.output<typeof sourceSchema>;

const twoLetters = z.string().regex(/^[a-z]{2}$/, 'Must be two lowercase letters');

const marketFields = {
  source: z.string().describe('Name of the search source.'),
  country: twoLetters.describe('Country of the searchers, ISO 3166-1.'),
  language: twoLetters.describe('Language of the searchers, ISO 639-1.'),
  device: z.enum(RANK_DEVICES).nullable().describe('Null: what the source uses.'),
};

const depthSchema = z
  .int()
  .refine((depth) => (RANK_DEPTHS as readonly number[]).includes(depth), 'Must be 10, 20, 30, 50, or 100')
  .describe('Number of results that are read.');

export const RANK_STATES = [
  'no_keywords',
  'waiting',
  'checking',
  'current',
  'failing',
  'paused',
  'ownerless',
] as const;

const trackerSchema = z.object({
  id: z.string(),
  ...marketFields,
  title: z.string().describe('Display name of the source.'),
  engine: z.string().nullable(),
  depth: z.int(),
  rhythm: z.enum(RANK_RHYTHMS),
  state: z
    .enum(RANK_STATES)
    .describe('`ownerless`: the admin in whose name it asks has left; any admin can take it over.'),
  problem: z
    .object({ code: z.string(), message: z.string(), since: z.string() })
    .nullable()
    .describe('Why the last check did not finish.'),
  checkedAt: z.string().nullable().describe('When every keyword was last asked about.'),
  nextCheckAt: z.string().nullable(),
  payer: z.enum(RANK_PAYERS).nullable().describe('Null if the source is no longer set up.'),
  pagesPerCheck: z.int().describe('The most results pages that one check asks for.'),
  pagesPerMonth: z.int().describe('The most results pages in a month of 31 days.'),
  keywordsPerMonth: z
    .int()
    .describe(
      'How often a keyword is asked about in such a month. Each is an SEO request if the installation pays.',
    ),
});
export type RankTracker = z.output<typeof trackerSchema>;

const overviewSchema = z.object({
  trackers: z.array(trackerSchema),
  sources: z.array(sourceSchema).describe('Search sources of the workspace that read positions.'),
  market: z.object({ country: z.string(), language: z.string() }).describe('Suggested market.'),
  keywords: z.int().describe('Number of watched keywords.'),
  ownSite: z.string().nullable().describe('The site whose positions are tracked. Null if none is known.'),
  competitors: z.int().describe('Number of watched competitors; they cost nothing extra.'),
  budget: z.object({
    limit: z.int().describe('Results pages that may be asked for in a calendar month (UTC).'),
    used: z.int(),
    planned: z.int().describe('The most results pages that the trackers ask for in a month.'),
    renewsOn: z.string(),
  }),
  mayChange: z.boolean(),
});
export type RankOverview = z.output<typeof overviewSchema>;

const call = { feature: 'analytics', access: 'user' } as const;
const path = '/analytics/ranks';
const params = z.object({ id: idSchema });

export const readRankTrackers = endpoint({
  ...call,
  scope: 'analytics:read',
  method: 'GET',
  path,
  summary: 'Returns the rank trackers of the workspace, what they cost, and the monthly budget.',
  response: overviewSchema,
});

export const addRankTracker = endpoint({
  ...call,
  method: 'POST',
  path,
  summary:
    'Tracks the positions of the own site and the watched competitors for the watched keywords in one market. Admins only.',
  body: z.object({ ...marketFields, depth: depthSchema, rhythm: z.enum(RANK_RHYTHMS) }),
  status: 201,
  response: overviewSchema,
  refusals: [403, 409, 422],
});

export const changeRankTracker = endpoint({
  ...call,
  method: 'PUT',
  path: `${path}/{id}`,
  summary:
    'Changes how deep and how often a tracker asks, or pauses it. From then on it asks in the caller’s name. Admins only.',
  params,
  body: z.object({
    depth: depthSchema,
    rhythm: z.enum(RANK_RHYTHMS),
    isPaused: z.boolean(),
  }),
  response: overviewSchema,
  refusals: [403, 404],
});

export const removeRankTracker = endpoint({
  ...call,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Removes a tracker and all its positions. Admins only.',
  params,
  status: 204,
  refusals: [403, 404],
});

export const checkRanks = endpoint({
  ...call,
  method: 'POST',
  path: `${path}/{id}/check`,
  summary: 'Starts the next check of a tracker now. Admins only.',
  params,
  status: 202,
  response: overviewSchema,
  refusals: [403, 404],
});

export const changeRankBudget = endpoint({
  ...call,
  method: 'PUT',
  path: '/analytics/rank-budget',
  summary: 'Sets how many results pages all trackers may ask for in a month. Admins only.',
  body: z.object({ limit: z.int().min(0).max(RANK_LIMITS.budgetMax) }),
  response: overviewSchema,
  refusals: [403],
});

const positionSchema = z.int().nullable().describe('Null: not among the results that were read.');

const measuredSchema = z.object({
  date: z.string(),
  position: positionSchema,
  url: z.string().nullable(),
  results: z.int().describe('Number of results that were read.'),
});

const latestSchema = z.object({
  date: z.string(),
  state: z
    .enum(['found', 'not_found', 'failed', 'not_asked'])
    .describe(
      '`not_found`: not among the results that were read. `not_asked`: this site was not looked for.',
    ),
  position: positionSchema,
  url: z.string().nullable(),
  results: z.int().nullable(),
  features: z
    .array(z.enum(RESULTS_FEATURES))
    .nullable()
    .describe('Features seen on the first results page. Null if the source does not report them.'),
  problem: z.string().nullable().describe('Why the source did not answer.'),
});

const keywordRowSchema = z.object({
  keyword: z.string(),
  isWatched: z.boolean(),
  volume: z.int().nullable().describe('Monthly searches. Null if unknown.'),
  latest: latestSchema.nullable().describe('Null: not asked in this period.'),
  before: measuredSchema.nullable().describe('The answer before the latest one in this period.'),
  best: z.int().nullable().describe('Best position in this period.'),
});
export type RankKeyword = z.output<typeof keywordRowSchema>;

const periodSchema = z.coerce.number().int().min(1).max(RANK_LIMITS.keptDays).default(30);

export const readRankings = endpoint({
  ...call,
  scope: 'analytics:read',
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'Returns the positions of a site by keyword, and the share of voice of all sites by day.',
  params,
  query: z.object({
    days: periodSchema.describe('Days back from today.'),
    site: lineSchema(500).optional().describe('A tracked site; the own site by default.'),
  }),
  response: z.object({
    from: z.string(),
    to: z.string(),
    site: z.string().nullable(),
    sites: z.array(z.string()).describe('Sites that were looked for, the own site first.'),
    keywords: z.array(keywordRowSchema),
    voice: z.object({
      weights: z
        .enum(['volume', 'equal'])
        .describe(
          '`volume`: keywords count by their searches, known for all. `equal`: each counts the same.',
        ),
      volumesKnown: z.int(),
      provenance: provenanceSchema,
      days: z
        .array(
          z.object({
            date: z.string(),
            answered: z.int().describe('Keywords with an answer. 0: not asked, or every answer failed.'),
            failed: z.int(),
            shares: z
              .record(z.string(), z.number())
              .describe('Share of voice by site from 0 to 1. A site that was not looked for has none.'),
          }),
        )
        .describe('Every day of the period.'),
    }),
  }),
  refusals: [404],
});
export type RankVoice = z.output<(typeof readRankings)['response']>['voice'];

export const readKeywordRanks = endpoint({
  ...call,
  scope: 'analytics:read',
  method: 'GET',
  path: `${path}/{id}/keyword`,
  summary: 'Returns the positions of all sites for one keyword by day.',
  params,
  query: z.object({ keyword: lineSchema(500), days: periodSchema }),
  response: z.object({
    keyword: z.string(),
    sites: z.array(z.string()),
    days: z
      .array(
        z.object({
          date: z.string(),
          state: z.enum(['answered', 'failed', 'not_asked']),
          results: z.int().nullable(),
          features: z.array(z.enum(RESULTS_FEATURES)).nullable(),
          problem: z.string().nullable(),
          positions: z
            .array(z.object({ site: z.string(), position: positionSchema, url: z.string().nullable() }))
            .describe('Sites that were looked for.'),
        }),
      )
      .describe('Every day of the period.'),
  }),
  refusals: [404],
});
export type RankDay = z.output<(typeof readKeywordRanks)['response']>['days'][number];

export const RANK_EXPORT_FORMATS = ['csv', 'xlsx'] as const;

export const exportRanks = endpoint({
  ...call,
  scope: 'analytics:read',
  method: 'GET',
  path: `${path}/{id}/export`,
  summary: 'Downloads every stored position of a tracker as CSV or XLSX, one row per day, keyword, and site.',
  params,
  query: z.object({ format: z.enum(RANK_EXPORT_FORMATS).default('csv') }),
  produces: 'application/octet-stream',
  refusals: [404],
});
