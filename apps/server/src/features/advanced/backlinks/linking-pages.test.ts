import { analyzeLinkCompetitors, type AnalysisRun } from '@pagewright/contract/advanced';
import { afterAll, expect, test } from 'vitest';
import {
  DATAFORSEO_KEY,
  startDataForSeo,
} from '../../../../../../tests/fakes/dataforseo/start-dataforseo.ts';
import { startWebHost, type WebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

const WORDS = 'A rain barrel stands below the gutter and gathers water for the garden, which saves money. ';
const page = (title: string, more: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><article><h1>${title}</h1><p>${WORDS.repeat(5)}</p><p>${WORDS}${more}</p></article></body></html>`;

const addresses = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];
const hosts = await Promise.all(addresses.map((address) => startWebHost({}, { address })));
const [one, two, press, ours] = hosts as [WebHost, WebHost, WebHost, WebHost];
one.answers.set('/', { body: page('Water Works', '') });
two.answers.set('/', { body: page('Garden Post', '') });
ours.answers.set('/', { body: page('Acme Barrels', 'We sell rain barrels.') });
press.answers.set('/list', {
  body: page('Shops', `<a href="${one.url}/">Water Works</a> and <a href="${two.url}/">Garden Post</a>`),
});
press.answers.set('/rewritten', { body: page('Shops of old', 'Its links are gone.') });

const dataForSeo = await startDataForSeo({
  links: {
    [`${press.url}/list`]: ['127.0.0.2', '127.0.0.3'],
    [`${press.url}/rewritten`]: ['127.0.0.2', '127.0.0.3'],
  },
});
afterAll(async () => {
  await Promise.all([...hosts.map((host) => host.close()), dataForSeo.close()]);
});

const server = await openTestServer({
  OUTGOING_ALLOW: '127.0.0.0/8',
  CRAWLER_PAUSE_MS: '0',
  DEFAULT_PLAN: 'Professional',
  SEARCH_SOURCES: 'dataforseo',
  DATAFORSEO_API_KEY: DATAFORSEO_KEY,
  DATAFORSEO_URL: dataForSeo.url,
});
const body = { competitors: [one.url, two.url], yourDomain: ours.url };

test('pages named by a backlink source are read, and reported if they still link', async () => {
  const maya = await server.signUp();
  const { status, body: found } = await server.call(maya, analyzeLinkCompetitors, { body });
  expect(status).toBe(200);
  expect(found.opportunities).toMatchObject([
    {
      pageUrl: `${press.url}/list`,
      competitorLinks: [{ competitor: '127.0.0.2' }, { competitor: '127.0.0.3' }],
    },
  ]);
  expect(found.source).toBe('DataForSEO');
  const asked = dataForSeo.requests.find(({ path }) => path.startsWith('/v3/backlinks/'));
  expect(asked?.body).toMatchObject([
    { targets: { 1: '127.0.0.2', 2: '127.0.0.3' }, exclude_targets: ['127.0.0.5'] },
  ]);
});

test('a refusing backlink source only costs its own results, and is not named', async () => {
  dataForSeo.failWith({ status: 401, body: {} });
  const nora = await server.signUp();
  const { status, body: found } = await server.call(nora, analyzeLinkCompetitors, { body });
  expect(status).toBe(200);
  expect(found).toMatchObject({ opportunities: [], source: null });
  expect(found.notice).toContain('This covers only the pages we have read');
  const asked = { person: nora, headers: { 'accept-language': 'es' } };
  const again = await server.send(`/api/analysis-runs/${found.runId}`, asked);
  expect((again.body as AnalysisRun).result['notice']).toMatch(
    /^Esto solo incluye las páginas que hemos leído/,
  );
});
