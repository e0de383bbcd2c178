import {
  analyzeStrategy,
  checkAlerts,
  listRuns,
  trackFreshness,
  trackGaps,
  type AnalysisRun,
  type Gaps,
} from '@pagewright/contract/advanced';
import { createContent } from '@pagewright/contract/content';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, expect, test } from 'vitest';
import { startWebHost, type WebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { putPages, WORDS } from './testing/put-pages.ts';

const hosts = await Promise.all(
  ['127.0.0.2', '127.0.0.3', '127.0.0.4'].map((address) => startWebHost({}, { address })),
);
const [one, two, three] = hosts as [WebHost, WebHost, WebHost];
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.close()));
});
const recent = new Date(Date.now() - 20 * 86_400_000).toISOString();
/** Subjects that only one rival covers. */
const DECOYS = Array.from({ length: 20 }, (_, index) => `decoy subject ${String.fromCharCode(97 + index)}zx`);
putPages(one, {
  '/': { title: 'Water Works' },
  '/harvest': { title: 'Rainwater Harvesting Systems for Small Gardens', published: '2026-01-10' },
  '/compost': { title: 'Compost Tea Recipes', published: '2026-02-10' },
  '/mulch': { title: 'Wood Chip Mulch in Beds', published: '2026-03-10' },
});
putPages(two, {
  '/': { title: 'Garden Post' },
  '/systems': { title: 'The Best Rainwater Harvesting Systems', published: recent },
  '/tea': { title: 'How to Brew Compost Tea', published: recent },
});
for (const [index, subject] of DECOYS.entries())
  putPages(index % 2 === 0 ? one : two, { [`/decoy-${index}`]: { title: `All about ${subject}` } });
putPages(three, { '/': { title: 'Quiet Site' }, '/leaving': { title: 'Soon Gone' } });

const server = await openTestServer({
  OUTGOING_ALLOW: '127.0.0.0/8',
  CRAWLER_PAUSE_MS: '0',
  DEFAULT_PLAN: 'Professional',
});
const maya = await server.signUp('Maya');
const stranger = await server.signUp('Stranger');
const used = async () => (await server.call(maya, readUsage, {})).body.usage.seoRequests;
/** Reads a run in a language. */
const readIn = async (language: string, runId: string) => {
  const asked = { person: maya, headers: { 'accept-language': language } };
  return (await server.send(`/api/analysis-runs/${runId}`, asked)).body as AnalysisRun;
};
const competitors = [one.url, two.url];

