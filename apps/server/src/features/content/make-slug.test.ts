import { CONTENT_LIMITS } from '@pagewright/contract/content';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSlug, numberedSlug } from './make-slug.ts';

test.each([
  ['How to Bake Sourdough Bread', 'how-to-bake-sourdough-bread'],
  ['  10 Tips & Tricks: what’s new?  ', '10-tips-tricks-whats-new'],
  ['Crème brûlée à la maison', 'creme-brulee-a-la-maison'],
  ['Größe und Ärger', 'große-und-arger'],
  ['Как испечь хлеб', 'как-испечь-хлеб'],
  ['東京のパン屋', '東京のパン屋'],
  ['हिन्दी में', 'हिन्दी-में'],
  ['!!!', 'article'],
  ['', 'article'],
  ['🍞🥖', 'article'],
])('%s becomes %s', (title, slug) => {
  expect(makeSlug(title)).toBe(slug);
});

test('a long title is cut between words, a long word within', () => {
  expect(makeSlug(`${'word '.repeat(40)}end`)).toBe(Array.from({ length: 22 }, () => 'word').join('-'));
  expect(makeSlug('x'.repeat(300))).toBe('x'.repeat(112));
});

const SLUG = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+)*$/u;

test('any title gives a valid slug within the limit, even with a number', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.integer({ min: 2, max: 9999 }),
      (title, number) => {
        const slug = makeSlug(title);
        const numbered = numberedSlug(slug, number);
        expect(slug).toMatch(SLUG);
        expect(numbered).toMatch(SLUG);
        expect(numbered.endsWith(`-${number}`)).toBe(true);
        expect(numbered.length).toBeLessThanOrEqual(CONTENT_LIMITS.slug);
        expect(slug.isWellFormed()).toBe(true);
      },
    ),
  );
});
