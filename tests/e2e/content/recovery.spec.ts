import {
  createContent,
  removeContent,
  listContent,
  listRevisions,
  readContent,
  updateContent,
} from '@pagewright/contract/content';
import { updateSettings } from '@pagewright/contract/settings';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { isFullRun } from '../../run-size.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { TEST_PASSWORD } from '../../server/test-server.ts';
import { expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { openFullyLoadedScreen } from '../open-screen.ts';
import { createBreadArticle } from './fake-clock-editor.ts';
import { waitForEditor, save, typeAtEnd } from './editor-page.ts';
import {
  answerRecoveryDialog,
  copyStoredEntry,
  recordKeepalive,
  recoveryDialog,
  waitForEntryCount,
  waitUntilStored,
  readStoredText,
  reloadAndConfirm,
} from './stored-text.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);
/** Saves only by hand: whatever survives the page was stored by the browser. */
const maya = await server.signUp('Maya Lindqvist');
await server.call(maya, updateSettings, { body: { preferences: { autoSave: false } } });
const tom = await server.signUp('Tom Okafor');

const read = async (id: string, person = maya) =>
  (await server.call(person, readContent, { params: { id } })).body;

test('typed text is offered after a reload, compared word by word, and restored as one undo step', async () => {
  const id = await createBreadArticle(server, maya);
  const page = await openFullyLoadedScreen(browser, server, `/content/${id}`, maya);
  let editor = await waitForEditor(page);
  await typeAtEnd(editor.text.locator('p').first(), ' Zanzibar.');
  await editor.title.fill('Bread of Zanzibar');
  await editor.metaDescription.fill('A quagga bakes.');
  await waitUntilStored(page);
  const { bytes, keys, exportErrors } = await readStoredText(page);
  for (const word of ['Zanzibar', 'quagga', 'Flour']) expect(bytes).not.toContain(word);
  // No script can take the key, in any form.
  expect(keys).toBe(1);
  expect(exportErrors).toEqual(['InvalidAccessError', 'InvalidAccessError']);

  await reloadAndConfirm(page);
  editor = await waitForEditor(page);
  const dialog = recoveryDialog(page);
  await dialog.locator('ins', { hasText: 'Zanzibar.' }).waitFor();
  await dialog.locator('ins', { hasText: 'quagga' }).waitFor();
  expect((await dialog.locator('del').allInnerTexts()).join(' ')).not.toContain('Flour');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page, 'the recovery of unsaved text');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessibleInLightAndDark(page, 'the recovery of unsaved text');

  // Postponed, the offer stays above the list.
  await answerRecoveryDialog(page, 'Keep for later');
  await expect.poll(() => editor.title.inputValue()).toBe('Bread');
  await page.keyboard.press('Escape');
  const unsaved = page.getByRole('region', { name: 'Unsaved text in this browser' });
  await unsaved.getByRole('link', { name: 'Bread of Zanzibar' }).click();
  editor = await waitForEditor(page);
  await answerRecoveryDialog(page, 'Restore');
  const first = editor.text.locator('p').first();
  await expect.poll(() => first.innerText()).toBe('Flour and water. Zanzibar.');
  await expect.poll(() => editor.title.inputValue()).toBe('Bread of Zanzibar');
  await expect.poll(() => editor.metaDescription.inputValue()).toBe('A quagga bakes.');
  await expect.poll(() => editor.state.innerText()).toBe('Unsaved changes');
  await first.click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => first.innerText()).toBe('Flour and water.');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => first.innerText()).toBe('Flour and water. Zanzibar.');
  await save(page);
  await waitForEntryCount(page, 0);
  await expect.poll(async () => (await read(id)).content).toContain('Zanzibar.');
  await page.reload();
  editor = await waitForEditor(page);
  await typeAtEnd(editor.text.locator('p').first(), ' Discarded.');
  await waitForEntryCount(page, 1);
  await reloadAndConfirm(page);
  await answerRecoveryDialog(page, 'Discard');
  await waitForEntryCount(page, 0);
  await expect.poll(() => editor.state.innerText()).toBe('All changes saved');
  await page.context().close();
});

