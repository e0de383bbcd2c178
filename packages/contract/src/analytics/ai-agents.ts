import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../text.ts';
import { timeRangeSchema } from './time-range.ts';

/**
 * What an agent reads pages for. `engine`: a search engine whose index also feeds AI answers, such as Googlebot; it can
 * only be blocked together with its search results.
 */
export const AI_PURPOSES = ['training', 'search', 'user', 'engine'] as const;
export type AiPurpose = (typeof AI_PURPOSES)[number];

/** An agent that reads pages for an AI service and names itself in its requests. */
export interface AiAgent {
  /** The name in its user agent, which robots.txt uses too. */
  readonly name: string;
  readonly operator: string;
  readonly purpose: AiPurpose;
}

/** Known agents. Their user agents contain no other name of the list, in any case of letters. */
export const AI_AGENTS = [
  { name: 'GPTBot', operator: 'OpenAI', purpose: 'training' },
  { name: 'OAI-SearchBot', operator: 'OpenAI', purpose: 'search' },
  { name: 'ChatGPT-User', operator: 'OpenAI', purpose: 'user' },
  { name: 'ClaudeBot', operator: 'Anthropic', purpose: 'training' },
  { name: 'Claude-SearchBot', operator: 'Anthropic', purpose: 'search' },
  { name: 'Claude-User', operator: 'Anthropic', purpose: 'user' },
  { name: 'PerplexityBot', operator: 'Perplexity', purpose: 'search' },
  { name: 'Perplexity-User', operator: 'Perplexity', purpose: 'user' },
  { name: 'CCBot', operator: 'Common Crawl', purpose: 'training' },
  { name: 'Bytespider', operator: 'ByteDance', purpose: 'training' },
  { name: 'Meta-ExternalAgent', operator: 'Meta', purpose: 'training' },
  { name: 'Meta-ExternalFetcher', operator: 'Meta', purpose: 'user' },
  { name: 'Amazonbot', operator: 'Amazon', purpose: 'training' },
  { name: 'Googlebot', operator: 'Google', purpose: 'engine' },
  { name: 'Bingbot', operator: 'Microsoft', purpose: 'engine' },
  { name: 'Applebot', operator: 'Apple', purpose: 'engine' },
] as const satisfies readonly AiAgent[];

/** Hosts of AI assistants that send readers. */
export const AI_REFERRERS = [
  'chatgpt.com',
  'chat.openai.com',
  'perplexity.ai',
  'www.perplexity.ai',
  'claude.ai',
  'gemini.google.com',
  'copilot.microsoft.com',
] as const;

/**
 * What the address of a request says about its sender. `outside_list`: outside of the ranges that the operator
 * published by a given day, so likely another sender under this name. `unverifiable`: there is no list, or the address
 * is not known.
 */
export const AI_IDENTITIES = ['verified', 'outside_list', 'unverifiable'] as const;
export type AiIdentity = (typeof AI_IDENTITIES)[number];

export const AI_LOG_LIMITS = {
  /** Maximum upload size of a log file in bytes. */
  file: 50_000_000,
  /** Maximum size in bytes, unpacked. */
  unpacked: 500_000_000,
  /** Maximum visits of agents and from assistants in one file. */
  hits: 200_000,
  /** Maximum visits stored for a workspace, to count each once. */
  storedHits: 2_000_000,
  imports: 200,
  /** Older lines are not counted. */
  days: 400,
  /** Length of a site's host. */
  site: 253,
} as const;

const logCounts = {
  lines: z.int(),
  hits: z.int().describe('Visits of AI agents and from AI assistants that were counted.'),
  alreadyCounted: z.int().describe('Visits that an earlier import had counted.'),
  notUnderstood: z.int().describe('Lines that are no log entries of a known format.'),
  otherSite: z.int().describe('Lines about another host.'),
  tooOld: z.int().describe('Visits older than 400 days.'),
  notCounted: z.int().describe('Visits of agents to files, or answered with an error or a redirect.'),
};
const importSchema = z.object({
  id: z.string(),
  site: z.string().describe('Host of the site that the log is about.'),
  fileName: z.string(),
  from: z.string().nullable().describe('First day counted.'),
  to: z.string().nullable().describe('Last day counted.'),
  ...logCounts,
  importedAt: z.string(),
  importedBy: z
    .string()
    .nullable()
    .describe('Person who imported the file. Null if the account was deleted.'),
  mayRemove: z.boolean().describe('Whether the caller created it or is a workspace admin.'),
});
export type AiLogImport = z.output<typeof importSchema>;

