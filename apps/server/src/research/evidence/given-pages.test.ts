import { expect, test } from 'vitest';
import { readGivenPages } from './read-given-pages.ts';
import { readSerializedPage } from './serialized-page.ts';

const words = 'Rain falls on the roof and runs through the gutter into the barrel below it. '.repeat(4);
const html = `<!doctype html><title>Rain barrels | Shop</title><nav><a href="/">Home</a></nav><article><h1>Rain barrels</h1><p>${words}</p><h2>How large should it be?</h2><p>${words}</p></article>`;
const { signal } = new AbortController();

test('pages that a person gave become evidence, as HTML and as text', async () => {
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

test('a page without an article is left out with its reason, and the others stay', async () => {
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
      message: 'No article was found on this page. Paste its text instead.',
    },
    {
      url: null,
      title: '',
      code: 'page_without_text',
      message: 'No article was found on this page. Paste its text instead.',
    },
  ]);
});

test('a large page is read while the server goes on, and who goes away is not kept waiting', async () => {
  const large = `<!doctype html><title>Large</title><article>${`<p>${words}</p>`.repeat(10_000)}</article>`;
  let longest = 0;
  let last = performance.now();
  const clock = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  const page = { text: large, format: 'html', url: null, title: '' } as const;
  const { pages } = await readGivenPages([page], signal);
  clearInterval(clock);
  // The first 200,000 characters of a page that long are read, and the page says so.
  const [read] = pages;
  const { blocks } = readSerializedPage(read!).paper;
  expect(Math.round(blocks.reduce((sum, { text }) => sum + text.length, 0) / 10_000)).toBe(20);
  expect(read?.isCut).toBe(true);
  expect(longest).toBeLessThan(1000);
  const caller = new AbortController();
  const reading = readGivenPages([page, page, page], caller.signal);
  const startedAt = performance.now();
  setTimeout(() => caller.abort(new Error('gone')), 100);
  await expect(reading).rejects.toThrow('gone');
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
