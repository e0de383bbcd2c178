import { expect, test } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

test('an axis has round steps from 0 and ends at or above the highest value', () => {
  expect(axisTicks(37_400)).toEqual([0, 10_000, 20_000, 30_000, 40_000]);
  expect(axisTicks(95)).toEqual([0, 25, 50, 75, 100]);
  expect(axisTicks(4)).toEqual([0, 1, 2, 3, 4]);
  for (const empty of [0, 0.2, -3]) expect(axisTicks(empty)).toEqual([0, 1]);
  for (let most = 1; most < 3e6; most = most * 1.7 + 1) {
    const ticks = axisTicks(most);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(ticks.at(-2)).toBeLessThan(most);
  }
});
