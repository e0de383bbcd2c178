import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DATAFORSEO_KEY, startDataForSeo } from '../../../../../tests/fakes/dataforseo/start-dataforseo.ts';
import { startSearxng } from '../../../../../tests/fakes/searxng/start-searxng.ts';
import { SERPER_KEY, startSerper } from '../../../../../tests/fakes/serper/start-serper.ts';
import type { FakeService } from '../../../../../tests/fakes/service/start-fake-service.ts';
import { startWebHost, type WebHost } from '../../../../../tests/fakes/web/start-web-host.ts';
import { startWikipedia } from '../../../../../tests/fakes/wikipedia/start-wikipedia.ts';
import { expectSince } from '../../../../../tests/server/expect-since.ts';
import { BEFORE_THE_REQUEST_ENDS_ITSELF } from '../testing/request-limit.ts';
import { startGathering, type Gathering } from '../testing/start-gathering.ts';
import { querySources } from './query-sources.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { resultsPart } from './search-parts.ts';

const words = 'A rain barrel holds what runs from the roof until the garden needs the water. '.repeat(4);
const page = (name: string): string =>
  `<!doctype html><title>${name}</title><article><h1>${name}</h1><p>${words}</p><h2>How do you clean it?</h2><p>${words}</p></article>`;
const given = { text: page('Given'), format: 'html', url: null, title: '' } as const;

let place: Gathering;
let site: WebHost;
let serper: FakeService;
let dataForSeo: FakeService;
let searxng: FakeService;
let wikipedia: FakeService;
let settings: Record<string, Record<string, string>>;
beforeAll(async () => {
  place = await startGathering();
  site = await startWebHost({
    '/one': { body: page('First of the web') },
    '/two': { body: page('Second of the web') },
    '/empty': { body: '<!doctype html><title>Empty</title><script>show()</script>' },
    '/pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' },
  });
  const found = (path: string): { title: string; link: string; url: string } => ({
    title: `Result ${path}`,
    link: `${site.url}/${path}`,
    url: `${site.url}/${path}`,
  });
  serper = await startSerper({
    organic: ['one', 'gone', 'pdf', 'empty', 'two'].map(found),
    questions: ['How large should a rain barrel be?'],
    related: ['rain tank'],
    suggestions: ['rain barrel kit'],
  });
  dataForSeo = await startDataForSeo({
    items: [{ type: 'organic', ...found('two') }],
    suggestions: ['rain barrel stand'],
    volume: 9900,
    difficulty: 41,
  });
  searxng = await startSearxng({ results: [found('two')] });
  wikipedia = await startWikipedia([{ title: 'Rainwater tank', text: `<p>${words}</p>` }]);
  settings = {
    serper: { SERPER_API_KEY: SERPER_KEY, SERPER_URL: serper.url },
    dataforseo: { DATAFORSEO_API_KEY: DATAFORSEO_KEY, DATAFORSEO_URL: dataForSeo.url },
    searxng: { SEARXNG_URL: searxng.url },
    wikipedia: { WIKIPEDIA_URL: wikipedia.url },
  };
});
afterAll(async () => {
  await Promise.all([serper, dataForSeo, searxng, wikipedia, site].map((open) => open.close()));
  await place.close();
});
beforeEach(async () => {
  for (const fake of [serper, dataForSeo, searxng, wikipedia]) fake.failWith(null);
  place.steps.length = 0;
  place.logged.length = 0;
  await place.sql.query('truncate serp_snapshot, page_snapshot');
});

const all = () => Object.assign({}, ...Object.values(settings)) as Record<string, string>;
const keyword = 'rain barrel';
const fared = (
  sources: readonly { source: string; part: string; condition: string; code: string | null }[],
) => sources.map(({ source, part, condition, code }) => [source, part, condition, ...(code ? [code] : [])]);

