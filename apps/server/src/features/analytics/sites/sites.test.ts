import { analyzeStrategy, trackGaps } from '@pagewright/contract/advanced';
import {
  cancelSiteCrawl,
  changeOwnSite,
  decideLink,
  exportSitePages,
  followSiteCrawl,
  listLinkDecisions,
  listSiteCrawls,
  listSitePages,
  readSiteAudit,
  readSiteLinks,
  startSiteCrawl,
  undoLinkDecision,
  type SitePageRow,
} from '@pagewright/contract/analytics';
import { readUsage } from '@pagewright/contract/usage';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { plantSite } from '../../../../../../tests/fakes/web/planted-site.ts';
import { startWebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';

const host = await startWebHost();
afterAll(() => host.close());
const planted = plantSite(host.url);
for (const [path, answer] of Object.entries(planted.answers)) host.answers.set(path, answer);
const server = await openTestServer({
  OUTGOING_ALLOW: '127.0.0.0/8',
  CRAWLER_PAUSE_MS: '0',
  DEFAULT_PLAN: 'Starter',
});
const maya = await server.signUp('Maya');

const pathOf = (url: string): string => url.slice(host.url.length);
const used = async (who: TestPerson) => (await server.call(who, readUsage, {})).body.usage.seoRequests;

async function crawl(who: TestPerson, site: string, refresh = false) {
  const { status, body } = await server.call(who, startSiteCrawl, { body: { site, refresh } });
  expect(status, JSON.stringify(body)).toBe(200);
  for (;;) {
    // It responds after a minute at most; a busy machine takes longer.
    const { body: crawl } = await server.call(who, followSiteCrawl, { params: { id: body.id } });
    if (crawl.endedAt !== null) return crawl;
  }
}

async function allPages(who: TestPerson, query: Record<string, string> = {}): Promise<SitePageRow[]> {
  const pages: SitePageRow[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await server.call(who, listSitePages, {
      query: { limit: 7, ...query, ...(cursor === undefined ? {} : { cursor }) },
    });
    pages.push(...body.pages);
    cursor = body.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return pages;
}

test('a full site is crawled, each page once, and an audit finds exactly the planted issues', async () => {
  const own = await server.call(maya, changeOwnSite, { body: { site: host.url } });
  expect(own.status).toBe(200);
  expect(await crawl(maya, '')).toMatchObject({ status: 'done', isOwn: true, problem: null });
  expect(await used(maya)).toBe(1);

  const asked = host.requests.map(({ path }) => path);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  expect(asked).not.toContain('/private/secret');

  const pages = await allPages(maya, { sort: 'url' });
  expect(pages.map(({ url }) => pathOf(url))).toEqual(planted.known);
  const { body: audit } = await server.call(maya, readSiteAudit, { query: {} });
  expect(
    Object.fromEntries(
      audit.issues.map(({ code, pages: found }) => [code, found.map(({ url }) => pathOf(url)).toSorted()]),
    ),
  ).toEqual(planted.issues);
  expect(audit.notJudged).toEqual([
    'The size of 3 images is unknown, so nothing is said about them; 2 images were checked.',
  ]);
  const heavy = audit.issues.find(({ code }) => code === 'images_heavy')?.pages[0]?.targets;
  expect(heavy).toMatchObject([{ url: `${host.url}/heavy.jpg`, bytes: 400_000 }]);
  expect(audit.coverage).toMatchObject({
    known: planted.known.length,
    read: planted.known.length - planted.blocked.length,
    blocked: planted.blocked.length,
    failed: 0,
    isComplete: true,
  });
  const broken = audit.issues.find(({ code }) => code === 'links_broken')?.pages;
  expect(broken?.find(({ url }) => pathOf(url) === '/guides')?.targets).toEqual([
    { url: `${host.url}/missing`, anchor: 'missing', status: 404, bytes: null, problem: null },
  ]);
  const targetsOf = (code: string) =>
    audit.issues
      .find((issue) => issue.code === code)
      ?.pages.map(({ url, targets }) => [
        pathOf(url),
        targets.map(({ url: target, anchor, status, problem }) =>
          [pathOf(target), anchor, status, problem === null ? null : `: ${problem}`]
            .filter((part) => part !== null && part !== '')
            .join(' ')
            .replace(' : ', ': '),
        ),
      ]);
  for (const [code, targets] of Object.entries(planted.targets))
    expect([code, Object.fromEntries(targetsOf(code) ?? [])]).toEqual([code, targets]);

  expect(
    Object.fromEntries(
      pages.flatMap(({ url, verdict }) => (verdict === 'leave' ? [] : [[pathOf(url), verdict]])),
    ),
  ).toEqual(planted.verdicts);
  const rowOf = (path: string) => pages.find(({ url }) => pathOf(url) === path);
  expect(rowOf('/deeper')).toMatchObject({ depth: 3, inbound: 1 });
  expect(rowOf('/orphan')).toMatchObject({ depth: null, inbound: 0 });
  expect(rowOf('/espresso-grinder-guide')).toMatchObject({
    mergeInto: { url: `${host.url}/guide-to-espresso-grinders` },
    query: { text: 'espresso grinder guide', provenance: { kind: 'modelled' } },
  });
  // Each of two pages with the same text names the other; others name none.
  const duplicates = Object.fromEntries(
    pages.flatMap(({ url, duplicates }) =>
      duplicates.length === 0 ? [] : [[pathOf(url), duplicates.map((one) => pathOf(one.url))]],
    ),
  );
  expect(duplicates).toEqual({ '/twin-one': ['/twin-two'], '/twin-two': ['/twin-one'] });
  expect(rowOf('/private/secret')).toMatchObject({ words: null, title: '', status: null, isBlocked: true });
  for (const { reasons } of pages) expect(reasons.length).toBeGreaterThan(0);
});

test('links are suggested if a page mentions another one without linking to it', async () => {
  const link = await startWebHost({}, { address: '127.0.0.7' });
  const page = (title: string, text: string, links = '') => ({
    body: `<!doctype html><html lang="en"><title>${title}</title><nav>${links}</nav><main><h1>${title}</h1><p>${text}</p></main></html>`,
  });
  const filler =
    'Sound wood lasts for years when it is kept dry and oiled every spring before the rain comes. '.repeat(4);
  link.answers.set('/', page('Workshop', filler, '<a href="/a">a</a> <a href="/b">b</a> <a href="/c">c</a>'));
  link.answers.set('/a', page('Sharpening a hand plane', `${filler} First learn restoring old chisels.`));
  link.answers.set('/b', page('Restoring old chisels', filler));
  link.answers.set(
    '/c',
    page('Oil for oak', `${filler} After restoring old chisels, oil them.`, '<a href="/b">chisels</a>'),
  );
  const uma = await server.signUp('Uma');
  await crawl(uma, link.url);
  const { body } = await server.call(uma, readSiteLinks, { query: {} });
  expect(body.compared).toBe(4);
  expect(body.links.filter(({ to }) => to.url.endsWith('/b')).map(({ from }) => from.url)).toEqual([
    `${link.url}/a`,
  ]);
  const suggested = body.links.find(({ to }) => to.url.endsWith('/b'));
  const place = { from: suggested?.from.id ?? '', to: suggested?.to.id ?? '' };
  const decide = (decision: 'accepted' | 'rejected', person = uma) =>
    server.call(person, decideLink, { body: { ...place, anchor: suggested?.anchor ?? '', decision } });
  const suggestedNow = async () =>
    (await server.call(uma, readSiteLinks, { query: {} })).body.links.map(
      ({ from, to }) => `${from.id} ${to.id}`,
    );
  const decided = async (person = uma) =>
    (await server.call(person, listLinkDecisions, { query: {} })).body.links;

  // A rejected link does not come back, even after another crawl, until the decision is undone.
  expect(await decide('rejected')).toMatchObject({
    status: 200,
    body: { decision: 'rejected', isSet: false },
  });
  await crawl(uma, link.url, true);
  expect(await suggestedNow()).not.toContain(`${place.from} ${place.to}`);
  expect((await server.call(uma, undoLinkDecision, { body: place })).status).toBe(204);
  expect((await server.call(uma, undoLinkDecision, { body: place })).status).toBe(404);
  expect(await suggestedNow()).toContain(`${place.from} ${place.to}`);

  // An accepted link is recognized as set.
  await decide('accepted');
  expect(await decided()).toMatchObject([{ decision: 'accepted', isSet: false, anchor: suggested?.anchor }]);
  link.answers.set(
    '/a',
    page('Sharpening a hand plane', `${filler} First learn <a href="/b">restoring old chisels</a>.`),
  );
  await crawl(uma, link.url, true);
  expect(await decided()).toMatchObject([{ decision: 'accepted', isSet: true }]);

  // Other workspaces' decisions are invisible, and links of an uncrawled site cannot be decided.
  expect((await decide('rejected', maya)).status).toBe(404);
  const vera = await server.signUp('Vera');
  await crawl(vera, link.url);
  expect(await decided(vera)).toEqual([]);
  await link.close();
});

test('filters match their pages, every sort order paginates through all, and the export has a row for each', async () => {
  const everything = planted.known.length;
  for (const sort of ['inbound', 'words', 'depth', 'url']) {
    const ids = (await allPages(maya, { sort })).map(({ id }) => id);
    expect(new Set(ids).size).toBe(everything);
  }
  const filtered = async (query: Record<string, string>) =>
    (await allPages(maya, { sort: 'url', ...query })).map(({ url }) => pathOf(url));
  expect(await filtered({ issue: 'orphan' })).toEqual(planted.issues.orphan);
  expect(await filtered({ status: 'blocked' })).toEqual(planted.blocked);
  expect(await filtered({ verdict: 'widen' })).toEqual(['/thin']);
  expect(await filtered({ noindex: 'true' })).toEqual(['/hidden']);
  expect(await filtered({ minDepth: '3' })).toEqual(['/deeper']);
  expect(await filtered({ search: 'SAME_' })).toEqual([]);
  expect((await filtered({ search: 'twin' })).length).toBe(2);
  const csv = await server.send('/api/site/pages/export', { person: maya });
  const [header = '', ...rows] = String(csv.body).trimEnd().split('\r\n');
  expect(rows).toHaveLength(everything);
  const columns = header.replace('\ufeff', '').split(',');
  expect(columns).toEqual(expect.arrayContaining(['publishedAt', 'ageDays', 'changedAt', 'duplicates']));
  const twin = rows.find((row) => row.startsWith(`${host.url}/twin-two,`))?.split(',') ?? [];
  expect(twin[columns.indexOf('duplicates')]).toBe(`${host.url}/twin-one`);
  const two = (await allPages(maya, { sort: 'url' })).slice(0, 2);
  const chosen = await server.send(`/api/site/pages/export?pages=${two.map(({ id }) => id).join(',')}`, {
    person: maya,
  });
  const lines = String(chosen.body).trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual(two.map(({ url }) => url));
  expect((await server.send('/api/site/pages/export?pages=1,x', { person: maya })).status).toBe(400);
  const answer = await fetch(`${server.url}/api/site/pages/export?format=xlsx&issue=orphan`, {
    headers: { authorization: `Bearer ${await maya.token()}` },
  });
  const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet.match(/<row /g)).toHaveLength((planted.issues.orphan ?? []).length + 1);
  expect((await server.call(maya, listSitePages, { query: { cursor: 'abc' } })).status).toBe(400);
});

test('a list continues after its last page if the site changes in between', async () => {
  const { body: first } = await server.call(maya, listSitePages, { query: { limit: 5 } });
  const query = { limit: 5, cursor: String(first.nextCursor) };
  const { body: next } = await server.call(maya, listSitePages, { query });
  const [kept] = next.pages;
  await server.sql.query('update indexed_site set judged_at = now()');
  expect((await server.call(maya, listSitePages, { query })).body.pages).toEqual(next.pages);
  // What was counted and ordered before is not used for the new state.
  await server.sql.query(`update indexed_page set checked_at = now(), title = 'Renamed' where id = $1`, [
    kept?.id,
  ]);
  const { body: found } = await server.call(maya, listSitePages, { query: { search: 'Renamed' } });
  expect(found).toMatchObject({ total: 1, pages: [{ id: kept?.id }] });
  await server.sql.query(`update indexed_page set checked_at = now(), title = $2 where id = $1`, [
    kept?.id,
    kept?.title,
  ]);
});

test('pages read within a day are not fetched again; a refresh fetches them and reports changes', async () => {
  const before = host.requests.length;
  const noa = await server.signUp('Noa');
  await crawl(noa, host.url);
  // The home page and the site's own lists; everything else is covered.
  expect(
    host.requests
      .slice(before)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['/', '/feed.xml', '/sitemap.xml']);
  expect((await allPages(noa)).length).toBe(planted.known.length);

  const answer = planted.answers['/thin'];
  if (typeof answer !== 'object') throw new Error('no page');
  host.answers.set('/thin', {
    ...answer,
    body: String(answer.body).replace('<p>', '<p>Now something else: '),
  });
  // Nothing is claimed about a removed page that only its last response showed.
  host.answers.set('/hidden', { status: 410, body: '' });
  for (const [path, answer] of Object.entries(planted.refusals)) host.answers.set(path, answer);
  host.answers.set('/feed.xml', { status: 302, headers: { location: '/private/feed.xml' }, body: '' });
  await crawl(noa, host.url, true);
  expect(await allPages(noa, { noindex: 'true' })).toEqual([]);
  const { body: audit } = await server.call(noa, readSiteAudit, { query: {} });
  expect(host.requests.map(({ path }) => path)).not.toContain('/private/feed.xml');
  const found: Record<string, string[]> = Object.fromEntries(
    audit.issues.map(({ code, pages }) => [code, pages.map(({ url }) => pathOf(url)).toSorted()]),
  );
  expect(found).not.toHaveProperty('canonical_noindex');
  const pages = await allPages(noa);
  const changed = pages.filter(({ changedBy }) => changedBy === 'seen');
  expect(changed.map(({ url }) => pathOf(url))).toEqual(['/thin']);
  // Refusals, errors, and silence say nothing about a page, and nothing about those that lead to it or that it led to.
  expect(found).toMatchObject(planted.refused);
  expect(found).not.toHaveProperty('orphan');
  expect(audit.notJudged[0]).toMatch(/^Orphan pages can be identified only when/);
  expect(audit.coverage).toMatchObject({ failed: 6, isComplete: false });
  for (const [code, paths] of Object.entries({
    not_found: [...(planted.issues.not_found ?? []), '/hidden'],
    // The home page links to the removed one; what a page that was not read links to is not known.
    links_broken: ['/', '/guides'],
    redirect_broken: planted.issues.redirect_broken,
    canonical_broken: [...(planted.issues.canonical_broken ?? []), '/canonical-hidden'],
    hreflang_broken: planted.issues.hreflang_broken,
    sitemap_broken: [...(planted.issues.sitemap_broken ?? []), '/hidden'],
  }))
    expect([code, found[code]]).toEqual([code, paths?.toSorted()]);
  for (const [code, paths] of Object.entries(planted.refused))
    for (const path of paths) {
      const row = pages.find(({ url }) => pathOf(url) === path);
      expect(row).toMatchObject({
        verdict: 'no_data',
        issues: [code],
        words: null,
        score: null,
        mergeInto: null,
      });
      // What the last reading found is still known, such as the title and the links.
      expect(row).toMatchObject({ title: `About ${path.slice(1).replace('-', ' ')}`, redirectUrl: null });
      expect(row?.reasons.join()).toMatch(/so nothing is claimed about it\.$/);
    }
  expect(pages.find(({ url }) => pathOf(url) === '/only-from-silent')).toMatchObject({
    inbound: 1,
    issues: [],
  });
});

test('a site that was not crawled is not found, and an unreachable one costs nothing', async () => {
  const stranger = await server.signUp('Stranger');
  const { body } = await server.call(maya, listSiteCrawls, {});
  const siteId = body.crawls[0]?.siteId ?? '';
  const id = body.crawls[0]?.id ?? '';
  expect((await server.call(stranger, listSitePages, { query: { site: siteId } })).status).toBe(404);
  expect((await server.call(stranger, readSiteAudit, { query: {} })).status).toBe(404);
  expect((await server.call(stranger, exportSitePages, { query: { site: siteId } })).status).toBe(404);
  expect((await server.call(stranger, followSiteCrawl, { params: { id } })).status).toBe(404);
  expect((await server.call(stranger, cancelSiteCrawl, { params: { id } })).status).toBe(404);
  expect((await server.call(stranger, startSiteCrawl, { body: { site: '' } })).status).toBe(422);
  host.answers.set('/brochure', { headers: { 'content-type': 'application/pdf' }, body: '%PDF-' });
  const unreadable = ['http://127.0.0.1:1', 'http://10.0.0.1/', 'file:///etc/passwd', `${host.url}/brochure`];
  for (const site of unreadable) {
    const refused = await server.call(stranger, startSiteCrawl, { body: { site } });
    expect([400, 422], JSON.stringify(refused.body)).toContain(refused.status);
  }
  expect(await used(stranger)).toBe(0);
});

test('analyses use all crawled pages and claim nothing about unread ones', async () => {
  const [ours, rival] = await Promise.all([
    startWebHost({}, { address: '127.0.0.2' }),
    startWebHost({}, { address: '127.0.0.3' }),
  ]);
  const article = (title: string, links: readonly string[] = []) => ({
    body: `<!doctype html><html lang="en"><title>${title}</title><body>${links.map((to) => `<a href="${to}">more</a>`).join(' ')}
<main><h1>${title}</h1><p>${`${title} is told here at length, with all that one has to know. `.repeat(8)}</p></main></body></html>`,
  });
  const SUBJECTS = ['copper kettle', 'linen apron', 'walnut board', 'iron skillet'];
  const paths = Array.from({ length: 40 }, (_, at) => `/p${at}`);
  const build = (host: typeof ours, subjects: readonly string[], hidden: string | null): void => {
    host.answers.set('/', article('Kitchen things', [...paths, '/vault/x1']));
    for (const [at, path] of paths.entries())
      host.answers.set(path, article(subjects[at - 30] ?? `Note number ${at}`));
    if (hidden !== null) {
      host.answers.set('/vault/x1', article(hidden));
      host.answers.set('/robots.txt', {
        headers: { 'content-type': 'text/plain' },
        body: 'User-agent: *\nDisallow: /vault/',
      });
    }
  };
  // Beyond the twenty pages read without a crawl; our page on one of these topics is hidden from us.
  build(rival, SUBJECTS, null);
  build(ours, SUBJECTS.slice(0, 2), 'walnut board');
  const ida = await server.signUp('Ida');
  await server.call(ida, changeOwnSite, { body: { site: ours.url } });
  const asked = { body: { keywords: SUBJECTS, competitors: [rival.url] } };
  await crawl(ida, '');
  await crawl(ida, rival.url);
  const before = ours.requests.length + rival.requests.length;
  const { body: gaps } = await server.call(ida, trackGaps, asked);
  expect(ours.requests.length + rival.requests.length).toBe(before);
  expect(gaps.sites.map(({ pages, known }) => [pages, known])).toEqual([
    [41, 41],
    [41, 42],
  ]);
  // Existing pages are found beyond the first ones, and unread ones are not reported as missing.
  expect(gaps.gaps.map(({ keyword }) => keyword).toSorted()).toEqual(['iron skillet', 'walnut board']);
  expect(gaps.gaps.every(({ isCertain }) => !isCertain)).toBe(true);
  const { body: strategy } = await server.call(ida, analyzeStrategy, {
    body: { competitor: ours.url, keywords: SUBJECTS },
  });
  const codes = strategy.strategy.weaknesses.map(({ code }) => code);
  expect(codes).not.toContain('missing_topics');
  const { body: audit } = await server.call(ida, readSiteAudit, { query: {} });
  const { body: inventory } = await server.call(ida, listSitePages, { query: { search: 'vault' } });
  expect(inventory.pages).toMatchObject([{ verdict: 'no_data', words: null, issues: [], query: null }]);
  // Nothing from the hidden page appears in any response about the site, and it is not reported as faulty.
  const told = JSON.stringify([audit.issues, strategy.strategy.strengths]);
  expect(told).not.toContain('vault');
  expect(told).not.toContain('walnut');
  await Promise.all([ours.close(), rival.close()]);
});
