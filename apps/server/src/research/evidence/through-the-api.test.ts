import { generateBrief } from '@pagewright/contract/strategy';
import { expect, test } from 'vitest';
import { startSearxng } from '../../../../../tests/fakes/searxng/start-searxng.ts';
import { SERPER_KEY, startSerper } from '../../../../../tests/fakes/serper/start-serper.ts';
import { startWebHost } from '../../../../../tests/fakes/web/start-web-host.ts';
import { startTestServer } from '../../../../../tests/server/test-server.ts';
import { createLog } from '../../platform/log.ts';

test('a server asks its configured sources, falls back, and logs no key', async () => {
  const words = 'A rain barrel holds what runs from the roof until the garden needs the water. '.repeat(10);
  const site = await startWebHost({
    '/barrels': {
      body: `<!doctype html><title>Barrels</title><article><h1>Barrels</h1><p>${words}</p></article>`,
    },
  });
  const serper = await startSerper({ organic: [] });
  serper.failWith({ status: 403, body: { message: 'Unauthorized.', statusCode: 403 } });
  const searxng = await startSearxng({ results: [{ url: `${site.url}/barrels`, title: 'Barrels' }] });
  const lines: string[] = [];
  const server = await startTestServer(
    {
      SEARCH_SOURCES: 'serper, searxng',
      SERPER_API_KEY: SERPER_KEY,
      SERPER_URL: serper.url,
      SEARXNG_URL: searxng.url,
      OUTGOING_ALLOW: '127.0.0.0/8',
      CRAWLER_PAUSE_MS: '0',
    },
    createLog({ logLevel: 'debug' }, { write: (line: string) => lines.push(line) }),
  );
  const maya = await server.signUp();
  const { status, body } = await server.call(maya, generateBrief, {
    body: { idea: 'How to choose a rain barrel for the garden', keyword: 'rain barrel' },
  });
  expect(status).toBe(201);
  expect(body.evidence.pages).toMatchObject([{ url: `${site.url}/barrels`, source: 'web' }]);
  expect(body.evidence.sources).toContainEqual(
    expect.objectContaining({ title: 'Serper', condition: 'failed' }),
  );
  expect(lines.join('')).toContain('a search source failed');
  expect(lines.join('') + JSON.stringify(body)).not.toContain(SERPER_KEY);
  await server.close();
  await Promise.all([site, serper, searxng].map((open) => open.close()));
});
