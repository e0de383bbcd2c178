import { z } from 'zod';
import { COMPETITION_LIMITS } from '../advanced/sites.ts';
import { CONTENT_LIMITS } from '../content/content-limits.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, lineSchema } from '../text.ts';

export const WATCHLIST_LIMITS = {
  /** Competitors that a workspace can watch: as many as one analysis accepts. */
  competitors: COMPETITION_LIMITS.competitors,
  keywords: COMPETITION_LIMITS.keywords,
  /** Maximum number of names in one call. */
  added: 500,
  competitor: 500,
  keyword: CONTENT_LIMITS.keyword,
} as const;

export const WATCHED_KINDS = ['competitor', 'keyword'] as const;
export type WatchedKind = (typeof WATCHED_KINDS)[number];

const watchedSchema = z.object({
  id: z.string(),
  name: z.string().describe('The keyword, or the domain of a competitor.'),
  addedAt: z.string(),
  mayRemove: z.boolean().describe('Whether the caller added it or is a workspace admin.'),
});
export type Watched = z.output<typeof watchedSchema>;

const watchlistSchema = z.object({
  competitors: z.array(watchedSchema).describe('Competitors in the order they were added.'),
  keywords: z.array(watchedSchema),
});
export type Watchlist = z.output<typeof watchlistSchema>;

const call = { feature: 'analytics', access: 'user' } as const;
const names = (length: number) => z.array(lineSchema(length)).max(WATCHLIST_LIMITS.added).default([]);

export const readWatchlist = endpoint({
  ...call,
  scope: 'analytics:read',
  method: 'GET',
  path: '/analytics/watchlist',
  summary: 'Reads the workspace’s watchlists.',
  response: watchlistSchema,
});

export const addToWatchlist = endpoint({
  ...call,
  scope: 'analytics:write',
  method: 'POST',
  path: '/analytics/watchlist',
  summary: 'Adds competitors and keywords; empty and duplicate ones are ignored.',
  body: z.object({
    competitors: names(WATCHLIST_LIMITS.competitor).describe('Domains or URLs.'),
    keywords: names(WATCHLIST_LIMITS.keyword),
  }),
  response: watchlistSchema.extend({
    added: z.int(),
    ignored: z.int().describe('Number of entries that were empty or already on the watchlist.'),
    refused: z.array(z.string()).describe('Competitors that are not valid domains.'),
  }),
  refusals: [422],
});

export const removeFromWatchlist = endpoint({
  ...call,
  scope: 'analytics:write',
  method: 'DELETE',
  path: '/analytics/watchlist/{id}',
  summary: 'Removes a competitor or keyword from the watchlist.',
  params: z.object({ id: idSchema }),
  status: 204,
  refusals: [403, 404],
});

const suggestionSchema = z.object({
  name: z.string(),
  source: z.enum(['research', 'content', 'search_console']),
  count: z
    .int()
    .describe(
      'Number of researched keywords whose results include it, of items, or of clicks, depending on `source`.',
    ),
});
export type WatchSuggestion = z.output<typeof suggestionSchema>;

export const suggestWatched = endpoint({
  ...call,
  scope: 'analytics:read',
  method: 'GET',
  path: '/analytics/watchlist/suggestions',
  summary: 'Suggests competitors and keywords from saved research, your content, and search data.',
  response: z.object({
    competitors: z
      .array(suggestionSchema)
      .describe('Suggested competitors, those with the most keywords first.'),
    keywords: z.array(suggestionSchema),
  }),
});
