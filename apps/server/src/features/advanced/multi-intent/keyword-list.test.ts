import { exportRun, listKeywords, readRun } from '@pagewright/contract/advanced';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, expect, test } from 'vitest';
import {
  DATAFORSEO_KEY,
  dataForSeoTask,
  startDataForSeo,
} from '../../../../../../tests/fakes/dataforseo/start-dataforseo.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

const source = await startDataForSeo({
  figures: {
    'rain barrel': { volume: 9_900, difficulty: 41, cpc: 0.8 },
    'buy rain barrel': { volume: 1_300, difficulty: 22, cpc: 2.4 },
    'rain barrel diverter': { volume: 880, difficulty: 18 },
  },
  suggestions: ['rain barrel diverter', 'Rain  Barrel'],
  items: [
    {
      type: 'people_also_ask',
      items: [{ type: 'people_also_ask_element', title: 'How big is a rain barrel?' }],
    },
    { type: 'related_searches', items: ['rain barrel stand'] },
  ],
});
afterAll(() => source.close());
const [server, bare] = await Promise.all([
  openTestServer({
    SEARCH_SOURCES: 'dataforseo',
    DATAFORSEO_API_KEY: DATAFORSEO_KEY,
    DATAFORSEO_URL: source.url,
  }),
  openTestServer({ SEARCH_SOURCES: 'none' }),
]);
const maya = await server.signUp('Maya');
const used = async (on = server, person = maya) =>
  (await on.call(person, readUsage, {})).body.usage.seoRequests;
const figureRequests = () => source.requests.filter(({ path }) => path.includes('keyword_overview')).length;

test('a list has the figures a source knows, intent, and clusters, in one request, and is charged once', async () => {
  const before = await used();
  const body = {
    keywords: [
      'Buy rain barrel',
      'rain barrel',
      'RAIN BARREL',
      'kettle descaling',
      `${'very '.repeat(11)}long`,
    ],
  };
  const { status, body: list } = await server.call(maya, listKeywords, { body });
  expect(status).toBe(200);
  expect(
    list.keywords.map(({ keyword, volume, difficulty, clickPrice }) => [
      keyword,
      volume,
      difficulty,
      clickPrice,
    ]),
  ).toEqual([
    ['rain barrel', 9_900, 41, 0.8],
    ['Buy rain barrel', 1_300, 22, 2.4],
    ['kettle descaling', null, null, null],
    [expect.stringContaining('very very'), null, null, null],
  ]);
  expect(list).toMatchObject({ repeated: 1, leftOut: 0, figures: { source: 'DataForSEO', known: 2 } });
  const [barrel, buying] = list.keywords;
  expect([barrel?.cluster, buying?.cluster]).toEqual(['rain barrel', 'rain barrel']);
  // One subject, but no page serves both searches.
  expect([barrel?.page, buying?.page]).toEqual(['rain barrel', 'Buy rain barrel']);
  expect(buying?.intent).toBe('transactional');
  expect(list.clusters[0]).toMatchObject({ name: 'rain barrel', count: 2, pages: 2, volume: 11_200 });
  expect(list.clusters.find(({ name }) => name === 'kettle descaling')?.volume).toBeNull();
  expect(figureRequests()).toBe(1);
  expect(await used()).toBe(before + 1);

  // Asked again within a day, also for a part of it, nothing is asked or charged.
  const { body: again } = await server.call(maya, listKeywords, {
    body: { keywords: ['rain barrel', 'kettle descaling'] },
  });
  expect(again.keywords.map(({ volume }) => volume)).toEqual([9_900, null]);
  expect(again.sources.map(({ condition }) => condition)).toEqual(['reused']);
  expect([figureRequests(), await used()]).toEqual([1, before + 1]);

  const csv = String(
    (await server.send(`/api/analysis-runs/${list.runId}/export?format=csv`, { person: maya })).body,
  );
  expect(csv.split('\r\n')[0]).toContain('keyword,origin,volume,difficulty,clickPrice,intent,cluster,page');
  expect(csv).toContain('rain barrel,given,9900,41,0.8,');
  expect(
    (await server.call(maya, exportRun, { params: { id: list.runId }, query: { format: 'xlsx' } })).status,
  ).toBe(200);
  const stranger = await server.signUp('Stranger');
  expect((await server.call(stranger, readRun, { params: { id: list.runId } })).status).toBe(404);
});

test('a keyword is expanded by what sources suggest, each keyword once and with its origin', async () => {
  const { body: list } = await server.call(maya, listKeywords, { body: { expand: 'Rain barrel' } });
  expect(list.keywords.map(({ keyword, origin }) => [keyword, origin])).toEqual([
    ['Rain barrel', 'given'],
    ['rain barrel diverter', 'suggestion'],
    ['rain barrel stand', 'related'],
    ['How big is a rain barrel?', 'question'],
  ]);
  expect((await server.call(maya, listKeywords, { body: {} })).status).toBe(400);
});

test('without a source, or with a failing one, figures are unknown and nothing is charged', async () => {
  const noa = await bare.signUp('Noa');
  const { body: list } = await bare.call(noa, listKeywords, { body: { keywords: ['tea kettle', 'kettle'] } });
  expect(list).toMatchObject({ figures: null, sources: [], provenance: { kind: 'modelled' } });
  expect(
    list.keywords.every(
      ({ volume, difficulty, clickPrice }) => (volume ?? difficulty ?? clickPrice) === null,
    ),
  ).toBe(true);
  expect(await used(bare, noa)).toBe(0);

  const before = await used();
  source.failWith(dataForSeoTask(40_200, 'Payment Required.'));
  const { body: failed } = await server.call(maya, listKeywords, { body: { keywords: ['stone lantern'] } });
  source.failWith(null);
  expect(failed.figures).toBeNull();
  expect(failed.sources[0]).toMatchObject({ condition: 'failed', title: 'DataForSEO' });
  expect(await used()).toBe(before);
});
