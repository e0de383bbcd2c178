import { generateSocialSnippets, keywordDensity, liveScore } from '@pagewright/contract/advanced';
import { addEvidencePage, createContent } from '@pagewright/contract/content';
import type { Locator, Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { startWikipedia } from '../fakes/wikipedia/start-wikipedia.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { expectAccessible } from './expect-accessible.ts';
import { chooseAnalysis } from './advanced/choose-analysis.ts';
import { openScreen } from './open-screen.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { expectOneTabRow } from './expect-one-tab-row.ts';

const TEXT =
  'A bee hotel in the sun fills within 3 weeks. Solitary bees fly less than 300 metres from their nest.';
/** Monthly readers of an article: three times as many in June and July as in winter, 22,000 a year. */
const SUMMERY = [1000, 1000, 1500, 2000, 2500, 3000, 3000, 2500, 2000, 1500, 1000, 1000];
const MONTHS = 48;
const thisMonth = new Date().getUTCMonth();
const SPOKEN =
  'A rain barrel is a tank that stands below the gutter. It gathers the water of the roof, so that you can water the garden for free in a dry summer.';
/** Used by one competitor in the same words, and by no one else. */
const SCREEN = 'A rain barrel with a fine screen keeps hungry mosquitoes away.';
const SNAILS =
  'Copper tape around a rain barrel repels snails during humid nights. Dark paint shields each rain barrel from algae.';
const SURVEY =
  'Our survey of 412 allotments found that one cedar rain barrel outlived eleven plastic rivals.';
const wikipedia = await startWikipedia([
  {
    title: 'Rain barrel',
    text: `<h2>What is a rain barrel?</h2><p>${SPOKEN}</p><p>${TEXT.repeat(4)}</p>`,
    views: Array.from({ length: MONTHS }, (_, at) => SUMMERY[(thisMonth + at) % SUMMERY.length] ?? 0),
  },
  // Varies without a season.
  {
    title: 'Gravel path',
    text: '<p>Gravel drains well.</p>',
    views: Array.from({ length: MONTHS }, (_, at) => 1000 + ((at * 37) % 61)),
  },
]);
afterAll(() => wikipedia.close());
const [server, browser] = await Promise.all([
  openTestServer({
    DEFAULT_PLAN: 'Entrepreneur',
    SEARCH_SOURCES: 'wikipedia',
    WIKIPEDIA_URL: wikipedia.url,
    PAGEVIEWS_URL: wikipedia.url,
  }),
  openTestBrowser(),
]);
const maya = await server.signUp('Maya Lindqvist');
const run = (page: Page, name = 'Run analysis') => page.getByRole('button', { name }).click();
const result = (page: Page) => page.getByRole('region', { name: /^Result/ });
const runs = (page: Page) => page.getByRole('region', { name: 'Earlier runs' }).getByRole('listitem');
const openRuns = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Earlier runs' }).click();
  await page.getByRole('region', { name: 'Earlier runs' }).waitFor();
};

test('the score updates with the text; analysis runs are reopened by URL, compared, removed, and restored', async () => {
  const page = await openScreen(browser, server, '/advanced', maya);
  await expectOneTabRow(page, [
    'Live Content Scoring',
    'AI Optimization',
    'Competitive Intel',
    'Multi-Intent Strategy',
    'Backlink Finder',
    'Comprehensive Analysis',
    'Predictive Analytics',
    'Content Promotion',
  ]);
  // The score updates while typing, in the browser: no server request, and no saved run.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/content-scoring/')) asked.push(request.url());
  });
  await page.getByLabel('Or paste text').fill(TEXT);
  const live = page.getByRole('region', { name: 'As you write' });
  await live.getByText('There is no score: there is no primary keyword.').waitFor();
  await page.getByLabel('Primary keyword').fill('bee hotel');
  for (const content of [TEXT, TEXT.repeat(8)]) {
    await page.getByLabel('Or paste text').fill(content);
    const { body } = await server.call(maya, liveScore, { body: { content, primaryKeyword: 'bee hotel' } });
    expect(body.overallScore).toBeGreaterThan(0);
    await live.getByText(`${body.overallScore} / 100`, { exact: true }).first().waitFor();
  }
  expect(asked).toEqual([]);
  expect(await runs(page).count()).toBe(0);
  await page.getByLabel('Or paste text').fill('');
  await live.waitFor({ state: 'detached' });
  await chooseAnalysis(page, 'Keyword density');
  await run(page);
  await page.getByText('Choose an article or paste text.').waitFor();
  await page.getByLabel('Or paste text').fill(TEXT);
  await page.getByLabel('Target keywords').fill('bee hotel, wasp');
  await run(page);
  await result(page)
    .getByRole('row', { name: /bee hotel 1/ })
    .waitFor();
  await result(page)
    .getByRole('row', { name: /wasp 0 0 absent/ })
    .waitFor();
  // The result is above the form, which is unchanged.
  const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())!.y;
  expect(await topOf(result(page))).toBeLessThan(await topOf(page.getByLabel('Target keywords')));
  expect(await page.getByLabel('Or paste text').inputValue()).toBe(TEXT);
  await expect.poll(() => page.url()).toContain('keywords=bee+hotel%2C+wasp');
  const address = page.url();

  await server.call(maya, keywordDensity, {
    body: { content: TEXT.repeat(2), targetKeywords: ['bee hotel'], keep: true },
  });
  await page.goto(address);
  await result(page)
    .getByRole('row', { name: /bee hotel 1/ })
    .waitFor();
  await expect.poll(() => page.getByLabel('Target keywords').inputValue()).toBe('bee hotel, wasp');
  await openRuns(page);
  await expect.poll(() => runs(page).count()).toBe(2);
  await runs(page).first().getByText('Keywords: 0 new, 1 gone in the later run.', { exact: false }).waitFor();
  await runs(page)
    .first()
    .getByRole('link', { name: /^Compare with/ })
    .click();
  const comparison = page.getByRole('region', { name: 'What changed' }).first();
  await comparison.getByRole('row', { name: /bee hotel › Count 1 2 \+1/ }).waitFor();
  await comparison.getByRole('region', { name: 'Different inputs' }).getByText('Gone: wasp').waitFor();
  await comparison.getByRole('row', { name: 'Keywords — wasp' }).waitFor();
  await expectAccessible(page, 'comparison of runs');

  await openRuns(page);
  await runs(page)
    .first()
    .getByRole('button', { name: /^Remove the run/ })
    .click();
  await expect.poll(() => runs(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Analysis restored.').waitFor();
  await openRuns(page);
  await expect.poll(() => runs(page).count()).toBe(2);

  await page.goto('/advanced?tab=time-travel');
  await page.getByText('Unknown feature type').waitFor();
});

