import {
  analyzeLinkCompetitors,
  analyzeStrategy,
  brokenLinks,
  checkAlerts,
  comprehensiveAnalysis,
  findSyndicationPartners,
  trackFreshness,
  trackGaps,
  unlinkedMentions,
} from '@pagewright/contract/advanced';
import {
  followSiteCrawl,
  listSitePages,
  readSiteAnchors,
  readSiteAudit,
  readSiteLinks,
  startSiteCrawl,
} from '@pagewright/contract/analytics';
import { afterAll, expect, test } from 'vitest';
import { startWebHost, type WebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

/** Each site has a page on both; robots.txt keeps us from one of them, whose address reveals nothing. */
const OURS_HIDDEN = 'linen apron';
const THEIRS_HIDDEN = 'walnut board';
/** Occurs only on hidden pages. */
const CANARY = 'zebrawood';
const HIDDEN = '/vault/x1';

const [ours, rival] = await Promise.all(
  ['127.0.0.13', '127.0.0.14'].map((address) => startWebHost({}, { address })),
);
afterAll(async () => {
  await ours?.close();
  await rival?.close();
});

function build(host: WebHost, hidden: string, visible: readonly string[]): void {
  const page = (title: string, links = '', more = '') => ({
    body: `<!doctype html><html lang="en"><head><title>${title}</title></head><body><nav>${links}</nav><main><h1>${title}</h1>
<p>${`${title} is told here at length, with all that one has to know about it. `.repeat(30)}${more}</p></main></body></html>`,
  });
  const paths = visible.map((_, at) => `/p${at}`);
  const links = [...paths, HIDDEN].map((path) => `<a href="${path}">more</a>`).join(' ');
  host.answers.set('/', page('Kitchen things', links));
  for (const [at, title] of visible.entries()) host.answers.set(`/p${at}`, page(title));
  host.answers.set(HIDDEN, page(`All about the ${hidden}`, '', CANARY));
  host.answers.set('/robots.txt', {
    headers: { 'content-type': 'text/plain' },
    body: 'User-agent: *\nDisallow: /vault/',
  });
}

const server = await openTestServer({
  OUTGOING_ALLOW: '127.0.0.0/8',
  CRAWLER_PAUSE_MS: '0',
  DEFAULT_PLAN: 'Entrepreneur',
});

/** All sentences, in every language, which state that something is missing. */
const DENIALS =
  /\b(?:has no page|you do not|you don’t|no tiene(?:n)? (?:ninguna )?página|y tú no\b|n’a (?:aucune|pas de) page|et pas vous)/i;

function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
}

test.each([
  ['as it is read for one analysis', false],
  ['as a crawl read it', true],
])('no response claims anything about a page that was not read: a site %s', async (_, isCrawled) => {
  if (!ours || !rival) throw new Error('no hosts');
  build(ours, OURS_HIDDEN, ['Walnut board oils', 'Copper kettle care']);
  build(rival, THEIRS_HIDDEN, ['Linen apron sizes', 'Copper kettle guide']);
  const maya = await server.signUp('Maya');
  const competitors = [rival.url];
  const yourDomain = ours.url;
  const keywords = [OURS_HIDDEN, THEIRS_HIDDEN];
  const crawls: string[] = [];
  for (const site of isCrawled ? [ours.url, rival.url] : []) {
    const { body } = await server.call(maya, startSiteCrawl, { body: { site } });
    while ((await server.call(maya, followSiteCrawl, { params: { id: body.id } })).body.endedAt === null);
    crawls.push(body.siteId);
  }
  const call = (path: string, body: object, language: string) =>
    server.send(`/api${path}`, {
      method: 'POST',
      person: maya,
      body,
      headers: { 'accept-language': language },
    });
  const answers: unknown[] = [];
  for (const language of ['en', 'es', 'fr']) {
    for (const [path, body] of [
      [trackGaps.path, { keywords, competitors, yourDomain }],
      [trackGaps.path, { keywords: [], competitors, yourDomain }],
      [analyzeStrategy.path, { competitor: rival.url, keywords, yourDomain }],
      [
        comprehensiveAnalysis.path,
        { content: 'A text.', primaryKeyword: OURS_HIDDEN, keywords, competitors, yourDomain },
      ],
      [checkAlerts.path, { competitors, keywords }],
      [trackFreshness.path, { urls: [`${ours.url}/p0`, `${ours.url}${HIDDEN}`], keywords }],
      [brokenLinks.path, { competitorUrls: competitors, yourDomain }],
      [unlinkedMentions.path, { brandName: 'Kitchen things', competitors, yourDomain }],
      [analyzeLinkCompetitors.path, { competitors: [rival.url, 'http://127.0.0.15'], yourDomain }],
      [findSyndicationPartners.path, { topic: THEIRS_HIDDEN, sites: [rival.url] }],
    ] as const) {
      const { status, body: answer } = await call(path, body, language);
      expect([200, 422], `${path} ${JSON.stringify(answer)}`).toContain(status);
      answers.push(answer);
    }
  }
  for (const site of crawls) {
    for (const read of [readSiteAudit, readSiteLinks, readSiteAnchors])
      answers.push((await server.call(maya, read, { query: { site } })).body);
    const { body } = await server.call(maya, listSitePages, { query: { site, search: 'vault' } });
    expect(body.pages).toMatchObject([
      { verdict: 'no_data', issues: [], words: null, title: '', query: null },
    ]);
  }
  for (const host of [ours, rival]) {
    expect(host.requests.map(({ path }) => path)).not.toContain(HIDDEN);
  }

  const said = sentencesOf(answers);
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((text) => text.includes(CANARY))).toEqual([]);
  // No response says that a site lacks a page on a subject that one of its hidden pages covers.
  const hidden = new RegExp(`${OURS_HIDDEN}|${THEIRS_HIDDEN}`, 'i');
  expect(said.filter((text) => hidden.test(text) && DENIALS.test(text))).toEqual([]);
  // Our content in other words is not a gap either.
  const [named, unnamed] = answers as { gaps: { keyword: string; isCertain: boolean }[] }[];
  expect(named?.gaps.map(({ keyword, isCertain }) => [keyword, isCertain])).toEqual([[OURS_HIDDEN, false]]);
  expect(unnamed?.gaps.map(({ keyword }) => keyword)).toEqual([`${OURS_HIDDEN} sizes`]);
});
