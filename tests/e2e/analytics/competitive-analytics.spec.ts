import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { recordVisits } from '../../factories/record-visits.ts';
import { publishArticle } from '../../factories/published-article.ts';
import { startWebHost } from '../../fakes/web/start-web-host.ts';
import { isFullRun } from '../../run-size.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessible, expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { openScreen } from '../open-screen.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';
import { expectOneTabRow } from '../expect-one-tab-row.ts';
import { putPages } from './put-pages.ts';

const [server, browser, rival] = await Promise.all([
  openTestServer({ OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '0', DEFAULT_PLAN: 'Professional' }),
  openTestBrowser(),
  startWebHost({}, { address: '127.0.0.2' }),
]);
const maya = await server.signUp('Maya Lindqvist');

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1360, height: 900 };
putPages(rival, { '/': 'Home', '/barrels': 'Choosing rain barrels', '/decoy': 'Notes on compost' });

test('competitors and keywords are listed, gaps found, and changes reported over time', async () => {
  const page = await openScreen(browser, server, '/analytics', maya, { viewport: WIDE });
  await expectOneTabRow(page, [
    'Content Gaps',
    'Content Freshness',
    'Competitor Strategy',
    'Alerts',
    'Site Audit',
    'Own Numbers',
    'Search Console',
    'Rank Tracking',
    'AI Visibility',
    'Reports',
  ]);
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const addCompetitor = async () => {
    await page.getByRole('textbox', { name: 'Add a competitor' }).fill(rival.url);
    await page.keyboard.press('Enter');
  };
  await addCompetitor();
  await card('Competitors').getByRole('listitem').getByText('127.0.0.2').waitFor();
  // A duplicate is ignored and reported.
  await addCompetitor();
  await page.getByText('0 added, 1 ignored').waitFor();
  // The first file input belongs to the competitors.
  await page
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles({
      name: 'keywords.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Keyword,Volume\nrain barrels,9\ncompost,3\n'),
    });
  await card('Keywords').getByText('compost').waitFor();
  await page.getByRole('button', { name: 'Remove compost' }).click();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await card('Keywords').getByText('compost').waitFor();
  await expect
    .poll(() => card('Keywords').getByRole('list').first().getByRole('listitem').allInnerTexts())
    .toEqual(['rain barrels', 'compost']);

  await page.getByRole('button', { name: 'Find content gaps' }).click();
  const gap = page.getByRole('row').filter({ hasText: 'rain barrels' }).first();
  await gap.getByRole('link', { name: 'Choosing rain barrels' }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('run')).not.toBeNull();
  await expectAccessible(page, 'gaps');
  if (isFullRun) await expectOlderResultsToSaySo(page);

  // A check that is requested while the list of earlier runs is on its way is the only one.
  const runsHeld = Promise.withResolvers<void>();
  await page.route(/\/api\/runs(\?|$)/, async (route) => {
    const response = await route.fetch();
    await runsHeld.promise;
    await route.fulfill({ response });
  });
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/competitor-alerts')) checks.push(request.url());
  });
  await page.getByRole('tab', { name: 'Alerts' }).click();
  await page.getByRole('heading', { name: 'No changes found yet' }).waitFor();
  putPages(rival, { '/barrels': 'Choosing rain barrels and tanks' });
  await page.getByRole('button', { name: 'Check again now' }).click();
  await page.getByRole('progressbar').first().waitFor();
  runsHeld.resolve();
  const alert = page.getByRole('listitem').filter({ hasText: 'Title changed' });
  await page
    .getByRole('region', { name: /^Read in the last check/ })
    .getByRole('list', { name: 'Pages read' })
    .getByText('127.0.0.2: all 3 known pages read.')
    .waitFor();
  await alert.getByText('New', { exact: true }).waitFor();
  expect(checks).toHaveLength(1);
  await alert.getByText('Before and after').click();
  await alert.getByText('Choosing rain barrels', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Mark all as seen' }).click();
  await alert.getByText('New', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('switch', { name: 'Check daily' }).click();
  await page.getByText('Competitors are checked daily.').waitFor();
  await expectAccessibleInLightAndDark(page, 'alerts');
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page, 'alerts');

  await page.setViewportSize(WIDE);
  await rival.close();
  await page.getByRole('button', { name: 'Check again now' }).click();
  await page.getByRole('heading', { name: 'Failed to fetch competitor alerts' }).waitFor();
  await page.context().close();
});

