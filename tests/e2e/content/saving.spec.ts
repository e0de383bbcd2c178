import { listContent, listRevisions, readContent, type ContentDraft } from '@pagewright/contract/content';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { isFullRun, sampleOrAll } from '../../run-size.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { TEST_PASSWORD } from '../../server/test-server.ts';
import { openFullyLoadedScreen } from '../open-screen.ts';
import {
  AUTOSAVE_MS,
  createBreadArticle,
  firstParagraph,
  createFakeClockEditor,
} from './fake-clock-editor.ts';
import { choose, waitForEditor, save, typeAtEnd } from './editor-page.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);
const maya = await server.signUp('Maya Lindqvist');

const openEditor = createFakeClockEditor(browser, server, maya);
const create = (draft?: Partial<ContentDraft>) => createBreadArticle(server, maya, draft);
const read = async (id: string) => (await server.call(maya, readContent, { params: { id } })).body;
const revisionsOf = async (id: string) =>
  (await server.call(maya, listRevisions, { params: { id }, query: {} })).body.revisions;
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('nothing is unsaved before a change, or after a change is reverted', async () => {
  const { page, state, text, dialog, saves } = await openEditor(`/content/${await create()}`);
  await expect.poll(() => state.innerText()).toBe('All changes saved');
  await typeAtEnd(text.locator('p').first(), '!');
  await expect.poll(() => state.innerText()).toBe('Unsaved changes');
  await page.keyboard.press('Backspace');
  await expect.poll(() => state.innerText()).toBe('All changes saved');
  await page.clock.fastForward(AUTOSAVE_MS);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(saves).toEqual([]);
});

test('the screen is saved every 30 seconds as a revision, silently', async () => {
  const id = await create();
  const editor = await openEditor(`/content/${id}`);
  const { page, state, title, saves } = editor;
  await typeAtEnd(firstParagraph(editor), ' Then time.');
  await title.fill('Bread and time');
  // The clock also runs by itself: a slow machine needs the other half.
  await page.clock.fastForward(AUTOSAVE_MS / 2);
  expect(saves).toEqual([]);
  await page.clock.fastForward(AUTOSAVE_MS / 2);
  await expect.poll(() => state.innerText()).toMatch(/^Saved automatically at \d/);
  expect(await page.getByText('Content updated successfully!').count()).toBe(0);
  await expect.poll(async () => (await read(id)).title).toBe('Bread and time');
  await expect.poll(async () => (await read(id)).content).toContain('Flour and water. Then time.');
  await expect
    .poll(async () => (await revisionsOf(id)).map(({ kind }) => kind))
    .toEqual(['autosave', 'save']);

  await page.clock.fastForward(2 * AUTOSAVE_MS);
  expect(saves).toEqual(['PUT']);
  await typeAtEnd(firstParagraph(editor), ' And salt.');
  await page.clock.fastForward(AUTOSAVE_MS);
  await expect.poll(() => read(id).then(({ content }) => content)).toContain('Then time. And salt.');
  await expect.poll(() => revisionsOf(id)).toHaveLength(3);
});

test.runIf(isFullRun)(
  'an auto-save that is due while the user saves does not save the same again',
  async () => {
    const id = await create();
    const editor = await openEditor(`/content/${id}`);
    const { page, state, saves } = editor;
    await typeAtEnd(firstParagraph(editor), ' Then time.');
    let goOn = (): void => undefined;
    const isHeld = new Promise<void>((release) => {
      goOn = release;
    });
    await page.route(`**/api/content/${id}*`, async (route) => {
      if (route.request().method() === 'PUT') await isHeld;
      await route.fallback();
    });
    await editor.save.click();
    await expect.poll(() => saves).toEqual(['PUT']);
    await page.clock.fastForward(AUTOSAVE_MS);
    goOn();
    await expect.poll(() => state.innerText()).toBe('Content saved successfully!');
    expect(await page.getByText('Content saved successfully!').count()).toBe(1);
    expect(saves).toEqual(['PUT']);
    await expect.poll(async () => (await revisionsOf(id)).map(({ kind }) => kind)).toEqual(['save', 'save']);
  },
);

