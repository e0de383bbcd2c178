import { z } from 'zod';
import { AI_AGENTS } from '../analytics/ai-agents.ts';
import { endpoint } from '../endpoint.ts';

/** Purposes for which agents can be asked to stay away. Search engines are not among them. */
export const RULED_PURPOSES = ['training', 'search', 'user'] as const;
export type RuledPurpose = (typeof RULED_PURPOSES)[number];

/** Names that robots.txt can contain although no agent sends them: how fetched pages may be used. */
const USAGE_TOKENS: Readonly<Record<RuledPurpose, readonly string[]>> = {
  training: ['Google-Extended', 'Applebot-Extended'],
  search: [],
  user: [],
};

/** The names in robots.txt of everything that reads for a purpose. */
export function robotsNames(purpose: RuledPurpose): readonly string[] {
  return [
    ...AI_AGENTS.filter((agent) => agent.purpose === purpose).map(({ name }) => name),
    ...USAGE_TOKENS[purpose],
  ];
}

/**
 * Part of a robots.txt that asks agents to stay away. An agent follows only the group that names it, so each group
 * repeats what everybody is asked.
 */
export function robotsGroup(purpose: RuledPurpose, disallowed: readonly string[]): string {
  return [
    '',
    ...robotsNames(purpose).map((name) => `User-agent: ${name}`),
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
  ].join('\n');
}

/** Sites without a domain of their own whose rules fit into the robots.txt of the server, which they share. */
export const SHARED_RULES_MAX = 2_000;

const rules = {
  blocksTraining: z
    .boolean()
    .describe(
      'Asks agents that collect texts for training models to stay away, and Google and Apple not to train.',
    ),
  blocksSearch: z.boolean().describe('Asks agents of AI search indexes to stay away.'),
  blocksUser: z.boolean().describe('Asks agents that open pages for a person to stay away.'),
  hasLlmsTxt: z.boolean().describe('Publishes a list of the articles for language models as `/llms.txt`.'),
};
const rulesSchema = z.object(rules);
export type CrawlerRules = z.output<typeof rulesSchema>;

const siteRulesSchema = z.object({
  ...rules,
  robotsUrl: z.string().describe('URL of the robots.txt that applies to the site.'),
  robots: z.string().describe('That robots.txt without rules about AI agents.'),
  blockedPaths: z.array(z.string()).describe('What a rule asks agents not to open.'),
  llmsUrl: z.string(),
  llms: z
    .string()
    .describe('What `/llms.txt` contains if it is published. Blank while nothing is published.'),
  canEdit: z.boolean(),
});
export type SiteCrawlerRules = z.output<typeof siteRulesSchema>;

export const readCrawlerRules = endpoint({
  method: 'GET',
  path: '/site/crawler-rules',
  feature: 'publishing',
  summary: 'Returns which AI agents the public site’s robots.txt asks to stay away.',
  access: 'user',
  response: siteRulesSchema,
});

export const updateCrawlerRules = endpoint({
  method: 'PUT',
  path: '/site/crawler-rules',
  feature: 'publishing',
  summary: 'Changes which AI agents the public site’s robots.txt asks to stay away. Admins only.',
  access: 'user',
  body: rulesSchema.partial(),
  response: siteRulesSchema,
  refusals: [403, 409],
});
