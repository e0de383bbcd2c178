import { expect, test } from 'vitest';
import { scoreTone } from './score-tone.ts';

test.each([
  [100, 'green'],
  [80, 'green'],
  [79, 'amber'],
  [60, 'amber'],
  [59, 'red'],
  [40, 'red'],
  [39, 'gray'],
  [0, 'gray'],
  [null, 'gray'],
] as const)('a score of %s is %s', (score, tone) => {
  expect(scoreTone(score)).toBe(tone);
});
