import {
  changeOwnSite,
  decideArticleLink,
  followSiteCrawl,
  listLinkDecisions,
  readSiteAnchors,
  startSiteCrawl,
  suggestArticleLinks,
} from '@pagewright/contract/analytics';
import { createContent } from '@pagewright/contract/content';
import { afterAll, expect, test } from 'vitest';
import { startWebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';

const host = await startWebHost();
afterAll(() => host.close());
const server = await openTestServer({ OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '0' });

const FILLER =
  'Sound wood lasts for years when it is kept dry and oiled every spring before the rain comes. '.repeat(4);
const SUBJECTS = ['planes', 'saws', 'squares', 'gouges', 'rasps'];
const page = (title: string, text: string, links = '') => ({
  body: `<!doctype html><html lang="en"><title>${title}</title><nav>${links}</nav><main><h1>${title}</h1><p>${text}</p></main></html>`,
});
const chisels = '<a href="/chisels">Restoring old chisels</a>';
host.answers.set(
  '/',
  page(
    'Workshop',
    FILLER,
    ['chisels', 'oil', 'bench', ...SUBJECTS].map((to) => `<a href="/${to}">${to} page</a>`).join(' '),
  ),
);
host.answers.set('/chisels', page('Restoring old chisels', FILLER));
host.answers.set(
  '/oil',
  page(
    'Oil for oak',
    `${FILLER} Before you begin, read about building a workbench. ${FILLER}`,
    '<a href="/bench">More here</a>',
  ),
);
host.answers.set('/bench', page('The bench in the yard', FILLER, '<a href="/oil">More here</a>'));
for (const subject of SUBJECTS)
  host.answers.set(`/${subject}`, page(`About ${subject}`, `${FILLER} ${chisels} ${FILLER}`));

async function crawl(who: TestPerson, refresh = false): Promise<void> {
  const { body } = await server.call(who, startSiteCrawl, { body: { site: '', refresh } });
  for (;;) {
    const { body: now } = await server.call(who, followSiteCrawl, { params: { id: body.id } });
    if (now.endedAt !== null) return;
  }
}

const text = (words: string, link = '') =>
  `<h2>Restoring old chisels</h2><p>${FILLER}</p><p>A bench is flat. ${words} ${FILLER}</p>${link}`;

test('an article gets outbound and inbound link suggestions on its own site, and dismissed ones stay away', async () => {
  const maya = await server.signUp('Maya');
  const { body: item } = await server.call(maya, createContent, {
    body: { title: 'Building a workbench', content: text('Start by restoring old chisels in a vise.') },
  });
  const params = { id: item.id };
  const links = async (body: { content?: string } = {}, person = maya) =>
    (await server.call(person, suggestArticleLinks, { params, body })).body;
  // Nothing is known about a site that was not crawled.
  expect(await links()).toMatchObject({ site: null, outbound: [], inbound: [], coverage: null });
  await server.call(maya, changeOwnSite, { body: { site: host.url } });
  await crawl(maya);

  const first = await links();
  const to = first.outbound.find(({ page: { url } }) => url === `${host.url}/chisels`);
  // Not in the heading, where no link is placed.
  expect(to).toMatchObject({
    anchor: 'restoring old chisels',
    sentence: 'Start by restoring old chisels in a vise.',
  });
  const from = first.inbound.find(({ page: { url } }) => url === `${host.url}/oil`);
  expect(from).toMatchObject({
    anchor: 'building a workbench',
    sentence: 'Before you begin, read about building a workbench.',
  });
  expect(first).toMatchObject({ site: host.url, page: null, decided: [], coverage: { isComplete: true } });
  const linked = await links({
    content: text(`Start by <a href="${host.url}/chisels#top">restoring old chisels</a>.`),
  });
  expect(linked.outbound.map(({ page: { url } }) => url)).not.toContain(`${host.url}/chisels`);

  const decide = (
    decision: 'accepted' | 'rejected' | null,
    direction: 'outbound' | 'inbound',
    person = maya,
  ) => {
    const chosen = direction === 'outbound' ? to : from;
    return server.call(person, decideArticleLink, {
      params,
      body: { page: chosen?.page.id ?? '', direction, anchor: chosen?.anchor ?? '', decision },
    });
  };
  expect((await decide('rejected', 'outbound')).status).toBe(204);
  expect((await decide('accepted', 'inbound')).status).toBe(204);
  const second = await links();
  expect(second.outbound.map(({ page: { url } }) => url)).not.toContain(`${host.url}/chisels`);
  expect(second.inbound.map(({ page: { url } }) => url)).not.toContain(`${host.url}/oil`);
  expect(second.decided).toMatchObject([
    { direction: 'inbound', decision: 'accepted', isSet: false, page: { url: `${host.url}/oil` } },
    { direction: 'outbound', decision: 'rejected', isSet: false },
  ]);
  expect((await decide(null, 'outbound')).status).toBe(204);
  expect((await decide(null, 'outbound')).status).toBe(404);
  expect((await links()).outbound.map(({ page: { url } }) => url)).toContain(`${host.url}/chisels`);

  const stranger = await server.signUp('Stranger');
  expect((await decide('accepted', 'outbound', stranger)).status).toBe(404);
  expect((await server.call(stranger, suggestArticleLinks, { params, body: {} })).status).toBe(404);
  expect((await server.call(maya, listLinkDecisions, { query: {} })).body.links).toEqual([]);
});

test('overused anchors are listed with their pages, without menus', async () => {
  const uma = await server.signUp('Uma');
  await server.call(uma, changeOwnSite, { body: { site: host.url } });
  await crawl(uma);
  const { body } = await server.call(uma, readSiteAnchors, { query: {} });
  expect(body).toMatchObject({ coverage: { isComplete: true } });
  expect(body.shared).toMatchObject([{ anchor: 'more here', targets: 2 }]);
  expect(body.shared[0]?.pages.map(({ url, links }) => [url, links])).toEqual([
    [`${host.url}/bench`, 1],
    [`${host.url}/oil`, 1],
  ]);
  // The home page uses a different anchor text, so it is not always the same.
  expect(body.exact).toEqual([]);
  host.answers.set(
    '/',
    page(
      'Workshop',
      FILLER,
      ['oil', 'bench', ...SUBJECTS, 'x1', 'x2', 'x3']
        .map((to) => `<a href="/${to}">${to} page</a>`)
        .join(' '),
    ),
  );
  for (const at of ['x1', 'x2', 'x3']) host.answers.set(`/${at}`, page(`Other ${at}`, FILLER));
  await crawl(uma, true);
  const { body: again } = await server.call(uma, readSiteAnchors, { query: {} });
  expect(again.exact).toMatchObject([
    { url: `${host.url}/chisels`, anchor: 'restoring old chisels', links: 5 },
  ]);
  const stranger = await server.signUp('Visitor');
  expect((await server.call(stranger, readSiteAnchors, { query: {} })).status).toBe(404);
});