test('gaps are subjects that rivals have a page for and we do not, most common first; each cell of the matrix names its page', async () => {
  await server.call(maya, createContent, {
    body: {
      title: 'Compost tea for tomatoes',
      // A link whose address is invalid.
      content: `<p>${WORDS} <a href="http://[">a study</a></p>`,
      status: 'published',
      primaryKeyword: 'compost tea',
    },
  });
  const keywords = ['rainwater harvesting systems', 'compost tea', 'wood chip mulch', ...DECOYS];
  const { status, body } = await server.call(maya, trackGaps, { body: { keywords, competitors } });
  expect(status).toBe(200);
  // We cover compost tea too.
  const [first, ...others] = body.gaps;
  expect(first?.keyword).toBe('rainwater harvesting systems');
  expect(others.map(({ keyword }) => keyword).toSorted()).toEqual([...DECOYS, 'wood chip mulch'].toSorted());
  expect(others.find(({ keyword }) => keyword === 'wood chip mulch')).toMatchObject({
    missingCompetitors: ['127.0.0.3'],
    pages: [{ competitor: '127.0.0.2', url: `${one.url}/mulch` }],
  });
  expect(Math.round(first?.parts.reduce((sum, { points }) => sum + points, 0) ?? 0)).toBe(first?.opportunity);
  expect(first).toMatchObject({
    missingCompetitors: [],
    demand: null,
    parts: [{ code: 'coverage', share: 0.67 }, { code: 'nearness' }, { code: 'intent' }],
    provenance: { kind: 'modelled' },
    pages: [
      { competitor: '127.0.0.2', url: `${one.url}/harvest`, sign: 'title' },
      { competitor: '127.0.0.3', url: `${two.url}/systems`, sign: 'title' },
    ],
  });
  const row = (keyword: string) => body.matrix.find((found) => found.keyword === keyword);
  expect(row('compost tea')).toMatchObject({
    ours: { title: 'Compost tea for tomatoes' },
    competitors: [{ page: { url: `${one.url}/compost` } }, { page: { url: `${two.url}/tea` } }],
  });
  expect(row('wood chip mulch')).toMatchObject({
    ours: null,
    competitors: [{ page: { url: `${one.url}/mulch` } }, { page: null }],
  });
  expect(body).toMatchObject({ ownPages: 1, sites: [{ pages: 14, foundBy: 'sitemap', problem: null }, {}] });
  expect(await used()).toBe(1);
  const runs = await server.call(maya, listRuns, { query: { kind: 'track-gaps' } });
  expect(runs.body.runs).toMatchObject([{ id: body.runId, label: competitors.join(', ') }]);
  const { result, provenance } = await readIn('es', body.runId);
  expect(provenance).toEqual({
    kind: 'modelled',
    method:
      'páginas por título, dirección, encabezados y texto; oportunidad por demanda, cobertura, cercanía e intención',
  });
  const [inSpanish] = result['gaps'] as readonly unknown[];
  expect(inSpanish).toMatchObject({
    provenance: {
      kind: 'modelled',
      method: 'proporción de competidores con una página, cercanía a las páginas propias e intención',
    },
  });
});

test('data read within a day is free and makes no requests; a refresh is counted', async () => {
  const before = one.requests.length;
  const again = await server.call(maya, trackGaps, { body: { keywords: ['compost tea'], competitors } });
  expect(again.status).toBe(200);
  const spanish = await server.send(`/api${trackGaps.path}`, {
    method: 'POST',
    person: maya,
    body: { keywords: [], competitors },
    headers: { 'accept-language': 'es' },
  });
  const [spanishGap] = (spanish.body as Gaps).gaps;
  expect(spanishGap?.provenance.method).toBe(
    'proporción de competidores con una página, cercanía a las páginas propias e intención',
  );
  expect(one.requests.length).toBe(before);
  expect(await used()).toBe(1);
  await server.call(maya, trackGaps, { body: { keywords: [], competitors, refresh: true } });
  expect(one.requests.length).toBeGreaterThan(before);
  expect(await used()).toBe(2);
});

test('each change between two visits is reported once, with a stable id, and unchanged pages are not', async () => {
  // The second one has half of the decoys, and none of its pages changes.
  const sites = [one.url, two.url, three.url];
  const first = await server.call(maya, checkAlerts, {
    body: { competitors: sites, trackedKeywords: ['drip irrigation'] },
  });
  expect(first.body.alerts).toEqual([]);
  expect(first.body.firstVisit).toEqual(['127.0.0.4']);

  one.answers.delete('/mulch');
  putPages(one, {
    '/compost': { title: 'Compost Tea and Drip Irrigation' },
    '/brand-new': { title: 'A Page That Was Not There' },
    // Different words below the same headings are not an alert.
    '/decoy-0': { title: `All about ${DECOYS[0] ?? ''}`, text: 'Something else.' },
  });
  // The sitemap still lists it.
  three.answers.delete('/leaving');
  const body = { competitors: sites, trackedKeywords: ['drip irrigation'] };
  const second = (await server.call(maya, checkAlerts, { body })).body;
  expect(second.alerts.map(({ type, url }) => `${type} ${url.replace(one.url, '')}`).toSorted()).toEqual([
    'keyword_targeted /compost',
    'new_page /brand-new',
    'removed_page /mulch',
    `removed_page ${three.url}/leaving`,
    'title_changed /compost',
  ]);
  const changed = second.alerts.find(({ type }) => type === 'title_changed');
  expect(changed).toMatchObject({
    competitor: '127.0.0.2',
    before: { title: 'Compost Tea Recipes' },
    after: { title: 'Compost Tea and Drip Irrigation' },
    targetedKeywords: ['drip irrigation'],
    content: { title: 'Compost Tea and Drip Irrigation' },
  });
  const ids = (alerts: readonly { id: string }[]) => alerts.map(({ id }) => id).toSorted();
  const third = (await server.call(maya, checkAlerts, { body })).body;
  expect(ids(third.alerts)).toEqual(ids(second.alerts));
  const seenAt = ({ alerts }: typeof third) => alerts.find(({ url }) => url.endsWith('/mulch'))?.timestamp;
  expect(seenAt(third)).toBe(seenAt(second));
  // Another workspace has not read anything before.
  const theirs = (await server.call(stranger, checkAlerts, { body })).body;
  expect(theirs.alerts).toEqual([]);
});

