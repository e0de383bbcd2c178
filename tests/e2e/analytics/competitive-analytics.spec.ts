import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { recordVisits } from '../../factories/record-visits.ts';
import { publishArticle } from '../../factories/published-article.ts';
import { startWebHost, type WebHost } from '../../fakes/web/start-web-host.ts';
import { isFullRun } from '../../run-size.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessible, expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { openScreen } from '../open-screen.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';
import { expectOneTabRow } from '../expect-one-tab-row.ts';

const [server, browser, rival] = await Promise.all([
  openTestServer({ OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '0', DEFAULT_PLAN: 'Professional' }),
  openTestBrowser(),
  startWebHost({}, { address: '127.0.0.2' }),
]);
const maya = await server.signUp('Maya Lindqvist');

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1360, height: 900 };
const TEXT = 'The tank holds water for the garden, and the pump lifts it to the beds. '.repeat(12);
function put(host: WebHost, titles: Readonly<Record<string, string>>): void {
  for (const [path, title] of Object.entries(titles)) {
    const links = Object.keys(titles).map((other) => `<a href="${other}">${other}</a>`);
    host.answers.set(path, {
      body: `<!doctype html><html lang="en"><title>${title}</title><article><h1>${title}</h1><p>${TEXT}</p></article><nav>${links.join(' ')}</nav>`,
    });
  }
}
put(rival, { '/': 'Home', '/barrels': 'Choosing rain barrels', '/decoy': 'Notes on compost' });

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
  put(rival, { '/barrels': 'Choosing rain barrels and tanks' });
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

