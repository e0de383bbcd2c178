import { readFile } from 'node:fs/promises';
import { createContent, listContent, type ContentDraft } from '@pagewright/contract/content';
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { isFullRun } from '../../run-size.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import type { TestPerson } from '../../server/test-server.ts';
import { reusePage } from '../reuse-page.ts';
import { createNavigator } from '../create-navigator.ts';
import { pressMenuItem } from '../press-menu-item.ts';
import { editorOf, waitForEditor, save } from './editor-page.ts';

const PAGE = 20;

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);
/** Owns the library that the filters are tested on; nothing changes it. */
const maya = await server.signUp('Maya Lindqvist');

beforeAll(async () => {
  for (const draft of [
    {
      title: 'Sourdough for beginners',
      content: `<p>A sourdough loaf needs flour, water, salt and time. Feed the sourdough each day.</p>`,
      primaryKeyword: 'sourdough',
      status: 'published',
      contentType: 'Guide',
      category: 'Baking',
      tags: ['bread', 'flour', 'starter', 'oven'],
    },
    { title: 'Rye bread', content: '<p>Dark and dense.</p>', contentType: 'Blog Post', tags: ['bread'] },
    { title: 'Ten cakes', status: 'scheduled', contentType: 'Listicle', category: 'Baking', content: '' },
    { title: 'Oven review', status: 'review', contentType: 'Review', category: 'Kitchen', content: '' },
  ] satisfies ContentDraft[]) {
    await create(maya, draft);
  }
});

/** Through Maya's library. */
const navigate = createNavigator(browser, server, maya, { hasClock: true });
/** For other users. */
const open = reusePage(browser, server);
const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true });
const titles = (page: Page): Promise<string[]> =>
  page.getByRole('article').getByRole('heading').allInnerTexts();
/** The line with the number of listed items. */
const total = (page: Page, text: string): Locator =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) });
const queryOf = (page: Page): string => new URL(page.url()).search;

async function create(person: TestPerson, draft: ContentDraft): Promise<string> {
  const { status, body } = await server.call(person, createContent, { body: draft });
  expect(status).toBe(201);
  return body.id;
}

test('a card shows what is known about its item, and says what is not', async () => {
  const page = await navigate('/content');
  const guide = card(page, 'Sourdough for beginners');
  await guide.waitFor();
  for (const text of [
    'Published',
    'Baking',
    '14 words',
    '0 views',
    'bread',
    'flour',
    '+2',
    'Maya Lindqvist',
  ]) {
    await guide.getByText(text, { exact: true }).waitFor();
  }
  await expect.poll(() => guide.getByText(/^Score: \d+\/100$/).count()).toBe(1);
  expect(await guide.getByText('starter').count()).toBe(0);
  const rye = card(page, 'Rye bread');
  await rye.getByText('Uncategorized').waitFor();
  await rye.getByText('Score: — (no keyword yet)').waitFor();
  await card(page, 'Ten cakes').getByText('no date yet').waitFor();
  await card(page, 'Oven review').getByText('In Review').waitFor();
});

test('filters are in the URL, and survive a reload and an open item', async () => {
  const page = await navigate('/content');
  await total(page, '4 items').waitFor();
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect
    .poll(() => status.getByRole('option').allTextContents())
    .toEqual([
      'Status: All (4)',
      'Status: Published (1)',
      'Status: Draft (1)',
      'Status: Scheduled (1)',
      'Status: In Review (1)',
    ]);
  await status.selectOption('Status: Draft (1)');
  await total(page, '1 item').waitFor();
  await expect.poll(() => titles(page)).toEqual(['Rye bread']);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Type: Blog Post');
  await expect.poll(() => queryOf(page)).toBe('?status=draft&contentType=Blog+Post');

  await page.reload();
  await card(page, 'Rye bread').getByRole('link', { name: 'Edit Rye bread' }).click();
  await waitForEditor(page);
  await expect.poll(() => queryOf(page)).toBe('?status=draft&contentType=Blog+Post');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await editorOf(page).dialog.waitFor({ state: 'detached' });
  await expect.poll(() => queryOf(page)).toBe('?status=draft&contentType=Blog+Post');
  await expect.poll(() => titles(page)).toEqual(['Rye bread']);

  await status.selectOption('Status: Published (1)');
  await page.getByRole('heading', { name: 'No content found' }).waitFor();
  await page.getByText('Try adjusting your search terms or filters.').waitFor();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await page.getByText(/^[2-9] items$/).waitFor();
  await expect.poll(() => queryOf(page)).toBe('');
});

test('more filters narrow by category, tag, score, day, and order, and are cleared together', async () => {
  const page = await open('/content?category=Baking&sort=title', maya);
  await total(page, '2 items').waitFor();
  await expect.poll(() => titles(page)).toEqual(['Sourdough for beginners', 'Ten cakes']);
  await page.getByText('2 filters active').waitFor({ state: 'attached' });
  await expect
    .poll(() => page.getByRole('button', { name: /^More Filters/ }).getAttribute('aria-expanded'))
    .toBe('true');

  await page.getByLabel('Score from').fill('1');
  await expect.poll(() => titles(page)).toEqual(['Sourdough for beginners']);
  await page.getByLabel('Changed until').fill('2001-01-01');
  await page.getByRole('heading', { name: 'No content found' }).waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await total(page, '4 items').waitFor();
  await expect.poll(() => queryOf(page)).toBe('');

  await page.getByRole('combobox', { name: 'Tag' }).click();
  await page.getByRole('option', { name: 'bread' }).click();
  await total(page, '2 items').waitFor();
  await expect.poll(() => queryOf(page)).toBe('?tag=bread');
});