test('a stale page is listed with its reasons, including dead links of its text and its lists, and fresh pages are not', async () => {
  // Gone on the first request and present on the second: not a dead link.
  let flickers = 0;
  two.answers.set('/flicker.html', (_request, response) => {
    flickers += 1;
    response.writeHead(flickers === 1 ? 404 : 200, { 'content-type': 'text/html' }).end('<p>Here');
  });
  const link = (path: string): string => `<a href="${two.url}${path}">${path}</a>`;
  const fresh = Array.from({ length: 20 }, (_, index) => `/fresh-${index}`);
  for (const [index, path] of fresh.entries())
    putPages(three, {
      [path]: { title: 'Fresh', published: recent, text: link(index === 0 ? '/flicker.html' : '/tea') },
    });
  putPages(three, {
    '/stale': {
      title: 'Old advice on cisterns',
      published: '2021-03-01',
      text: `As of 2022 it is so. ${link('/no-such-page')} ${link('/tea')}`,
      after: `<h3>Read on</h3><ul><li>${link('/gone-too')}</li><li>${link('/systems')}</li></ul>`,
      below: `<nav><ul><li>${link('/gone-menu')}</li></ul></nav><footer><ul><li>${link('/gone-imprint')}</li></ul></footer>`,
    },
  });
  // At most 20 addresses per request.
  const calls = [['/stale', ...fresh.slice(0, 10)], fresh.slice(10)];
  const judged = await Promise.all(
    calls.map(async (paths) => {
      const urls = paths.map((path) => three.url + path);
      const { body, status } = await server.call(maya, trackFreshness, {
        body: { urls, keywords: ['cisterns'] },
      });
      expect(status).toBe(200);
      return body;
    }),
  );
  expect(flickers).toBe(2);
  const [worst, ...others] = judged.flatMap(({ updatePriority }) => updatePriority);
  expect(worst).toMatchObject({
    url: `${three.url}/stale`,
    keyword: 'cisterns',
    priority: 'warning',
    // Navigation and footer are not the page's own links.
    deadLinks: [
      { href: `${two.url}/no-such-page`, status: 404 },
      { href: `${two.url}/gone-too`, status: 404 },
    ],
    contentId: null,
  });
  expect(worst?.reasons.join(' ')).toMatch(/Not updated for [\d,]+ days.*2 links are dead/s);
  const run = await readIn('fr', judged[0]!.runId);
  const { updatePriority } = run.result as unknown as (typeof judged)[number];
  expect(run.provenance.method).toBe('vues si elles sont connues, sinon signes d’âge de la page');
  expect(updatePriority[0]?.reasons.join(' ')).toMatch(/Non mise à jour depuis .* jours\./);
  expect(others.map(({ priority, reasons }) => [priority, reasons])).toEqual(fresh.map(() => ['none', []]));
  const own = await server.call(maya, trackFreshness, { body: {} });
  expect(own.body.updatePriority).toMatchObject([{ title: 'Compost tea for tomatoes', priority: 'none' }]);
});

