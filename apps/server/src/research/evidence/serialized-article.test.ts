import { expect, test } from 'vitest';
import { isLight } from '../../platform/compute/task.ts';
import { extractSitePage } from './extract-page.ts';
import { readSerializedSitePage } from './serialized-article.ts';

const URL_OF_PAGE = 'https://tea.example/long';
const paragraph = (at: number): string =>
  `<p>Water of ${at} degrees draws the leaves, says <a href="https://press.example/${at}">a paper</a> of the trade.</p>`;
const page = (paragraphs: number): string =>
  `<!doctype html><html><head><title>Tea</title></head><body>
  <nav><a href="https://elsewhere.example/">Elsewhere</a></nav><article><h1>Tea</h1>
  <p><a href="/home">At home</a></p>${Array.from({ length: paragraphs }, (_, at) => paragraph(at)).join('')}</article></body></html>`;

test('of a long page, the event loop only holds the title, the dates, and some addresses; jobs read all of it', () => {
  const { whole, ...known } = extractSitePage(page(1_000), URL_OF_PAGE);
  // Copying 10,000 characters between threads takes far less than a millisecond.
  expect(isLight([known], 10_000)).toBe(true);
  expect(known).toMatchObject({ title: 'Tea', published: null, isCut: false });
  expect(whole.bytes.buffer).toBeInstanceOf(SharedArrayBuffer);
  const { url, article } = readSerializedSitePage({ url: URL_OF_PAGE, article: { ...known, whole } });
  expect([url, article.title, article.url]).toEqual([URL_OF_PAGE, 'Tea', URL_OF_PAGE]);
  expect(article.text).toContain('Water of 999 degrees');
  expect(article.links).toHaveLength(1_002);
});

test('addresses of other sites are listed once and in order, those in the article and in lists beside it separately', () => {
  const item = (name: string): string => `<li><a href="https://${name}.example/">${name}</a></li>`;
  const lists = `<h3>Read on</h3><ul>${item('leaf')}${item('pot')}${item('leaf')}</ul></article>
    <div class="page-footer"><ul>${item('imprint')}</ul></div><footer><ul>${item('terms')}</ul></footer>`;
  const html = page(20).replace('</article>', `${paragraph(0)}${lists}`);
  const { outgoing, outgoingOfArticle, outgoingOfLists } = extractSitePage(html, URL_OF_PAGE);
  const press = Array.from({ length: 20 }, (_, at) => `https://press.example/${at}`);
  const others = ['leaf', 'pot', 'imprint', 'terms'].map((name) => `https://${name}.example/`);
  expect(outgoing).toEqual(['https://elsewhere.example/', ...press, ...others]);
  expect(outgoingOfArticle).toEqual(press);
  expect(outgoingOfLists).toEqual(others.slice(0, 2));
});
