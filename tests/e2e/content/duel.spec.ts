import { createContent, readContent } from '@pagewright/contract/content';
import { serpIntegration } from '@pagewright/contract/advanced';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { isFullRun } from '../../run-size.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessibleAtItsWidth } from '../expect-accessible.ts';
import { createNavigator } from '../create-navigator.ts';
import { waitForEditor, typeAtEnd } from './editor-page.ts';
import { openResearchedPages } from './researched-pages.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';

const PHONE = 360;
const CONTENT =
  '<p>A rain barrel saves water for the garden, and it is cheap.</p><h2>How large should a rain barrel be?</h2><p>A rain barrel should be as large as one storm on your roof: two hundred litres for a small roof, five hundred for a large roof.</p><h2>How do you keep mosquitoes out of a rain barrel?</h2><p>By luck.</p>';
const MOSQUITOES = 'How do you keep mosquitoes out of a rain barrel?';
const SIZE = 'How large should a rain barrel be?';
const DRINK = 'Can you drink from a rain barrel?';

const { settings, site } = await openResearchedPages();
const [server, browser] = await Promise.all([openTestServer(settings), openTestBrowser()]);
const maya = await server.signUp('Maya Lindqvist');

const create = async (primaryKeyword = 'rain barrel'): Promise<string> => {
  const body = { title: 'A rain barrel', content: CONTENT, primaryKeyword };
  return (await server.call(maya, createContent, { body })).body.id;
};
const research = (keyword: string) =>
  server.call(maya, serpIntegration, { body: { content: CONTENT, primaryKeyword: keyword } });

const navigate = createNavigator(browser, server, maya);

async function openItem(id: string, width = 1280): Promise<Page> {
  const page = await navigate(`/content/${id}`);
  await page.setViewportSize({ width, height: 800 });
  await waitForEditor(page);
  return page;
}
const duelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Passage duel' });
/** A question's row with its details. */
const rowOf = (page: Page, text: string): Locator =>
  duelOf(page)
    .locator('[data-outcome]')
    .filter({ has: page.getByRole('button', { name: text }) });
const question = (page: Page, text: string): Locator => duelOf(page).getByRole('button', { name: text });

test('a keyword is researched from the panel with progress, and lists show the same score', async () => {
  const id = await create('a rain barrel');
  const page = await openItem(id);
  const { points } = await waitForEditor(page);
  await page.getByText('Not compared with any pages yet.').waitFor();
  let releaseResponse = (): void => undefined;
  const held = new Promise<void>((resolve) => (releaseResponse = resolve));
  const guide = site.answers.get('/guide')!;
  site.answers.set('/guide', (_request, response) => {
    void held.then(() =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('body' in guide ? guide.body : ''),
    );
  });
  await page.getByText(/^Uses 1 SEO request/).waitFor();
  await page.getByRole('button', { name: 'Research this keyword' }).click();
  await page.getByRole('progressbar', { name: 'Reading pages' }).waitFor();
  await page.getByRole('button', { name: 'Cancel', exact: true }).first().click();
  await page.getByRole('button', { name: 'Research this keyword' }).waitFor();
  await page.getByText('Not compared with any pages yet.').waitFor();

  site.answers.set('/guide', guide);
  releaseResponse();
  await page.getByRole('button', { name: 'Research this keyword' }).click();
  await page.getByText(/^Researched .* · 3 pages · Serper$/).waitFor();
  await page.getByText('1 page could not be read and is left out.').waitFor();
  await page.getByText('Free: results from the last 24 hours are reused.').waitFor();
  await page.getByText('Score up to date').waitFor();
  const shown = Number.parseInt(await points.innerText(), 10);
  await expect
    .poll(async () => (await server.call(maya, readContent, { params: { id } })).body.score)
    .toBe(shown);
  await page.getByRole('button', { name: 'Competitor pages' }).click();
  const pages = page.getByRole('region', { name: 'Found by research' });
  await pages
    .getByRole('listitem')
    .filter({ hasText: 'Rain barrel care' })
    .getByText(/result 1 of Serper/)
    .waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator(`[data-content-id="${id}"]`).getByText(`Score: ${shown}/100`).waitFor();
});