test('posts are drafted from an article as each platform shows them and added to the calendar; intents appear as bars', async () => {
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
  await run(page, 'Generate Social Snippets');
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
  // Typing earlier would fill the form of the previous tab.
  await page.getByRole('button', { name: 'Run analysis' }).waitFor();
  await page.getByLabel('Primary keyword').fill('best bee hotel to buy');
  await run(page);
  await result(page).getByText('Commercial: to choose').first().waitFor();
  await expectAccessible(page, 'intent mix at 360 px');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  // An error is shown in the dialog with what to do, and nothing is lost.
  await server.call(maya, generateSocialSnippets, { body: { content: TEXT } });
  await page.route('**/api/multi-intent/**', (route) =>
    route.fulfill({ status: 503, json: { error: 'Service temporarily unavailable.', code: 'unavailable' } }),
  );
  await page.getByText('Run it again with other inputs').click();
  await run(page);
  const box = page.getByRole('alert').filter({ hasText: 'Analysis Error' });
  await box.getByText('Service temporarily unavailable.').waitFor();
  await expectAccessible(page, 'analysis error');
  await expect.poll(() => page.getByLabel('Primary keyword').inputValue()).toBe('best bee hotel to buy');
});

test('Predictive Analytics finds seasonality, forecasts with intervals, and is evaluated; a spoken answer is quoted', async () => {
  const page = await openScreen(
    browser,
    server,
    '/advanced?tab=predictive-analytics&keyword=Rain+barrel&keywords=Gravel+path',
    maya,
  );
  await run(page);
  const card = (name: string) =>
    result(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
  const barrel = card('Rain barrel');
  await barrel.getByText('seasonal', { exact: true }).waitFor();
  await barrel.getByText(/^Based on the page views of the article Rain barrel.* on \S+\.\s*$/).waitFor();
  await barrel.getByText('Page views per month').waitFor();
  await barrel.getByText(/^Forecast from \w+ \d{4}$/).waitFor();
  // The axis starts at 0 and ends at a round value above all points.
  const ticks = (await barrel.locator('figure [aria-hidden] > span[style]').allInnerTexts()).map(numberIn);
  expect([ticks[0], (ticks.at(-1) ?? 0) >= 3_000, (ticks.at(-1) ?? 0) % 500]).toEqual([0, true, 0]);
  await card('Gravel path').getByText('no clear season').waitFor();
  // Changing the assumptions changes the forecast: a year that repeats the previous ones.
  await page.getByRole('slider', { name: 'Months ahead' }).press('End');
  const year = barrel.locator('dl > div').filter({ hasText: 'Expected over 12 months' });
  const expected = Number((await year.locator('dd > span').innerText()).replaceAll(',', ''));
  expect(Math.abs(expected - 22_000)).toBeLessThan(1_100);
  await year.getByText('Evidence').click();
  await year.getByText(/^90% interval: [\d,]+–[\d,]+$/).waitFor();
  await barrel.getByText('As a table').click();
  const rows = await barrel.getByRole('region').first().getByRole('row').allInnerTexts();
  const months = rows.slice(1).map((row) => row.split('\t').map((cell) => cell.trim()));
  expect(months).toHaveLength(12);
  const highest = months.toSorted((one, other) => numberIn(other[1]) - numberIn(one[1])).slice(0, 2);
  expect(highest.map(([month = '']) => month.slice(0, 3)).toSorted()).toEqual(['Jul', 'Jun']);
  await expectAccessible(page, 'forecast');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page, 'forecast with its tables');

  await page.getByText('No forecast month has passed yet.').waitFor();
  // As if the forecast had been made earlier: one of its two months matched, the other did not.
  const stored = {
    months: ['2026-01', '2026-02'],
    mean: [1000, 1000],
    lower50: [900, 900],
    upper50: [1100, 1100],
    lower90: [900, 900],
    upper90: [1100, 1100],
  };
  await server.sql.query("update forecast set stored = $1, actual = '[1050, 1300]' where keyword = $2", [
    JSON.stringify(stored),
    'Rain barrel',
  ]);
  await page.reload();
  await page.getByText('2 months graded: 50% fell in the 50% interval, 50% in the 90% interval.').waitFor();
  // 200 × 50 / 2050 and 200 × 300 / 2300, halved.
  await page.getByRole('row', { name: /^Rain barrel .* 2 50% 15% held$/ }).waitFor();
  await page.getByRole('row', { name: /^Gravel path .* 0 — — open$/ }).waitFor();

  await page.goto('/advanced?tab=ai-optimization&analysis=voice-search-outline&keyword=rain+barrel');
  await run(page);
  const answer = result(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'What is a rain barrel?', exact: true }) });
  await expect.poll(() => answer.getByRole('blockquote').innerText()).toBe(SPOKEN);
  await answer.getByRole('link', { name: 'Rain barrel' }).first().waitFor();
  await answer.getByText('31 words').waitFor();

  // A page pasted here is included in the next run, and the screen does not change.
  const pasted =
    'A full rain barrel of 200 litres weighs about 210 kilograms, so it must stand on level stone or concrete, and never on a wooden deck or on soft soil.';
  await page.getByText('Run it again with other inputs').click();
  await page.getByRole('button', { name: 'Add competitor pages' }).click();
  await page
    .getByRole('textbox', { name: 'Page', exact: true })
    .fill(`<title>Barrels explained</title><h2>How heavy is a full rain barrel?</h2><p>${pasted}</p>`);
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByText('1 page added').waitFor();
  await page.getByRole('tab', { name: 'Upload', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'barrel.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<title>Uploaded</title><p>A barrel fills in one storm.</p>'),
  });
  await page.getByText('2 pages added').waitFor();
  const asked = page.waitForRequest(/\/api\/.*\/voice-search-outline/);
  await run(page);
  expect(JSON.parse((await asked).postData() ?? '')).toMatchObject({
    topic: 'rain barrel',
    pages: [
      { text: expect.stringContaining(pasted) as string },
      { text: expect.stringContaining('one storm') as string },
    ],
  });

  // Two pages and our text on the coverage × originality chart; each opens to its evidence.
  const { body: item } = await server.call(maya, createContent, {
    body: { title: 'Rain barrels', content: `${SCREEN} ${SURVEY}` },
  });
  for (const [title, text] of [
    ['Snails', `${SCREEN} ${SNAILS}`],
    [
      'Blocks',
      'Cinder blocks lift the rain barrel until gravity fills a can; oak blocks rot early. Is that what you would do with it?',
    ],
  ] as const)
    await server.call(maya, addEvidencePage, {
      params: { id: item.id },
      body: { title, text, url: `https://${title.toLowerCase()}.example/`, source: 'pasted' },
    });
  await page.goto(
    `/advanced?tab=content-scoring&analysis=semantic-completeness&contentId=${item.id}&keyword=rain+barrel`,
  );
  await run(page);
  const map = result(page).getByRole('group', { name: 'Map of coverage and originality' });
  const snails = map.getByRole('link', { name: /^1: Snails, coverage \d+%, originality 67%$/ });
  await expect.poll(() => snails.getAttribute('href')).toBe('https://snails.example/');
  await map.getByRole('link', { name: /^2: Blocks, coverage \d+%, originality 100%$/ }).waitFor();
  await map.getByRole('button', { name: /^Your text, coverage \d+%, originality 50%$/ }).press('Enter');
  await result(page).getByText(SURVEY).waitFor();
  // One page says "blocks" twice; our text never does.
  await result(page)
    .getByText(/^0 of \d+(?:–\d+)?: fewer than usual$/)
    .first()
    .waitFor();
  await expectNoOverflow(page, 'map of coverage and originality');
  await expectAccessible(page, 'map of coverage and originality');
  await page.context().close();
});

function numberIn(cell = ''): number {
  return Number(cell.replaceAll(',', ''));
}
