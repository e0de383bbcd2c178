import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { beaconScript } from '../../apps/server/src/features/analytics/index.ts';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { TEST_PASSWORD } from '../server/test-server.ts';
import { choose, editorOf, waitForEditor, save, typeAtEnd } from './content/editor-page.ts';

const ARTICLE = join(import.meta.dirname, 'content/free-water.md');
const KEYWORD = 'rain barrel';
const TITLE = 'Free water for a thirsty garden: set up a rain barrel';
const DESCRIPTION =
  'A rain barrel fills from your roof and waters the garden without a pump. What you need, how large it must be, and how to build it in one Saturday.';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);

/** What a user does about each finding, by code. */
const REMEDIES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  keyword_in_title: (page) => editorOf(page).title.fill(TITLE),
  keyword_in_meta_description: (page) => editorOf(page).metaDescription.fill(DESCRIPTION),
  keyword_in_introduction: (page) =>
    typeAtEnd(block(page, 'p', 'Every summer the same'), ' All you need is a rain barrel.'),
  keyword_in_headings: (page) =>
    typeAtEnd(block(page, 'h2', 'Building it in five steps'), ': the rain barrel meets the pipe'),
  async keyword_density(page) {
    for (const [where, words] of [
      ['It also helps the street', ' A rain barrel takes the top off the flood.'],
      ['Choose a dark container', ' A green rain barrel does as well as a black one.'],
      ['Most people buy too small', ' Two small tanks cost more than one large rain barrel.'],
      ['The work needs no plumber', ' Put the rain barrel where the can fits below the tap.'],
      ['Water early in the morning', ' Empty the rain barrel before the next storm comes.'],
      ['Mosquitoes need a week', ' Scrub the rain barrel once a year.'],
    ] as const) {
      await typeAtEnd(block(page, 'p', where), words);
    }
  },
  async link_text(page) {
    await editorOf(page).text.getByRole('link', { name: 'click here' }).click();
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await page.getByLabel('Link text').fill('our notes on drip lines');
    await page.getByRole('button', { name: 'Set link' }).click();
  },
  async image_alternatives(page) {
    await editorOf(page).text.getByRole('img').or(editorOf(page).text.locator('img')).first().click();
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    await page.getByLabel('Alternative text').fill('A blue barrel under a downpipe');
    await page.getByRole('button', { name: 'Save alternative text' }).click();
  },
};

const block = (page: Page, tag: string, beginning: string) =>
  editorOf(page).text.locator(tag).filter({ hasText: beginning });

const points = async (page: Page): Promise<number> =>
  Number.parseInt(await editorOf(page).points.innerText(), 10);

/** The gains shown in the panel by finding code, largest first. */
async function gains(page: Page): Promise<ReadonlyMap<string, number>> {
  const stated = await editorOf(page).findings.evaluateAll((rows) =>
    rows.map((row) => [
      row.getAttribute('data-code') ?? '',
      Number(/gains ([\d.]+) points?/.exec(row.textContent)?.[1] ?? 0),
    ]),
  );
  return new Map(stated as [string, number][]);
}

