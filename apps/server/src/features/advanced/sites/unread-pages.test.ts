import {
  analyzeLinkCompetitors,
  analyzeStrategy,
  brokenLinks,
  checkAlerts,
  comprehensiveAnalysis,
  exportRun,
  findSyndicationPartners,
  trackFreshness,
  trackGaps,
  unlinkedMentions,
  type CompetitorStrategyResult,
  type Gaps,
} from '@pagewright/contract/advanced';
import {
  followSiteCrawl,
  listSitePages,
  readSiteAnchors,
  readSiteAudit,
  readSiteLinks,
  startSiteCrawl,
  type SiteIssue,
} from '@pagewright/contract/analytics';
import { createReport, isReportKind, type ReportDocument } from '@pagewright/contract/reports';
import { expect, onTestFinished, test } from 'vitest';
import {
  startWebHost,
  type WebHost,
  type WebResponse,
} from '../../../../../../tests/fakes/web/start-web-host.ts';
import { isFullRun } from '../../../../../../tests/run-size.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

/** Each site has a page on both, of which one is hidden from us. Its address reveals nothing. */
const OURS_HIDDEN = 'linen apron';
const THEIRS_HIDDEN = 'walnut board';
/** Occurs only on hidden pages. */
const CANARY = 'zebrawood';
const HIDDEN = '/vault/x1';
const ALONE = '/alone';
/** What would only be true if a page were known to be gone, or not to link anywhere. */
const GONE_ISSUES: ReadonlySet<SiteIssue> = new Set([
  'not_found',
  'links_broken',
  'sitemap_broken',
  'redirect_broken',
  'orphan',
]);

const refusedWith = (status: number): WebResponse => ({
  status,
  headers: { 'retry-after': '0' },
  body: `<!doctype html><title>Refused</title><main><h1>${CANARY}</h1></main>`,
});
/** Ways to hide a page, and the issue of such a page: null for robots.txt, which is no issue by itself. */
const WAYS = {
  'robots.txt': { answer: null, issue: null },
  '401': { answer: refusedWith(401), issue: 'refused' },
  '403': { answer: refusedWith(403), issue: 'refused' },
  '429': { answer: refusedWith(429), issue: 'refused' },
  '503': { answer: refusedWith(503), issue: 'server_error' },
  'no answer': { answer: (_request, response) => void response.destroy(), issue: 'unreachable' },
} as const satisfies Record<string, { answer: WebResponse | null; issue: SiteIssue | null }>;
type Way = keyof typeof WAYS;

function build(host: WebHost, hidden: string, visible: readonly string[], way: Way): void {
  const page = (title: string, links = '', more = '') => ({
    body: `<!doctype html><html lang="en"><head><title>${title}</title></head><body><nav>${links}</nav><main><h1>${title}</h1>
<p>${`${title} is told here at length, with all that one has to know about it. `.repeat(30)}${more}</p></main></body></html>`,
  });
  const paths = [...visible.map((_, at) => `/p${at}`), HIDDEN];
  const links = paths.map((path) => `<a href="${path}">more</a>`).join(' ');
  host.answers.set('/', page('Kitchen things', links));
  for (const [at, title] of visible.entries()) host.answers.set(`/p${at}`, page(title));
  const { answer } = WAYS[way];
  // Both sites have a page that, as far as was read, only a sitemap leads to: the hidden page may link to it.
  if (answer !== null) host.answers.set(ALONE, page('Brass hook care'));
  const listed = ['/', ...paths, ALONE].map((path) => `<url><loc>${host.url}${path}</loc></url>`).join('');
  if (answer !== null)
    host.answers.set('/sitemap.xml', {
      headers: { 'content-type': 'application/xml' },
      body: `<urlset>${listed}</urlset>`,
    });
  host.answers.set(HIDDEN, answer ?? page(`All about the ${hidden}`, '', CANARY));
  host.answers.set('/robots.txt', {
    headers: { 'content-type': 'text/plain' },
    body: `User-agent: *\n${answer === null ? 'Disallow: /vault/' : `Sitemap: ${host.url}/sitemap.xml`}`,
  });
}

const server = await openTestServer({
  OUTGOING_ALLOW: '127.0.0.0/8',
  CRAWLER_PAUSE_MS: '0',
  DEFAULT_PLAN: 'Entrepreneur',
});

/** All sentences, in every language, which state that something is missing. */
const DENIALS =
  /\b(?:has no page|you do not|you don’t|you lack|no tiene(?:n)? (?:ninguna )?página|y tú no\b|te falta|n’a (?:aucune|pas de) page|et pas vous|vous manque)/i;

function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
}

/** Everything that a report says, each row of a table with the table's title: it may be what denies. */
function sentencesOfReport({ sections, appendix, ...rest }: ReportDocument): string[] {
  const rows = [...sections, ...appendix].flatMap(({ title, text, table }) => [
    `${title}: ${text ?? ''}`,
    ...(table?.rows ?? []).map((row) => `${title}: ${row.join(' ')}`),
  ]);
  return [...sentencesOf(rest), ...rows];
}

/** In a sample two of twelve, one of them in all languages; crawled sites with robots.txt are in `analytics/sites`. */
const CASES = (Object.keys(WAYS) as Way[])
  .flatMap((way) => [false, true].map((isCrawled) => ({ way, isCrawled })))
  .filter(({ way, isCrawled }) => isFullRun || (isCrawled ? way === '403' : way === 'robots.txt'));

