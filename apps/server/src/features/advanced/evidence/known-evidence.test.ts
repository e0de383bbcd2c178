import { analyzeIntent } from '@pagewright/contract/advanced';
import { updateApiKeys } from '@pagewright/contract/settings';
import { afterAll, expect, test } from 'vitest';
import { SERPER_KEY, startSerper } from '../../../../../../tests/fakes/serper/start-serper.ts';
import { startWebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { startWikipedia } from '../../../../../../tests/fakes/wikipedia/start-wikipedia.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

const TEXT =
  '<p>A rain barrel catches the water of a roof, keeps it for dry days, and waters a garden for nothing at all.</p>'.repeat(
    4,
  );
const site = await startWebHost({
  '/best': { body: `<!doctype html><title>Best rain barrels</title><article><h1>Best</h1>${TEXT}</article>` },
});
const serper = await startSerper({
  organic: [{ title: 'Best rain barrels', link: `${site.url}/best` }],
});
const wikipedia = await startWikipedia([{ title: 'Rain barrel', text: TEXT }]);
afterAll(() => Promise.all([site, serper, wikipedia].map((fake) => fake.close())));
const server = await openTestServer({
  SEARCH_SOURCES: 'serper, wikipedia',
  WIKIPEDIA_URL: wikipedia.url,
  SERPER_URL: serper.url,
  SEARCH_TIMEOUT_MS: '3000',
  OUTGOING_ALLOW: '127.0.0.0/8',
  CRAWLER_PAUSE_MS: '0',
});

test('encyclopedia articles are replaced by a web search as soon as the workspace has a key', async () => {
  const maya = await server.signUp('Maya');
  const evidence = async () =>
    (await server.call(maya, analyzeIntent, { body: { keyword: 'rain barrel', includeSearch: true } })).body
      .evidence;
  expect((await evidence()).pages).toMatchObject([{ title: 'Rain barrel', source: 'wikipedia' }]);
  const asked = wikipedia.requests.length;
  // Stored for the next analysis, which reports where it comes from.
  expect(await evidence()).toMatchObject({
    pages: [{ source: 'wikipedia' }],
    sources: [{ title: 'Wikipedia', condition: 'reused' }],
  });
  expect(wikipedia.requests.length).toBe(asked);

  await server.call(maya, updateApiKeys, { body: { serperKey: SERPER_KEY } });
  serper.failWith({ status: 500, body: {} });
  const failed = await evidence();
  expect(failed.pages).toMatchObject([{ source: 'wikipedia' }]);
  expect(failed.sources).toContainEqual(expect.objectContaining({ title: 'Serper', condition: 'failed' }));
  serper.failWith(null);
  expect((await evidence()).pages).toMatchObject([{ url: `${site.url}/best`, source: 'web' }]);
});