test.runIf(isFullRun)('text whose item changed meanwhile is restored with a choice of versions', async () => {
  const id = await createBreadArticle(server, maya);
  const page = await openFullyLoadedScreen(browser, server, `/content/${id}`, maya);
  const { title } = await waitForEditor(page);
  await title.fill('Mine');
  await waitForEntryCount(page, 1);
  await server.call(maya, updateContent, { params: { id }, body: { title: 'Theirs' } });
  await reloadAndConfirm(page);
  await recoveryDialog(page).getByText('Another version has been saved since then.').waitFor();
  await answerRecoveryDialog(page, 'Restore');
  const conflict = page.getByRole('dialog', { name: 'Another version was saved' });
  await conflict.locator('del', { hasText: 'Theirs' }).waitFor();
  await expect.poll(async () => (await read(id)).title).toBe('Theirs');
  // Postponed, a save asks again and overwrites nothing.
  await conflict.getByRole('button', { name: 'Decide later' }).last().click();
  await conflict.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save Content' }).click();
  await conflict.getByRole('button', { name: 'Save my version' }).click();
  await page.getByText('Content saved successfully!').waitFor();
  const { revisions } = (await server.call(maya, listRevisions, { params: { id }, query: {} })).body;
  expect(revisions.map((revision) => revision.title)).toEqual(['Mine', 'Theirs', 'Bread']);
  await waitForEntryCount(page, 0);

  // Text whose item was deleted is offered as a new article.
  await title.fill('Outlived');
  await waitForEntryCount(page, 1);
  await server.call(maya, removeContent, { params: { id } });
  page.once('dialog', (question) => void question.accept());
  await page.goto('/content');
  const unsaved = page.getByRole('region', { name: 'Unsaved text in this browser' });
  await unsaved.getByRole('link', { name: 'Outlived' }).click();
  await answerRecoveryDialog(page, 'Restore');
  await expect.poll(() => title.inputValue()).toBe('Outlived');
  await save(page);
  await waitForEntryCount(page, 0);
  const { content } = (await server.call(maya, listContent, { query: { searchTerm: 'Outlived' } })).body;
  expect(content.map((item) => [item.id === id, item.status])).toEqual([[false, 'draft']]);
  await page.context().close();
});

test('a new article that was never saved is offered in Content Studio and in a new form; that of an open tab is not', async () => {
  const page = await openFullyLoadedScreen(browser, server, '/content/new', maya);
  const { title, text } = await waitForEditor(page);
  await title.fill('Never saved');
  await typeAtEnd(text.locator('p').first(), 'Words of a new article.');
  await waitForEntryCount(page, 1);
  const other = await page.context().newPage();
  await other.goto('/content/new');
  const second = await waitForEditor(other);
  await second.title.fill('Second draft');
  await waitForEntryCount(other, 2);
  expect(await recoveryDialog(other).count()).toBe(0);
  await page.close();
  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Discard changes' }).click();
  const unsaved = other.getByRole('region', { name: 'Unsaved text in this browser' });
  await unsaved.getByRole('link', { name: 'Never saved' }).waitFor();
  await expect.poll(() => unsaved.getByRole('listitem').count()).toBe(1);
  await other.getByRole('link', { name: 'New Content', exact: true }).click();
  await answerRecoveryDialog(other, 'Restore');
  await expect.poll(() => second.text.innerText()).toBe('Words of a new article.');
  await save(other);
  await waitForEntryCount(other, 0);
  const { content } = (await server.call(maya, listContent, { query: { searchTerm: 'Never saved' } })).body;
  expect(content).toHaveLength(1);

  if (isFullRun) await expectUnclaimedTextToExpire(other);
  await other.context().close();
});

/** Unclaimed text is stored for 30 days, and at most 50 entries. */
async function expectUnclaimedTextToExpire(other: Page): Promise<void> {
  const second = await waitForEditor(other);
  await other.goto('/content/new');
  await second.title.fill('Left behind');
  await waitForEntryCount(other, 1);
  const last = await other.context().newPage();
  await other.close();
  await last.goto('/cookies');
  for (const [copies, days, left] of [
    [2, 29, 3],
    [2, 31, 3],
    [60, 1, 50],
  ] as const) {
    await copyStoredEntry(last, copies, days);
    await last.goto('/content');
    await last.getByRole('link', { name: 'Left behind' }).waitFor();
    await waitForEntryCount(last, left);
  }
}

test('leaving a page saves as auto-save does, by a request that outlives it, and the saved text is not offered', async () => {
  const body = { title: 'Public bread', content: '<p>Flour.</p>', status: 'published' as const };
  const { id, publicUrl } = (await server.call(tom, createContent, { body })).body;
  const page = await openFullyLoadedScreen(browser, server, `/content/${id}`, tom);
  const { text, state } = await waitForEditor(page);
  await typeAtEnd(text.locator('p').first(), ' Left behind.');
  await recordKeepalive(page);
  await reloadAndConfirm(page);
  await expect.poll(() => read(id, tom).then(({ content }) => content)).toContain('Left behind.');
  await waitForEditor(page);
  expect(await page.evaluate(() => sessionStorage.getItem('sent while leaving'))).toBe('PUT keepalive');
  await waitForEntryCount(page, 0);
  await expect.poll(() => text.innerText()).toBe('Flour. Left behind.');
  await expect.poll(() => state.innerText()).toBe('All changes saved');
  expect(await recoveryDialog(page).count()).toBe(0);
  const { revisions } = (await server.call(tom, listRevisions, { params: { id }, query: {} })).body;
  expect(revisions.map(({ kind }) => kind)).toEqual(['autosave', 'save']);
  expect(await (await fetch(publicUrl!)).text()).not.toContain('Left behind.');
  if (isFullRun) await leaveNewArticle(page);
  await page.context().close();
});

