import { expect, test } from 'vitest';
import { exceeds, isDeeperThan } from './json-depth.ts';

const none = { depth: 3, values: 5 };

test('depth and values are counted outside of strings', () => {
  expect(exceeds('[[[]]]', none)).toBeNull();
  expect(exceeds('[[[[]]]]', none)).toBe('depth');
  expect(exceeds('[1,2,3,4]', none)).toBeNull();
  expect(exceeds('[1,2,3,4,5]', none)).toBe('values');
  expect(exceeds('["[[[[,,,,,,"]', none)).toBeNull();
  expect(isDeeperThan('{"a":{"b":{"c":1}}}', 2)).toBe(true);
});

test.each(['"', '\\', '\\"', 'a"', '"'.repeat(300), `${'a'.repeat(400)}"`, '\\'.repeat(301)])(
  'a string of %j repeated ends at its closing quote',
  (piece) => {
    for (const count of [1, 2, 3, 255, 256, 257, 1_000]) {
      const text = JSON.stringify(piece.repeat(count));
      expect(exceeds(`[${text},"[[[["]`, none)).toBeNull();
      expect(exceeds(`[${text},[[[]]]]`, none)).toBe('depth');
      // Without its closing quote it is not JSON, which the parser reports.
      expect(exceeds(`[${text.slice(0, -1)}`, none)).toBeNull();
    }
  },
);
