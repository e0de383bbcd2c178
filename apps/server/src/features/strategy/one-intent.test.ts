import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import {
  analyzeIntent,
  comprehensiveAnalysis,
  createStrategy,
  funnelOpportunities,
} from '@pagewright/contract/advanced';
import { completeOutline } from '@pagewright/contract/outline';
import {
  analyzeBrief,
  generateBrief,
  generateStrategy,
  listTopicClusters,
} from '@pagewright/contract/strategy';
import { keywordIntent } from '@pagewright/engine';
import { expect, test } from 'vitest';
import { isFullRun } from '../../../../../tests/run-size.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';

/**
 * Keywords of every kind in three languages: tasks, comparisons, shops, places, names, faults, prices, things. `npm
 * test` takes one for each intent, and one in another language.
 */
const KEYWORDS = [
  'how to prune roses',
  'best running shoes',
  'kayak rental Bristol',
  'facebook login',
  'buy bee hotel online',
  'vélo électrique ou scooter',
  ...(isFullRun
    ? [
        'cheaper Mailchimp alternatives',
        'emergency plumber near me',
        'dishwasher does not drain',
        'how much does a roof cost',
        'email marketing',
        'cómo elegir un colchón',
        'cursos de cocina en Sevilla',
        'pourquoi mon chat ne mange pas',
      ]
    : []),
];

const server = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur' });
const maya = await server.signUp('Maya');

test('all screens agree on the intent of a keyword', async () => {
  const funnel = (await server.call(maya, funnelOpportunities, { body: { keywords: KEYWORDS } })).body;
  const briefs = new Map<string, unknown>();
  for (const keyword of KEYWORDS) {
    const { leading } = keywordIntent(keyword);
    const idea = `A page for people in a small town who search for ${keyword}`;
    const brief = (await server.call(maya, generateBrief, { body: { idea, keyword, includeSearch: false } }))
      .body;
    const from = { brief: { id: brief.id } };
    const analysis = (await server.call(maya, analyzeBrief, { body: from })).body;
    const strategy = (await server.call(maya, generateStrategy, { body: from })).body;
    const outline = (await server.call(maya, completeOutline, { body: { keyword, includeSearch: false } }))
      .body;
    const mix = (await server.call(maya, analyzeIntent, { body: { keyword, includeSearch: false } })).body;
    const plan = (
      await server.call(maya, createStrategy, {
        body: { keyword, intentAnalysis: mix, includeSearch: false },
      })
    ).body;
    const all = (
      await server.call(maya, comprehensiveAnalysis, {
        body: { content: 'A text.', primaryKeyword: keyword },
      })
    ).body;
    expect({
      keyword,
      brief: brief.findings.intent.main,
      research: analysis.keywords.find(({ text }) => text === keyword)?.intent,
      strategy: strategy.pillar.intent,
      outline: outline.analysisData.intent.leading,
      mix: [mix.leading, mix.intents[0]?.intent],
      plan: plan.pages[0]?.intent,
      comprehensive: all.parts.intent.result?.leading,
      funnel: funnel.opportunities.find((one) => one.keyword === keyword)?.intent,
    }).toEqual({
      keyword,
      brief: leading,
      research: leading,
      strategy: leading,
      outline: leading,
      mix: [leading, leading],
      plan: leading,
      comprehensive: leading,
      funnel: leading,
    });
    for (const { keyword: text, intent } of [strategy.pillar, ...strategy.supporting])
      expect([text, intent]).toEqual([text, keywordIntent(text).leading]);
    for (const { text, intent } of analysis.keywords)
      expect([text, intent]).toEqual([text, keywordIntent(text).leading]);
    briefs.set(keyword, leading);
  }
  const { clusters } = (await server.call(maya, listTopicClusters, {})).body;
  for (const { name, intent } of clusters)
    expect([name, intent]).toEqual([name, keywordIntent(name).leading]);
  // Every kind of intent occurs.
  expect(new Set(briefs.values())).toEqual(
    new Set(['informational', 'commercial', 'transactional', 'local', 'navigational']),
  );
}, 60_000);

test('only the command line reads raw probabilities instead of the leading intent', () => {
  const root = join(import.meta.dirname, '../..');
  const files = globSync('**/*.ts', { cwd: root }).filter((file) =>
    /\b(?:classifyIntent|leadingIntent|intentOfWording)\(/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(files).toEqual(['command-line/analyses.ts']);
});
