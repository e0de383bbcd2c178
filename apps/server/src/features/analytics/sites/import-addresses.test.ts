import {
  assignSitePages,
  followSiteCrawl,
  importSiteAddresses,
  listSiteCrawls,
  listSitePages,
  removeSiteAddresses,
  startSiteCrawl,
} from '@pagewright/contract/analytics';
import { afterAll, expect, test } from 'vitest';
import { startWebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';

const host = await startWebHost();
afterAll(() => host.close());
const server = await openTestServer({ OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '0' });

const page = (title: string, ...links: string[]) => ({
  body: `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>Words.</p>${links
    .map((link) => `<a href="${link}">${link}</a>`)
    .join(' ')}</main></html>`,
});
host.answers.set('/', page('Home', '/open'));
host.answers.set('/open', page('Open page'));
host.answers.set('/secret-offer', page('Secret offer', '/secret-terms'));
host.answers.set('/secret-terms', page('Secret terms'));
const asked = (path: string) => host.requests.filter((request) => request.path === path).length;

async function crawl(person: TestPerson, refresh = false): Promise<string> {
  const { body } = await server.call(person, startSiteCrawl, { body: { site: host.url, refresh } });
  await server.call(person, followSiteCrawl, { params: { id: body.id } });
  return body.siteId;
}
const pages = async (person: TestPerson, query: Record<string, string> = {}) =>
  (await server.call(person, listSitePages, { query })).body.pages;
const paths = async (person: TestPerson, query: Record<string, string> = {}) =>
  (await pages(person, query)).map(({ url }) => url.slice(host.url.length)).toSorted();
const importList = (person: TestPerson, site: string, text: string) =>
  server.call(person, importSiteAddresses, { body: { site, text } });

test('imported addresses are crawled and shown for the workspace that imported them, and for no other', async () => {
  const [maya, noa] = [await server.signUp('Maya'), await server.signUp('Noa')];
  const shared = await crawl(maya);
  expect(await crawl(noa)).toBe(shared);
  const [open] = await pages(maya, { search: '/open' });
  await server.call(maya, assignSitePages, { body: { pages: [open?.id ?? ''], userId: maya.userId } });

  // As crawlers export it, with more columns and other hosts.
  const list = [
    '"Address","Status Code"',
    `"${host.url}/secret-offer","200"`,
    `"${host.url.replace('http:', 'https:')}/secret-offer#top","200"`,
    `"${host.url}/open","200"`,
    `"${host.url}/photo.jpg","200"`,
    '"https://other.example/a","200"',
    '"not an address","200"',
  ].join('\r\n');
  const { status, body: done } = await importList(maya, shared, list);
  expect(status).toBe(200);
  expect(done).toMatchObject({
    added: 1,
    present: 1,
    otherHosts: { count: 1, examples: ['https://other.example/a'] },
    noPages: { count: 1 },
    invalid: { count: 1, examples: ['not an address'] },
    leftOut: 0,
  });
  expect(done.siteId).not.toBe(shared);
  // Nothing of the workspace is lost, and nothing is read again for the copy.
  expect(await paths(maya)).toEqual(['/', '/open', '/secret-offer']);
  expect(await paths(maya, { foundBy: 'import' })).toEqual(['/secret-offer']);
  expect(await paths(maya, { assignee: maya.userId })).toEqual(['/open']);
  expect((await pages(maya, { search: '/open' }))[0]?.inbound).toBe(1);
  expect((await server.call(maya, listSiteCrawls, {})).body.crawls).toMatchObject([
    { siteId: done.siteId, imported: 1 },
  ]);

  await crawl(maya);
  expect(await paths(maya)).toEqual(['/', '/open', '/secret-offer', '/secret-terms']);
  expect([asked('/open'), asked('/secret-offer'), asked('/secret-terms')]).toEqual([1, 1, 1]);

  // Neither the imported address nor what it leads to reaches the other workspace.
  expect(await crawl(noa, true)).toBe(shared);
  expect(await paths(noa)).toEqual(['/', '/open']);
  expect([asked('/secret-offer'), asked('/secret-terms')]).toEqual([1, 1]);
  expect((await server.call(noa, listSitePages, { query: { site: done.siteId } })).status).toBe(404);
  const [secret] = await pages(maya, { search: 'offer' });
  const theft = { body: { pages: [secret?.id ?? ''], userId: noa.userId } };
  expect((await server.call(noa, assignSitePages, theft)).status).toBe(404);
  expect((await importList(noa, done.siteId, `${host.url}/x`)).status).toBe(404);
  const query = { site: done.siteId };
  expect((await server.call(noa, removeSiteAddresses, { query })).status).toBe(404);

  // Removed, until they are imported again; what the site links to stays.
  const { body: removed } = await server.call(maya, removeSiteAddresses, { query });
  expect(removed.addresses).toEqual([`${host.url}/secret-offer`]);
  expect(await paths(maya)).toEqual(['/', '/open', '/secret-terms']);
  expect((await importList(maya, done.siteId, removed.addresses.join('\n'))).body).toMatchObject({
    added: 1,
  });

  // With its workspace goes its copy.
  await server.sql.query('delete from workspace where id = $1', [maya.workspaceId]);
  const { rows } = await server.sql.query(`select from indexed_page where url like '%secret%'`);
  expect(rows).toEqual([]);
  expect(await paths(noa)).toEqual(['/', '/open']);
});

test('a list without an address of the site, and a running first crawl, are refused', async () => {
  const maya = await server.signUp('Maya Two');
  const site = await crawl(maya);
  expect((await importList(maya, site, 'https://other.example/a\nhttps://third.example/b')).status).toBe(422);
  await server.sql.query(
    `update site_crawl set status = 'running', lease_until = now() + interval '1 hour'
    where workspace_id = $1`,
    [maya.workspaceId],
  );
  expect((await importList(maya, site, `${host.url}/late`)).status).toBe(409);
});
