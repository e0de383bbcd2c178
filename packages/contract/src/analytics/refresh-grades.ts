import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What counts as a refresh, and how it is compared with pages that were not touched. */
export const REFRESH_RULES = {
  /** Minimum share of the words that changed. */
  changedShare: 0.15,
  /** Saves with less than this number of days between them are one refresh. */
  togetherDays: 7,
  /** Weeks after which the effect is measured, each over the `length` weeks that end there. */
  after: [4, 8, 12],
  length: 4,
  /** Weeks before the refresh that the later ones are compared with. */
  before: 8,
  /** Below this number of untouched pages, or of clicks in the weeks before, no effect is reported. */
  controlsMin: 5,
  clicksMin: 20,
  /** Days before a refresh during which a proposal of the calendar counts as its reason. */
  proposalDays: 90,
  /** Verdicts are judged by the effect after these weeks, and not below this number of refreshes. */
  hitWeeks: 8,
  hitsMin: 5,
} as const;

/** Why a refresh has no effect to report. */
export const UNGRADED_REASONS = ['waiting', 'overlap', 'no_figures', 'few_clicks', 'few_controls'] as const;

const intervalSchema = z.object({ low: z.number(), high: z.number() });

const effectSchema = z.object({
  weeks: z.int().describe('Weeks after the refresh. The last four of them are compared.'),
  controls: z.int().describe('Number of untouched pages it was compared with.'),
  reason: z
    .enum(UNGRADED_REASONS)
    .nullable()
    .describe(
      'Why there is no effect: its weeks are not over, another refresh overlaps, days without final data, too few clicks, or too few untouched pages like it. Null if there is one.',
    ),
  readyOn: z.string().nullable().describe('The day its last week ends, while it is waiting.'),
  change: z
    .number()
    .nullable()
    .describe('Clicks relative to what they would have been without the refresh: 0.2 for a fifth more.'),
  interval: intervalSchema.nullable().describe('95% interval of the change.'),
  clicks: z.int().nullable().describe('Clicks in the four weeks.'),
  gained: z
    .number()
    .nullable()
    .describe('How many of those clicks the refresh accounts for. Below 0 if it cost clicks.'),
});
export type GradedEffect = z.output<typeof effectSchema>;

const refreshSchema = z.object({
  contentId: z.string(),
  title: z.string(),
  page: z.string().describe('URL of the page.'),
  from: z.string().describe('Day of the first save.'),
  to: z.string().describe('Day of the last save.'),
  changedShare: z.number().describe('Share of the words that changed, 0 to 1.'),
  verdict: z
    .enum(['refresh', 'other'])
    .nullable()
    .describe(
      'Whether the page was due for a refresh on the day before, by the rules of the page inventory or a proposal of the calendar. Null if too little was known.',
    ),
  effects: z.array(effectSchema),
});
export type GradedRefresh = z.output<typeof refreshSchema>;

const hitsSchema = z.object({
  refreshes: z.int().describe('Number of refreshes with an effect after eight weeks.'),
  gained: z.int().describe('Number of those that gained clicks. Chance alone makes about half of them gain.'),
  clearly: z.int().describe('Number of those whose whole interval is above 0.'),
  isEnough: z.boolean().describe('False below five refreshes, which are too few to tell.'),
  interval: intervalSchema.nullable().describe('95% interval of the share that gained.'),
});
export type VerdictHits = z.output<typeof hitsSchema>;

export const readRefreshGrades = endpoint({
  method: 'GET',
  path: '/analytics/refreshes',
  feature: 'analytics',
  access: 'user',
  scope: 'analytics:read',
  summary:
    'Lists refreshes of published pages with their effect on clicks after 4, 8, and 12 weeks, compared with untouched pages of the same site that were like them before.',
  query: z.object({
    page: z.string().max(2_000).optional().describe('URL of a page. Omit for all pages.'),
  }),
  response: z.object({
    isConnected: z.boolean(),
    provenance: z.object({ kind: z.literal('modelled'), method: z.string() }),
    comparing: z
      .int()
      .describe('Number of saved versions that are not compared yet. Call again for the rest.'),
    total: z.int(),
    refreshes: z.array(refreshSchema).describe('The newest 100, newest first.'),
    judged: hitsSchema.describe('Refreshes of pages that were due for one.'),
    other: hitsSchema.describe('Refreshes of pages that were not.'),
  }),
});
export type RefreshGrades = z.output<(typeof readRefreshGrades)['response']>;
