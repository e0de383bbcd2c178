import { addToWatchlist, changeOwnSite } from '@pagewright/contract/analytics';
import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { SERPER_KEY, startSerper } from '../../fakes/serper/start-serper.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';
import { openScreen } from '../open-screen.ts';

/** Addresses at positions, by keyword; all other results are fillers. */
const planted: Record<string, Record<number, string>> = {
  'bike chain': { 3: 'https://www.fenwick.example/chains', 6: 'https://rival.example/chains' },
  'chain oil for wet weather': { 4: 'https://rival.example/oil' },
};
const serper = await startSerper({
  questions: ['How long does a chain last?'],
  organic: (keyword) =>
    Array.from({ length: 10 }, (_, at) => ({
      title: `Result ${at + 1}`,
      link: planted[keyword]?.[at + 1] ?? `https://filler-${at + 1}.example/`,
    })),
});
afterAll(() => serper.close());
const [server, browser] = await Promise.all([
  openTestServer({
    SEARCH_SOURCES: 'serper',
    SERPER_API_KEY: SERPER_KEY,
    SERPER_URL: serper.url,
    OUTGOING_ALLOW: '127.0.0.0/8',
    DEFAULT_PLAN: 'Professional',
  }),
  openTestBrowser(),
]);
const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1360, height: 900 };

test('a market is tracked after its cost was shown; positions, gaps, and history show, and the budget stops it', async () => {
  const maya = await server.signUp('Maya Lindqvist');
  const page = await openScreen(browser, server, '/analytics/ranks', maya, { viewport: WIDE });
  await page.getByText('Add the keywords you want to track to your watchlist.').waitFor();
  await server.call(maya, changeOwnSite, { body: { site: 'fenwick.example' } });
  await server.call(maya, addToWatchlist, {
    body: { competitors: ['rival.example'], keywords: Object.keys(planted) },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Track a market' }).click();
  const form = page.getByRole('form', { name: 'Track a market' });
  await form.getByText('At most 4 results pages a week, 20 a month.').waitFor();
  await form.getByLabel('Results to read').selectOption('10');
  await form.getByLabel('How often').selectOption('daily');
  await form.getByText('At most 2 results pages a day, 62 a month.').waitFor();
  expect(serper.requests).toEqual([]);
  await expectAccessibleInLightAndDark(form, 'tracker form');
  await form.getByRole('button', { name: 'Start tracking' }).click();
  await page.getByText('Up to date').waitFor();
  const rows = page.getByRole('region', { name: 'Positions by keyword' }).getByRole('row');
  await rows.filter({ hasText: 'bike chain' }).getByText('fenwick.example/chains').waitFor();
  await rows.filter({ hasText: 'People also ask' }).first().waitFor();
  await rows.filter({ hasText: 'wet weather' }).getByText('Not in the first 10').waitFor();

  // Yesterday is a gap; two days ago had other positions, and one failure.
  await server.sql.query(`
    insert into rank_check (tracker_id, day, keyword, results, sites, problem)
    select tracker_id, day - 2, keyword, case when keyword = 'bike chain' then 10 end,
      case when keyword = 'bike chain' then '[{"site":"fenwick.example","position":9,"url":"https://fenwick.example/"}]' else '[]' end::jsonb,
      case when keyword <> 'bike chain' then 'source_failed' end from rank_check`);
  await page.reload();
  await rows.filter({ hasText: 'bike chain' }).getByText('Up 6').waitFor();
  await page.getByRole('button', { name: 'Show the history of bike chain' }).click();
  const history = page.getByRole('region', { name: 'History of “bike chain”' });
  await history.getByText('Show as a table').click();
  const days = history.getByRole('row');
  await expect
    .poll(async () => (await days.getByRole('cell').allInnerTexts()).slice(0, 9))
    .toEqual(['3', '6', 'People also ask', 'not asked', 'not asked', '—', '9', 'not asked', '—']);
  await page.getByText('fenwick.example: 19%').waitFor();
  await expectAccessibleInLightAndDark(page, 'rank tracking');

  await page.locator('summary', { hasText: 'Monthly budget' }).click();
  await page.getByLabel('Results pages a month').fill('2');
  await page.keyboard.press('Enter');
  await page.getByText('more than the budget of 2').waitFor();
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('The monthly budget for rank tracking is used up.').waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^ranks-.*\.csv$/);
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page, 'rank tracking');

  await page.setViewportSize(WIDE);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No market is tracked yet').waitFor();

  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  await page.locator('input[type=file]').setInputFiles({
    name: 'semrush.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Keyword,Position,Search Volume,Traffic Cost,URL,Timestamp\nbike chain,4,1300,1,https://fenwick.example/chains,2026-11-20\nbike bell,soon,90,1,,2026-11-20\n',
    ),
  });
  const preview = page.getByRole('form', { name: 'What “semrush.csv” holds' });
  await preview.getByText('1 position from Semrush (Nov 20, 2026)').waitFor();
  await preview.getByText('1 row whose position is not a whole number').waitFor();
  await preview.getByText('Line 3: bike bell | soon').waitFor();
  await expectAccessibleInLightAndDark(page, 'rank import');
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page, 'rank import');
  await page.setViewportSize(WIDE);
  await preview.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('button', { name: 'Show semrush.csv' }).click();
  await page.getByRole('region', { name: 'Positions in semrush.csv' }).getByText('bike chain').waitFor();
  await page.context().close();
});
