import { expect, test } from 'vitest';
import { sampleOrAll } from '../../../../tests/run-size.ts';
import { rankCorrelation } from './rank-correlation.ts';

test('only ranks count, equal values share theirs, and a list with one distinct value has no correlation', () => {
  expect(
    rankCorrelation([
      [1, 10],
      [2, 200],
      [3, 3_000],
      [4, 4_001],
      [5, 90_000],
    ]).rho,
  ).toBe(1);
  expect(
    rankCorrelation([
      [1, 5],
      [2, 4],
      [3, 3],
      [4, 2],
      [5, 1],
    ]).rho,
  ).toBe(-1);
  // Calculated manually: ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4.
  expect(
    rankCorrelation([
      [1, 1],
      [2, 2],
      [2, 3],
      [9, 4],
    ]).rho,
  ).toBeCloseTo(0.9487, 4);
  expect(
    rankCorrelation([
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
    ]),
  ).toEqual({ n: 5, rho: null, interval: null });
  expect(rankCorrelation([])).toEqual({ n: 0, rho: null, interval: null });
});

test('a perfect order of a few pairs is not certain', () => {
  const { interval } = rankCorrelation(Array.from({ length: 20 }, (_, at) => [at, at]));
  expect(interval?.high).toBe(1);
  expect(interval?.low).toBeLessThan(0.95);
});

/** Normally distributed random numbers from a seed (Park and Miller; Box and Muller). */
function normals(seed: number): () => number {
  let state = seed;
  const uniform = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

test.each([0, 0.2, 0.6])(
  'the interval contains a planted correlation of %s in 92 to 98 of 100 runs',
  (planted) => {
    // Spearman's correlation of two normal variables follows from Pearson's: rho = 6 / pi * asin(r / 2).
    const r = 2 * Math.sin((planted * Math.PI) / 6);
    const normal = normals(20_261_125 + planted * 1_000);
    const runs = sampleOrAll(500, 5_000);
    for (const n of [20, 60]) {
      let held = 0;
      for (let run = 0; run < runs; run += 1) {
        const pairs = Array.from({ length: n }, (): [number, number] => {
          const x = normal();
          return [x, r * x + Math.sqrt(1 - r * r) * normal()];
        });
        const { interval } = rankCorrelation(pairs);
        if (interval && interval.low <= planted && planted <= interval.high) held += 1;
      }
      expect(held / runs, `${n} pairs`).toBeGreaterThan(0.92);
      expect(held / runs, `${n} pairs`).toBeLessThan(0.98);
    }
  },
);