test('a new user imports an article, works through the score explanations, saves it, and publishes it', async () => {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/sign-up');
  await page.getByLabel('Full name').fill('Maya Lindqvist');
  await page.getByLabel('Email address').fill('maya@example.com');
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'No content found' }).waitFor();

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await (await chooser).setFiles(ARTICLE);
  await page.getByText('File uploaded successfully!').waitFor();
  const editor = await waitForEditor(page);
  await expect.poll(() => editor.title.inputValue()).toBe('Free water for a thirsty garden');
  await expect.poll(() => page.getByTestId('word-count').innerText()).toBe('1,042 words');
  await page.getByText('No score yet: enter the primary keyword for this article.').waitFor();

  await editor.keyword.fill(KEYWORD);
  await expect.poll(() => editor.points.innerText()).toMatch(/^\d+\/100$/);
  const atFirst = await points(page);
  // The article never mentions its keyword, has no links, and gives figures without a source.
  await expect
    .poll(async () => [...(await gains(page)).keys()].slice(0, 3).toSorted())
    .toEqual(['keyword_in_title', 'links', 'unsourced_figures']);
  for (const part of ['Can be found', 'Reads well', 'Says something']) {
    await page.getByRole('button', { name: part }).click();
  }
  const followed = new Set<string>();
  for (;;) {
    const stated = [...(await gains(page))].find(([code, gain]) => gain > 0 && code in REMEDIES);
    if (!stated) break;
    const [code, gain] = stated;
    expect(followed, 'a finding that was put right').not.toContain(code);
    followed.add(code);
    const now = await points(page);
    await REMEDIES[code]?.(page);
    await expect.poll(() => gains(page).then((left) => left.get(code)), { message: code }).toBe(0);
    // Both scores are rounded to whole points.
    expect(Math.abs((await points(page)) - now - gain), code).toBeLessThan(1.01);
  }
  expect([...followed].toSorted()).toEqual(Object.keys(REMEDIES).toSorted());
  const atLast = await points(page);
  // Only keyword placement, links, and image texts were corrected; the rest of the text stayed.
  expect(atLast).toBeGreaterThan(atFirst + 12);
  await page.getByText('Score up to date').waitFor();

  await save(page);
  await page.getByText('Content updated successfully!').waitFor();
  await expect.poll(() => editor.state.innerText()).toBe('Content saved successfully!');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await editor.dialog.waitFor({ state: 'detached' });
  const card = page.getByRole('article', { name: TITLE });
  await card.getByText(`Score: ${atLast}/100`).waitFor();

  await page.reload();
  await card.getByRole('link', { name: `Edit ${TITLE}` }).click();
  await waitForEditor(page);
  await expect.poll(() => editor.points.innerText()).toBe(`${atLast}/100`);
  await expect.poll(() => editor.metaDescription.inputValue()).toBe(DESCRIPTION);
  await choose(editor.status, 'Published');
  await save(page);
  const address = await page.getByRole('link', { name: 'View page' }).getAttribute('href');

  const stranger = await (await browser.newContext()).newPage();
  const answer = await stranger.goto(address!);
  expect(answer?.status()).toBe(200);
  await expect.poll(() => stranger.title()).toContain(TITLE);
  await stranger.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await stranger.getByRole('img', { name: 'A blue barrel under a downpipe' }).waitFor({ state: 'attached' });
  await stranger.getByRole('link', { name: 'our notes on drip lines' }).waitFor();
  const inHead = (selector: string, attribute: string) =>
    stranger.locator(`head ${selector}`).getAttribute(attribute);
  await expect.poll(() => inHead('meta[name="description"]', 'content')).toBe(DESCRIPTION);
  await expect.poll(() => inHead('link[rel="canonical"]', 'href')).toBe(address);
  const data: unknown = JSON.parse(
    (await stranger.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  expect(data).toMatchObject({ headline: TITLE, author: { name: 'Maya Lindqvist' } });
  // The beacon, and no other script.
  const scripts = stranger.locator('script:not([type="application/ld+json"])');
  await expect.poll(() => scripts.allTextContents()).toEqual([beaconScript]);

  await page.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: `More actions for ${TITLE}` }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await page.getByText(`${TITLE} is no longer public.`).waitFor();
  await card.getByText('Draft', { exact: true }).waitFor();
  expect((await stranger.reload())?.status()).toBe(404);
  await card.getByRole('button', { name: `More actions for ${TITLE}` }).click();
  await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
  await page.getByText(`${TITLE} is published.`).waitFor();
  await card.getByText('Published', { exact: true }).waitFor();
  expect((await stranger.reload())?.status()).toBe(200);
  await stranger.context().close();
  await context.close();
});
