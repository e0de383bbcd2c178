import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { DATAFORSEO_KEY, startDataForSeo } from '../../../../../tests/fakes/dataforseo/start-dataforseo.ts';
import { startSearxng } from '../../../../../tests/fakes/searxng/start-searxng.ts';
import { SERPER_KEY, startSerper } from '../../../../../tests/fakes/serper/start-serper.ts';
import { startFakeService, type FakeService } from '../../../../../tests/fakes/service/start-fake-service.ts';
import { startWikipedia } from '../../../../../tests/fakes/wikipedia/start-wikipedia.ts';
import { findSharedData } from '../../../../../tests/shared-data.ts';
import { withThreadTasks } from '../../../../../tests/server/thread-tasks.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { dataForSeoSource } from './dataforseo/client.ts';
import { searxngSource } from './searxng/client.ts';
import { serperSource } from './serper/client.ts';
import { searchFor } from './testing/search-for.ts';
import { wikipediaSource } from './wikipedia/client.ts';

const timeoutMs = 5000;
const open: FakeService[] = [];
async function opened(starting: Promise<FakeService>): Promise<FakeService> {
  const fake = await starting;
  open.push(fake);
  return fake;
}
afterEach(() => Promise.all(open.splice(0).map((fake) => fake.close())));

test('Serper: results without a page, duplicates, and characters a database cannot store', async () => {
  const fake = await opened(
    startSerper({
      organic: [
        { title: 'One \0 \n of  them', link: 'https://one.example/a', snippet: 'A \ud800 barrel' },
        { title: 'Again', link: 'https://one.example/a' },
        { title: 'Script', link: 'javascript:alert(1)' },
        { title: 'Two', link: 'https://two.example/' },
      ],
      questions: ['How large is it?', '', 'how large is it?'],
      suggestions: ['rain barrel diy', 'rain barrel'],
    }),
  );
  const source = serperSource({ url: fake.url, key: SERPER_KEY, timeoutMs });
  expect(await source.results!(searchFor('rain barrel'))).toEqual({
    results: [
      { position: 1, title: 'One of them', url: 'https://one.example/a', snippet: 'A \ufffd barrel' },
      { position: 2, title: 'Two', url: 'https://two.example/', snippet: null },
    ],
    questions: ['how large is it?'],
    // The page shows none, so they are known to be none.
    related: [],
    features: ['peopleAlsoAsk'],
  });
  expect(await source.suggestions!(searchFor('rain'))).toEqual(['rain barrel diy', 'rain barrel']);
  expect(fake.requests.map(({ body }) => body)).toEqual([
    { q: 'rain barrel', gl: 'us', hl: 'en', num: 10 },
    { q: 'rain', gl: 'us', hl: 'en' },
  ]);
});

test('Serper: the example in its documentation is read completely', async ({ skip }) => {
  const folder = findSharedData('contracts/serper');
  if (folder === null) return skip('no published example');
  const read = (name: string): { request: { body: object }; response: { body: object } } =>
    JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as never;
  const search = read('serper-web-search-example.unofficial.json');
  const autocomplete = read('serper-autocomplete-example.unofficial.json');
  const fake = await opened(
    startFakeService(({ path }) => ({ body: (path === '/search' ? search : autocomplete).response.body })),
  );
  const source = serperSource({ url: fake.url, key: SERPER_KEY, timeoutMs });
  const page = await source.results!(searchFor('google search'));
  expect(page.results.map(({ url }) => url)).toEqual([
    'https://www.google.com/?gws_rd=ssl',
    'https://www.google.com/search/about/',
  ]);
  expect(page).toMatchObject({
    questions: ['How does Google Search work?'],
    related: ['google search engine', 'google search tips'],
    features: ['sitelinks', 'knowledgePanel', 'peopleAlsoAsk'],
  });
  expect(await source.suggestions!(searchFor('how to build'))).toHaveLength(10);
  // The requests are those of the examples.
  expect(fake.requests.map(({ body }) => body)).toEqual([search.request.body, autocomplete.request.body]);
});

