import { expect, test } from 'vitest';
import { createSizedCache } from './sized-cache.ts';

test('computes a value once, drops the least recently used ones, and repeats what failed', async () => {
  const computed: string[] = [];
  const cache = createSizedCache<string>(6, (value) => value.length);
  const read = (key: string) =>
    cache(key, () => {
      computed.push(key);
      return Promise.resolve(key);
    });
  expect(await Promise.all([read('abc'), read('abc')])).toEqual(['abc', 'abc']);
  await read('def');
  await read('abc');
  await read('ghi');
  await read('abc');
  expect(computed).toEqual(['abc', 'def', 'ghi']);
  await read('def');
  expect(computed).toEqual(['abc', 'def', 'ghi', 'def']);

  await expect(cache('failed', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );
  expect(await read('failed')).toBe('failed');
});