/** Earlier runs are listed, and a result of another list says so. */
async function expectOlderResultsToSaySo(page: Page): Promise<void> {
  const earlierRuns = page.getByRole('button', { name: 'Earlier runs' });
  await earlierRuns.click();
  await page.getByRole('region', { name: 'Earlier runs' }).getByText('Shown now').waitFor();
  // Escape closes a panel that does not have the focus yet.
  await earlierRuns.press('Escape');
  await page.getByRole('region', { name: 'Earlier runs' }).waitFor({ state: 'detached' });
  // A result of another list says so, even if it is not the last one.
  const first = page.url();
  const ofOthers = page.getByText(/^This result is for .*127\.0\.0\.2.*, not for what you watch now/);
  await page.getByRole('button', { name: 'Find content gaps' }).click();
  await expect.poll(() => page.url()).not.toBe(first);
  expect(await ofOthers.count()).toBe(0);
  await page.goto(first);
  // The result leads the page; the lists are folded above it.
  await page.getByText(/1 competitor · /).click();
  await page.getByRole('textbox', { name: 'Add a competitor' }).fill('other.example');
  await page.keyboard.press('Enter');
  await ofOthers.waitFor();
  await page.getByRole('button', { name: 'Remove other.example' }).click();
  await ofOthers.waitFor({ state: 'detached' });
}

test('own numbers match the URL; search figures are imported, replaced, and removed with undo', async () => {
  const { id } = await publishArticle(server, maya, {
    title: 'A rain barrel',
    content: 'A text that people read.',
  });
  const busy = { day: '2026-02-02', views: 4, engagedSeconds: 120, conversions: 1, source: 'news.example' };
  await recordVisits(server, id, busy);
  await recordVisits(server, id, { day: '2026-02-03', views: 2 });
  const page = await openScreen(browser, server, '/analytics/numbers', maya, { viewport: WIDE });
  await page.getByText('No readers in this period.').first().waitFor();
  await page.getByText('Other days').click();
  await page.getByLabel('First day').fill('2026-02-01');
  await page.getByLabel('Last day').fill('2026-02-28');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const table = (name: string) => page.getByRole('region', { name: `${name}: table` });
  const rows = (name: string) => table(name).getByRole('row').allInnerTexts();
  await table('By item').getByRole('link', { name: 'A rain barrel' }).waitFor();
  await expect.poll(() => page.url()).toContain('timeRange=2026-02-01..2026-02-28');
  // 120 seconds across six views; earlier days were not measured.
  await expect
    .poll(async () => (await rows('By item')).at(1)?.split(/\s*\t\s*/))
    .toEqual(['A rain barrel', '6', '—', '20 s', '1', expect.any(String)]);
  const sourceNames = async () =>
    (await rows('Where readers came from')).slice(1).map((row) => row.split('\t')[0]?.trim());
  await expect.poll(sourceNames).toEqual(['news.example', 'direct or unknown']);
  await table('Where readers came from').getByRole('button', { name: 'Conversions' }).click();
  await table('Where readers came from').getByRole('button', { name: 'Conversions' }).click();
  await expect.poll(sourceNames).toEqual(['direct or unknown', 'news.example']);
  await expectAccessible(page, 'own numbers');

  await page.getByRole('tab', { name: 'Search Console' }).click();
  const give = async (clicks: number) => {
    const text = `Top queries,Clicks,Impressions,CTR,Position\nrain barrel,${clicks},400,7.5%,3.2\n`;
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Queries.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    // One table alone does not say which days it covers.
    const days = page.getByRole('form', { name: 'Which days does this file cover?' });
    await days.waitFor();
    // The same file can be selected again after it was corrected.
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import from Search Console' }).click();
    const chosen = (await chooser).element();
    await expect.poll(() => chosen.inputValue()).toBe('');
    await days.getByLabel('First day').fill('2026-02-01');
    await days.getByLabel('Last day').fill('2026-02-28');
    await days.getByRole('button', { name: 'Import these days' }).click();
  };
  await page.getByRole('heading', { name: 'No search figures yet' }).waitFor();
  await give(30);
  const query = table('By query').getByRole('row', { name: /rain barrel/ });
  await query.getByText('30', { exact: true }).waitFor();
  await expect
    .poll(async () => (await query.innerText()).split(/\s*\t\s*/))
    .toEqual(['rain barrel', '30', '400', '7.5%', '3.2']);
  await give(44);
  await query.getByText('44', { exact: true }).waitFor();
  // Two imports for the same days are merged, which the screen says; one of them is removed by name.
  await page.getByText('Nothing is counted twice').waitFor();
  await page.getByLabel('Import', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Remove this import' }).click();
  await query.getByText('30', { exact: true }).waitFor();
  await page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .getByText('The import was removed.')
    .first()
    .waitFor();
  await expectAccessible(page, 'search figures');
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page, 'search figures');
  await page.context().close();
});