test.runIf(isFullRun)(
  'a typed date loads the list once it is complete, and an impossible date is ignored',
  async () => {
    const page = await open('/content?updatedFrom=2026-02-31', maya);
    await total(page, '4 items').waitFor();
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/content') asked.push(searchParams.get('updatedFrom'));
    });
    await page.getByRole('button', { name: /^More Filters/ }).click();
    const from = page.getByLabel('Changed from');
    await from.focus();
    await page.keyboard.type('01152016');
    await expect.poll(() => queryOf(page)).toMatch(/updatedFrom=2016-01-15/);
    await expect.poll(() => from.inputValue()).toBe('2016-01-15');
    await expect.poll(() => asked).toEqual(['2016-01-15']);
    await total(page, '4 items').waitFor();
  },
);

test('a search waits until typing stops, and sends one request', async () => {
  const page = await navigate('/content');
  await total(page, '4 items').waitFor();
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/content') asked.push(searchParams.get('searchTerm'));
  });
  // From here on, only the test advances the clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox', { name: 'Search content' }).pressSequentially('starter');
  await page.clock.runFor(200);
  expect(asked).toEqual([]);
  await page.clock.resume();
  await total(page, '1 item').waitFor();
  await expect.poll(() => titles(page)).toEqual(['Sourdough for beginners']);
  expect(asked).toEqual(['starter']);
  await expect.poll(() => queryOf(page)).toBe('?searchTerm=starter');
  await page.getByRole('searchbox', { name: 'Search content' }).fill('');
  await total(page, '4 items').waitFor();
  await expect.poll(() => queryOf(page)).toBe('');
});

test('a long list loads page by page while scrolling, each item once', async () => {
  const tom = await server.signUp('Tom Okafor');
  const made = Array.from({ length: 45 }, (_, index) => `Note ${String(index + 1).padStart(2, '0')}`);
  for (const title of made) await create(tom, { title });
  const page = await open('/content', tom);
  await total(page, '45 items').waitFor();
  await expect.poll(async () => (await titles(page)).length).toBeGreaterThanOrEqual(PAGE);
  await expect
    .poll(async () => {
      await page.getByRole('article').last().scrollIntoViewIfNeeded();
      return titles(page);
    })
    .toEqual(made.toReversed());
  expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0);
});

test('removing asks for confirmation, is reported, and can be undone', async () => {
  const ida = await server.signUp('Ida Berg');
  await create(ida, { title: 'Keep me' });
  await create(ida, { title: 'Take me away', status: 'published', content: 'Words that are public.' });
  const page = await open('/content', ida);
  const remove = page.getByRole('button', { name: 'Remove Take me away' });
  await remove.click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('heading', { name: 'Are you sure you want to delete this content?' }).waitFor();
  await question.getByText('Its public page will be removed too. You can undo this for 30 days.').waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true);

  await remove.click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Content deleted successfully.').waitFor();
  await total(page, '1 item').waitFor();
  await expect.poll(() => titles(page)).toEqual(['Keep me']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The content was restored as a draft.').waitFor();
  await total(page, '2 items').waitFor();
  await card(page, 'Take me away').getByText('Draft', { exact: true }).waitFor();
});

