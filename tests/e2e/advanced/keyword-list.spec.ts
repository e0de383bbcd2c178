import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { DATAFORSEO_KEY, startDataForSeo } from '../../fakes/dataforseo/start-dataforseo.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';
import { openScreen } from '../open-screen.ts';

const source = await startDataForSeo({
  figures: {
    'rain barrel': { volume: 9_900, difficulty: 41, cpc: 0.8 },
    'rain barrels': { volume: 1_300, difficulty: 22, cpc: 2.4 },
    'garden hose': { volume: 27_100, difficulty: 63, cpc: 1.1 },
  },
});
afterAll(() => source.close());
const [server, browser] = await Promise.all([
  openTestServer({
    SEARCH_SOURCES: 'dataforseo',
    DATAFORSEO_API_KEY: DATAFORSEO_KEY,
    DATAFORSEO_URL: source.url,
  }),
  openTestBrowser(),
]);
const PHONE = { width: 360, height: 740 };

test('a pasted list gets its figures; keywords are filtered, planned as articles, and watched, with undo', async () => {
  const maya = await server.signUp('Maya');
  const page = await openScreen(browser, server, '/advanced?tab=multi-intent&analysis=keyword-list', maya);
  await page.getByRole('button', { name: 'Run analysis' }).click();
  await page.getByText('Enter a keyword').first().waitFor();
  await page.locator('input[type=file]').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Keyword,Volume\nrain barrel,1\nrain barrels,2\nRain Barrel,3\nmoon lantern,4\n'),
  });
  await page.getByRole('textbox', { name: 'Keywords' }).press('End');
  await page.getByText('4 keywords', { exact: true }).waitFor();
  await page.getByText('Uses 1 SEO request', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Run analysis' }).click();
  const table = page.getByRole('region', { name: 'Keywords', exact: true });
  await table.waitFor();
  await page.getByText('DataForSEO, which knows 2 of 3 keywords', { exact: false }).waitFor();
  await page.getByText('1 repeated keyword was left out.', { exact: false }).waitFor();
  const rows = () => table.getByRole('rowheader').allTextContents();
  expect(await rows()).toEqual(['rain barrel', 'rain barrels', 'moon lantern']);
  expect(await table.getByRole('row', { name: /moon lantern/ }).textContent()).toContain('———');
  // Unknown figures stay last in the other order.
  await table.getByRole('button', { name: 'Searches a month' }).click();
  expect(await rows()).toEqual(['rain barrels', 'rain barrel', 'moon lantern']);
  await expectAccessibleInLightAndDark(page, 'a keyword list');

  await page.getByRole('textbox', { name: 'Keyword contains' }).fill('barrel');
  await page.getByText('2 of 3 keywords', { exact: true }).waitFor();
  await table.getByRole('checkbox', { name: 'Select all that match the filters' }).check();
  await page.getByText('2 keywords selected, 1 article').waitFor();
  await page.getByRole('button', { name: 'Plan in calendar' }).click();
  await page.getByText('1 article planned in the calendar.').waitFor();
  const planned = async () => {
    const { rows: events } = await server.sql.query<{ title: string; snippet: string }>(
      'select title, snippet from calendar_event where workspace_id = $1 and removed_at is null',
      [maya.workspaceId],
    );
    return events;
  };
  expect(await planned()).toEqual([
    { title: 'Write: rain barrel', snippet: expect.stringContaining('Also for: rain barrels') as string },
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The plan was removed from the calendar.').waitFor();
  expect(await planned()).toEqual([]);

  await page.setViewportSize(PHONE);
  await table.getByRole('checkbox', { name: 'Select rain barrels' }).check();
  await expectNoOverflow(page, 'a keyword list');
  await page.getByRole('button', { name: 'Watch keywords' }).click();
  await page.getByText('1 keyword watched.').waitFor();
  // The notice about the calendar may still be there.
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByText('The keywords are no longer watched.').waitFor();
  await page.context().close();
});
