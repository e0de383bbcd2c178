import { createContent } from '@pagewright/contract/content';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { isFullRun } from '../run-size.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { openFullyLoadedScreen } from './open-screen.ts';

/** The sidebar's screens, which search offers before anything is typed. */
const SCREENS = 8;

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);
const maya = await server.signUp('Maya Lindqvist');

const open = (path: string): Promise<Page> => openFullyLoadedScreen(browser, server, path, maya);
const titleIs = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor();

test('search finds content and screens with the keyboard alone', async () => {
  const { status, body } = await server.call(maya, createContent, {
    body: { title: 'Pruning apple trees in winter', content: 'Cut on a dry day.', tags: ['orchard'] },
  });
  expect(status).toBe(201);
  const page = await open('/settings');
  await titleIs(page, 'Settings');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search content and screens' });
  await box.waitFor();
  await expect.poll(() => page.getByRole('option').count()).toBe(SCREENS);
  await page.keyboard.type('prun');
  await page.getByRole('option', { name: /Pruning apple trees in winter/ }).waitFor();
  await page.getByText('1 result').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/content/${body.id}`);
  const form = page.getByRole('dialog', { name: 'Edit Content' });
  await form.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await box.fill('calendar');
  await page.getByRole('option', { name: /Content Calendar/ }).waitFor();
  const chosen = await box.getAttribute('aria-activedescendant');
  await expect.poll(() => page.locator(`[id="${chosen}"]`).innerText()).toContain('Content Calendar');
  await page.keyboard.press('Enter');
  await titleIs(page, 'Content Calendar');

  await page.keyboard.press('Control+k');
  await box.fill('zzzz nothing');
  await page.getByRole('heading', { name: 'Nothing found for “zzzz nothing”' }).waitFor();
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, json: { error: 'Broken' } }));
  await box.fill('something else');
  await page.getByRole('heading', { name: 'Content could not be searched' }).waitFor();
  await page.unroute('**/api/search?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { name: 'Nothing found for “something else”' }).waitFor();
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
  await page.context().close();
});

test.runIf(isFullRun)('Enter never opens a result of an earlier term', async () => {
  const { body } = await server.call(maya, createContent, {
    body: { title: 'Grafting pears', content: 'Use a sharp knife.' },
  });
  const page = await open('/content');
  await titleIs(page, 'Content Studio');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search content and screens' });
  await box.fill('grafting');
  await page.getByRole('option', { name: /Grafting pears/ }).waitFor();
  await box.fill('team');
  await box.press('Enter');
  await titleIs(page, 'Team Management');
  expect(page.url()).not.toContain(body.id);
  await page.context().close();
});

test('no keystroke is lost after the shortcut, and the previous term is gone', async () => {
  const page = await open('/team');
  await titleIs(page, 'Team Management');
  const box = page.getByRole('combobox', { name: 'Search content and screens' });
  for (const term of ['calendar', 'analytics']) {
    await pressShortcutAndType(page, term);
    await expect.poll(() => box.inputValue()).toBe(term);
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
  }
  await page.context().close();
});

test.runIf(isFullRun)(
  'keystrokes after the shortcut go to search, not to a field of the dialog behind it',
  async () => {
    const page = await open('/content/new');
    const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Pears');
    await pressShortcutAndType(page, 'calendar');
    const box = page.getByRole('combobox', { name: 'Search content and screens' });
    await expect.poll(() => box.inputValue()).toBe('calendar');
    expect(await title.inputValue()).toBe('Pears');
    await page.context().close();
  },
);

test('search finds settings pages, the help guide, and actions', async () => {
  const page = await open('/content');
  await titleIs(page, 'Content Studio');
  const box = page.getByRole('combobox', { name: 'Search content and screens' });
  const choose = async (term: string, name: string | RegExp) => {
    await page.keyboard.press('Control+k');
    await box.fill(term);
    await page.getByRole('option', { name }).click();
    await box.waitFor({ state: 'detached' });
  };
  await choose('billing', /^Settings: Billing/);
  await page.waitForURL('**/settings/billing');
  await choose('dark', /^Use dark mode/);
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  await expect.poll(scheme).toBe('dark');
  if (isFullRun) await chooseOthers(page, choose);
  await page.context().close();
});

/** The other kinds of entries: another site, a new item, and signing out. */
async function chooseOthers(
  page: Page,
  choose: (term: string, name: string | RegExp) => Promise<void>,
): Promise<void> {
  const [help] = await Promise.all([page.context().waitForEvent('page'), choose('help', /^Help guide/)]);
  await help.waitForURL('**/help');
  await choose('new', /^New content/);
  await page.waitForURL('**/content/new');
  await page.goto('/team');
  await titleIs(page, 'Team Management');
  await choose('sign out', /^Sign out/);
  await page.waitForURL('**/sign-in');
}

/**
 * Presses Ctrl+K and the keys of a term like a browser: a keystroke whose default was not prevented is inserted at the
 * focus. The first keystroke comes before any timer can move the focus; each further one a frame later.
 */
async function pressShortcutAndType(page: Page, term: string): Promise<void> {
  await page.evaluate(async (keys) => {
    const press = (key: string, ctrlKey = false): void => {
      const event = new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true });
      const focused = document.activeElement ?? document.body;
      if (!focused.dispatchEvent(event) || !(focused instanceof HTMLInputElement)) return;
      focused.setRangeText(key, focused.selectionStart ?? 0, focused.selectionEnd ?? 0, 'end');
      focused.dispatchEvent(new InputEvent('input', { bubbles: true, data: key, inputType: 'insertText' }));
    };
    press('k', true);
    await Promise.resolve();
    for (const key of keys) {
      press(key);
      await new Promise(requestAnimationFrame);
    }
  }, term);
}