test('each question shows who answers it, why, and how to win a lost one; typing counts at once', async () => {
  await research('rain barrel');
  const page = await openItem(await create());
  const { text } = await waitForEditor(page);
  await page.getByText(/^Researched /).waitFor();
  const opener = page.getByRole('button', { name: 'Passage duel' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await duelOf(page)
    .getByText(/^\d questions against 3 pages$/)
    .waitFor();
  await question(page, SIZE).getByText('Draw', { exact: true }).waitFor();
  await question(page, DRINK).getByText('Unanswered').waitFor();
  await question(page, DRINK).getByText('People also ask').waitFor();
  await question(page, MOSQUITOES).getByText('Lost').waitFor();
  await question(page, MOSQUITOES).getByText('Asked by 1 page').waitFor();
  // A heading about nothing in particular is not a searcher's question.
  expect(await question(page, 'Where does it stand?').count()).toBe(0);

  await duelOf(page).getByText('Lost 1', { exact: true }).click();
  expect(await question(page, SIZE).count()).toBe(0);
  await question(page, MOSQUITOES).focus();
  await page.keyboard.press('Enter');
  const row = rowOf(page, MOSQUITOES);
  await row.getByText('“Rain barrel care” answers this, and your text does not.').waitFor();
  const next = row.getByRole('region', { name: 'What to do next' });
  await expect.poll(() => next.innerText()).toMatch(/mosquitoes[\s\S]*screen/);
  const first = row.getByRole('listitem').first();
  await expect.poll(() => first.getByRole('link').getAttribute('href')).toBe(`${site.url}/screens`);
  await first.getByText('Cover every opening with a fine screen.').waitFor();
  await page.keyboard.press('Escape');
  await duelOf(page).waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);

  await typeAtEnd(
    text.locator('p').last(),
    ' Put a fine screen over every opening, and mosquitoes stay out of the barrel.',
  );
  await opener.click();
  await question(page, MOSQUITOES).getByText('Draw', { exact: true }).waitFor();
  await question(page, MOSQUITOES).click();
  const drawn = rowOf(page, MOSQUITOES);
  await drawn.getByText('Your text answers this, and so does 1 page.').waitFor();
  expect(await drawn.getByRole('region', { name: 'What to do next' }).count()).toBe(0);
  await duelOf(page)
    .getByText(/^Draws \d$/)
    .click();
  await question(page, SIZE).click();
  await rowOf(page, SIZE).getByRole('button', { name: 'Go to your passage' }).click();
  await duelOf(page).waitFor({ state: 'detached' });
  await expect
    .poll(() => text.locator('.place').allInnerTexts())
    .toEqual([expect.stringContaining('as large as one storm')]);
  await expect.poll(() => text.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test.runIf(isFullRun)(
  'without pages the duel says what is missing; a failed research run keeps earlier results',
  async () => {
    const page = await openItem(await create('a barrel that nobody knows'));
    await page.getByRole('button', { name: 'Passage duel' }).click();
    await duelOf(page).getByText('No pages to compare with').waitFor();
    await page.keyboard.press('Escape');
    await page.route('**/api/content-scoring/serp-integration*', (route) => route.abort());
    await page.getByRole('button', { name: 'Research this keyword' }).click();
    await page.getByText('The keyword could not be researched. Network Error').waitFor();
    await page.unroute('**/api/content-scoring/serp-integration*');
    await page.getByRole('button', { name: 'Research this keyword' }).click();
    await page.getByText(/^Researched .* · 3 pages · Serper$/).waitFor();
    expect(await page.getByText('The keyword could not be researched.').count()).toBe(0);
  },
);

test.each(isFullRun ? [PHONE, 1440] : [1440])(
  'axe finds nothing and nothing scrolls horizontally at %i pixels',
  async (width) => {
    await research('rain barrel');
    const page = await openItem(await create(), width);
    if (width === PHONE) await page.getByText(/^Score( \d+)?$/).click();
    await page.getByText(/^Researched /).waitFor();
    await expectAccessibleAtItsWidth(page.getByRole('region', { name: 'Score' }), 'research');
    await page.getByRole('button', { name: 'Passage duel' }).click();
    await question(page, MOSQUITOES).click();
    await duelOf(page).getByRole('region', { name: 'What to do next' }).waitFor();
    await expectAccessibleAtItsWidth(duelOf(page), 'duel');
    await expectNoOverflow(page, 'duel');
  },
);
