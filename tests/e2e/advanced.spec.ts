import { generateSocialSnippets, keywordDensity } from '@pagewright/contract/advanced';
import { createContent } from '@pagewright/contract/content';
import type { Page } from 'playwright';
import { expect, test, vi } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { expectAccessible } from './expect-accessible.ts';
import { openScreen } from './open-screen.ts';

vi.setConfig({ testTimeout: 120_000 });

const [server, browser] = await Promise.all([
  openTestServer({ DEFAULT_PLAN: 'Entrepreneur' }),
  openTestBrowser(),
]);
const maya = await server.signUp('Maya Lindqvist');
const TEXT =
  'A bee hotel in the sun fills within 3 weeks. Solitary bees fly less than 300 metres from their nest.';
const run = (page: Page) => page.getByRole('button', { name: 'Run analysis' }).click();
const result = (page: Page) => page.getByRole('region', { name: /^Result/ });
const runs = (page: Page) => page.getByRole('region', { name: 'Earlier runs' }).getByRole('listitem');

test('a text is analysed, and its runs are reopened by their address, compared, removed and brought back', async () => {
  const page = await openScreen(browser, server, '/advanced', maya);
  await page.getByRole('link', { name: 'Keyword density' }).click();
  await run(page);
  await page.getByText('Choose an article or paste a text.').waitFor();
  await page.getByLabel('Or a pasted text').fill(TEXT);
  await page.getByLabel('Target keywords').fill('bee hotel, wasp');
  await run(page);
  await result(page)
    .getByRole('row', { name: /bee hotel 1/ })
    .waitFor();
  await result(page)
    .getByRole('row', { name: /wasp 0 0 absent/ })
    .waitFor();
  await vi.waitFor(() => expect(page.url()).toContain('keywords=bee+hotel%2C+wasp'));
  const address = page.url();

  await server.call(maya, keywordDensity, {
    body: { content: TEXT.repeat(2), targetKeywords: ['bee hotel'], keep: true },
  });
  await page.goto(address);
  await result(page)
    .getByRole('row', { name: /bee hotel 1/ })
    .waitFor();
  expect(await page.getByLabel('Target keywords').inputValue()).toBe('bee hotel, wasp');
  await vi.waitFor(async () => expect(await runs(page).count()).toBe(2));
  await runs(page)
    .first()
    .getByRole('link', { name: /^Compare with/ })
    .click();
  const comparison = page.getByRole('region', { name: 'What changed' }).first();
  await comparison.getByRole('row', { name: /bee hotel › Count 1 2 \+1/ }).waitFor();
  await comparison.getByText('Gone: wasp').waitFor();
  await expectAccessible(page, 'comparison of runs');

  await runs(page)
    .first()
    .getByRole('button', { name: /^Remove the run/ })
    .click();
  await vi.waitFor(async () => expect(await runs(page).count()).toBe(1));
  await page.getByRole('button', { name: 'Undo' }).click();
  await vi.waitFor(async () => expect(await runs(page).count()).toBe(2));

  await page.goto('/advanced?tab=time-travel');
  await page.getByText('Unknown feature type').waitFor();
});

test('posts are drafted from an article as the platform shows them, and go into the calendar; intents as bars', async () => {
  const { body: item } = await server.call(maya, createContent, {
    body: { title: 'Bee hotels', content: TEXT },
  });
  const page = await openScreen(
    browser,
    server,
    `/advanced?tab=content-promotion&contentId=${item.id}&platform=Facebook`,
    maya,
    { viewport: { width: 360, height: 800 } },
  );
  await run(page);
  const first = result(page).getByRole('listitem').first();
  await first.getByText(/of 63,206 characters, as Facebook counts/).waitFor();
  await first.getByRole('button', { name: 'Add to calendar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add to calendar' }).click();
  await page.getByText('The post is in the calendar.').waitFor();
  const { rows } = await server.sql.query<{ title: string; platform: string; snippet: string }>(
    'select title, platform, snippet from calendar_event',
  );
  expect(rows).toEqual([
    { title: 'Bee hotels', platform: 'Facebook', snippet: expect.stringContaining('Bee hotels') },
  ]);

  await page.getByRole('tab', { name: 'Multi-Intent Strategy' }).click();
  await page.getByLabel('Primary keyword').fill('best bee hotel to buy');
  await run(page);
  await result(page).getByText('Commercial: to choose').first().waitFor();
  await expectAccessible(page, 'intent mix at 360 px');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  // A refusal is shown in the box, with what to do, and nothing is lost.
  await server.call(maya, generateSocialSnippets, { body: { content: TEXT } });
  await page.route('**/api/multi-intent/**', (route) =>
    route.fulfill({ status: 503, json: { error: 'Service temporarily unavailable.', code: 'unavailable' } }),
  );
  await run(page);
  const box = page.getByRole('alert').filter({ hasText: 'Analysis Error' });
  await box.getByText('Service temporarily unavailable.').waitFor();
  await expectAccessible(page, 'analysis error');
  expect(await page.getByLabel('Primary keyword').inputValue()).toBe('best bee hotel to buy');
});
