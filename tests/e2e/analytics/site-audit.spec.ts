import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { startWebHost, type WebHost } from '../../fakes/web/start-web-host.ts';
import { isFullRun } from '../../run-size.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessible, expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { openScreen } from '../open-screen.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';
import { putPages } from './put-pages.ts';

const [server, browser] = await Promise.all([
  openTestServer({ OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '0', DEFAULT_PLAN: 'Professional' }),
  openTestBrowser(),
]);

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1360, height: 900 };

test('a site is crawled with one click, its pages are filtered, and the audit links to them', async () => {
  const site = await startWebHost({}, { address: '127.0.0.3' });
  putPages(site, { '/': 'Home', '/barrels': 'Choosing rain barrels', '/decoy': 'Notes on compost' });
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
  putPages(site, { '/barrels': 'Choosing a rain barrel in 2026' });
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