test('results, questions, figures, and found pages come with their origin', async () => {
  const before = Date.now();
  const evidence = await gatherEvidence(place.ctx(all()), { keyword: '  rain  barrel ', pages: [given] });
  expect(evidence.results?.map(({ url }) => url.replace(site.url, ''))).toEqual([
    '/one',
    '/gone',
    '/pdf',
    '/empty',
    '/two',
  ]);
  expect(evidence).toMatchObject({
    keyword: 'rain  barrel',
    questions: ['How large should a rain barrel be?'],
    related: ['rain tank'],
    features: ['peopleAlsoAsk'],
    suggestions: ['rain barrel kit'],
    figures: { volume: 9900, difficulty: 41 },
    notice: null,
    askedAnew: true,
    provenance: {
      kind: 'measured',
      results: { source: 'serper' },
      suggestions: { source: 'serper' },
      figures: { source: 'dataforseo' },
    },
  });
  expect(evidence.pages.map(({ source, title, position, url }) => [source, title, position, url])).toEqual([
    ['given', 'Given', null, null],
    ['web', 'First of the web', 1, `${site.url}/one`],
    ['web', 'Second of the web', 5, `${site.url}/two`],
  ]);
  expectSince(evidence.pages[1]?.fetchedAt, before);
  expect(evidence.leftOut.map(({ url, code }) => [url?.replace(site.url, ''), code])).toEqual([
    ['/gone', 'page_refused'],
    ['/pdf', 'page_not_html'],
    ['/empty', 'page_without_text'],
  ]);
  expect(fared(evidence.sources)).toEqual([
    ['serper', 'results', 'answered'],
    ['serper', 'suggestions', 'answered'],
    ['dataforseo', 'figures', 'answered'],
  ]);
  expect(wikipedia.requests).toHaveLength(0);
  expect(place.steps[0]).toEqual(['Searching', 0, 1]);
  expect(place.steps.slice(1)).toEqual([0, 1, 2, 3, 4, 5].map((done) => ['Reading pages', done, 5]));
});

test('answers are reused for a day, only within their workspace, and marked as reused', async () => {
  const first = await gatherEvidence(place.ctx(all()), { keyword: 'Rain  Barrel' });
  const asked = serper.requests.length + dataForSeo.requests.length;
  const again = await gatherEvidence(place.ctx(all()), { keyword: 'rain barrel' });
  expect(serper.requests.length + dataForSeo.requests.length).toBe(asked);
  expect(again.askedAnew).toBe(false);
  expect(again.sources.map(({ condition }) => condition)).toEqual(['reused', 'reused', 'reused']);
  expect({ ...again, keyword, sources: [], askedAnew: true }).toEqual({ ...first, keyword, sources: [] });

  const elsewhere = await gatherEvidence(place.ctx(all(), 'two'), { keyword: 'rain barrel' });
  expect(elsewhere.askedAnew).toBe(true);
  const otherCountry = await gatherEvidence(place.ctx(settings['searxng']!), { keyword, country: 'GB' });
  expect(otherCountry.askedAnew).toBe(true);

  await place.sql.query("update serp_snapshot set gathered_at = now() - interval '24 hours 1 second'");
  const later = await gatherEvidence(place.ctx(all()), { keyword });
  expect(later.askedAnew).toBe(true);
  const kept = await place.sql.query(
    "select count(*)::int as n from serp_snapshot where workspace_id = 'one' and part = 'results' and source = 'serper'",
  );
  expect(kept.rows).toEqual([{ n: 2 }]);
});

