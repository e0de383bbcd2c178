import { expect, test } from 'vitest';
import { isResultOf } from './is-result-of.ts';

test('a result belongs to the watched sites, in any order and however many', () => {
  expect(isResultOf('a.example, b.example', ['b.example', 'a.example'])).toBe(true);
  expect(isResultOf('a.example', ['a.example', 'b.example'])).toBe(false);
  expect(isResultOf('a.example, b.example', ['a.example'])).toBe(false);
  const many = Array.from({ length: 30 }, (_, index) => `competitor-${index}.example`);
  expect(isResultOf(many.join(', ').slice(0, 300), many)).toBe(true);
});