const hits = z.int().describe('Number of page views.');
const identities = {
  verified: hits,
  outsideList: z.int().describe('Views from outside of the operator’s published addresses.'),
  unverifiable: hits,
};
const agentSchema = z.object({
  name: z.string(),
  operator: z.string(),
  purpose: z.enum(AI_PURPOSES),
  ...identities,
  listDay: z
    .string()
    .nullable()
    .describe('Day of the address list that views are compared with. Null if there is none.'),
});
const daySchema = z.object({
  date: z.string(),
  training: hits,
  search: hits,
  user: hits,
  engine: hits,
  referrals: z.int(),
});
export type AiDay = z.output<typeof daySchema>;
const pageSchema = z.object({
  site: z.string(),
  path: z.string(),
  url: z.string().nullable(),
  ...identities,
  agents: z.array(z.string()).describe('Names of the agents, most views first.'),
});

const call = { feature: 'analytics', access: 'user' } as const;
const chosen = {
  timeRange: timeRangeSchema('30d'),
  site: z
    .string()
    .max(AI_LOG_LIMITS.site)
    .default('')
    .describe('Host of a site whose logs were imported. Blank: the site published here.'),
};

export const readAiVisibility = endpoint({
  ...call,
  scope: 'analytics:read',
  method: 'GET',
  path: '/analytics/ai-visibility',
  summary: 'Reads which AI agents viewed a site’s pages, and how many readers AI assistants sent.',
  query: z.object(chosen),
  response: z.object({
    from: z.string(),
    to: z.string(),
    site: z.string().describe('The displayed site. Blank for the one published here.'),
    sites: z.array(z.string()).describe('Sites whose logs were imported.'),
    publishedUrl: z.string().nullable().describe('URL of the site published here. Null if it has no page.'),
    agents: z.array(agentSchema).describe('Agents with views in the period, most views first.'),
    days: z.array(daySchema).describe('Every day of the period, starting with the first counted day.'),
    pages: z.array(pageSchema).describe('The 50 pages with the most views.'),
    otherPages: z.int().describe('Views on pages that are not stored one by one.'),
    pagesSince: z.string().describe('First day whose views are stored by page.'),
    referrals: z.array(z.object({ host: z.string(), visits: z.int() })),
    imports: z.array(importSchema).describe('Imported logs, newest first.'),
  }),
  refusals: [400],
});
export type AiVisibility = z.output<typeof readAiVisibility.response>;

export const exportAiVisibility = endpoint({
  ...call,
  scope: 'analytics:read',
  method: 'GET',
  path: '/analytics/ai-visibility/export',
  summary: 'Downloads the views of AI agents by day, agent, and page as CSV.',
  query: z.object(chosen),
  produces: 'application/octet-stream',
  refusals: [400],
});

export const importAiLog = endpoint({
  ...call,
  scope: 'analytics:write',
  method: 'POST',
  limit: 'computing',
  path: '/analytics/ai-visibility/logs',
  summary:
    'Counts the views of AI agents in a server log: Apache or Nginx (combined), or Cloudflare’s JSON lines, also gzipped. The same line counts once.',
  consumes: 'multipart/form-data',
  bodyLimit: AI_LOG_LIMITS.file + 100_000,
  query: z.object({
    site: z.string().max(AI_LOG_LIMITS.site).describe('Host of the site that the log is about.'),
  }),
  body: z.object({ file: z.string().meta({ format: 'binary' }) }),
  status: 201,
  response: z.object({
    import: importSchema.nullable().describe('Null if the log contains nothing that was not counted before.'),
    ...logCounts,
    examples: z.array(z.string()).describe('Beginnings of the first lines that were not understood.'),
  }),
  refusals: [413, 415, 422],
});

export const removeAiLog = endpoint({
  ...call,
  scope: 'analytics:write',
  method: 'DELETE',
  path: '/analytics/ai-visibility/logs/{id}',
  summary: 'Deletes an imported log and the views that it added. This cannot be undone.',
  params: z.object({ id: idSchema }),
  status: 204,
  refusals: [403, 404],
});
