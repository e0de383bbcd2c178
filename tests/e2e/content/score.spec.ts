import { liveScore } from '@pagewright/contract/advanced';
import { createContent, readContent, type ContentDraft } from '@pagewright/contract/content';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { isFullRun } from '../../run-size.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { createNavigator } from '../create-navigator.ts';
import { waitForEditor, typeAtEnd, typeText, type EditorPage } from './editor-page.ts';

/** A sentence of 31 words, longer than the limit of 25. */
const LONG =
  'When the rain comes at last and the gutters begin to fill with leaves and with all that the wind has carried there since spring the barrel below takes it in gladly.';
const ARTICLE = {
  title: 'A rain barrel',
  primaryKeyword: 'rain barrel',
  content: `<p>A rain barrel saves water.</p><p>It is cheap. ${LONG} Then it rests.</p><h2>Why</h2><p>Because it rains.</p>`,
};

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);
const maya = await server.signUp('Maya Lindqvist');

interface OpenItem extends EditorPage {
  readonly page: Page;
  readonly id: string;
  readonly places: Locator;
}

const navigate = createNavigator(browser, server, maya);

async function openItem(draft: ContentDraft, width = 1280): Promise<OpenItem> {
  const { body } = await server.call(maya, createContent, { body: draft });
  const page = await navigate(`/content/${body.id}`);
  await page.setViewportSize({ width, height: 740 });
  const editor = await waitForEditor(page);
  return { page, id: body.id, places: editor.text.locator('.place'), ...editor };
}

const finding = (page: Page, code: string): Locator => page.locator(`[data-code="${code}"]`).last();

test('without a score, the panel says why', async () => {
  const { page, text, keyword, points } = await openItem({ title: 'Empty' });
  const says = (sentence: string) => page.getByText(sentence).waitFor();
  await says('No score yet: write something first.');
  await text.click();
  await typeText(page, 'Too short to score.');
  await says('No score yet: write more than 50 characters.');
  await typeText(page, ' A rain barrel saves water, and that is all.');
  await says('No score yet: enter the primary keyword for this article.');
  await expect.poll(() => points.innerText()).toBe('—');
  await keyword.fill('rain barrel');
  await expect.poll(() => points.innerText()).toMatch(/^\d+\/100$/);
  await keyword.fill('');
  await says('No score yet: enter the primary keyword for this article.');
});

test.runIf(isFullRun)('words that are probably misspelled are shown in place', async () => {
  const { page, places } = await openItem({
    ...ARTICLE,
    content:
      '<p>A rain barrel saves water for the garden becuase the gutter fills it in a single night. A screen keeps leaves out of the colection.</p>',
  });
  await page.getByRole('button', { name: 'Reads well' }).click();
  const spelling = finding(page, 'misspellings');
  await spelling.getByText('2 words may be misspelled. Check them.').waitFor();
  await spelling.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => places.allInnerTexts()).toEqual(['becuase', 'colection']);
});

test('missing substance is shown above the score parts, with its cost and links to the places', async () => {
  const paragraph =
    '<p>A rain barrel saves water for the garden in summer. The gutter fills it in a single night. A screen keeps leaves and mosquitoes out of the water.</p>';
  const { page, places } = await openItem({ ...ARTICLE, content: paragraph.repeat(10) });
  const repeated = page.locator('[data-code="repetition"]');
  await repeated.getByText(/^9\d% of the text repeats earlier text word for word/).waitFor();
  const panel = page.getByRole('region', { name: 'Score' });
  await panel.getByRole('heading', { name: /^Substance/ }).waitFor();
  await expect(repeated.innerText()).resolves.toMatch(/−\d/);
  await repeated.getByRole('button', { name: /^Show \d+ places$/ }).click();
  await expect.poll(() => places.count()).toBeGreaterThan(20);
});

test.runIf(isFullRun)('a text that is partly in another language says so', async () => {
  const { page } = await openItem({
    ...ARTICLE,
    content: `<p>A rain barrel saves water. It is cheap, and the garden has water for the whole of the summer. The barrel stands below the gutter, and a screen keeps the leaves out of it.</p>
<p>La pluie remplit la cuve pendant la nuit, et le jardin a de l’eau pour tout l’été sans que personne ne paie. Il faut la vider avant l’hiver.</p>`,
  });
  await page.getByText('Parts of this text are in French. It is scored as English.').waitFor();
});

test('a finding marks its place, which moves with edits and disappears when fixed', async () => {
  const { page, text, places } = await openItem(ARTICLE);
  await page.getByRole('button', { name: 'Reads well' }).click();
  const show = finding(page, 'long_sentences').getByRole('button');
  await expect.poll(() => show.innerText()).toBe('Show the place');
  await show.click();
  await expect.poll(() => places.allInnerTexts()).toEqual([LONG]);
  await expect.poll(() => show.getAttribute('aria-pressed')).toBe('true');

  await typeAtEnd(text.locator('p').first(), ' And it saves money.');
  await expect.poll(() => places.allInnerTexts()).toEqual([LONG]);
  await text.locator('p').first().click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Note. ');
  await expect.poll(() => places.allInnerTexts()).toEqual([LONG]);

  await show.click();
  await expect.poll(() => places.count()).toBe(0);
  await show.click();
  await places.first().waitFor();
  await places.first().click({ clickCount: 3 });
  await typeText(page, 'Short sentences now.');
  await expect.poll(() => places.count()).toBe(0);
  await finding(page, 'long_sentences').getByText('No sentence is longer than 25 words.').waitFor();
});

test('the server is asked when typing stops, and agrees with the page and the list', async () => {
  const { page, id, text, points } = await openItem(ARTICLE);
  await page.getByText('Score up to date').waitFor();
  const saved = (await server.call(maya, readContent, { params: { id } })).body;
  await expect.poll(() => points.innerText()).toBe(`${saved.score}/100`);

  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/content-scoring/live-score')) asked.push(request.postDataJSON());
  });
  await text.locator('p').first().click();
  await page.keyboard.type(' A rain barrel in every garden, please.');
  await page.getByText('The server is scoring…').waitFor();
  await page.getByText('Score up to date').waitFor();
  expect(asked).toHaveLength(1);
  const answer = await server.call(maya, liveScore, { body: asked[0] as never });
  await expect.poll(() => points.innerText()).toBe(`${answer.body.overallScore}/100`);
});

test('the page keeps scoring when the server cannot', async () => {
  const { page, text, points } = await openItem(ARTICLE);
  await page.getByText('Score up to date').waitFor();
  await page.route('**/api/content-scoring/**', (route) => route.fulfill({ status: 500, json: {} }));
  const before = await points.innerText();
  await text.locator('h2').click();
  await page.keyboard.press('End');
  await typeText(page, ' a rain barrel');
  await page.getByRole('region', { name: 'Score' }).getByText('Failed to score content').waitFor();
  await expect.poll(() => points.innerText()).not.toBe(before);
});

test('on a phone the score is in its own tab, and a place leads back to the text', async () => {
  const { page, text, places } = await openItem(ARTICLE, 360);
  const tab = page.locator('label').filter({ hasText: /^Score \d+$/ });
  await tab.click();
  await page.getByRole('heading', { name: 'Largest gains' }).waitFor();
  expect(await text.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Reads well' }).click();
  await finding(page, 'long_sentences').getByRole('button').click();
  await expect.poll(() => places.first().isVisible()).toBe(true);
  await expect
    .poll(() =>
      places.first().evaluate((place) => {
        const { top, bottom } = place.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      }),
    )
    .toBe(true);
});
