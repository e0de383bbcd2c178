import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import {
  plantSearchFigures,
  plantSearchQueries,
  publishLongAgo,
  saveAsOf,
  textAbout,
} from '../../factories/search-figures.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';
import { openScreen } from '../open-screen.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);
const PHONE = { width: 360, height: 740 };
const SITE = 'https://www.example.com/';
/** Twenty unchanged articles are the fewest whose scores are compared by part; two are changed. */
const ARTICLES = 22;

test('connected figures: timeline, queries, decay, refreshes, and validity, and from an article to its own', async () => {
  const maya = await server.signUp('Maya Lindqvist');
  const ids: string[] = [];
  for (let number = 1; number <= ARTICLES; number += 1)
    ids.push(await publishLongAgo(server, maya, { title: `Herb ${number}`, slug: `page-${number}` }));
  // Page 1 was refreshed, the others up to 7 are like it; page 8 lost half of its clicks in a year.
  await plantSearchFigures(server, maya, {
    site: SITE,
    pages: ARTICLES,
    clicks: `case when n = 1 and back < 80 then 40 when n <= 7 then 20 when n = 8 and back < 100 then 20
      when n = 8 then 40 else 15 + n end + (back * 7 + n * 3) % 4`,
  });
  await plantSearchQueries(server, maya, [
    { page: 2, query: 'dry herbs', clicks: 3, from: 30, to: 3 },
    { page: 3, query: 'dry herbs', clicks: 1, country: 'fra', from: 30, to: 3 },
    { page: 4, query: 'grow herbs', clicks: 1, position: 12, from: 30, to: 3 },
    { page: 5, query: 'example shop', clicks: 2, from: 30, to: 3 },
  ]);
  await saveAsOf(server, maya, { id: ids[0] ?? '', content: textAbout('thyme'), daysAgo: 80 });
  await saveAsOf(server, maya, { id: ids[1] ?? '', content: `${textAbout('basil')} again`, daysAgo: 20 });
  await plantScores(ids);
  const gptBot =
    'insert into ai_visit (workspace_id, day, agent, identity, path, hits) values ($1, current_date - 5, $2, $3, $4, 6)';
  await server.sql.query(gptBot, [maya.workspaceId, 'GPTBot', 'verified', '/page-1']);

  const page = await openScreen(browser, server, '/analytics/search?timeRange=3m', maya);
  await page.getByText(/^Unexplained: [\d.]+% of clicks/).waitFor();
  await page.getByText('Refreshed: 1').waitFor();
  await page.getByText('Revised: 1').waitFor();
  await page.getByText('Figures by day', { exact: true }).click();
  const days = page.getByRole('region', { name: 'Figures by day' });
  await days.getByRole('row').filter({ hasText: 'refreshed: Herb 1' }).waitFor();
  await page.getByRole('checkbox', { name: 'Click rate' }).check();
  const slider = page.getByRole('slider', { name: /^Figures by day/ });
  await slider.press('ArrowLeft');
  await page.getByText(/: Clicks: \d+; Impressions: [\d,]+; Click rate: [\d.]+%; Mean position/).waitFor();

  await page.getByLabel('Period').selectOption('28d');
  await page.getByText('Revised: 1').waitFor();
  const queries = page.getByRole('region', { name: 'Queries', exact: true });
  await queries.getByRole('row', { name: /^grow herbs/ }).waitFor();
  await expect.poll(() => queries.getByRole('row').count()).toBe(2);
  await page.getByText('Brand', { exact: true }).click();
  await queries.getByRole('row', { name: /^example shop/ }).waitFor();
  await page.getByText('Losing clicks', { exact: true }).click();
  const pages = page.getByRole('region', { name: 'Pages', exact: true });
  await pages
    .getByRole('row')
    .filter({ hasText: `${SITE}page-8` })
    .waitFor();
  await expect.poll(() => pages.getByRole('row').count()).toBe(2);
  const shared = page.getByRole('region', { name: 'Queries that several pages share' });
  await shared.getByText('dry herbs').click();
  await shared.getByText(`${SITE}page-3: 28 clicks`).waitFor();

  await page.getByLabel('Country').selectOption('fra');
  await page.getByText('All', { exact: true }).last().click();
  await expect.poll(() => pages.getByRole('row').allInnerTexts()).toHaveLength(2);
  await pages
    .getByRole('row')
    .filter({ hasText: `${SITE}page-3` })
    .getByText('28', { exact: true })
    .waitFor();
  await page.getByText('these are lower bounds').waitFor();
  await page.getByText('Everything below covers all countries and devices.').waitFor();
  await shared.getByText('None in this period.').waitFor();
  await page.getByLabel('Country').selectOption('');
  await expectAccessibleInLightAndDark(page, 'connected search figures');

  const section = page.getByRole('region', { name: 'Did refreshes pay off?' });
  const row = section.getByRole('row', { name: 'Herb 1' });
  await row
    .getByText(/^More clicks/)
    .first()
    .waitFor();
  await row.getByText('Too early').waitFor();
  expect(await row.textContent()).toMatch(/\+\d+%\+\d+% to \+\d+%, \d+ pages/);
  await section.getByText('Pages that were due: too few to tell').waitFor();
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page, 'connected search figures');
  await page.setViewportSize({ width: 1280, height: 720 });

  await row.getByRole('button', { name: 'Herb 1' }).click();
  await page.getByText(`${SITE}page-1`).first().waitFor();
  await section
    .getByText(/^More clicks/)
    .first()
    .waitFor();

  // In the editor, the score says what it is worth, and one click leads to the article's figures.
  await page.goto(`${server.url}/content/${ids[1] ?? ''}`);
  const panel = page.getByRole('region', { name: 'Score' });
  await panel.getByText('What is the score worth on your pages?').click();
  await panel
    .getByRole('definition')
    .getByText(/\(95% interval [\d.]+ to [\d.]+, 22 pages\)/)
    .waitFor();
  // Its parts are those at publication, so pages that were refreshed since count too.
  await panel
    .getByRole('row', { name: /^Reads well/ })
    .getByText(/\(95% interval [\d.]+ to [\d.]+, 22 pages\)/)
    .waitFor();
  await panel.getByText('No month of a forecast has passed yet.').waitFor();
  await page.setViewportSize(PHONE);
  // All actions of a published article and the close button fit beside the title.
  const close = await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Close', exact: true })
    .boundingBox();
  expect((close?.x ?? 0) + (close?.width ?? PHONE.width)).toBeLessThanOrEqual(PHONE.width);
  await page.getByRole('link', { name: 'Search figures' }).click();
  await page.getByText(`${SITE}page-2`).first().waitFor();
  expect(new URL(page.url()).search).toBe(`?page=${encodeURIComponent(`${SITE}page-2`)}`);
  await page.context().close();
});

/** Gives articles better scores the more clicks their pages have. */
async function plantScores(ids: readonly string[]): Promise<void> {
  for (const [at, id] of ids.entries()) {
    await server.sql.query('update content_revision set score = $2, score_parts = $3 where content_id = $1', [
      id,
      40 + at,
      { readability: at / 40 },
    ]);
  }
}
