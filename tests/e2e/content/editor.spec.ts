import { createContent, readContent, type ContentDraft } from '@pagewright/contract/content';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { isFullRun, sampleOrAll } from '../../run-size.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { createNavigator } from '../create-navigator.ts';
import {
  choose,
  editorOf,
  waitForEditor,
  save,
  selectAllOf,
  typeAtEnd,
  type EditorPage,
} from './editor-page.ts';
import { PASTED } from './pasted-markup.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);
const maya = await server.signUp('Maya Lindqvist');

interface OpenItem extends EditorPage {
  readonly page: Page;
  readonly id: string;
}

const navigate = createNavigator(browser, server, maya);

async function openItem(draft: Omit<ContentDraft, 'title'> & { readonly title?: string }): Promise<OpenItem> {
  const { body } = await server.call(maya, createContent, { body: { title: 'A title', ...draft } });
  const page = await navigate(`/content/${body.id}`);
  return { page, id: body.id, ...(await waitForEditor(page)) };
}

/** The saved text as editor document blocks. */
async function savedBlocks(id: string): Promise<unknown[]> {
  const { body } = await server.call(maya, readContent, { params: { id } });
  return (JSON.parse(body.content) as { content: unknown[] }).content;
}

async function paste(text: Locator, html: string, plain = ''): Promise<void> {
  await text.evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer();
      for (const [type, value] of Object.entries(data)) if (value !== '') clipboardData.setData(type, value);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { 'text/html': html, 'text/plain': plain },
  );
}

const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

/** The text's markup without the editor's own additions. */
const markup = (text: Locator): Promise<string> =>
  text.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const helper of copy.querySelectorAll(
      '.ProseMirror-trailingBreak, .ProseMirror-separator, colgroup',
    ))
      helper.remove();
    for (const part of copy.querySelectorAll('*')) {
      for (const name of part.getAttributeNames())
        if (!['href', 'src', 'alt'].includes(name)) part.removeAttribute(name);
    }
    return copy.innerHTML
      .replaceAll(/<div><table>(.*?)<\/table><\/div>/g, '<table>$1</table>')
      .replace(/(?<!^|<\/p>)<p><\/p>$/, '');
  });

// paste.spec.ts tests more of them.
test.each(isFullRun ? PASTED : PASTED.slice(0, 1))(
  'text pasted from $from comes in clean',
  async ({ html, becomes }) => {
    const { text } = await openItem({ content: '' });
    await text.click();
    await paste(text, html);
    await expect.poll(() => markup(text)).toBe(becomes);
  },
);

test.runIf(isFullRun)('plain text is pasted as paragraphs', async () => {
  const { text } = await openItem({ content: '' });
  await text.click();
  await paste(text, '', 'One line\n\nAnother <b>line</b>');
  await expect.poll(() => markup(text)).toBe('<p>One line</p><p>Another &lt;b&gt;line&lt;/b&gt;</p>');
});

