import { checkAlerts, findSyndicationPartners, trackGaps } from '@pagewright/contract/advanced';
import { createContent } from '@pagewright/contract/content';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { startWebHost, type WebHost } from '../../fakes/web/start-web-host.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessible, expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { chooseAnalysis } from './choose-analysis.ts';
import { openScreen } from '../open-screen.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';

const WORDS =
  'A rain barrel stands below the gutter and gathers water for the garden, which saves money every summer. ';
const page = (title: string, more = '', published = '2024-03-01'): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta property="article:published_time" content="${published}"></head><body><article><h1>${title}</h1><p>${WORDS.repeat(4)}</p><h2>What to know</h2><p>${WORDS}${more}</p></article></body></html>`;

const hosts = await Promise.all(['127.0.0.2', '127.0.0.3'].map((address) => startWebHost({}, { address })));
const [one, two] = hosts as [WebHost, WebHost];
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.close()));
});
const links = '<a href="/barrel">b</a> <a href="/cistern">c</a>';
for (const host of hosts) {
  host.answers.set('/', { body: page('Home of barrels', links) });
  host.answers.set('/barrel', { body: page('Rain barrel guide') });
  host.answers.set('/cistern', { body: page('Underground cistern prices') });
}
one.answers.set('/cistern', {
  body: page('Underground cistern prices', `<a href="${two.url}/no-such-study">a study on rain</a>`),
});
two.answers.set('/review', { body: page('A test of tanks', 'We liked the one of Acme Barrels most.') });
two.answers.set('/', {
  body: page('Home of barrels', `${links} <a href="/review">review</a> <a href="/not-there">more</a>`),
});

/** As many pages as one call evaluates, except for one stale and one changing page: nothing is wrong with these. */
const FRESH = Array.from({ length: 18 }, (_, at) => `/fresh-${at}`);
const recent = new Date(Date.now() - 20 * 86_400_000).toISOString();
for (const path of [...FRESH, '/changing'])
  one.answers.set(path, { body: page(`Notes ${path.slice(1)}`, '', recent) });

const [server, browser] = await Promise.all([
  openTestServer({
    OUTGOING_ALLOW: '127.0.0.0/8',
    CRAWLER_PAUSE_MS: '0',
    DEFAULT_PLAN: 'Professional',
  }),
  openTestBrowser(),
]);
const maya = await server.signUp('Maya Lindqvist');
const { id } = (
  await server.call(maya, createContent, {
    body: {
      title: 'Rain barrel',
      content: `<h2>Why a rain barrel</h2><p>${WORDS.repeat(6)}</p>`,
      primaryKeyword: 'rain barrel',
      status: 'published',
    },
  })
).body;
const competitors = encodeURIComponent(`${one.url}, ${two.url}`);

const run = (open: Page) => open.getByRole('button', { name: 'Run analysis' }).click();
const resultIs = (open: Page, text: string) =>
  open
    .getByRole('region', { name: /^Result/ })
    .getByText(text)
    .first()
    .waitFor();

test('Competitive Intel: the gap matrix, changes over time, aging pages, and a strategy', async () => {
  const open = await openScreen(
    browser,
    server,
    `/advanced?tab=competitive-intel&competitors=${competitors}&keywords=${encodeURIComponent('underground cistern, rain barrel, hose reel')}`,
    maya,
  );
  await run(open);
  const gaps = open.getByRole('region', { name: 'Gaps by opportunity' });
  await gaps.getByRole('rowheader', { name: 'underground cistern' }).waitFor();
  await expect.poll(() => gaps.getByRole('rowheader').count()).toBe(1);
  const matrix = open.getByRole('region', { name: 'Who covers what' });
  const cells = matrix.getByRole('row', { name: /^underground cistern/ });
  await cells.getByRole('img', { name: 'You: no page found' }).waitFor();
  await expect.poll(() => cells.getByRole('link').count()).toBe(2);
  await expectAccessible(open, 'content gaps');
  // Unreadable pages are listed where a phone shows them, not in a narrow table cell that makes its row tall and empty.
  await open.setViewportSize({ width: 360, height: 740 });
  await open.getByText('What was read', { exact: true }).click();
  await open.getByRole('listitem').filter({ hasText: '/not-there' }).waitFor();
  for (const row of await open.getByRole('region', { name: 'What was read' }).getByRole('row').all())
    expect((await row.boundingBox())!.height).toBeLessThan(80);
  await expectNoOverflow(open, 'content gaps');
  await open.setViewportSize({ width: 1280, height: 720 });

  // A later run on one more keyword: the list of runs says what is new, and the comparison first in words.
  await server.call(maya, trackGaps, {
    body: {
      competitors: [one.url, two.url],
      keywords: ['underground cistern', 'rain barrel', 'hose reel', 'test of tanks'],
    },
  });
  await open.getByRole('button', { name: 'Earlier runs' }).click();
  const later = open.getByRole('region', { name: 'Earlier runs' }).getByRole('listitem').first();
  await later.getByText('Gaps: 1 new, 0 gone in the later run.').waitFor();
  await later.getByRole('link', { name: /^Compare with/ }).click();
  const comparison = open.getByRole('region', { name: 'What changed' });
  await comparison
    .getByRole('region', { name: 'In short' })
    .getByText('Gaps: 1 new (test of tanks).', { exact: true })
    .waitFor();
  await comparison
    .getByRole('region', { name: 'New and gone' })
    .getByRole('row', { name: 'Who covers what test of tanks —' })
    .waitFor();
  expect(await comparison.innerText()).not.toMatch(/#\d|[{}]|\d{4}-\d\d-\d\dT|[a-z]_[a-z]/);
  await expectAccessibleInLightAndDark(open, 'comparison of gaps');
  await open.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(open, 'comparison of gaps');
  await open.setViewportSize({ width: 1280, height: 720 });
  await open.goBack();

  await server.call(maya, checkAlerts, { body: { competitors: [one.url], trackedKeywords: [] } });
  one.answers.set('/barrel', { body: page('Rain barrel guide with a pump') });
  await chooseAnalysis(open, 'Competitor alerts');
  await run(open);
  await resultIs(open, 'Title changed');
  await open
    .getByRole('list', { name: 'Pages read' })
    .getByText(/^127\.0\.0\.2: all \d+ known/)
    .waitFor();
  await open.getByText('Before and after').first().click();
  await open.getByText('Rain barrel guide with a pump').first().waitFor();

  await chooseAnalysis(open, 'Freshness');
  const urls = ['/cistern', '/changing', ...FRESH].map((path) => one.url + path);
  await open.getByRole('textbox', { name: 'Addresses of your pages' }).fill(urls.join('\n'));
  await run(open);
  const pages = open.getByRole('region', { name: 'Pages by urgency' });
  const stale = pages.getByRole('row', { name: /^Underground cistern prices/ });
  await stale.getByText('Review the text and bring it up to date.').waitFor();
  await expect.poll(() => pages.getByText('No update needed.').count()).toBe(19);
  const marks = (text: RegExp) => open.getByRole('listitem').filter({ hasText: text }).locator('span > i');
  await expect.poll(() => marks(/^Notes /).count()).toBe(19);
  // Pages found on a later visit count as changes on that day; known pages have only their publication date.
  one.answers.set('/changing', { body: page('Notes changing', 'The pump was replaced.', recent) });
  await open.getByRole('button', { name: 'Refresh Analysis' }).click();
  await expect.poll(() => marks(/^Notes changing/).count()).toBe(2);
  await expect.poll(() => marks(/^Notes fresh-/).count()).toBe(FRESH.length);

  await chooseAnalysis(open, 'Competitor strategy');
  await run(open);
  await resultIs(open, 'Page types');
  const topics = (name: string) =>
    open
      .locator('section')
      .filter({ has: open.getByRole('heading', { name, exact: true }) })
      .last();
  const lacking = topics('Your topics not found on their site').getByRole('listitem');
  await expect.poll(() => lacking.filter({ hasText: 'hose reel' }).count()).toBe(1);
  expect(await lacking.filter({ hasText: /rain barrel|cistern/ }).count()).toBe(0);
  const covered = topics('Topics they cover').getByRole('listitem');
  await expect.poll(() => covered.filter({ hasText: /^underground cistern/ }).count()).toBe(1);
  await expectAccessible(open, 'competitor strategy');
  await open.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(open, 'competitor strategy');
  await open.context().close();
});

test('Backlink Finder: a dead link is saved, followed up, drafted for, and restored after removal', async () => {
  const open = await openScreen(browser, server, '/advanced?tab=backlink-finder&analysis=broken-links', maya);
  // Required input is requested where it is missing.
  await run(open);
  await open.getByText('Competitors: this field is required for the analysis.').waitFor();
  const field = open.getByRole('textbox', { name: 'Competitors' });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.fill(`${one.url} ${two.url}`);
  await run(open);
  const found = open.getByRole('region', { name: 'Opportunities' });
  await found.getByText(/“a study on rain” .* answered 404, 404/).waitFor();
  await found.getByRole('button', { name: /^Keep / }).click();
  const list = open.getByRole('list', { name: 'Your list' });
  await list.getByRole('link', { name: 'Underground cistern prices' }).waitFor();
  await expectAccessible(open, 'broken links');

  await chooseAnalysis(open, 'Outreach drafts');
  await open.getByRole('textbox', { name: 'Brand name' }).fill('Acme Barrels');
  await run(open);
  const draft = open.getByRole('article', { name: /^Draft for/ });
  await draft.getByText('A dead link on “Underground cistern prices”').waitFor();
  await draft.getByText(/Still to fill in: \[name of the editor\]/).waitFor();

  await list.getByRole('combobox', { name: /^State of/ }).click();
  await open.getByRole('option', { name: 'Contacted' }).click();
  await open.getByText('Contacted (1)').waitFor();
  await list.getByRole('button', { name: /from the list$/ }).click();
  await open.getByRole('button', { name: 'Undo' }).click();
  await list.getByRole('link', { name: 'Underground cistern prices' }).waitFor();
  await open.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(open, 'outreach drafts');
  // Partners: the pages of each site that were read.
  const { runId } = (
    await server.call(maya, findSyndicationPartners, { body: { topic: 'rain barrel', sites: [two.url] } })
  ).body;
  await open.goto(`/advanced?tab=content-promotion&analysis=find-syndication-partners&run=${runId}`);
  await open
    .getByRole('list', { name: 'Pages read' })
    .getByText(/^127\.0\.0\.3:\d+: \d+ pages? read\.$/)
    .waitFor();
  await open.context().close();
});

test('Comprehensive Analysis: one report with all parts that ends with gains, each one click away', async () => {
  const open = await openScreen(
    browser,
    server,
    `/advanced?tab=comprehensive&contentId=${id}&keyword=rain+barrel&keywords=underground+cistern&competitors=${competitors}`,
    maya,
  );
  await run(open);
  const gains = open.getByRole('region', { name: 'The three largest gains' });
  await gains.getByRole('listitem').nth(2).waitFor();
  for (const part of ['The text', 'What searchers want', 'Content gaps', 'Competitors', 'Link opportunities'])
    await open.getByRole('heading', { name: part, exact: true }).waitFor();
  // Each claim about a site shows the evidence from it.
  for (const part of ['Content gaps', 'Link opportunities'])
    await open
      .getByRole('region', { name: part, exact: true })
      .getByRole('list', { name: 'Pages read' })
      .getByText(/^127\.0\.0\.\d: (?:all )?\d+ known pages? read\.$/)
      .first()
      .waitFor();
  await expectAccessibleInLightAndDark(open, 'comprehensive analysis');
  await open.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(open, 'comprehensive analysis');
  await open.emulateMedia({ media: 'print' });
  expect(await open.getByRole('button', { name: 'Run analysis' }).isVisible()).toBe(false);
  await expect.poll(() => gains.isVisible()).toBe(true);
  await open.emulateMedia({ media: 'screen' });
  // A run opened under another analysis's URL is shown field by field and cannot be rerun there.
  const made = new URL(open.url()).searchParams.get('run') ?? '';
  const elsewhere = await open.context().newPage();
  await elsewhere.goto(`/advanced?tab=competitive-intel&run=${made}`);
  await resultIs(elsewhere, 'Primary keyword');
  expect(await elsewhere.getByRole('button', { name: 'Refresh Analysis' }).count()).toBe(0);
  await elsewhere.close();
  await gains.getByRole('link', { name: 'Outline an article' }).click();
  await expect
    .poll(() => open.getByRole('textbox', { name: 'Target Keyword' }).inputValue())
    .toBe('underground cistern');
  await open.context().close();
});
