import { trackGaps } from '@pagewright/contract/advanced';
import { changeOwnSite, readOwnSite } from '@pagewright/contract/analytics';
import { updateSettings } from '@pagewright/contract/settings';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, expect, test } from 'vitest';
import { startWebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { publishArticle } from '../../../../../../tests/factories/published-article.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

const page = (title: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><article><h1>${title}</h1><p>${'A rain barrel gathers water for the garden, and saves money every summer. '.repeat(5)}</p></article></body></html>`;
const answers = {
  '/': { body: `${page('Water')}<a href="/rain-barrel">Rain barrel</a>` },
  '/rain-barrel': { body: page('Rain barrel') },
};
const [rival, other] = await Promise.all([
  startWebHost(answers, { address: '127.0.0.2' }),
  startWebHost({ '/': { body: page('Garden hose') } }, { address: '127.0.0.3' }),
]);
afterAll(() => Promise.all([rival.close(), other.close()]));
const server = await openTestServer({
  OUTGOING_ALLOW: '127.0.0.0/8',
  CRAWLER_PAUSE_MS: '0',
  DEFAULT_PLAN: 'Entrepreneur',
});
const maya = await server.signUp('Maya');
const gaps = async (yourDomain = '') =>
  (
    await server.call(maya, trackGaps, {
      body: { keywords: ['rain barrel'], competitors: [`${rival.url}/`], yourDomain },
    })
  ).body;
const used = async () => (await server.call(maya, readUsage, {})).body.usage.seoRequests;

test('our site in the matrix is the named one, the verified domain, the claimed one, or where our pages are published', async () => {
  await publishArticle(server, maya, {
    title: 'Rain barrel',
    content: 'A rain barrel gathers water for the garden.',
  });
  const published = await gaps();
  expect(published.own).toEqual({ site: new URL(server.url).hostname, by: 'published' });
  expect(published).toMatchObject({ ownPages: 1, matrix: [{ keyword: 'rain barrel' }] });
  expect(published.matrix[0]?.ours?.title).toBe('Rain barrel');
  expect(await used()).toBe(1);

  await server.sql.query(
    `insert into site (workspace_id, domain) values ($1, 'blog.example')
     on conflict (workspace_id) do update set domain = excluded.domain`,
    [maya.workspaceId],
  );
  const claimed = await gaps();
  expect(claimed.own).toEqual({ site: 'blog.example', by: 'claimed' });
  // An unreadable site is reported, costs nothing, and removes nothing.
  expect(claimed.sites.find(({ site }) => site === 'blog.example')?.problem).toMatch(/\.$/);
  expect(claimed.ownPages).toBe(1);
  expect(await used()).toBe(1);

  await server.sql.query('update site set domain_verified_at = now() where workspace_id = $1', [
    maya.workspaceId,
  ]);
  const verified = await gaps();
  expect(verified.own).toEqual({ site: 'blog.example', by: 'verified' });
  expect(verified.matrix[0]?.ours?.url).toMatch(/^https?:\/\/blog\.example(?::\d+)?\/rain-barrel$/);
  expect(verified.gaps).toEqual([]);

  const named = await gaps(`${other.url}/`);
  expect(named.own).toEqual({ site: '127.0.0.3', by: 'named' });
  expect(named.ownPages).toBe(2);
});

test('the website in the profile counts as ours until the workspace names its live site', async () => {
  const noa = await server.signUp('Noa');
  const website = `${other.url}/`;
  await server.call(noa, updateSettings, { body: { profile: { website } } });
  const own = async () => (await server.call(noa, readOwnSite, {})).body;
  expect(await own()).toEqual({ site: null, used: { site: '127.0.0.3', by: 'profile' } });
  const asked = { body: { keywords: ['rain barrel'], competitors: [`${rival.url}/`] } };
  expect((await server.call(noa, trackGaps, asked)).body).toMatchObject({
    own: { site: '127.0.0.3', by: 'profile' },
    ownPages: 1,
  });
  const named = await server.call(noa, changeOwnSite, { body: { site: 'https://www.example.com/' } });
  expect(named.body).toEqual({ site: 'example.com', used: { site: 'example.com', by: 'workspace' } });
  expect((await server.call(noa, changeOwnSite, { body: { site: 'no site' } })).status).toBe(422);
  expect((await server.call(noa, changeOwnSite, { body: { site: '' } })).body.site).toBeNull();
});
