import { expect, test } from 'vitest';
import { measureGrowth, GROWTH_MAX } from '../../../../../tests/measure-growth.ts';
import { readPageLinks } from './page-links.ts';

test('endlessly nested elements take no time, and the links before them count', () => {
  const read = (depth: number) => {
    const html = `<a href="/one">One</a>${'<div>'.repeat(depth)}<a href="/two">Two</a>`;
    expect(readPageLinks(html, 'https://site.example/').links).toEqual(['https://site.example/one']);
  };
  expect(measureGrowth(read, 900_000)).toBeLessThan(GROWTH_MAX);
});