test('a new item is created once and then saved under its own id', async () => {
  const all = async () => (await server.call(maya, listContent, { query: {} })).body;
  const before = (await all()).total;
  const { page, text, state, title, saves } = await openEditor('/content/new');
  await page.clock.fastForward(AUTOSAVE_MS);
  expect(saves).toEqual([]);
  await typeAtEnd(text.locator('p').first(), 'Words before any title');
  await page.clock.fastForward(AUTOSAVE_MS);
  await page.waitForURL(/\/content\/[\da-f-]{36}$/);
  await expect.poll(() => state.innerText()).toMatch(/^Saved automatically/);
  await expect.poll(() => title.inputValue()).toBe('');
  await title.fill('A title at last');
  await save(page);
  await page.getByText('Content updated successfully!').waitFor();
  const { content, total } = await all();
  expect([content[0]?.title, total]).toEqual(['A title at last', before + 1]);
  expect(saves).toEqual(['POST', 'PUT']);

  await page.keyboard.press('Escape');
  await page.getByRole('article', { name: 'A title at last' }).waitFor();
});

test('auto-save changes neither the status nor the public page', async () => {
  const id = await create({ title: 'Public bread', status: 'published' });
  const editor = await openEditor(`/content/${id}`);
  const { page, state, status, saves } = editor;
  const publicPage = async () => (await fetch((await read(id)).publicUrl!)).text();
  await typeAtEnd(firstParagraph(editor), ' Not public yet.');
  await page.clock.fastForward(AUTOSAVE_MS);
  await expect.poll(() => state.innerText()).toMatch(/The public page changes when you save\.$/);
  expect(await publicPage()).not.toContain('Not public yet.');
  await save(page);
  await expect.poll(publicPage).toContain('Not public yet.');

  saves.length = 0;
  await choose(status, 'Draft');
  await expect.poll(() => state.innerText()).toBe('Unsaved changes');
  await page.clock.fastForward(2 * AUTOSAVE_MS);
  expect(saves).toEqual([]);
  await expect.poll(async () => (await read(id)).status).toBe('published');
});

test('a hidden page saves at once, and a closed form no longer saves', async () => {
  const id = await create();
  const editor = await openEditor(`/content/${id}`);
  const { page, dialog, saves } = editor;
  await typeAtEnd(firstParagraph(editor), ' Hidden.');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
  await expect.poll(() => read(id).then(({ content }) => content)).toContain('Hidden.');

  await typeAtEnd(firstParagraph(editor), ' Discarded.');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Discard changes' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.clock.fastForward(3 * AUTOSAVE_MS);
  expect(saves).toEqual(['PUT']);
  expect((await read(id)).content).not.toContain('Discarded.');
});

test.runIf(isFullRun)(
  'discarded text is not saved, even if the page is left before the form closes',
  async () => {
    const id = await create();
    const editor = await openEditor(`/content/${id}`);
    const { page, dialog, saves } = editor;
    await typeAtEnd(firstParagraph(editor), ' Discarded.');
    await page.keyboard.press('Escape');
    const discard = question(page).getByRole('button', { name: 'Discard changes' });
    await discard.evaluate((button: HTMLElement) => {
      button.click();
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });
    await dialog.waitFor({ state: 'detached' });
    await page.clock.fastForward(AUTOSAVE_MS);
    expect(saves).toEqual([]);
    expect((await read(id)).content).not.toContain('Discarded.');
  },
);