/** A first save that was sent while the page was hidden, and whose response was lost, creates the article once. */
async function leaveNewArticle(page: Page): Promise<void> {
  await page.goto('/content/new');
  await page.route('**/api/content?*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await (await waitForEditor(page)).title.fill('Left new');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByText('Not saved automatically.').waitFor();
  await page.unroute('**/api/content?*');
  await reloadAndConfirm(page);
  await page.getByText('“Left new” was saved when the page closed.').waitFor();
  await waitForEntryCount(page, 0);
  const { content } = (await server.call(tom, listContent, { query: { searchTerm: 'Left new' } })).body;
  expect(content.map((item) => item.status)).toEqual(['draft']);
}

test('signing out deletes stored text for everyone, the same user included', async () => {
  const page = await openFullyLoadedScreen(browser, server, '/content/new', maya);
  const { title, state } = await waitForEditor(page);
  await title.fill('Secret plan');
  await waitForEntryCount(page, 1);
  const other = await page.context().newPage();
  await other.goto('/content');
  await other.getByRole('button', { name: /^User menu/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await expect.poll(() => readStoredText(other)).toMatchObject({ entries: 0, keys: 0, bytes: '' });
  // The first tab keeps its text on screen, no longer stores it, and says so.
  await title.fill('Secret plan, second part');
  await page
    .getByTestId('journal-status')
    .getByText('You signed out in another tab. This text is not kept in this browser: log in and save.')
    .waitFor();
  await expect.poll(() => title.inputValue()).toBe('Secret plan, second part');
  await expect.poll(() => state.innerText()).toBe('Unsaved changes');
  await expect.poll(async () => (await readStoredText(other)).entries).toBe(0);
  await page.close();

  for (const person of isFullRun ? [tom, maya] : [maya]) {
    await other.goto('/sign-in');
    await other.getByLabel('Email address').fill(person.email);
    await other.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.getByRole('heading', { level: 1, name: 'Content Studio' }).waitFor();
    await other.goto('/content/new');
    const form = await waitForEditor(other);
    await form.title.fill(`Of ${person.email}`);
    await waitForEntryCount(other, 1);
    expect(await recoveryDialog(other).count()).toBe(0);
    // The session ends without signing out: stored text waits for the same user, and is deleted when another user signs
    // in.
    await other.context().clearCookies();
    await reloadAndConfirm(other);
    await other.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await expect.poll(() => readStoredText(other)).toMatchObject({ entries: 1, keys: 1 });
  }
  await page.context().close();
});

test.runIf(isFullRun)('signing out first asks about unsaved work in the same tab', async () => {
  const eve = await server.signUp('Eve Stone');
  const page = await openFullyLoadedScreen(browser, server, '/outline', eve);
  await page.getByLabel('Target Keyword').fill('rain barrels');
  await page.getByRole('button', { name: 'Generate Outline' }).click();
  await page.getByRole('button', { name: 'Save outline' }).waitFor();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const signOut = async () => {
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await question.waitFor();
  };
  await signOut();
  await question.getByText('Stay here').click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save outline' }).waitFor();
  await signOut();
  await question
    .getByRole('button')
    .filter({ hasNotText: /Stay|Save/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await page.context().close();
});

test.runIf(isFullRun)(
  'a browser that cannot store unsaved text says so, and one without space says so and retries',
  async () => {
    const person = await server.signUp('Eve Stone');
    const page = await openFullyLoadedScreen(browser, server, '/settings', person);
    await page.context().addInitScript(() => {
      const isPlain = new URLSearchParams(location.search).has('plain');
      // As over plain http from another machine.
      if (isPlain) Object.defineProperty(globalThis, 'isSecureContext', { value: false });
      const put = Reflect.get(IDBObjectStore.prototype, 'put') as (
        this: IDBObjectStore,
        ...args: unknown[]
      ) => IDBRequest<IDBValidKey>;
      let refusals = new URLSearchParams(location.search).has('full') ? 1 : 0;
      IDBObjectStore.prototype.put = function putOrRefuse(...args: unknown[]) {
        refusals -= this.name === 'entries' ? 1 : 0;
        if (refusals >= 0 && this.name === 'entries') throw new DOMException('No room', 'QuotaExceededError');
        return put.apply(this, args);
      };
    });
    await page.goto('/content/new?plain');
    const { title, dialog } = await waitForEditor(page);
    const status = dialog.getByTestId('journal-status');
    await expect.poll(() => status.innerText()).toBe('This browser cannot keep unsaved text. Save often.');
    await page.goto('/content/new?full');
    await waitForEditor(page);
    expect(await status.count()).toBe(0);
    await title.fill('No room at first');
    await status.getByText('Unsaved text could not be kept in this browser. Trying again.').waitFor();
    await status.waitFor({ state: 'detached' });
    await expect.poll(async () => (await readStoredText(page)).entries).toBe(1);
    await page.context().close();
  },
);
