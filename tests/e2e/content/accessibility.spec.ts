import { createContent, updateContent } from '@pagewright/contract/content';
import { updateSettings } from '@pagewright/contract/settings';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { publishArticle } from '../../factories/published-article.ts';
import { isFullRun } from '../../run-size.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessibleAtItsWidth } from '../expect-accessible.ts';
import { openScreen } from '../open-screen.ts';
import { editorOf, waitForEditor } from './editor-page.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';

const PHONE = 360;
const WORDS =
  '<p>A rain barrel saves water.</p><ul><li>One</li></ul><h2>Why</h2><p>Because it rains a lot, and <a href="https://example.com/">here</a> is why.</p>';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);
const maya = await server.signUp('Maya Lindqvist');

const create = async (title: string): Promise<string> => {
  const body = {
    title,
    content: WORDS,
    primaryKeyword: 'rain barrel',
    tags: ['a', 'b', 'c'],
    category: 'Garden',
  };
  return (await server.call(maya, createContent, { body })).body.id;
};
async function focusIs(page: Page, label: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent)?.slice(0, 60);
    });
  await expect.poll(focused).toBe(label);
}

/** States of which `npm test` has others of the same kind: it goes through them, and only a full run checks them. */
const OTHERS: ReadonlySet<string> = new Set([
  'more filters',
  'actions',
  'empty list',
  'link',
  'table',
  'leave question',
  'saved',
]);

/** When a part opens over a screen that was already checked, `npm test` checks only the part, a full run everything. */
async function expectNoFindings(page: Page, where: string, part: Page | Locator = page): Promise<void> {
  if (!isFullRun && OTHERS.has(where)) return;
  await expectAccessibleAtItsWidth(isFullRun ? page : part, where);
  await expectNoOverflow(page, where);
}