test('every way out asks for confirmation while there is unsaved work', async () => {
  const id = await create();
  const { page } = await openEditor(`/content/${id}`);
  // Reloaded, so that the browser's back button leads to the list.
  await page.goto('/content');
  await page.locator(`[data-content-id="${id}"]`).getByRole('link', { name: 'Edit Bread' }).click();
  const editor = await waitForEditor(page);
  await editor.title.fill('Bread, changed');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.evaluate(() => history.back()),
    () => page.mouse.click(8, 8),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => editor.dialog.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const leave of ways.slice(0, sampleOrAll(2, ways.length))) {
    await leave();
    await question(page).waitFor();
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'detached' });
    await expect.poll(() => editor.title.inputValue()).toBe('Bread, changed');
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/content/${id}`);
  }
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const browserQuestion = await asked;
  expect(browserQuestion.type()).toBe('beforeunload');
  await browserQuestion.dismiss();
  await expect.poll(() => editor.title.inputValue()).toBe('Bread, changed');

  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Save and leave' }).click();
  await editor.dialog.waitFor({ state: 'detached' });
  await page.getByRole('article', { name: 'Bread, changed' }).waitFor();
  await expect.poll(async () => (await read(id)).title).toBe('Bread, changed');
});

test('text typed during a save stays unsaved and is saved next', async () => {
  const id = await create();
  const editor = await openEditor(`/content/${id}`);
  const { page, state } = editor;
  let releaseResponse = (): void => undefined;
  const held = new Promise<void>((resolve) => (releaseResponse = resolve));
  await page.route('**/api/content/*', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await typeAtEnd(firstParagraph(editor), ' First.');
  await editor.save.click();
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  await typeAtEnd(firstParagraph(editor), ' Second.');
  releaseResponse();
  await page.getByRole('button', { name: 'Save Content' }).waitFor();
  await expect.poll(() => state.innerText()).toBe('Unsaved changes');
  await expect.poll(() => read(id).then(({ content }) => content)).toContain('First.');
  await page.clock.fastForward(AUTOSAVE_MS);
  await expect.poll(() => read(id).then(({ content }) => content)).toContain('First. Second.');
});

test('a save without a network says so, loses nothing, and works once it is back', async () => {
  const id = await create();
  const editor = await openEditor(`/content/${id}`);
  const { page, state } = editor;
  await typeAtEnd(firstParagraph(editor), ' Kept.');
  await page.context().setOffline(true);
  await page.clock.fastForward(AUTOSAVE_MS);
  await expect
    .poll(() => state.innerText())
    .toBe('Autosave failed. Your text is still here, and we will try again.');
  await editor.save.click();
  await page.getByText('Error saving content: Network Error').waitFor();
  await page.getByText('Failed to update content').waitFor();
  await expect.poll(() => firstParagraph(editor).innerText()).toBe('Flour and water. Kept.');
  await page.context().setOffline(false);
  await save(page);
  expect(await page.getByText('Error saving content: Network Error').count()).toBe(0);
  await expect.poll(async () => (await read(id)).content).toContain('Kept.');
});

test('a session that ends during writing keeps the text, and the next save succeeds', async () => {
  const eve = await server.signUp('Eve Stone');
  const page = await openFullyLoadedScreen(browser, server, '/content/new', eve);
  const editor = await waitForEditor(page);
  await editor.title.fill('Written on');
  await typeAtEnd(editor.text.locator('p').first(), 'Words that stay.');
  await server.sql.query('delete from session where user_id = $1', [eve.userId]);
  // The server is notified by the database.
  await expect.poll(async () => (await server.call(eve, listContent, { query: {} })).status).toBe(401);
  await page.context().clearCookies();
  await editor.save.click();
  await page.getByText('You must be logged in to create content.').waitFor();
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await page.getByText('Your text is still here. Log in in another tab, then save again.').waitFor();
  const opened = page.context().waitForEvent('page');
  await editor.dialog.getByRole('link', { name: 'Login' }).click();
  const other = await opened;
  await other.getByLabel('Email address').fill(eve.email);
  await other.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await other.getByRole('heading', { level: 1, name: 'Content Studio' }).waitFor();
  await expect.poll(() => editor.title.inputValue()).toBe('Written on');
  await expect.poll(() => editor.text.innerText()).toBe('Words that stay.');
  await save(page);
  await page.getByText('Content created successfully!').waitFor();
  await page.context().close();
});
