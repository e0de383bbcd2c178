import { expect, test } from 'vitest';
import { readPageLinks } from './page-links.ts';

test('elements inside elements without end take no time, and the links before them count', () => {
  const html = `<a href="/one">One</a>${'<div>'.repeat(900_000)}<a href="/two">Two</a>`;
  const startedAt = performance.now();
  expect(readPageLinks(html, new URL('https://site.example/')).links).toEqual(['https://site.example/one']);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