test('a competitor is described from its pages', async () => {
  const { body } = await server.call(maya, analyzeStrategy, {
    body: { competitor: two.url, keywords: ['compost tea', 'greenhouse'] },
  });
  const { strategy } = body;
  expect(Object.values(strategy.contentTypes).reduce((sum, count) => sum + count, 0)).toBe(13);
  expect(strategy.topics.covered.find(({ name }) => name === 'compost tea')?.pages).toEqual([
    `${two.url}/tea`,
  ]);
  expect(strategy.weaknesses.map(({ code }) => code)).toContain('missing_descriptions');
  // Topics without a page cannot name a page.
  const lacks = strategy.weaknesses.filter(({ code }) => code !== 'missing_topics');
  expect(lacks.every(({ pages, message }) => pages.length > 0 && message.endsWith('.'))).toBe(true);
  const { result } = await readIn('es', body.runId);
  const said = (result['strategy'] as typeof strategy).weaknesses;
  expect(said.map(({ code }) => code)).toEqual(strategy.weaknesses.map(({ code }) => code));
  const described = said.find(({ code }) => code === 'missing_descriptions');
  expect(described?.message).toMatch(/^\d+ de \d+ páginas no tienen? metadescripción\.$/);
});

test('our own brand is never listed as a topic', async () => {
  putPages(three, {
    '/acme': { title: 'Acme Barrels review' },
    '/acme-price': { title: 'Is Acme Barrels worth its price?' },
    '/drip': { title: 'Drip irrigation for beginners' },
    '/drip-kit': { title: 'Which drip irrigation kit lasts' },
  });
  const acme = await server.signUp('Acme Barrels');
  for (const title of ['Acme Barrels and the frost', 'Why Acme Barrels', 'Copper gutters'])
    await server.call(acme, createContent, {
      body: { title, content: `<p>${WORDS.repeat(3)}</p>`, status: 'published' },
    });
  for (const keywords of [[], ['acme barrels', 'drip irrigation']]) {
    const { body } = await server.call(acme, analyzeStrategy, { body: { competitor: three.url, keywords } });
    const { covered, missed, missedByUs } = body.strategy.topics;
    const names = (topics: typeof covered) => topics.map(({ name }) => name);
    for (const topics of [covered, missedByUs]) expect(names(topics).join()).toContain('irrigation');
    for (const topics of [covered, missed, missedByUs]) expect(names(topics)).not.toContain('acme barrels');
  }
});

test('one failing site is reported; if all fail, the call fails and is refunded, as for invalid input', async () => {
  const before = await used();
  const partly = await server.call(maya, trackGaps, {
    body: { keywords: ['tea'], competitors: [one.url, 'http://127.0.0.9:9999'] },
  });
  expect(partly.body.sites).toMatchObject([{ problem: null }, { pages: 0 }]);
  expect(partly.body.sites[1]?.problem).toContain('could not be reached');
  const counted = await used();
  for (const competitors of [['http://10.0.0.1'], ['http://127.0.0.9:9999'], ['ftp://x', 'not an address']]) {
    const answer = await server.call(maya, trackGaps, { body: { keywords: ['tea'], competitors } });
    expect(answer).toMatchObject({ status: 422, body: { code: 'no_site_read' } });
  }
  expect(await used()).toBe(counted);
  expect(counted - before).toBeLessThanOrEqual(1);
  const many = Array.from({ length: 11 }, (_, index) => `https://${index}.example`);
  for (const body of [
    { keywords: [], competitors: [] },
    { keywords: [], competitors: many },
  ])
    expect((await server.call(maya, trackGaps, { body })).status).toBe(400);
  const none = await server.call(stranger, trackFreshness, { body: {} });
  expect(none).toMatchObject({ status: 422, body: { code: 'no_page_read' } });
});

