import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { STUDY } from '../../fakes/web/rain-barrels/handbook.ts';
import { startRainBarrels } from '../../fakes/web/rain-barrels/start-rain-barrels.ts';
import { startWikipedia } from '../../fakes/wikipedia/start-wikipedia.ts';
import { isFullRun } from '../../run-size.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { waitForEditor } from '../content/editor-page.ts';
import { openScreen } from '../open-screen.ts';
import {
  button,
  verifyEvidenceLines,
  field,
  fillIdeaStep,
  KEYWORD,
  openEvidence,
  usageOf,
} from './brief-wizard.ts';

const ARTICLE = {
  title: 'Rainwater harvesting',
  text: '<p>Rainwater harvesting is the collection of rain from a roof. A rain barrel is its smallest form.</p><h2>History</h2><p>Cisterns that hold rain are known from the bronze age, and a rain barrel stood beside most farms until pipes reached them in the twentieth century.</p>',
};

const [web, wikipedia, browser] = await Promise.all([
  startRainBarrels(),
  startWikipedia([ARTICLE]),
  openTestBrowser(),
]);
afterAll(() => Promise.all([web.close(), wikipedia.close()]));
const server = await openTestServer({
  SEARCH_SOURCES: 'wikipedia',
  WIKIPEDIA_URL: wikipedia.url,
  OUTGOING_ALLOW: '127.0.0.0/8',
  CRAWLER_PAUSE_MS: '20',
});
const maya = await server.signUp('Maya Lindqvist');

/** A whole site, pages of two others, and pages that no crawler should fetch. */
const COMPETITORS = [
  web.blog.url,
  `${web.shop.url}/go/size`,
  `${web.handbook.url}/handbook/rain-barrel-mosquitoes.html`,
  `${web.forum.url}/t/207-rain-barrel-winter`,
  `${web.forum.url}/profile/7`,
  `${web.shop.url}/catalogue`,
  `${web.shop.url}/products/walnut-cask`,
];

test('from an idea to a draft on the small web, each step with evidence for its claims', async () => {
  const page = await openScreen(browser, server, '/strategy', maya);
  await fillIdeaStep(page, { competitors: COMPETITORS });
  await button(page, 'Generate Brief').click();
  await page.getByText('Modeled from 6 pages').waitFor();
  const group = (title: string) => page.getByRole('group').filter({ hasText: title });
  await group('Pages compared (6)').getByText('Choosing a rain barrel by its size').waitFor();
  await page.getByText('Pages left out (3)').click();
  const leftOut = await group('Pages left out (3)').getByRole('listitem').allInnerTexts();
  for (const reason of ['robots.txt', 'is too large', 'status 410'])
    expect(leftOut.filter((line) => line.includes(reason))).toHaveLength(1);
  await page.getByText('Evidence for Sections').locator('xpath=..').click();
  const sections = page.getByRole('region', { name: 'Sections' }).getByRole('listitem');
  expect(await verifyEvidenceLines(sections, /a page has the heading “(.+)”/)).toBe(2);
  await page.getByText(/^Facts to cite/).click();
  const study = group('Facts to cite').getByRole('listitem').filter({ hasText: STUDY });
  await (
    await openEvidence(study.getByRole('link'))
  )
    .getByRole('heading', { name: 'Household water study' })
    .waitFor();

  await button(page, 'Analyze Brief').click();
  await page.getByText('Brief analysis completed!').waitFor();
  const faq = page.getByRole('region', { name: 'Frequently asked questions' }).getByRole('listitem');
  const answered = faq.filter({ has: page.getByRole('link', { includeHidden: true }) }).first();
  await answered.locator('summary').click();
  const answer = await answered.locator('p').first().innerText();
  const source = await openEvidence(answered.getByRole('link'));
  await expect.poll(() => source.locator('body').innerText()).toContain(answer);

  await button(page, 'Generate Strategy').click();
  await page.getByRole('heading', { name: /^Your content strategy is ready/ }).waitFor();
  const topics = page.getByRole('region', { name: 'Publishing order' });
  for (const evidence of await topics.getByText(/^Evidence for/).all())
    await evidence.locator('xpath=..').click();
  const reasons = topics.locator('details').getByRole('listitem');
  expect(await verifyEvidenceLines(reasons, /(?:Readers ask|A page says) “(.+)”/, 1)).toBe(1);

  await button(page, 'Start Writing').click();
  const editor = await waitForEditor(page);
  await expect.poll(() => editor.keyword.inputValue()).toBe(KEYWORD);
  await expect.poll(() => editor.text.locator('h2').count()).toBeGreaterThan(3);
  await page.getByText('Compared with 6 competitor pages').waitFor();
  await expect.poll(() => usageOf(server, maya)).toEqual({ seo: 0, ai: 3 });
  expect(web.requests().filter((line) => /draft|profile|hang/.test(line))).toEqual([]);
  await page.context().close();
});

test.runIf(isFullRun)(
  'an outline uses the same pages, which are not fetched again within a day',
  async () => {
    const page = await openScreen(browser, server, '/outline', maya);
    const before = web.requests().length;
    await page.getByLabel('Target Keyword').fill(KEYWORD);
    await field(page, 'Competitors').fill(COMPETITORS.slice(0, 4).join('\n'));
    await button(page, 'Generate Outline').click();
    const outline = page.getByRole('region', { name: 'Outline', exact: true });
    await outline.getByText('6 pages compared').waitFor();
    // Sitemaps are fetched each time; pages are not.
    expect(
      web
        .requests()
        .slice(before)
        .filter((line) => /rain-barrel|guides/.test(line)),
    ).toEqual([]);
    const section = outline.locator('[data-section-id]').filter({ hasText: 'Why this section' }).first();
    await section.getByText('Why this section').first().click();
    expect(await verifyEvidenceLines(section.getByRole('listitem'), /“(.+)”/)).toBeGreaterThan(0);
    await button(page, 'Send to editor').click();
    const editor = await waitForEditor(page);
    await editor.text.locator('h2').first().waitFor();
    await page.context().close();
  },
);

test('with only a keyword, Wikipedia is the evidence', async () => {
  // Maya's workspace has saved pages for the keyword.
  const page = await openScreen(browser, server, '/strategy', await server.signUp('Noah Berg'));
  await fillIdeaStep(page);
  await button(page, 'Generate Brief').click();
  await page.getByText('Modeled from 1 page', { exact: true }).waitFor();
  const compared = page.getByRole('group').filter({ hasText: 'Pages compared (1)' });
  await compared.getByRole('link', { name: ARTICLE.title }).waitFor();
  await compared.getByText(/wikipedia/i).waitFor();
  await page.context().close();
});
