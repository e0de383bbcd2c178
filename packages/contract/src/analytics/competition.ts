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
const analysis = { ...call, streams: true, runs: true, refusals: [413, 422, 429] } as const;

const keywords = followedKeywordsSchema.default([]).describe('Comma-separated keywords.');
/** Maximum length of an address in a query: a list of addresses has to fit into one request line. */
const ADDRESS = 500;
const competitors = listSchema(COMPETITION_LIMITS.competitors, ADDRESS)
  .refine((list) => list.length > 0, 'Enter at least one competitor')
  .describe('Comma-separated domains or URLs.');
const refresh = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')
  .describe('`true` reads the sites again. `false` reuses pages read in the last 24 hours at no cost.');

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
        'Comma-separated URLs. If empty, the 20 published items that have gone unchanged longest are used.',
      ),
    keywords,
    refresh,
  }),
  response: freshnessSchema.extend(runFields),
});

export const readCompetitorStrategy = endpoint({
  ...analysis,
  path: '/analytics/competitor-strategy',
  summary:
    'Describes a competitor’s strategy: page types, publishing frequency, topics, strengths, and weaknesses.',
  query: z.object({ competitor: oneSiteSchema, keywords, refresh }),
  response: competitorStrategySchema.extend(runFields),
});

export const readCompetitorAlerts = endpoint({
  ...analysis,
  path: '/analytics/competitor-alerts',
  summary: 'Finds changes on competitors’ sites in the last 30 days and saves them.',
  query: z.object({ competitors, keywords, refresh }),
  response: z.array(alertSchema).describe('Alerts, newest first.'),
});

const keptAlertSchema = alertSchema.extend({
  foundAt: z.string().describe('When the alert was first reported to this workspace.'),
  isUnread: z.boolean().describe('Whether the caller has not seen it yet.'),
});
export type KeptAlert = z.output<typeof keptAlertSchema>;

const dailyCheckSchema = z.object({
  isDaily: z.boolean(),
  doneAt: z.string().nullable().describe('When the last automatic check ran.'),
  dueAt: z.string().nullable().describe('When the next automatic check is due. Null if it is off.'),
  problem: z.string().nullable().describe('Why the last check failed. Null if it did not.'),
  mayChange: z.boolean().describe('Whether the caller is a workspace admin.'),
});
export type DailyCheck = z.output<typeof dailyCheckSchema>;

export const listAlerts = endpoint({
  ...call,
  path: '/analytics/alerts',
  summary: 'Lists the workspace’s competitor alerts, newest first.',
  response: z.object({
    alerts: z.array(keptAlertSchema).describe('The 200 most recent alerts.'),
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
  body: z.object({ until: storableMomentSchema.describe('`foundAt` of the last alert seen.') }),
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
