import { setImmediate as breathe } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readGivenPages } from './read-given-pages.ts';
import { readSerializedPage } from './serialized-page.ts';

const words = 'Rain falls on the roof and runs through the gutter into the barrel below it. '.repeat(4);
const html = `<!doctype html><title>Rain barrels | Shop</title><nav><a href="/">Home</a></nav><article><h1>Rain barrels</h1><p>${words}</p><h2>How large should it be?</h2><p>${words}</p></article>`;
const { signal } = new AbortController();
/** Event loop turns while a page is read; reading it in one turn would leave only a few. */
const TURNS = 20;

test('given pages become evidence, as HTML and as text', async () => {
  const { pages, leftOut } = await readGivenPages(
    [
      { text: html, format: 'html', url: 'https://shop.example/barrels', title: '' },
      { text: words, format: 'text', url: null, title: 'My notes' },
    ],
    signal,
  );
  expect(leftOut).toEqual([]);
  expect(
    pages.map(({ source, url, title, position, fetchedAt }) => ({ source, url, title, position, fetchedAt })),
  ).toEqual([
    {
      source: 'given',
      url: 'https://shop.example/barrels',
      title: 'Rain barrels',
      position: null,
      fetchedAt: null,
    },
    { source: 'given', url: null, title: 'My notes', position: null, fetchedAt: null },
  ]);
  const { blocks } = readSerializedPage(pages[0]!).paper;
  expect(blocks.some(({ text }) => text === 'How large should it be?')).toBe(true);
  expect(blocks.some(({ text }) => text.includes('Home'))).toBe(false);
  expect(pages.map(({ isCut }) => isCut)).toEqual([false, false]);
});

test('headings of pasted Markdown are detected, and a # within a text is not a heading', async () => {
  const markdown = `# Rain barrels\r\n\r\n${words}\r\n\r\n## How large should it be?\r\n\r\n${words}`;
  const { pages } = await readGivenPages(
    [
      { text: markdown, format: 'text', url: null, title: '' },
      { text: `Item\n# 4 is the best.\n${words}`, format: 'text', url: null, title: '' },
    ],
    signal,
  );
  const [page, plain] = pages.map((one) => readSerializedPage(one));
  expect(page?.title).toBe('Rain barrels');
  const headings = page?.paper.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  expect(headings).toEqual(['How large should it be?']);
  expect(plain?.paper.blocks.map(({ text }) => text).join(' ')).toContain('# 4 is the best.');
});

test('a page without an article is excluded with its reason, and the others stay', async () => {
  const { pages, leftOut } = await readGivenPages(
    [
      {
        text: '<html><script>alert(1)</script></html>',
        format: 'html',
        url: 'https://a.example/',
        title: 'A',
      },
      { text: '', format: 'text', url: null, title: '' },
      { text: words, format: 'text', url: null, title: '' },
    ],
    signal,
  );
  expect(pages).toHaveLength(1);
  expect(leftOut).toEqual([
    {
      url: 'https://a.example/',
      title: 'A',
      code: 'page_without_text',
      message: 'No article was found on this page.',
    },
    {
      url: null,
      title: '',
      code: 'page_without_text',
      message: 'No article was found on this page.',
    },
  ]);
});

test('the server stays responsive while a large page is read, and a caller who leaves does not wait for it', async () => {
  const large = `<!doctype html><title>Large</title><article>${`<p>${words}</p>`.repeat(10_000)}</article>`;
  const page = { text: large, format: 'html', url: null, title: '' } as const;
  let turns = 0;
  let isRead = false;
  const reading = readGivenPages([page], signal).finally(() => (isRead = true));
  const caller = new AbortController();
  const left = readGivenPages([page], caller.signal).catch((reason: unknown) => ({ reason, isRead }));
  for (; !isRead; turns += 1) {
    await breathe();
    if (turns === TURNS) caller.abort(new Error('gone'));
  }
  expect(turns).toBeGreaterThan(TURNS);
  expect(await left).toEqual({ reason: new Error('gone'), isRead: false });
  // Only the first 200,000 characters are read, and the page is marked as truncated.
  const [read] = (await reading).pages;
  const { blocks } = readSerializedPage(read!).paper;
  expect(Math.round(blocks.reduce((sum, { text }) => sum + text.length, 0) / 10_000)).toBe(20);
  expect(read?.isCut).toBe(true);
});