test.each(CASES)(
  'no response claims anything about a page hidden by $way (crawled: $isCrawled)',
  async ({ way, isCrawled }) => {
    const [ours, rival] = (await Promise.all(
      ['127.0.0.13', '127.0.0.14'].map((address) => startWebHost({}, { address })),
    )) as [WebHost, WebHost];
    onTestFinished(async () => void (await Promise.all([ours.close(), rival.close()])));
    build(ours, OURS_HIDDEN, ['Walnut board oils', 'Copper kettle care'], way);
    build(rival, THEIRS_HIDDEN, ['Linen apron sizes', 'Copper kettle guide'], way);
    const { answer, issue } = WAYS[way];
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
    const send = (path: string, language: string, body?: object) =>
      server.send(`/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        person: maya,
        ...(body === undefined ? {} : { body }),
        headers: { 'accept-language': language },
      });
    const answers: unknown[] = [];
    const said: string[] = [];
    const report = async (body: object, language: string): Promise<void> => {
      const made = await send(createReport.path, language, body);
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      said.push(...sentencesOfReport((made.body as { document: ReportDocument }).document));
    };
    for (const language of isFullRun || !isCrawled ? ['en', 'es', 'fr'] : ['en']) {
      for (const [kind, path, body] of [
        ['track-gaps', trackGaps.path, { keywords, competitors, yourDomain }],
        ['track-gaps', trackGaps.path, { keywords: [], competitors, yourDomain }],
        ['analyze-strategy', analyzeStrategy.path, { competitor: rival.url, keywords, yourDomain }],
        [
          'comprehensive-analysis',
          comprehensiveAnalysis.path,
          { content: 'A text.', primaryKeyword: OURS_HIDDEN, keywords, competitors, yourDomain },
        ],
        ['check-alerts', checkAlerts.path, { competitors, keywords }],
        [
          'track-freshness',
          trackFreshness.path,
          { urls: [`${ours.url}/p0`, `${ours.url}${HIDDEN}`], keywords },
        ],
        ['broken-links', brokenLinks.path, { competitorUrls: competitors, yourDomain }],
        [
          'unlinked-mentions',
          unlinkedMentions.path,
          { brandName: 'Kitchen things', competitors, yourDomain },
        ],
        [
          'analyze-competitors',
          analyzeLinkCompetitors.path,
          { competitors: [rival.url, 'http://127.0.0.15'], yourDomain },
        ],
        [
          'find-syndication-partners',
          findSyndicationPartners.path,
          { topic: THEIRS_HIDDEN, sites: [rival.url] },
        ],
      ] as const) {
        const { status, body: answered } = await send(path, language, body);
        expect([200, 422], `${path} ${JSON.stringify(answered)}`).toContain(status);
        answers.push(answered);
        if (status !== 200) continue;
        // What is made of an answer claims no more than the answer.
        const { runId } = answered as { runId: string };
        if (isReportKind(kind)) await report({ runId }, language);
        const file = await send(`${exportRun.path.replace('{id}', runId)}?format=csv`, language);
        expect(file.status).toBe(200);
        said.push(...String(file.body).split('\r\n'));
      }
      for (const siteId of crawls) await report({ siteId }, language);
    }
    for (const site of crawls) {
      for (const read of [readSiteLinks, readSiteAnchors])
        answers.push((await server.call(maya, read, { query: { site } })).body);
      const { body: audit } = await server.call(maya, readSiteAudit, { query: { site } });
      answers.push(audit);
      // Closed by robots.txt, it is not to be read: that alone does not make a site incomplete.
      expect(audit.coverage).toMatchObject({ isComplete: issue === null, failed: issue === null ? 0 : 1 });
      expect(audit.issues.map(({ code }) => code).filter((code) => GONE_ISSUES.has(code))).toEqual([]);
      const { body } = await server.call(maya, listSitePages, { query: { site, search: 'vault' } });
      expect(body.pages).toMatchObject([
        { verdict: 'no_data', issues: issue === null ? [] : [issue], words: null, title: '', query: null },
      ]);
    }
    for (const host of [ours, rival]) {
      const asked = host.requests.map(({ path }) => path);
      expect(asked.includes(HIDDEN)).toBe(answer !== null);
    }

    said.push(...sentencesOf(answers));
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((text) => text.includes(CANARY))).toEqual([]);
    // No response says that a site lacks a page on a subject that one of its hidden pages covers.
    const hidden = new RegExp(`${OURS_HIDDEN}|${THEIRS_HIDDEN}`, 'i');
    expect(said.filter((text) => hidden.test(text) && DENIALS.test(text))).toEqual([]);
    // Our content in other words is not a gap either.
    const [named, unnamed, strategy] = answers as [Gaps, Gaps, CompetitorStrategyResult];
    expect(named.gaps.map(({ keyword, isCertain }) => [keyword, isCertain])).toEqual([[OURS_HIDDEN, false]]);
    expect(unnamed.gaps.map(({ keyword, isCertain }) => [keyword, isCertain])).toEqual([
      [`${OURS_HIDDEN} sizes`, false],
    ]);
    const weaknesses = strategy.strategy.weaknesses.map(({ code }) => code);
    expect(weaknesses).toContain('topics_not_found');
    expect(weaknesses).not.toContain('missing_topics');
  },
);