test('every toolbar button does what it says and shows where it is on', async () => {
  const { page, text, id } = await openItem({ content: '<p>words</p>' });
  const paragraph = text.locator('p, h2, h3, h4, pre').first();
  for (const [name, tag] of (
    [
      ['Bold', 'strong'],
      ['Code', 'code'],
      ['Italic', 'em'],
      ['Underline', 'u'],
      ['Strikethrough', 's'],
    ] as const
  ).slice(0, sampleOrAll(2, 5))) {
    await selectAllOf(paragraph);
    await tool(page, name).click();
    await expect.poll(() => tool(page, name).getAttribute('aria-pressed'), { message: name }).toBe('true');
    await expect.poll(() => markup(text)).toBe(`<p><${tag}>words</${tag}></p>`);
    await tool(page, 'Clear formatting').click();
    await expect.poll(() => markup(text)).toBe('<p>words</p>');
  }
  for (const [name, inside] of (
    [
      ['Heading 2', '<h2>words</h2>'],
      ['Bullet list', '<ul><li><p>words</p></li></ul>'],
      ['Quote', '<blockquote><p>words</p></blockquote>'],
      ['Heading 3', '<h3>words</h3>'],
      ['Heading 4', '<h4>words</h4>'],
      ['Numbered list', '<ol><li><p>words</p></li></ol>'],
      ['Code block', '<pre><code>words</code></pre>'],
    ] as const
  ).slice(0, sampleOrAll(3, 7))) {
    await paragraph.click();
    await tool(page, name).click();
    await expect.poll(() => markup(text), { message: name }).toContain(inside);
    await expect.poll(() => tool(page, name).getAttribute('aria-pressed')).toBe('true');
    await tool(page, name).click();
    await expect.poll(() => markup(text), { message: name }).toContain('<p>words</p>');
  }
  await paragraph.click();
  await page.keyboard.press('End');
  await tool(page, 'Horizontal rule').click();
  await expect.poll(() => markup(text)).toContain('<p>words</p><hr>');
  await tool(page, 'Undo').click();
  await expect.poll(() => markup(text)).not.toContain('<hr>');
  await tool(page, 'Redo').click();
  await expect.poll(() => markup(text)).toContain('<hr>');
  await save(page);
  await expect.poll(() => savedBlocks(id)).toMatchObject([{ type: 'paragraph' }, { type: 'horizontalRule' }]);
});

test('a link is set, changed, and removed, and a script URL is refused', async () => {
  const { page, text } = await openItem({ content: '<p>see the guide</p>' });
  await selectAllOf(text.locator('p'));
  await tool(page, 'Link').click();
  const address = page.getByLabel('Link address');
  const wrongOnes = ['javascript:alert(1)', '', 'data:text/html,<script>alert(1)</script>', 'vbscript:x'];
  for (const wrong of wrongOnes.slice(0, sampleOrAll(2, wrongOnes.length))) {
    await address.fill(wrong);
    await page.getByRole('button', { name: 'Set link' }).click();
    await page.getByText('This address cannot be linked. Use http, https, mailto or tel.').waitFor();
  }
  expect(await text.getByRole('link').count()).toBe(0);
  await address.fill('example.com/guide');
  await page.keyboard.press('Enter');
  await expect.poll(() => markup(text)).toBe('<p><a href="https://example.com/guide">see the guide</a></p>');

  await text.getByRole('link').click();
  await tool(page, 'Link').click();
  await expect.poll(() => address.inputValue()).toBe('https://example.com/guide');
  await page.getByLabel('Link text').fill('read the guide');
  await page.getByRole('button', { name: 'Set link' }).click();
  await expect.poll(() => markup(text)).toBe('<p><a href="https://example.com/guide">read the guide</a></p>');

  await text.getByRole('link').click();
  await tool(page, 'Link').click();
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect.poll(() => markup(text)).toBe('<p>read the guide</p>');

  // In the text, Ctrl+K opens the link form, not search.
  await selectAllOf(text.locator('p'));
  await page.keyboard.press('Control+k');
  await address.fill('example.com/keys');
  await page.keyboard.press('Enter');
  await expect.poll(() => markup(text)).toBe('<p><a href="https://example.com/keys">read the guide</a></p>');
  expect(await page.getByRole('dialog', { name: 'Search' }).count()).toBe(0);

  await tool(page, 'Link').click();
  // The panel takes the focus when it opens.
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await address.waitFor({ state: 'detached' });
  await expect.poll(() => editorOf(page).dialog.isVisible()).toBe(true);
});

