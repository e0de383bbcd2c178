import { z } from 'zod';
import {
  alertSchema,
  competitorStrategySchema,
  freshnessSchema,
  gapsSchema,
} from '../advanced/competitive-intelligence.ts';
import { runFields } from '../advanced/runs.ts';
import { COMPETITION_LIMITS, followedKeywordsSchema, oneSiteSchema } from '../advanced/sites.ts';
import { endpoint } from '../endpoint.ts';
import { listSchema, storableMomentSchema } from '../text.ts';

const call = { method: 'GET', feature: 'analytics', access: 'user', scope: 'analytics:read' } as const;
const analysis = { ...call, streams: true, refusals: [413, 422, 429] } as const;

const keywords = followedKeywordsSchema.default([]).describe('A list with commas.');
/** Longest address in a query: a list of them must fit into one line of a request. */
const ADDRESS = 500;
const competitors = listSchema(COMPETITION_LIMITS.competitors, ADDRESS)
  .refine((list) => list.length > 0, 'Name at least one competitor')
  .describe('Domains or addresses, a list with commas.');
const refresh = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')
  .describe(
    '`true` asks the sites again; else what was read within a day is taken again, and costs nothing.',
  );

export const readCompetitorGaps = endpoint({
  ...analysis,
  path: '/analytics/competitor-gaps',
  summary: 'Finds keywords that competitors have a page for and you do not.',
  query: z.object({ keywords, competitors, refresh }),
  response: gapsSchema.extend(runFields),
});

export const readContentFreshness = endpoint({
  ...analysis,
  path: '/analytics/content-freshness',
  summary: 'Finds pages that need an update, and why.',
  query: z.object({
    urls: listSchema(COMPETITION_LIMITS.urls, ADDRESS)
      .default([])
      .describe(
        'Addresses, a list with commas; the 20 published items that changed longest ago without any.',
      ),
    keywords,
    refresh,
  }),
  response: freshnessSchema.extend(runFields),
});

export const readCompetitorStrategy = endpoint({
  ...analysis,
  path: '/analytics/competitor-strategy',
  summary: 'Describes a competitor’s strategy: page types, rhythm, topics, strengths, and weaknesses.',
  query: z.object({ competitor: oneSiteSchema, keywords, refresh }),
  response: competitorStrategySchema.extend(runFields),
});

export const readCompetitorAlerts = endpoint({
  ...analysis,
  path: '/analytics/competitor-alerts',
  summary: 'Finds changes on competitors’ sites in the last 30 days and saves them.',
  query: z.object({ competitors, keywords, refresh }),
  response: z.array(alertSchema).describe('Newest first.'),
});

const keptAlertSchema = alertSchema.extend({
  foundAt: z.string().describe('When this workspace was first told.'),
  isUnread: z.boolean().describe('Whether I have not seen it yet.'),
});
export type KeptAlert = z.output<typeof keptAlertSchema>;

const dailyCheckSchema = z.object({
  isDaily: z.boolean(),
  doneAt: z.string().nullable().describe('When the sites were last looked at by themselves.'),
  dueAt: z.string().nullable().describe('When they will be next; null where they are not.'),
  problem: z.string().nullable().describe('Why the last time found nothing; null where it did not fail.'),
  mayChange: z.boolean().describe('Whether I administer the workspace.'),
});
export type DailyCheck = z.output<typeof dailyCheckSchema>;

export const listAlerts = endpoint({
  ...call,
  path: '/analytics/alerts',
  summary: 'Lists the workspace’s competitor alerts, newest first.',
  response: z.object({
    alerts: z.array(keptAlertSchema).describe('The 200 found last.'),
    unread: z.int(),
    daily: dailyCheckSchema,
  }),
});

export const markAlertsSeen = endpoint({
  ...call,
  scope: 'analytics:write',
  method: 'POST',
  path: '/analytics/alerts/seen',
  summary: 'Marks alerts as seen.',
  body: z.object({ until: storableMomentSchema.describe('`foundAt` of the last one that was seen.') }),
  response: z.object({ unread: z.int() }),
});

export const switchDailyCheck = endpoint({
  ...call,
  scope: 'analytics:write',
  method: 'PUT',
  path: '/analytics/alerts/daily',
  summary: 'Turns the daily competitor check on or off. Each check uses one SEO request.',
  body: z.object({ isDaily: z.boolean() }),
  response: dailyCheckSchema,
  refusals: [403],
});
