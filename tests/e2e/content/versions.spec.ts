import {
  listRevisions,
  readContent,
  readRevision,
  updateContent,
  type ContentDraft,
} from '@pagewright/contract/content';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { isFullRun } from '../../run-size.ts';
import { signUpTeammate } from '../../server/join-workspace.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { reusePage } from '../reuse-page.ts';
import {
  AUTOSAVE_MS,
  createBreadArticle,
  firstParagraph,
  createFakeClockEditor,
} from './fake-clock-editor.ts';
import { editorOf, waitForEditor, save, typeAtEnd } from './editor-page.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);
const maya = await server.signUp('Maya Lindqvist');

const openEditor = createFakeClockEditor(browser, server, maya);
/** For other users. */
const openAs = reusePage(browser, server);
const create = (draft?: Partial<ContentDraft>) => createBreadArticle(server, maya, draft);
const read = async (id: string) => (await server.call(maya, readContent, { params: { id } })).body;
const revisionsOf = async (id: string) =>
  (await server.call(maya, listRevisions, { params: { id }, query: {} })).body.revisions;

test('two tabs: both versions are shown, and the chosen one is kept', async () => {
  const id = await create();
  const editor = await openEditor(`/content/${id}`);
  const { page, title, state } = editor;
  const conflict = page.getByRole('dialog', { name: 'Another version was saved' });
  const saveElsewhere = (words: string) =>
    server.call(maya, updateContent, { params: { id }, body: { title: words } });
  const keptTitles = async () => (await revisionsOf(id)).map((revision) => revision.title);

  await saveElsewhere('Theirs');
  await title.fill('Mine');
  await page.clock.fastForward(AUTOSAVE_MS);
  await conflict.waitFor();
  await conflict.locator('del', { hasText: 'Theirs' }).waitFor();
  await conflict.locator('ins', { hasText: 'Mine' }).waitFor();
  await page.keyboard.press('Escape');
  await conflict.waitFor({ state: 'detached' });
  await expect.poll(() => state.innerText()).toBe('Another version was saved');
  await page.clock.fastForward(2 * AUTOSAVE_MS);
  expect(await conflict.count()).toBe(0);
  await expect.poll(async () => (await read(id)).title).toBe('Theirs');
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await conflict.getByRole('button', { name: 'Save my version' }).click();
  await page.getByText('Content saved successfully!').waitFor();
  await expect.poll(keptTitles).toEqual(['Mine', 'Theirs', 'Bread']);

  await saveElsewhere('Theirs again');
  await title.fill('Mine again');
  await editor.save.click();
  await conflict.getByRole('button', { name: 'Use the saved version' }).click();
  await conflict.waitFor({ state: 'detached' });
  await expect.poll(() => title.inputValue()).toBe('Theirs again');
  await expect.poll(() => state.innerText()).toBe('All changes saved');
  await expect.poll(async () => (await read(id)).title).toBe('Theirs again');
  await expect
    .poll(keptTitles)
    .toEqual(['Theirs again', 'Mine again', 'Theirs again', 'Mine', 'Theirs', 'Bread']);
  await title.fill('Going on');
  await save(page);
});

test('the history shows the differences and restores a version after saving the current text', async () => {
  const id = await create({ content: '<p>The dough rests for one hour.</p>' });
  await server.call(maya, updateContent, {
    params: { id },
    body: { title: 'Better bread', content: '<p>The dough rests for two hours.</p>', tags: ['dough'] },
  });
  const editor = await openEditor(`/content/${id}`);
  const { page, text, title } = editor;
  await typeAtEnd(firstParagraph(editor), ' Not saved.');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: /^Revision 2 · Saved.*Current/s }).waitFor();
  await history.getByRole('button', { name: /^Revision 1 · Saved/ }).click();
  await history.locator('del', { hasText: 'one' }).waitFor();
  await history.locator('ins', { hasText: 'two' }).waitFor();
  await history.locator('ins', { hasText: 'dough' }).first().waitFor();
  await page.keyboard.press('Escape');
  await history.waitFor({ state: 'detached' });
  await expect.poll(() => firstParagraph(editor).innerText()).toContain('Not saved.');

  await page.getByRole('button', { name: 'History' }).click();
  await history.getByRole('button', { name: /^Revision 1 · Saved/ }).click();
  await history.getByRole('button', { name: 'Restore this revision' }).click();
  await page.getByText('Revision 1 was restored.').waitFor();
  await expect.poll(() => text.innerText()).toBe('The dough rests for one hour.');
  await expect.poll(() => title.inputValue()).toBe('Bread');
  await expect
    .poll(async () => (await revisionsOf(id)).map(({ kind }) => kind))
    .toEqual(['restore', 'autosave', 'save', 'save']);
  const kept = await server.call(maya, readRevision, { params: { id, number: 3 } });
  expect(kept.body.content).toContain('Not saved.');
});

test.runIf(isFullRun)(
  'white space around a field, which is not saved, does not count as a difference',
  async () => {
    const id = await create();
    const { page, title } = await openEditor(`/content/${id}`);
    await title.fill('Better bread  ');
    await save(page);
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await history.getByRole('button', { name: /^Revision 2 · Saved.*Current/s }).click();
    await history.getByText('The two versions are identical.').waitFor();
  },
);

test('a teammate’s read-only item cannot be edited and closes without confirmation', async () => {
  const id = await create({ title: 'In review', status: 'review' });
  const ben = await signUpTeammate(server, maya, 'basic_member', 'Ben Ode');
  const page = await openAs(`/content/${id}`, ben);
  const { title, text, state, dialog } = await waitForEditor(page);
  await expect.poll(() => state.innerText()).toBe('You can read this item but not change it.');
  expect(await title.isEditable()).toBe(false);
  await expect.poll(() => text.getAttribute('contenteditable')).toBe('false');
  expect(await page.getByRole('toolbar').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Save Content' }).count()).toBe(0);
  await dialog.locator('footer').getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('another workspace’s item or an unknown one says so', async () => {
  const id = await create();
  const stranger = await server.signUp('Stranger');
  const page = await openAs(`/content/${id}`, stranger);
  await page.getByText('This content does not exist, or you do not have access to it.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await editorOf(page).dialog.waitFor({ state: 'detached' });
});