test('images are uploaded at the cursor, given an alternative text, and removed', async () => {
  const { page, text, id } = await openItem({ content: '<p>before</p>' });
  await typeAtEnd(text.locator('p'), '.');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } });
  await tool(page, 'Image').click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload an image' }).click();
  await (
    await chooser
  ).setFiles([
    { name: 'one.png', mimeType: 'image/png', buffer: picture },
    { name: 'not-an-image.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
    { name: 'two.png', mimeType: 'image/png', buffer: picture },
  ]);
  await page.getByText(/^Error uploading file: ./).waitFor();
  await expect.poll(() => text.locator('img').count()).toBe(2);
  // The cursor is behind the images, so typing replaces none of them.
  await text.focus();
  await page.keyboard.type('after');
  await expect.poll(() => text.locator('p').last().innerText()).toBe('after');
  await expect.poll(() => text.locator('img').count()).toBe(2);
  await expect.poll(() => text.locator('img').first().getAttribute('src')).toMatch(/^\/files\/[\w-]+/);
  await expect
    .poll(() =>
      text
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(40);

  await text.locator('img').first().click();
  await tool(page, 'Image').click();
  await page.getByLabel('Alternative text').fill('A corner of the screen');
  await page.getByRole('button', { name: 'Save alternative text' }).click();
  await text.getByRole('img', { name: 'A corner of the screen' }).waitFor();
  await text.locator('img').nth(1).click();
  await tool(page, 'Image').click();
  await page.getByRole('button', { name: 'Remove image' }).click();
  await expect.poll(() => text.locator('img').count()).toBe(1);
  await save(page);
  await expect
    .poll(() => savedBlocks(id))
    .toMatchObject([
      { type: 'paragraph' },
      { type: 'image', attrs: { alt: 'A corner of the screen' } },
      { type: 'paragraph', content: [{ text: 'after' }] },
    ]);
});

test('a table is inserted, grows, shrinks, and is removed', async () => {
  const { page, text } = await openItem({ content: '<p>before</p>' });
  const act = async (name: string) => {
    await tool(page, 'Table').click();
    await page.getByRole('menuitem', { name }).click();
  };
  const size = async () => [
    await text.locator('tr').count(),
    await text.locator('tr').first().locator('th, td').count(),
  ];
  await typeAtEnd(text.locator('p'), '.');
  await act('Insert table');
  await expect.poll(size).toEqual([3, 3]);
  await expect.poll(() => text.locator('th').count()).toBe(3);
  await page.keyboard.type('first');
  await act('Add row below');
  await act('Add column to the right');
  await expect.poll(size).toEqual([4, 4]);
  await act('Add row above');
  await act('Add column to the left');
  await expect.poll(size).toEqual([5, 5]);
  await expect.poll(() => text.locator('tr').nth(1).locator('th, td').nth(1).innerText()).toBe('first');
  await act('Remove row');
  await act('Remove column');
  await expect.poll(size).toEqual([4, 4]);
  await text.locator('td').last().click();
  await act('Remove row');
  await act('Remove column');
  await expect.poll(size).toEqual([3, 3]);
  await act('Header row on or off');
  await act('Remove table');
  await expect.poll(() => text.locator('table').count()).toBe(0);
});

test('words are counted as they are typed', async () => {
  const { page, text } = await openItem({ content: '<h2>Two words</h2><p>one, two  three</p>' });
  const words = page.getByTestId('word-count');
  await expect.poll(() => words.innerText()).toBe('5 words');
  await typeAtEnd(text.locator('p'), ' four');
  await expect.poll(() => words.innerText()).toBe('6 words');
});

test('the search result preview shows typed text and measures it', async () => {
  const { page, title, metaDescription } = await openItem({ title: 'A plain title' });
  const preview = page.getByRole('figure', { name: 'Search result preview' });
  await preview.getByText('A plain title').waitFor();
  const measured = (name: string): Promise<number> =>
    preview
      .getByRole('meter', { name })
      .locator('xpath=..')
      .innerText()
      .then((line) => Number(/([\d,]+) of/.exec(line)?.[1]?.replace(',', '')));
  // Twenty capital W of Arial at 20 pixels: 0.944 em each.
  await page.getByRole('textbox', { name: 'Meta Title' }).fill('W'.repeat(20));
  await expect.poll(() => measured('Meta Title')).toBe(378);
  await metaDescription.fill('i'.repeat(100));
  // A hundred i of Arial at 14 pixels: 0.222 em each.
  await expect.poll(() => measured('Meta Description')).toBe(311);
  await preview.getByText('i'.repeat(100)).waitFor();
  await page.getByRole('textbox', { name: 'Meta Title' }).fill('');
  await title.fill('Another title');
  await preview.getByText('Another title').waitFor();
});