test('if a source fails, the next one is asked, and the failure is reported and logged without the key', async () => {
  serper.failWith({ status: 403, body: { message: 'Unauthorized.', statusCode: 403 } });
  dataForSeo.failWith('hang');
  const evidence = await gatherEvidence(place.ctx(all()), { keyword });
  expect(fared(evidence.sources)).toEqual([
    ['serper', 'results', 'failed', 'key_refused'],
    ['dataforseo', 'results', 'failed', 'source_too_slow'],
    ['searxng', 'results', 'answered'],
    ['serper', 'suggestions', 'failed', 'key_refused'],
    ['dataforseo', 'suggestions', 'failed', 'source_too_slow'],
    ['searxng', 'suggestions', 'answered'],
    ['dataforseo', 'figures', 'failed', 'source_too_slow'],
  ]);
  expect(evidence.sources[0]?.message).toBe('Serper rejected its key. Check the key.');
  expect(evidence).toMatchObject({
    questions: null,
    suggestions: null,
    figures: { volume: null, difficulty: null, clickPrice: null, months: null },
    notice: null,
    provenance: { results: { source: 'searxng' }, figures: { source: null, gatheredAt: null } },
  });
  expect(evidence.pages.map(({ title }) => title)).toEqual(['Second of the web']);
  expect(place.logged).toContainEqual({
    event: 'search_source_failed',
    source: 'serper',
    part: 'results',
    fault: 'key_refused',
    detail: '403',
  });
  expect(JSON.stringify([place.logged, evidence])).not.toMatch(/fake-|ZmFrZ/);
});

test('without any key, Wikipedia articles become pages, but not results', async () => {
  const evidence = await gatherEvidence(place.ctx(settings['wikipedia']!), { keyword });
  expect(evidence).toMatchObject({ results: null, questions: null, suggestions: null, notice: null });
  expect(evidence.pages).toMatchObject([
    {
      source: 'wikipedia',
      title: 'Rainwater tank',
      url: `${wikipedia.url}/wiki/Rainwater_tank`,
      position: null,
    },
  ]);
  expect(fared(evidence.sources)).toEqual([['wikipedia', 'articles', 'answered']]);
  const again = await gatherEvidence(place.ctx(settings['wikipedia']!), { keyword });
  expect(again.askedAnew).toBe(false);
  expect(again.pages).toEqual(evidence.pages);
  const before = wikipedia.requests.length;
  const own = await gatherEvidence(place.ctx(settings['wikipedia']!), { keyword: 'cistern', pages: [given] });
  expect(own.pages.map(({ source }) => source)).toEqual(['given']);
  expect([own.notice, own.askedAnew, wikipedia.requests.length - before]).toEqual([null, false, 0]);
});

test('without a network there is one clear message, and given pages are used', async () => {
  const nobody = {
    WIKIPEDIA_URL: 'http://127.0.0.1:9',
    SERPER_API_KEY: SERPER_KEY,
    SERPER_URL: 'http://127.0.0.1:9',
  };
  const empty = await gatherEvidence(place.ctx(nobody), { keyword, pages: [] });
  expect(empty).toMatchObject({
    pages: [],
    askedAnew: false,
    provenance: { kind: 'modelled' },
    notice: {
      code: 'no_network',
      message:
        'No search source could be reached. The server seems to be offline. Paste or upload competing pages instead.',
    },
  });
  expect(fared(empty.sources)).toEqual([
    ['serper', 'results', 'failed', 'source_unreachable'],
    ['serper', 'suggestions', 'failed', 'source_unreachable'],
    ['wikipedia', 'articles', 'failed', 'source_unreachable'],
  ]);
  // A screen without a field for pages does not ask for them.
  const fieldless = await gatherEvidence(place.ctx(nobody), { keyword });
  expect(fieldless.notice?.message).toMatch(
    /Enter the sites to read, or connect a search source in Settings\.$/,
  );
  const own = await gatherEvidence(place.ctx(nobody), { keyword, pages: [given] });
  expect(own).toMatchObject({ notice: { code: 'no_network' }, provenance: { kind: 'measured' } });
  expect(own.pages).toHaveLength(1);
  const none = await gatherEvidence(place.ctx({ SEARCH_SOURCES: 'none' }), { keyword });
  expect(none.notice?.code).toBe('no_source');
  const unasked = await gatherEvidence(place.ctx(nobody), { keyword, includeSearch: false });
  expect([unasked.sources, unasked.notice]).toEqual([[], null]);
  const long = { ...given, format: 'text', text: 'Rain falls on the roof. '.repeat(9_000) } as const;
  const partly = await gatherEvidence(place.ctx(nobody), {
    keyword,
    pages: [given, long],
    includeSearch: false,
  });
  expect(partly.notice).toEqual({
    code: 'pages_cut',
    message:
      '1 of 2 pages is too long to be read in full: the results use only the first 200,000 characters and 1,500 paragraphs of a page.',
  });
});