test('unread pages are not reported as missing: their address counts, and a claim names its basis', async () => {
  const large = await startWebHost({}, { address: '127.0.0.6' });
  const own = await startWebHost({}, { address: '127.0.0.7' });
  try {
    const filler = (host: WebHost, count: number): void =>
      putPages(
        host,
        Object.fromEntries(
          Array.from({ length: count }, (_, at) => [`/page-${at}`, { title: `Page ${at}` }]),
        ),
      );
    putPages(large, { '/': { title: 'Large' } });
    filler(large, 60);
    putPages(large, { '/zz-nitro-watering': { title: 'Nitro watering' } });
    putPages(own, { '/': { title: 'Ours' } });
    filler(own, 60);
    putPages(own, { '/zz-rainwater-harvesting-systems': { title: 'Harvest' } });
    // A bare name is tried with https first, which does not respond here, then with http.
    const bare = large.url.replace('http://', '');
    const described = await server.call(maya, analyzeStrategy, {
      body: { competitor: bare, keywords: ['nitro watering', 'clay soil'], yourDomain: own.url },
    });
    expect(described.status).toBe(200);
    const { strategy, sites, provenance } = described.body;
    expect(provenance.kind).toBe('modelled');
    expect(sites[0]).toMatchObject({ pages: 40, known: 62 });
    const claim = strategy.weaknesses.find(({ code }) => code.includes('topics'));
    expect(claim?.message).toBe(
      'No page about clay soil was found. We read 40 of 62 known pages and judged the others by their addresses.',
    );
    expect(strategy.topics.missed.map(({ name }) => name)).toEqual(['clay soil']);
    // Coverage of its own titles is not a strength.
    expect(strategy.strengths.map(({ code }) => code)).not.toContain('topic_coverage');

    const { body } = await server.call(maya, trackGaps, {
      body: { keywords: ['rainwater harvesting systems'], competitors, yourDomain: own.url },
    });
    expect(body.gaps).toEqual([]);
    expect(body.matrix[0]?.ours).toMatchObject({ sign: 'address' });

    const nobody = await server.call(maya, trackGaps, {
      body: { keywords: ['tea'], competitors: ['127.0.0.9:9999'] },
    });
    expect(nobody).toMatchObject({
      status: 422,
      body: {
        code: 'no_site_read',
        error: expect.stringContaining('Both https:// and http:// were tried.'),
      },
    });
  } finally {
    await Promise.all([large.close(), own.close()]);
  }
});

test('an observed change counts, whatever the page states, and dated statements are quoted', async () => {
  const path = '/french-press';
  const facts = { title: 'French press', published: '2021-02-03' };
  putPages(three, { [path]: { ...facts, text: 'As of 2022 it is so.' } });
  const judge = async () =>
    (await server.call(maya, trackFreshness, { body: { urls: [three.url + path], refresh: true } })).body
      .updatePriority[0];
  const first = await judge();
  expect(first?.findings?.map(({ code }) => code)).toContain('not_changed_for_long');
  expect(first?.dated).toEqual([
    { phrase: 'As of 2022', quote: 'As of 2022 it is so.', kind: 'year', year: 2022 },
  ]);
  putPages(three, { [path]: { ...facts, text: 'As of 2022 it is so. A paragraph was added.' } });
  await judge();
  // What surrounds the text is no change of the page.
  const { body } = (three.answers.get(path) ?? {}) as { body?: string };
  three.answers.set(path, {
    body: body?.replace('<article>', '<nav><a href="/">Start</a></nav><article>') ?? '',
  });
  const second = await judge();
  expect(second?.seenChangedAt).toHaveLength(1);
  expect(second?.ageDays).toBe(0);
  expect(second?.findings?.map(({ code }) => code)).not.toContain('not_changed_for_long');
});

test('a hostile page neither stops the analysis nor is trusted', async () => {
  const hostile = await startWebHost(
    {
      '/': { body: `${'<div>'.repeat(20_000)}<script>alert(1)</script><a href="javascript:alert(1)">x</a>` },
      '/loop': { status: 302, headers: { location: '/loop' } },
    },
    { address: '127.0.0.5' },
  );
  try {
    const answer = await server.call(maya, analyzeStrategy, { body: { competitor: hostile.url } });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toContain('alert(1)');
  } finally {
    await hostile.close();
  }
});