test('details are saved as they are typed: tags, type, category, slug, keywords', async () => {
  const { page, id, dialog } = await openItem({});
  await page.getByRole('textbox', { name: 'Tags' }).fill(' bread,flour , bread,, oven ');
  await page.getByRole('textbox', { name: 'Target keywords' }).fill('rye, spelt');
  await choose(dialog.getByRole('combobox', { name: 'Content type' }), 'Guide');
  await page.getByRole('textbox', { name: 'Category' }).fill('Baking');
  const slug = page.getByRole('textbox', { name: 'Slug' });
  await slug.fill('Not A Slug');
  await page.getByText('A slug can contain only lowercase letters, digits, and single hyphens').waitFor();
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.url());
  });
  await editorOf(page).save.click();
  await slug.fill('a-good-slug');
  await save(page);
  expect(saves).toHaveLength(1);
  const { body } = await server.call(maya, readContent, { params: { id } });
  expect(body).toMatchObject({
    tags: ['bread', 'flour', 'oven'],
    keywords: ['rye', 'spelt'],
    contentType: 'Guide',
    category: 'Baking',
    slug: 'a-good-slug',
  });
});

test('Scheduled requires date and time, and says what happens without them', async () => {
  const { page, id, status } = await openItem({ content: 'Some words.' });
  await choose(status, 'Scheduled');
  await page.getByText('No date yet. It will not be published until it has one.').waitFor();
  const moment = page.getByLabel('Publish on');
  await editorOf(page).save.click();
  await page.getByText('Choose a publication date and time').waitFor();
  await expect.poll(() => moment.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => moment.getAttribute('min')).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
  const unsaved = await server.call(maya, readContent, { params: { id } });
  expect(unsaved.body.status).toBe('draft');
  await moment.fill('2001-01-01T09:00');
  await page.getByText('This time has passed. The item will be published right after you save.').waitFor();
  await moment.fill('2090-05-01T09:30');
  await save(page);
  const { body } = await server.call(maya, readContent, { params: { id } });
  expect(body.status).toBe('scheduled');
  const local = await page.evaluate(() => new Date('2090-05-01T09:30').toISOString());
  expect(body.scheduledFor).toBe(local);
});

test.runIf(isFullRun)(
  'an article prints as its title and text in ink, whatever the color scheme',
  async () => {
    const { page, text } = await openItem({ title: 'A printed title', content: '<p>A printed text.</p>' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'dark'));
    await page.getByText('A printed title').filter({ visible: true }).waitFor();
    for (const hidden of ['toolbar', 'navigation', 'button', 'combobox'] as const)
      expect([hidden, await page.getByRole(hidden).count()]).toEqual([hidden, 0]);
    // Nothing is cut at the window's height: the dialog grows with its text.
    const seen = await text.evaluate((element) => ({
      color: getComputedStyle(element).color,
      clipped: [...document.querySelectorAll('[role=dialog], [role=dialog] *')].some(
        (part) => part.contains(element) && getComputedStyle(part).overflowY !== 'visible',
      ),
    }));
    expect(seen).toEqual({ color: 'rgb(22, 33, 30)', clipped: false });
    await page.emulateMedia({ media: null, colorScheme: null });
    await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'light'));
  },
);

test('a title is required, and a failed save says why', async () => {
  const page = await navigate('/content/new');
  const editor = await waitForEditor(page);
  await editor.save.click();
  await page.getByText('Title is required').waitFor();
  await expect.poll(() => editor.title.evaluate((field) => field === document.activeElement)).toBe(true);
  await editor.title.fill('A title');
  await page.getByRole('textbox', { name: 'Tags' }).fill('x'.repeat(61));
  await editor.save.click();
  await page.getByText(/^Error saving content: ./).waitFor();
  await page.getByText('Failed to create content').waitFor();
  await page.getByRole('textbox', { name: 'Tags' }).fill('x');
  await save(page);
  await page.getByText('Content created successfully!').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/content\/[\da-f-]{36}$/);
  expect(await page.getByText(/^Error saving content/).count()).toBe(0);
});
