import {
  analyzeIntent,
  comprehensiveAnalysis,
  readRun,
  trackGaps,
  type AnalysisRun,
} from '@pagewright/contract/advanced';
import { createContent } from '@pagewright/contract/content';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, expect, test } from 'vitest';
import { startWebHost, type WebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

const WORDS =
  'A rain barrel stands below the gutter and gathers water for the garden, which saves money every summer. ';
const page = (title: string, more = ''): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><article><h1>${title}</h1><p>${WORDS.repeat(4)}</p><p>${WORDS}${more}</p></article></body></html>`;

const hosts = await Promise.all(
  ['127.0.0.2', '127.0.0.3', '127.0.0.4'].map((address) => startWebHost({}, { address })),
);
const [one, two, press] = hosts as [WebHost, WebHost, WebHost];
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.close()));
});
const both = `<a href="${one.url}/">one</a> <a href="${two.url}/">two</a>`;
press.answers.set('/', { body: page('Rain barrel links', both) });
for (const host of [one, two]) {
  host.answers.set('/', { body: page('Home', '<a href="/barrel">b</a> <a href="/cistern">c</a>') });
  host.answers.set('/barrel', { body: page('Rain barrel guide') });
  host.answers.set('/cistern', { body: page('Underground cistern prices') });
}
const server = await openTestServer({
  OUTGOING_ALLOW: '127.0.0.0/8',
  CRAWLER_PAUSE_MS: '0',
  DEFAULT_PLAN: 'Professional',
});
const maya = await server.signUp('Maya');
const content = `<h1>Rain barrel</h1><p>${WORDS.repeat(6)}</p>`;
const competitors = [one.url, two.url];
const usage = async () => {
  const { seoRequests, aiRequests } = (await server.call(maya, readUsage, {})).body.usage;
  return [seoRequests, aiRequests];
};

test('every part runs on sites that are read once, and the largest gains come last, not a total score', async () => {
  const item = await server.call(maya, createContent, {
    body: { title: 'Rain barrel', content, primaryKeyword: 'rain barrel', status: 'published' },
  });
  const contentId = item.body.id;
  // A press page that the workspace read before, for whatever reason.
  await server.call(maya, comprehensiveAnalysis, {
    body: { content, contentId, primaryKeyword: 'rain barrel', competitors: [press.url] },
  });
  const { status, body } = await server.call(maya, comprehensiveAnalysis, {
    body: {
      content,
      contentId,
      primaryKeyword: 'rain barrel',
      keywords: ['underground cistern', 'hose reel'],
      competitors,
    },
  });
  expect(status).toBe(200);
  const { score, intent, gaps, strategies, links } = body.parts;
  expect([score, intent, gaps, strategies, links].map(({ state }) => state)).toEqual(
    Array.from({ length: 5 }, () => 'done'),
  );
  expect(score.result?.restsOn.pages.map(({ url }) => url)).toEqual([
    `${one.url}/barrel`,
    `${two.url}/barrel`,
  ]);
  expect(gaps.result?.gaps.map(({ keyword }) => keyword)).toEqual(['underground cistern']);
  expect(strategies.result?.map(({ competitor }) => competitor)).toEqual(['127.0.0.2', '127.0.0.3']);
  expect(links.result?.opportunities.map(({ pageUrl }) => pageUrl)).toEqual([`${press.url}/`]);
  expect(one.requests.filter(({ path }) => path === '/barrel')).toHaveLength(1);

  expect(body.gains).toHaveLength(3);
  expect(body.gains.map(({ share }) => share)).toEqual(
    body.gains.map(({ share }) => share).toSorted((first, second) => second - first),
  );
  const gap = body.gains.find(({ part }) => part === 'gaps');
  expect(gap).toMatchObject({ keyword: 'underground cistern', share: gaps.result?.gaps[0]?.opportunity });
  expect(Object.keys(body)).not.toContain('overallScore');
  expect(await usage()).toEqual([2, 2]);
  // Each part says what the analysis says by itself.
  const alone = {
    gaps: await server.call(maya, trackGaps, {
      body: { competitors, keywords: ['rain barrel', 'underground cistern', 'hose reel'] },
    }),
    intent: await server.call(maya, analyzeIntent, { body: { keyword: 'rain barrel' } }),
  };
  expect(alone.gaps.body.gaps.map(({ keyword, opportunity }) => [keyword, opportunity])).toEqual(
    gaps.result?.gaps.map(({ keyword, opportunity }) => [keyword, opportunity]),
  );
  expect(Object.fromEntries(alone.intent.body.intents.map((one) => [one.intent, one.probability]))).toEqual(
    intent.result?.probabilities,
  );
  // The item has its text, so the run does not store it.
  const run = await server.call(maya, readRun, { params: { id: body.runId } });
  expect(run.body).toMatchObject({ fits: true, inputs: { contentId, refresh: true } });
  expect(run.body.inputs).not.toHaveProperty('content');
  expect(run.body.result).toMatchObject({ gains: body.gains, parts: body.parts });
  const asked = { person: maya, headers: { 'accept-language': 'es' } };
  const { result } = (await server.send(`/api/analysis-runs/${body.runId}`, asked)).body as AnalysisRun;
  const said = (result['gains'] as typeof body.gains).find(({ part }) => part === 'gaps');
  expect(said?.message).toMatch(/^Escribe una página sobre «underground cistern»/);
  expect(said).toMatchObject({ share: gap?.share });
});

test('links are found as in the separate analyses, including dead ones and mentions', async () => {
  const zoe = await server.signUp('Zoe');
  await server.sql.query('update workspace set name = $2 where id = $1', [zoe.workspaceId, 'Brew North']);
  const answers = new Map(one.answers);
  const dead = `${press.url}/gone`;
  one.answers.set('/', { body: page('Home', `<a href="/barrel">b</a> <a href="/shops">s</a>`) });
  one.answers.set('/shops', {
    body: page('Rain barrel shops', `We bought ours at Brew North. See <a href="${dead}">this list</a>.`),
  });
  const { body } = await server.call(zoe, comprehensiveAnalysis, {
    body: { content, primaryKeyword: 'rain barrel', competitors, refresh: true },
  });
  one.answers.clear();
  for (const [path, answer] of answers) one.answers.set(path, answer);
  const found = body.parts.links.result;
  expect(found?.opportunities.map(({ kind, pageUrl }) => [kind, pageUrl]).toSorted()).toEqual([
    ['dead_link', `${one.url}/shops`],
    ['unlinked_mention', `${one.url}/shops`],
  ]);
  const { pages, links } = found?.looked ?? {};
  expect(pages).toBeGreaterThan(4);
  expect(found?.notice).toMatch(new RegExp(`^${pages} pages were checked .*\\(${links} link`));
  const asked = { person: zoe, headers: { 'accept-language': 'es' } };
  const { result } = (await server.send(`/api/analysis-runs/${body.runId}`, asked)).body as AnalysisRun;
  expect((result['parts'] as typeof body.parts).links.result?.notice).toMatch(/^Se buscaron en \d+ páginas/);
});

test('the progress bar never moves back, even if a site cannot be read', async () => {
  const response = await fetch(`${server.url}/api${comprehensiveAnalysis.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await maya.token()}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({
      content,
      primaryKeyword: 'rain barrel',
      competitors: [one.url, 'http://127.0.0.9:9999'],
      refresh: true,
    }),
  });
  const told = [...(await response.text()).matchAll(/^event: progress\ndata: (.*)$/gm)].map(
    ([, data = '']) => JSON.parse(data) as { done: number; total: number },
  );
  const shares = told.map(({ done, total }) => done / total);
  expect(shares.length).toBeGreaterThan(0);
  expect(shares).toEqual(shares.toSorted((first, second) => first - second));
});