test('DataForSEO: linking pages, those to most targets first, without excluded ones', async () => {
  const links = {
    'https://list.example/one': ['a.example'],
    'https://list.example/both': ['a.example', 'b.example'],
    'https://list.example/ours': ['a.example', 'b.example', 'ours.example'],
    'https://list.example/other': ['c.example'],
  };
  const fake = await opened(startDataForSeo({ links }));
  const source = dataForSeoSource({ url: fake.url, key: DATAFORSEO_KEY, timeoutMs });
  const { signal } = new AbortController();
  const asked = { targets: ['a.example', 'b.example'], excluded: ['ours.example'], signal };
  expect(await source.linkingPages!(asked)).toEqual([
    'https://list.example/both',
    'https://list.example/one',
  ]);
  expect(await source.linkingPages!({ targets: ['z.example'], excluded: [], signal })).toEqual([]);
});

test('DataForSEO: results, suggestions, and figures; unknown values are null', async () => {
  const items = [
    { type: 'paid', title: 'Buy', url: 'https://ads.example/' },
    { type: 'ai_overview', items: [{ type: 'ai_overview_element', title: null, text: 'A barrel' }] },
    {
      type: 'organic',
      rank_group: 1,
      title: 'One',
      url: 'https://one.example/',
      description: 'First',
      links: null,
    },
    { type: 'people_also_ask', items: [{ type: 'people_also_ask_element', title: 'Is it safe?' }] },
    { type: 'organic', rank_group: 2, title: 'Two', url: 'https://two.example/', links: [{ title: 'Shop' }] },
    { type: 'knowledge_graph', items: [{ strange: [1] }, 7] },
    { type: 'related_searches', items: ['rain barrel kit'] },
  ];
  const fake = await opened(
    startDataForSeo({ items, suggestions: ['rain barrel 50%'], volume: 1200, difficulty: 34 }),
  );
  const source = dataForSeoSource({ url: fake.url, key: DATAFORSEO_KEY, timeoutMs });
  expect(await source.results!(searchFor('rain + barrel 50%'))).toEqual({
    results: [
      { position: 1, title: 'One', url: 'https://one.example/', snippet: 'First' },
      { position: 2, title: 'Two', url: 'https://two.example/', snippet: null },
    ],
    questions: ['Is it safe?'],
    related: ['rain barrel kit'],
    features: ['ads', 'aiOverview', 'peopleAlsoAsk', 'knowledgePanel', 'sitelinks'],
  });
  expect(await source.suggestions!(searchFor('rain'))).toEqual(['rain barrel 50%']);
  expect(await source.figures!(searchFor('Rain Barrel'))).toEqual({
    volume: 1200,
    difficulty: 34,
    clickPrice: 1.25,
    months: [
      { month: '2026-09', volume: 1100 },
      { month: '2026-10', volume: 1300 },
    ],
  });
  expect(fake.requests.map(({ body }) => (body as object[])[0])).toMatchObject([
    { keyword: 'rain %2B barrel 50%25', depth: 10 },
    { keyword: 'rain' },
    { keywords: ['rain barrel'] },
  ]);
  const unknowing = await opened(startDataForSeo({}));
  const other = dataForSeoSource({ url: unknowing.url, key: DATAFORSEO_KEY, timeoutMs });
  expect(await other.figures!(searchFor('xyzzy'))).toEqual({
    volume: null,
    difficulty: null,
    clickPrice: null,
    months: null,
  });
});

test('SearXNG: questions are unknown, and without completions suggestions are unknown', async () => {
  const results = [{ url: 'https://one.example/', title: 'One', content: 'First' }];
  const fake = await opened(startSearxng({ results, suggestions: ['rain tank'] }));
  const source = searxngSource({ login: null, url: fake.url, timeoutMs });
  expect(await source.results!(searchFor('rain barrel'))).toEqual({
    results: [{ position: 1, title: 'One', url: 'https://one.example/', snippet: 'First' }],
    questions: null,
    related: ['rain tank'],
    features: null,
  });
  expect(fake.requests[0]?.query.get('language')).toBe('en-US');
  expect(await source.suggestions!(searchFor('rain'))).toBeNull();
  const completing = await opened(startSearxng({ results, completions: ['salt & rain <b>'] }));
  const other = searxngSource({ login: null, url: completing.url, timeoutMs });
  expect(await other.suggestions!(searchFor('rain'))).toEqual(['salt & rain <b>']);
});

