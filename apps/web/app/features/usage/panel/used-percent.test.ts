import { expect, test } from 'vitest';
import { usageTone, usedPercent } from './used-percent.ts';

test.each([
  [0, 10, 0],
  [1, 8, 12.5],
  [29, 100, 29],
  [2_250, 3_000, 75],
  [10, 10, 100],
  // The plan was larger before.
  [250, 100, 100],
])('%i of %i used is %d percent', (used, limit, percent) => {
  expect(usedPercent(used, limit)).toBe(percent);
});

test.each([-1, 0, -20, Number.POSITIVE_INFINITY, Number.NaN, null, undefined])(
  'a limit of %s counts as unused',
  (limit) => {
    expect(usedPercent(50, limit)).toBe(0);
  },
);

test.each([
  [0, 'green'],
  [74.99, 'green'],
  [75, 'yellow'],
  [89.99, 'yellow'],
  [90, 'red'],
  [100, 'red'],
])('%d percent is %s', (percent, tone) => {
  expect(usageTone(percent)).toBe(tone);
});
