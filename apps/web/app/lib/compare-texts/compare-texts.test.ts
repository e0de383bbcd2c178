import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const sideOf = (changes: ReturnType<typeof compareTexts>, side: 'added' | 'removed'): string =>
  changes
    .filter(({ added, removed }) => (side === 'added' ? !removed : !added))
    .map(({ value }) => value)
    .join('');

const words = (count: number, seed: number): string =>
  Array.from({ length: count }, (_, index) => `w${(index * 7919 + seed * 104_729) % 5003}`).join(' ');

test('a changed word is marked, and the words around it are not', () => {
  expect(compareTexts('It rests one hour.', 'It rests two hours.')).toMatchObject([
    { value: 'It rests ', added: false, removed: false, at: 0 },
    { value: 'one', removed: true, at: 9 },
    { value: 'two', added: true, at: 12 },
    { value: ' ', at: 15 },
    { value: 'hour', removed: true },
    { value: 'hours', added: true },
    { value: '.' },
  ]);
});

test('a rewritten article is compared by paragraph, and no text is lost', () => {
  const [before, after] = [`Same beginning.\n\n${words(3000, 1)}`, `Same beginning.\n\n${words(3000, 2)}`];
  const changes = compareTexts(before, after);
  expect(changes).toHaveLength(3);
  expect(changes[0]).toMatchObject({ value: 'Same beginning.\n\n', added: false, removed: false });
  expect(sideOf(changes, 'removed')).toBe(before);
  expect(sideOf(changes, 'added')).toBe(after);
});