test('SearXNG: user and password in its URL are sent in a header and appear nowhere else', async () => {
  const fake = await opened(startSearxng({ results: [] }));
  const { searxng } = loadConfig({ SEARXNG_URL: fake.url.replace('//', '//ann:p%40ss%3Aword@') }).search;
  expect(searxng).toEqual({ url: fake.url, login: 'ann:p@ss:word' });
  await searxngSource({ ...searxng!, timeoutMs }).results!(searchFor('rain'));
  const sent = fake.requests[0]?.headers.authorization ?? '';
  expect(Buffer.from(sent.replace('Basic ', ''), 'base64').toString()).toBe('ann:p@ss:word');
  expect(() => loadConfig({ SEARXNG_URL: 'http://ann:%ff@search.example' })).toThrow(
    /^SEARXNG_URL is wrong: holds/,
  );
  expect(() => loadConfig({ SEARXNG_URL: 'search.example' })).toThrow(
    /^SEARXNG_URL is wrong: must be an address/,
  );
  const refused = /^WIKIPEDIA_URL is wrong: must not hold a user or a password$/;
  expect(() => loadConfig({ WIKIPEDIA_URL: 'https://ann:secret@wiki.example' })).toThrow(refused);
});

test('Wikipedia: articles, requested one at a time with a user agent that has a contact', async () => {
  const articles = Array.from({ length: 7 }, (_, index) => ({
    title: `Barrel & "cask" ${index}`,
    text: `<p>Article ${index}\0</p>`,
  }));
  const fake = await opened(startWikipedia(articles));
  const source = wikipediaSource({
    url: fake.url,
    userAgent: () => 'PagewrightBot/1 (+mailto:web@pagewright.example)',
    timeoutMs,
  });
  const [found] = await Promise.all([
    source.articles!(searchFor('barrel')),
    source.articles!(searchFor('cask')),
  ]);
  expect(found).toHaveLength(5);
  expect(found[0]).toMatchObject({
    url: `${fake.url}/wiki/Barrel_%26_%22cask%22_0`,
    title: 'Barrel & "cask" 0',
  });
  expect(found[0]?.html).toContain('<h1>Barrel &amp; "cask" 0</h1>');
  expect(found[0]?.html).toContain('<p>Article 0</p>');
  expect(fake.maxConcurrent()).toBe(1);
  const nameless = wikipediaSource({ url: fake.url, userAgent: () => 'curl', timeoutMs });
  await expect(nameless.articles!(searchFor('barrel'))).rejects.toThrow(
    'Wikipedia rejected the search. Try other words.',
  );
});

test('Wikipedia: the text of an article, without its references, boxes, and notes to editors', async () => {
  const text = `<div class="shortdescription noprint">Container</div><style>.a{}</style>
    <div role="note" class="hatnote">Not <a href="/wiki/Cistern">Cistern</a>.</div>
    <table class="infobox vcard"><tbody><tr><th>Type<td>Tank<br></tr></tbody></table>
    <p>A tank.<sup id="cite_ref-1" class="reference"><a href="#cite_note-1">[1]</a></sup> It holds
    rain<sup class="noprint Inline-Template">[<i>citation needed</i>]</sup> &amp; more.<p>Next<br>line</p>
    <h2 id="References">References</h2><div class="reflist"><ol class="references"><li>Smith 2010.</ol></div>
    <div role="navigation" class="navbox"><ul><li>Water</ul></div>`;
  const fake = await opened(startWikipedia([{ title: 'Tank', text }]));
  const userAgent = () => 'PagewrightBot/1 (+https://pagewright.example)';
  const { result, tasks } = await withThreadTasks(() =>
    wikipediaSource({ url: fake.url, userAgent, timeoutMs }).articles!(searchFor('tank')),
  );
  expect(tasks).toEqual(['toArticle']);
  const [article] = result;
  const words = article?.html.replaceAll(/<style>.*<\/style>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words?.trim()).toBe('Tank Tank A tank. It holds rain &amp; more. Next line References');
});
