import { describe, expect, it } from 'vitest';
import { forecast } from './forecast.ts';

const LISTS = ['mean', 'lower50', 'upper50', 'lower90', 'upper90'] as const;

describe('forecast', () => {
  it('continues a constant series', () => {
    const { mean, seasonal } = forecast({
      values: Array.from({ length: 24 }, () => 5),
      period: 12,
      horizon: 3,
    });
    for (const value of mean) expect(value).toBeCloseTo(5, 9);
    expect(seasonal).toBe('none');
  });

  it('continues a straight line with between half of its slope (Theta) and all of it', () => {
    const { mean } = forecast({
      values: Array.from({ length: 40 }, (_, at) => 100 + 2 * at),
      period: 1,
      horizon: 4,
    });
    // The last value is 178. Four steps later, the whole slope gives 186 and half the slope 182.
    expect(mean[3]).toBeGreaterThan(182);
    expect(mean[3]).toBeLessThanOrEqual(186.5);
  });

  it('repeats a season: each value of the year appears in its month', () => {
    const year = [80, 90, 100, 120, 110, 100, 95, 85, 100, 130, 140, 50];
    const values = Array.from({ length: 60 }, (_, at) => year[at % 12]!);
    const { mean, seasonal } = forecast({ values, period: 12, horizon: 12 });
    expect(seasonal).toBe('multiplied');
    for (const [at, value] of mean.entries()) expect(value).toBeCloseTo(year[at]!, 0);
  });

  it('reports a clear season, and none in random values', () => {
    const chance = (seed: number, at: number): number => {
      const mixed = Math.sin(seed * 12.9898 + at * 78.233) * 43_758.545;
      return mixed - Math.floor(mixed);
    };
    const isTold = (valueOf: (at: number) => number): boolean => {
      const values = Array.from({ length: 48 }, (_, at) => valueOf(at));
      return forecast({ values, period: 12, horizon: 1 }).isSeasonClear;
    };
    const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);
    expect(seeds.filter((seed) => isTold((at) => 100 + 30 * chance(seed, at)))).toEqual([]);
    const wave = (at: number): number => 20 * Math.sin((2 * Math.PI * at) / 12);
    expect(seeds.filter((seed) => isTold((at) => 100 + wave(at) + 10 * chance(seed, at)))).toEqual(seeds);
  });

  it('adds a season if values are not above 0', () => {
    const values = Array.from({ length: 48 }, (_, at) => [-10, 0, 10, 0][at % 4]!);
    const { mean, seasonal } = forecast({ values, period: 4, horizon: 4 });
    expect(seasonal).toBe('added');
    expect(mean[0]).toBeLessThan(-8);
    expect(mean[2]).toBeGreaterThan(8);
  });

  it('starts after the end of the list if the last values are unknown', () => {
    const full = forecast({ values: [10, 12, 11, 13, 12, 14], period: 1, horizon: 4 });
    const cut = forecast({ values: [10, 12, 11, 13, 12, 14, null, Number.NaN], period: 1, horizon: 2 });
    expect(cut.mean).toEqual(full.mean.slice(2));
    expect(cut.observations).toBe(6);
  });

  it('interpolates gaps linearly', () => {
    const whole = forecast({ values: [10, 20, 30, 40, 50], period: 1, horizon: 2 });
    const gap = forecast({ values: [10, null, 30, null, 50], period: 1, horizon: 2 });
    expect(gap.mean).toEqual(whole.mean);
    expect(gap).toMatchObject({ filledGaps: 2, observations: 3 });
  });

  it('repeats a single value, and reports it', () => {
    const result = forecast({ values: [7], period: 12, horizon: 2 });
    expect(result).toMatchObject({ method: 'repeat', mean: [7, 7], observations: 1 });
    expect(result.upper90[0]).toBeGreaterThan(7);
  });

  it('has no numbers if nothing is known', () => {
    for (const values of [[], [null, null], [Number.NaN, Infinity]]) {
      const result = forecast({ values, period: 12, horizon: 3 });
      expect(result.method).toBe('none');
      for (const list of LISTS) expect(result[list]).toEqual([]);
    }
  });

  it('is never negative if the past was not', () => {
    const result = forecast({ values: [90, 60, 40, 20, 8, 0, 1, 0, 0], period: 1, horizon: 12 });
    for (const list of LISTS) for (const value of result[list]) expect(value).toBeGreaterThanOrEqual(0);
  });

  it.each([
    [[0, 0, 0, 0, 0]],
    [[1e308, 1e308, 1e308]],
    [[1e-300, 2e-300, 1e-300, 3e-300]],
    [[-5, 3, -2, 8, 1, -4]],
    [[0, 0, 0, 1e90, 0, 0, 5]],
    [[1, 1e9, 1, 1e9, 1, 1e9, 1, 1e9]],
  ])('returns finite numbers in order for %j', (values) => {
    for (const period of [-1, 0, 1, 2.5, 4, 52, Infinity, Number.NaN]) {
      const result = forecast({ values, period, horizon: 5 });
      for (let step = 0; step < result.mean.length; step += 1) {
        const numbers = [result.lower90, result.lower50, result.mean, result.upper50, result.upper90].map(
          (list) => list[step]!,
        );
        expect(numbers.every(Number.isFinite)).toBe(true);
        expect(numbers.toSorted((first, second) => first - second)).toEqual(numbers);
      }
    }
  });

  it('widens with the horizon, and scales with the unit', () => {
    const values = [52, 61, 49, 70, 66, 58, 73, 64, 60, 75, 69, 71];
    const once = forecast({ values, period: 1, horizon: 6 });
    const thousand = forecast({ values: values.map((value) => value * 1000), period: 1, horizon: 6 });
    for (let step = 0; step < 6; step += 1) {
      expect(thousand.mean[step]).toBeCloseTo(once.mean[step]! * 1000, 2);
      if (step === 0) continue;
      const width = (at: number): number => once.upper90[at]! / once.lower90[at]!;
      expect(width(step)).toBeGreaterThan(width(step - 1));
    }
  });
});
