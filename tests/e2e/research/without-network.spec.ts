import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { startRainBarrels } from '../../fakes/web/rain-barrels/start-rain-barrels.ts';
import { isFullRun } from '../../run-size.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { openScreen } from '../open-screen.ts';
import { button, fillIdeaStep, KEYWORD, pastePages, type PastedPage } from './brief-wizard.ts';

/** Nothing listens at this address. */
const NOWHERE = 'http://127.0.0.1:9';

const [web, browser] = await Promise.all([startRainBarrels(), openTestBrowser()]);
const [server, pages] = await Promise.all([
  openTestServer({
    SEARCH_SOURCES: 'serper, wikipedia',
    SERPER_API_KEY: 'a-key-for-nobody',
    SERPER_URL: NOWHERE,
    WIKIPEDIA_URL: NOWHERE,
    SEARCH_TIMEOUT_MS: '500',
  }),
  Promise.all(
    [`${web.blog.url}/2026/rain-barrel-size/`, `${web.handbook.url}/handbook/rain-barrel-winter.html`].map(
      copy,
    ),
  ),
]);
afterAll(() => web.close());
const maya = await server.signUp('Maya Lindqvist');

/** A page's text as copied from a browser. */
async function copy(url: string): Promise<PastedPage> {
  return { url, text: await (await fetch(url)).text() };
}

/** Each strategy by its name on the screen, with the options to select. */
const STRATEGIES: readonly { strategy: string; location?: string; choices?: readonly [string, string][] }[] =
  [
    { strategy: 'Standard' },
    { strategy: 'Geographic', location: 'Oslo' },
    { strategy: 'Industry', choices: [['Industry', 'Education']] },
    { strategy: 'Funnel', choices: [['Funnel Stage', 'Awareness']] },
    {
      strategy: 'Multi-targeting',
      location: 'Leeds',
      choices: [
        ['Industry', 'Legal'],
        ['Funnel Stage', 'Decision'],
      ],
    },
  ];
const outlineOf = (page: Page) => page.getByRole('region', { name: 'Outline', exact: true });

test('a brief from pasted pages says what it is based on, and that no source was reached', async () => {
  const page = await openScreen(browser, server, '/strategy', maya);
  await fillIdeaStep(page, { pages });
  await button(page, 'Generate Brief').click();
  await page.getByText('Modeled from 2 pages').waitFor();
  await page.getByText('No search source could be reached.').first().waitFor();
  await page.getByText(/^Sources searched/).click();
  await page.getByText(/Serper \(results\): Serper could not be reached/).waitFor();
  await page.getByRole('heading', { name: /Rain barrel\s+Modeled/ }).waitFor();
  await page.context().close();
});

test.runIf(isFullRun)(
  'an unreachable address is reported, and the brief is estimated and says what would improve it',
  async () => {
    const page = await openScreen(browser, server, '/strategy', maya);
    await fillIdeaStep(page, { competitors: [`${web.blog.url}/2026/rain-barrel-size/`] });
    await button(page, 'Generate Brief').click();
    await page.getByText(/^No pages were compared, so this brief is modeled.*Paste pages/).waitFor();
    await page.getByText('No search source could be reached.').first().waitFor();
    await page.getByText('Pages left out (1)').click();
    await page.getByText(/is in a private or reserved network/).waitFor();
    await page.context().close();
  },
);

test.runIf(isFullRun)(
  'an outline from pasted pages names them; without pages, five truly different ones are estimated',
  async () => {
    const page = await openScreen(browser, server, '/outline', maya);
    await page.getByLabel('Target Keyword').fill(KEYWORD);
    const choose = async (label: string, option: string): Promise<void> => {
      await page.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    const headings = new Map<string, Set<string>>();
    let before: readonly string[] = [];
    for (const { strategy, location, choices = [] } of STRATEGIES) {
      await choose('Targeting Strategy', strategy);
      if (location !== undefined) await page.getByLabel('Location').fill(location);
      for (const [label, option] of choices) await choose(label, option);
      await button(page, 'Generate Outline').click();
      await outlineOf(page).getByText('Modeled: no pages').waitFor();
      const sections = () => outlineOf(page).locator('[data-section-id]').locator('h3, h4').allInnerTexts();
      // The previous one stays until the next one is ready.
      await expect.poll(sections).not.toEqual(before);
      before = await sections();
      headings.set(strategy, new Set(before));
    }
    expect(headings.size).toBe(5);
    const alike = [...headings].flatMap(([one, own]) =>
      [...headings].flatMap(([other, theirs]) =>
        one !== other && own.intersection(theirs).size >= own.size / 2 ? [`${one}, ${other}`] : [],
      ),
    );
    expect(alike).toEqual([]);

    await choose('Targeting Strategy', 'Standard');
    await pastePages(page, pages);
    await button(page, 'Generate Outline').click();
    await outlineOf(page).getByText('2 pages compared').waitFor();
    await page.context().close();
  },
);