test('a part that fails reports it, and the others succeed', async () => {
  const { status, body } = await server.call(maya, comprehensiveAnalysis, {
    body: { content, primaryKeyword: 'rain barrel', competitors: ['http://127.0.0.9:9999'] },
  });
  expect(status).toBe(200);
  const { score, intent, gaps, strategies, links } = body.parts;
  expect(score).toMatchObject({ state: 'done', message: null });
  expect(intent.state).toBe('done');
  for (const failed of [gaps, strategies, links])
    expect(failed).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('could not be reached') as string,
      result: null,
    });
  expect(body.gains.every(({ part }) => part === 'score')).toBe(true);
  const alone = await server.call(maya, comprehensiveAnalysis, {
    body: { content: '', primaryKeyword: 'rain barrel' },
  });
  expect(alone.body.parts).toMatchObject({
    score: { state: 'left_out', result: null },
    intent: { state: 'done' },
    gaps: { state: 'left_out' },
  });
  expect(alone.body.gains).toEqual([]);
  const asked = { person: maya, headers: { 'accept-language': 'es' } };
  const again = await server.send(`/api/analysis-runs/${alone.body.runId}`, asked);
  expect((again.body as AnalysisRun).result['parts']).toMatchObject({
    score: { message: 'El texto es demasiado corto para puntuarlo.' },
    gaps: { message: 'Añade competidores para ejecutar también esta parte.' },
  });
});

test('requests are limited, and other people’s items are not found', async () => {
  const stranger = await server.signUp('Stranger');
  const { id: contentId } = (
    await server.call(maya, createContent, { body: { title: 'Mine', content, status: 'draft' } })
  ).body;
  const before = await usage();
  const bodies = [
    [{ content, primaryKeyword: '' }, 400],
    [
      { content, primaryKeyword: 'tea', competitors: Array.from({ length: 11 }, (_, at) => `${at}.example`) },
      400,
    ],
  ] as const;
  for (const [body, status] of bodies)
    expect((await server.call(maya, comprehensiveAnalysis, { body: { ...body } })).status).toBe(status);
  const foreign = await server.call(stranger, comprehensiveAnalysis, {
    body: { content, contentId, primaryKeyword: 'tea' },
  });
  expect(foreign.status).toBe(404);
  expect(await usage()).toEqual(before);
});