test('if all pages fail, their reasons are reported and the results stay', async () => {
  serper.failWith({
    body: { searchParameters: { q: keyword }, organic: [{ title: 'A', link: `${site.url}/gone` }] },
  });
  wikipedia.failWith({ status: 500, body: '' });
  const evidence = await gatherEvidence(place.ctx({ ...settings['serper'], ...settings['wikipedia'] }), {
    keyword,
  });
  expect(evidence).toMatchObject({ pages: [], notice: { code: 'no_pages' }, askedAnew: true });
  expect(evidence.results).toHaveLength(1);
  expect(evidence.leftOut).toMatchObject([{ code: 'page_refused' }]);
});

test('sources are asked in the operator’s order', async () => {
  const ctx = place.ctx({ ...all(), SEARCH_SOURCES: 'searxng, serper' });
  const sources = await ctx.services.vendors.sources('one');
  expect(sources.map(({ name }) => name)).toEqual(['searxng', 'serper']);
  const evidence = await gatherEvidence(ctx, { keyword });
  expect(evidence.provenance).toMatchObject({
    results: { source: 'searxng' },
    suggestions: { source: 'serper' },
  });
  expect(() => place.ctx({ SEARCH_SOURCES: 'google' })).toThrow(
    'SEARCH_SOURCES is wrong: must be serper, dataforseo, searxng, wikipedia with commas, or none',
  );
  expect(() => place.ctx({ SERPER_API_KEY: 'fake key' })).toThrow(
    'SERPER_API_KEY is wrong: must be a key without spaces',
  );
});

test(
  'gathering ends when the caller leaves while a page is pending, and stores the answers so far',
  BEFORE_THE_REQUEST_ENDS_ITSELF,
  async () => {
    const slow = await startWebHost({ '/slow': () => undefined });
    serper.failWith({
      body: { searchParameters: { q: keyword }, organic: [{ title: 'A', link: `${slow.url}/slow` }] },
    });
    const caller = new AbortController();
    const gathering = gatherEvidence(place.ctx(settings['serper']!, 'one', caller.signal), { keyword });
    gathering.catch(() => undefined);
    await expect.poll(() => slow.requests.map(({ path }) => path)).toContain('/slow');
    caller.abort(new Error('the caller went away'));
    await expect(gathering).rejects.toThrow('the caller went away');
    const { rows } = await place.sql.query("select part from serp_snapshot where part = 'results'");
    expect(rows).toHaveLength(1);
    await slow.close();
  },
);

test('sources that hang one after another do not use up the time of the next steps', async () => {
  for (const fake of [serper, dataForSeo, searxng]) fake.failWith('hang');
  const query = { keyword, country: 'us', language: 'en', signal: new AbortController().signal };
  const asked = await querySources(
    place.ctx({ ...all(), SEARCH_TIMEOUT_MS: '500' }),
    { ...resultsPart, timeMs: 700 },
    query,
  );
  expect(asked.answer).toBeNull();
  // The first one takes its own half second; the others end at the shared deadline.
  expect(place.logged.slice(-3)).toMatchObject([
    { source: 'serper', detail: expect.not.stringContaining('all together') },
    { source: 'dataforseo', detail: 'all together' },
    { source: 'searxng', detail: 'all together' },
  ]);
  expect(fared(asked.reports)).toEqual(
    ['serper', 'dataforseo', 'searxng'].map((name) => [name, 'results', 'failed', 'source_too_slow']),
  );
});
