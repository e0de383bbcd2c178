import { expect, test } from 'vitest';
import { splitIntoSpans } from './date-spans.ts';

const DAY_MS = 86_400_000;
const now = new Date('2026-11-22T18:00:00Z');
const written = (at: number): string => new Date(at).toISOString().slice(0, 10);
const eachDay = (from: string, until: string): string[] =>
  Array.from({ length: (Date.parse(until) - Date.parse(from)) / DAY_MS }, (_, index) =>
    written(Date.parse(from) + index * DAY_MS),
  );

test.each([
  ['a few days', '2026-11-16', '2026-11-22', [['day', '2026-11-16', '2026-11-23', 1]]],
  [
    'a month that goes on',
    '2026-10-24',
    '2026-11-22',
    [
      ['month', '2026-11-01', '2026-12-01', 1],
      ['day', '2026-10-24', '2026-11-01', 1],
      ['day', '2026-11-23', '2026-12-01', -1],
    ],
  ],
  ['whole months', '2026-02-01', '2026-03-31', [['month', '2026-02-01', '2026-04-01', 1]]],
  [
    'most of a month',
    '2026-03-03',
    '2026-03-30',
    [
      ['month', '2026-03-01', '2026-04-01', 1],
      ['day', '2026-03-01', '2026-03-03', -1],
      ['day', '2026-03-31', '2026-04-01', -1],
    ],
  ],
])('%s', (_name, from, to, expected) => {
  const found = splitIntoSpans({ from, to }, now);
  expect(found.map(({ unit, from: first, until, sign }) => [unit, first, until, sign])).toEqual(expected);
});

test('together they count each day of a range exactly once, and read at most a month of single days', () => {
  for (let ago = 0; ago < 400; ago += 3) {
    for (const length of [1, 7, 28, 30, 90, 365]) {
      const to = written(now.getTime() - ago * DAY_MS);
      const from = written(Date.parse(to) - (length - 1) * DAY_MS);
      const counted = new Map<string, number>();
      const stretches = splitIntoSpans({ from, to }, now);
      for (const { from: first, until, sign } of stretches) {
        for (const day of eachDay(first, until)) counted.set(day, (counted.get(day) ?? 0) + sign);
      }
      const months = stretches.filter(({ unit }) => unit === 'month');
      expect(months.every((one) => one.from.endsWith('-01') && one.until.endsWith('-01'))).toBe(true);
      const daysRead = stretches
        .filter(({ unit }) => unit === 'day')
        .flatMap((one) => eachDay(one.from, one.until))
        .filter((day) => day <= '2026-11-22').length;
      const once = [...counted].filter(([, times]) => times !== 0);
      expect(once.map(([day]) => day).toSorted()).toEqual(eachDay(from, written(Date.parse(to) + DAY_MS)));
      expect(once.every(([, times]) => times === 1)).toBe(true);
      expect(daysRead).toBeLessThanOrEqual(Math.min(length, 31));
    }
  }
});