test('a site is crawled with one click, its pages are filtered, and the audit links to them', async () => {
  const site = await startWebHost({}, { address: '127.0.0.3' });
  put(site, { '/': 'Home', '/barrels': 'Choosing rain barrels', '/decoy': 'Notes on compost' });
  const addToHead = (path: string, markup: string): void => {
    const { body } = site.answers.get(path) as { body: string };
    site.answers.set(path, { body: body.replace('<title>', `${markup}<title>`) });
  };
  const published = new Date(new Date().setUTCHours(12, 0, 0, 0) - 400 * 86_400_000);
  addToHead('/barrels', `<meta property="article:published_time" content="${published.toISOString()}">`);
  addToHead('/decoy', '<script type="application/ld+json">{"@type": "Product", "name": "A barrel"}</script>');
  const noa = await server.signUp('Noa');
  const page = await openScreen(browser, server, '/analytics/site', noa, { viewport: WIDE });
  await page.getByRole('textbox', { name: 'Your site' }).fill(site.url);
  await page.getByRole('button', { name: 'Save site' }).click();
  await page.getByRole('button', { name: /^Crawl 127\.0\.0\.3/ }).click();
  await page.getByText('3 of 3 known pages read.').waitFor();
  // Addresses that nothing on the site leads to are imported from a file, and removed with undo.
  await page.getByRole('button', { name: 'Import addresses' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import addresses' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'internal_all.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Address,Status\n${site.url}/hidden-offer,200\nhttps://other.example/,200\n`),
  });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('1 address added, 0 known already.').waitFor();
  await dialog.getByText('1 address of another host was not imported:').waitFor();
  await expectAccessibleInLightAndDark(page, 'imported addresses');
  await dialog.getByRole('button', { name: 'Remove imported addresses' }).click();
  await page.getByText('1 imported address removed.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The addresses were imported again.').waitFor();
  await server.sql.query(
    `with gone as (delete from indexed_page where found_by = 'import' returning site_id)
     update indexed_site set judged_at = now() where id in (select site_id from gone)`,
  );
  await page.getByRole('combobox', { name: 'Issue' }).selectOption({ label: 'Thin' });
  await page.getByRole('status').getByText('2 pages', { exact: true }).waitFor();
  // Every column has its place, and a row says all that is known about a page.
  const table = page.getByRole('region', { name: 'Pages of the site' });
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    '',
    'Page',
    'Verdict',
    'Main query',
    'Score (estimated)',
    'Words',
    'Age',
    'Last change',
    'Links in',
    'Links out',
    'Depth',
    'Status',
    'Assigned to',
    'Issue',
  ]);
  const row = table.getByRole('row', { name: /Choosing rain barrels/ });
  const day = published.toLocaleDateString('en-US', { dateStyle: 'medium' });
  await expect
    .poll(async () =>
      (await row.locator('th, td').allInnerTexts()).map((cell) => cell.trim().split(/\s*\n\s*/)),
    )
    .toEqual([
      [''],
      ['Choosing rain barrels', '/barrels', 'Same text: /, /decoy'],
      [
        'Merge',
        `Has the same text as ${site.url}/, which has more internal links or comes first.`,
        'Refresh',
      ],
      ['choosing rain barrels (estimated)'],
      [expect.stringMatching(/^\d+\/100$/)],
      ['180'],
      ['13 months', day],
      [day, 'stated by the page'],
      ['2'],
      ['3'],
      ['1'],
      ['200'],
      ['—'],
      ['Missing description, Thin, Same text'],
    ]);
  // Selected pages become scheduled tasks, and one click undoes it.
  await page.getByRole('checkbox', { name: 'Select Choosing rain barrels' }).check();
  await page.getByRole('checkbox', { name: 'Select Notes on compost' }).check();
  await expectAccessibleInLightAndDark(page, 'pages of a site');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 2 selected as CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^pages-.*\.csv$/);
  await page.getByRole('button', { name: 'Plan in calendar' }).click();
  await page.getByText('2 pages planned in the calendar.').waitFor();
  const planned = async () => {
    const { rows } = await server.sql.query<{ title: string; snippet: string }>(
      'select title, snippet from calendar_event where workspace_id = $1 and removed_at is null order by title',
      [noa.workspaceId],
    );
    return rows;
  };
  expect(await planned()).toMatchObject([
    {
      title: 'Merge: Choosing rain barrels',
      snippet: expect.stringContaining(`${site.url}/barrels`) as string,
    },
    { title: 'Merge: Notes on compost' },
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The plan was removed from the calendar.').waitFor();
  expect(await planned()).toEqual([]);
  if (isFullRun) await expectAllMatchesToBeChanged(page, site);
  // They are assigned to a member, and the filters are saved under a name.
  await page.getByRole('checkbox', { name: 'Select Notes on compost' }).uncheck();
  await page.getByRole('checkbox', { name: 'Select Choosing rain barrels' }).check();
  await page.getByRole('combobox', { name: 'Assign selected pages to' }).selectOption({ label: 'Noa' });
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByText('Assignment of 1 page changed.').waitFor();
  await page.getByRole('combobox', { name: 'Assigned to', exact: true }).selectOption({ label: 'Noa' });
  await page.getByRole('status').getByText('1 page', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Mine');
  await page.keyboard.press('Enter');
  await page.getByText('View “Mine” saved.').waitFor();
  const views = page.getByRole('combobox', { name: 'Saved view' });
  await views.selectOption({ label: 'All pages' });
  await page.getByRole('status').getByText('3 pages', { exact: true }).waitFor();
  await views.selectOption({ label: 'Mine' });
  await page.getByRole('status').getByText('1 page', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Remove view' }).click();
  await page.getByText('View “Mine” removed.').waitFor();
  await page.getByRole('status').getByText('3 pages', { exact: true }).waitFor();
  const view = page.getByRole('combobox', { name: 'View', exact: true });
  await view.selectOption({ label: 'Technical audit' });
  await page.getByText('Structured data without required properties').click();
  await page.getByText('Product: “offers”, “review”, or “aggregateRating” is missing').first().waitFor();
  await page.getByText('Missing meta descriptions').click();
  await page.getByRole('button', { name: 'Show these pages in the list' }).last().click();
  await expect.poll(() => new URL(page.url()).searchParams.get('issue')).toBe('description_missing');
  await view.selectOption({ label: 'Internal links' });
  await page.getByText('3 pages compared', { exact: false }).waitFor();
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page, 'link suggestions');
  await expectAccessible(page, 'link suggestions');
  // A page is opened as an article that starts with its live text.
  await view.selectOption({ label: 'Pages' });
  await page.getByRole('button', { name: 'Refresh: Choosing rain barrels' }).click();
  await page.getByText('The live page has not changed since it was read').waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  put(site, { '/barrels': 'Choosing a rain barrel in 2026' });
  await page.getByRole('button', { name: 'Refresh: Choosing rain barrels' }).click();
  await page.locator('ins').getByText('in 2026').first().waitFor();
  await expectAccessible(page.getByRole('dialog'), 'changes of a live page');
  await expectNoOverflow(page, 'changes of a live page');
  await page.getByRole('button', { name: 'Edit as article' }).click();
  await page.getByText('Opened from the live page').waitFor();
  expect(await page.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe(
    'Choosing a rain barrel in 2026',
  );
  await page.context().close();
  await site.close();
});

/** All pages that match the filters are planned and assigned at once, including those not shown. */
async function expectAllMatchesToBeChanged(page: Page, site: WebHost): Promise<void> {
  await server.sql.query(
    `with made as (insert into indexed_page (site_id, url, found_by) select id, origin || '/many/' || n, 'link'
       from indexed_site, generate_series(1, 60) n where origin = $1 returning site_id)
     update indexed_site set judged_at = now() where id in (select site_id from made)`,
    [site.url],
  );
  await page.getByRole('combobox', { name: 'Issue' }).selectOption({ label: 'All' });
  await page.getByRole('textbox', { name: 'Address or title' }).fill('/many/');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('60 pages').waitFor();
  await page.getByRole('checkbox', { name: 'Select all pages shown' }).check();
  await page.getByText('50 pages selected').waitFor();
  await page.getByRole('button', { name: 'Select all 60 pages that match the filters' }).click();
  await page.getByText('60 pages selected').waitFor();
  await page.getByRole('combobox', { name: 'Assign selected pages to' }).selectOption({ label: 'Noa' });
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByText('Assignment of 60 pages changed.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The pages are assigned as before.').waitFor();
  await page.getByRole('checkbox', { name: 'Select all pages shown' }).check();
  await page.getByRole('button', { name: 'Select all 60 pages that match the filters' }).click();
  await page.getByRole('button', { name: 'Plan in calendar' }).click();
  await page.getByText('60 pages planned in the calendar.').waitFor();
  await server.sql.query(
    `with gone as (delete from indexed_page where url like '%/many/%' returning site_id)
     update indexed_site set judged_at = now() where id in (select site_id from gone)`,
  );
  await page.getByRole('textbox', { name: 'Address or title' }).fill('');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('3 pages', { exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Issue' }).selectOption({ label: 'Thin' });
  await page.getByRole('status').getByText('2 pages', { exact: true }).waitFor();
}