// Thirty checks of whole pages.
const PATIENTLY = { timeout: 240_000 };
test.each(isFullRun ? [PHONE, 1440] : [1440])(
  'axe finds nothing and nothing scrolls horizontally at %i pixels',
  PATIENTLY,
  async (width) => {
    const id = await create('A rain barrel');
    // Checking the editor takes longer than the half minute between saves, so it would find the conflict by itself.
    await server.call(maya, updateSettings, { body: { preferences: { autoSave: false } } });
    const page = await openScreen(browser, server, '/content', maya);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.getByText(/^\d+ items?$/).waitFor();
    await expectNoFindings(page, 'list');
    await page.getByRole('button', { name: /^More Filters/ }).click();
    await page.getByRole('combobox', { name: 'Sort by' }).waitFor();
    await expectNoFindings(page, 'more filters');
    await page
      .locator(`[data-content-id="${id}"]`)
      .getByRole('button', { name: /^More actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Publish' }).waitFor();
    await expectNoFindings(page, 'actions', page.getByRole('menu'));
    await page.keyboard.press('Escape');
    await page
      .locator(`[data-content-id="${id}"]`)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('heading', { name: /^Are you sure/ }).waitFor();
    await expectNoFindings(page, 'remove question', page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Templates' }).click();
    await page.getByText('Listicle Template').waitFor();
    await expectNoFindings(page, 'templates');
    await page.goto('/content?searchTerm=nothing-is-called-so');
    await page.getByRole('heading', { name: 'No content found' }).waitFor();
    await expectNoFindings(page, 'empty list');

    await page.goto(`/content/${id}`);
    const { title, dialog, points } = await waitForEditor(page);
    await expect.poll(() => points.textContent()).toMatch(/^\d/);
    await expectNoFindings(page, 'form');
    await dialog.getByRole('button', { name: 'Link', exact: true }).click();
    await page.getByLabel('Link address').fill('javascript:1');
    await page.keyboard.press('Enter');
    await page.getByText(/^This address cannot be linked/).waitFor();
    await expectNoFindings(page, 'link');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Insert table' }).waitFor();
    await expectNoFindings(page, 'table', page.getByRole('menu'));
    await page.keyboard.press('Escape');
    if (width === PHONE)
      await page
        .locator('label')
        .filter({ hasText: /^Score/ })
        .click();
    for (const part of ['Can be found', 'Says something'])
      await page.getByRole('button', { name: part }).click();
    await page.locator('[data-code] button').first().waitFor();
    await expectNoFindings(page, 'score', page.getByRole('region', { name: 'Score', exact: true }));
    if (width === PHONE) await page.locator('label').filter({ hasText: 'Write' }).click();

    await server.call(maya, updateContent, { params: { id }, body: { title: 'Theirs' } });
    await title.fill('Mine');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.waitFor();
    await expectNoFindings(page, 'leave question', question);
    await page.keyboard.press('Escape');
    await editorOf(page).save.click();
    const conflict = page.getByRole('dialog', { name: 'Another version was saved' });
    await conflict.waitFor();
    await expectNoFindings(page, 'conflict', conflict);
    await page.getByRole('button', { name: 'Save my version' }).click();
    await page.getByText('Content saved successfully!').waitFor();
    await expectNoFindings(page, 'saved');
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: /^Revision 1/ }).click();
    await page.getByRole('button', { name: 'Restore this revision' }).waitFor();
    await expectNoFindings(page, 'history', page.getByRole('dialog', { name: 'History' }));
    await page.context().close();
  },
);

test('an item can be created with the keyboard alone: title, keyword, text, formatting, save', async () => {
  const page = await openScreen(browser, server, '/content', maya);
  const opener = page.getByRole('link', { name: 'New Content' });
  await opener.press('Enter');
  const editor = await waitForEditor(page);
  await expect.poll(() => editor.title.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('Typed only');
  await page.keyboard.press('Tab');
  await page.keyboard.type('rain barrel');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await focusIs(page, 'Write');
  await page.keyboard.press('ArrowRight');
  await focusIs(page, 'Bold');
  await page.keyboard.press('End');
  await focusIs(page, 'Redo');
  await page.keyboard.press('ArrowRight');
  await focusIs(page, 'Write');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await focusIs(page, 'Write');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await focusIs(page, 'Content');
  await page.keyboard.type('A rain barrel saves water in every single garden. ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Truly.');
  await editor.text.locator('strong', { hasText: 'Truly.' }).waitFor();
  await page.keyboard.press('Shift+Tab');
  await focusIs(page, 'Bold');
  for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press('ArrowRight');
  await focusIs(page, 'Heading 2');
  await page.keyboard.press('Enter');
  await editor.text.locator('h2').waitFor();
  await focusIs(page, 'Content');
  await editor.save.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Content created successfully!').waitFor();
  await editor.text.press('End');
  await page.keyboard.type(' Really.');
  await page.keyboard.press('Control+s');
  await page.getByText('Content saved successfully!').waitFor();
  await page.keyboard.press('Escape');
  await editor.dialog.waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.getByRole('article', { name: 'Typed only' }).waitFor();
  await page.context().close();
});

test('Escape closes only the innermost layer, and the focus returns to where it was', async () => {
  const id = await create('Layers');
  const page = await openScreen(browser, server, '/content', maya);
  const edit = page.locator(`[data-content-id="${id}"]`).getByRole('link', { name: 'Edit Layers' });
  await edit.press('Enter');
  const { dialog, title, status } = await waitForEditor(page);
  const link = dialog.getByRole('button', { name: 'Link', exact: true });
  const table = dialog.getByRole('button', { name: 'Table', exact: true });
  await link.press('Enter');
  await page.locator(':focus').and(page.getByLabel('Link address')).waitFor();
  await page.keyboard.press('Escape');
  await page.getByLabel('Link address').waitFor({ state: 'detached' });
  await focusIs(page, 'Link');
  await table.press('Enter');
  await page.locator('[role=menu]:focus, [role=menu] :focus').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem', { name: 'Insert table' }).waitFor({ state: 'detached' });
  await focusIs(page, 'Table');
  await status.press('ArrowDown');
  await page.getByRole('option', { name: 'Published', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('option', { name: 'Published', exact: true }).waitFor({ state: 'hidden' });
  await dialog.getByRole('button', { name: 'History' }).press('Enter');
  await page.getByRole('dialog', { name: 'History' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'History' }).waitFor({ state: 'detached' });
  await focusIs(page, 'History');
  await title.fill('Layers, changed');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  await focusIs(page, 'Keep editing');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor({ state: 'detached' });
  await expect.poll(() => dialog.isVisible()).toBe(true);
  await title.fill('Layers');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => edit.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.context().close();
});

test('on a phone the close button of a published item is visible, and every action keeps its name', async () => {
  const { id } = await publishArticle(server, maya, { title: 'A rain barrel', content: WORDS });
  const page = await openScreen(browser, server, `/content/${id}`, maya, {
    viewport: { width: PHONE, height: 740 },
  });
  const { dialog } = await waitForEditor(page);
  for (const action of [
    dialog.getByRole('link', { name: 'View page' }),
    dialog.getByRole('button', { name: 'History' }),
    dialog.getByRole('button', { name: 'Close' }),
  ]) {
    const box = await action.boundingBox();
    expect(box?.x).toBeGreaterThan(0);
    expect((box?.x ?? PHONE) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE);
  }
  await expectNoOverflow(page, 'form on a phone');
  await page.context().close();
});
