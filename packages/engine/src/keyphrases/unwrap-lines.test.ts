import { expect, test } from 'vitest';
import { unwrapLines } from './unwrap-lines.ts';

test('joins lines that are wrapped within a sentence', () => {
  const text =
    'Heat pumps take heat\nfrom the air. They need\nelectric power and\nAmerican or other screws.\nNew line.\n\nEnd';
  expect(unwrapLines(text)).toBe(
    'Heat pumps take heat from the air. They need electric power and American or other screws.\nNew line.\n\nEnd',
  );
});

test.each([
  'Milk\nEggs\nFlour\nbutter',
  'One paragraph.\nAnother one.',
  '',
  '\n\n',
  'a title\nand one more line',
])('leaves unwrapped text unchanged: %j', (text) => {
  expect(unwrapLines(text)).toBe(text);
});