test.runIf(isFullRun)('an item that cannot be removed reappears, and the page says why', async () => {
  const eve = await server.signUp('Eve Stone');
  await create(eve, { title: 'Stubborn' });
  const page = await open('/content', eve);
  await page.route('**/api/content/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Remove Stubborn' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('An error occurred while deleting content.').waitFor();
  await card(page, 'Stubborn').waitFor();
});

test('a template opens with its structure, and its use is counted', async () => {
  const page = await navigate('/content');
  await page.getByRole('tab', { name: 'Templates' }).click();
  const uses = page.getByText(/^Used \d+ times · Sample: \d+$/);
  await uses.first().waitFor();
  await expect
    .poll(() => titles(page))
    .toEqual(['Blog Post Template', 'Product Review Template', 'How-to Guide Template', 'Listicle Template']);
  await expect
    .poll(() => uses.allInnerTexts())
    .toEqual([
      'Used 0 times · Sample: 45',
      'Used 0 times · Sample: 23',
      'Used 0 times · Sample: 31',
      'Used 0 times · Sample: 18',
    ]);

  const lea = await server.signUp('Lea Novak');
  const hers = await open('/content?tab=templates', lea);
  await hers.getByRole('link', { name: 'Use Listicle Template' }).click();
  const editor = await waitForEditor(hers);
  await expect.poll(() => editor.title.inputValue()).not.toBe('');
  await expect.poll(() => editor.text.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
  await editor.title.fill('Seven loaves');
  await save(hers);
  await hers.getByText('Content created successfully!').waitFor();
  await hers.getByRole('button', { name: 'Cancel' }).click();
  await hers.getByRole('tab', { name: 'Templates' }).click();
  await hers.getByText('Used 1 time · Sample: 18').waitFor();
});

test('one item or the whole library can be downloaded', async () => {
  const page = await navigate('/content');
  await total(page, '4 items').waitFor();
  const downloaded = async (click: () => Promise<void>) => {
    const begun = page.waitForEvent('download');
    await click();
    const download = await begun;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const item = (format: string) =>
    downloaded(async () => {
      await page.getByRole('button', { name: 'More actions for Sourdough for beginners' }).click();
      await pressMenuItem(page, format);
    });
  const markdown = await item('Markdown');
  expect(markdown.name).toBe('sourdough-for-beginners.md');
  expect(markdown.bytes.toString()).toContain('A sourdough loaf needs flour, water, salt and time.');
  expect((await item('Word (DOCX)')).bytes.subarray(0, 2).toString()).toBe('PK');
  expect(JSON.parse((await item('JSON')).bytes.toString())).toMatchObject({
    title: 'Sourdough for beginners',
  });
  const library = await downloaded(async () => {
    await page.getByRole('button', { name: 'Export all' }).click();
    await page.getByRole('menuitem', { name: 'HTML' }).click();
  });
  expect(library.name).toMatch(/\.zip$/);
  expect(library.bytes.subarray(0, 2).toString()).toBe('PK');
});

test('several files are imported, a bad one is refused with a reason and leaves nothing behind', async () => {
  const noor = await server.signUp('Noor Haddad');
  const page = await open('/content', noor);
  await page.getByRole('heading', { name: 'No content found' }).waitFor();
  // No one gets an empty archive.
  await page.getByRole('button', { name: 'Export all' }).click();
  await page.getByRole('menuitem', { name: 'HTML' }).click();
  await page.getByText('There is nothing to export yet.').waitFor();
  const text = (name: string, words: string) => ({
    name,
    mimeType: 'text/markdown',
    buffer: Buffer.from(words),
  });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([
      text('one.md', '# First\n\nSome words.'),
      {
        name: 'bad.docx',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]),
      },
      text('two.md', '# Second\n\nOther words.'),
    ]);
  await page.getByText(/^Error uploading file bad\.docx: ./).waitFor();
  await page.getByText('File uploaded successfully!').waitFor();
  await total(page, '2 items').waitFor();
  await expect.poll(async () => (await titles(page)).toSorted()).toEqual(['First', 'Second']);
  await expect.poll(async () => (await server.call(noor, listContent, { query: {} })).body.total).toBe(2);
});

test('an import shows its progress and can be stopped', async () => {
  const kim = await server.signUp('Kim Park');
  const page = await open('/content', kim);
  await page.getByRole('heading', { name: 'No content found' }).waitFor();
  await page.route('**/api/upload?*', () => undefined);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([
      { name: 'slow.md', mimeType: 'text/markdown', buffer: Buffer.from('# Slow') },
      { name: 'later.md', mimeType: 'text/markdown', buffer: Buffer.from('# Later') },
    ]);
  await page.getByText('Importing 1 of 2 files').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Cancel import' }).click();
  await page.getByText('Importing 1 of 2 files').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(false);
});

test('a list that fails to load says so and can be retried', async () => {
  const page = await open('/settings', maya);
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await page.route('**/api/content?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('link', { name: 'Content Studio', exact: true }).click();
  await page.getByRole('heading', { name: 'Failed to load content' }).waitFor();
  await page.unroute('**/api/content?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await card(page, 'Rye bread').waitFor();

  await page.route('**/api/content?*', (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Type: Guide');
  await page.getByText('You must be logged in to view content').waitFor();
});

test.runIf(isFullRun)('a phone shows whole cards, however long the author’s name is', async () => {
  const name = 'Alexandra Konstantinopoulou-Papadimitriou';
  const author = await server.signUp(name);
  await create(author, {
    title: 'Loaves',
    status: 'scheduled',
    scheduledFor: '2099-03-12T09:00:00Z',
    content: '',
  });
  const page = await open('/content', author);
  await page.setViewportSize({ width: 360, height: 740 });
  await card(page, 'Loaves').waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect.poll(() => card(page, 'Loaves').getByTitle(name).count()).toBe(1);
  const category = card(page, 'Loaves').getByText('Uncategorized');
  expect(await category.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test.runIf(isFullRun)(
  'new users see how to start, and users who filtered everything out are told to filter less',
  async () => {
    const lea = await server.signUp('Lea');
    const page = await open('/content', lea);
    await page.getByText('No content found').waitFor();
    await page.getByRole('link', { name: 'Start from a template' }).waitFor();
    expect(await page.getByText('Try adjusting your search terms or filters.').count()).toBe(0);
    await page.getByRole('searchbox', { name: 'Search content' }).fill('nothing');
    await page.getByText('Try adjusting your search terms or filters.').waitFor();
  },
);
