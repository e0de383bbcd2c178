import { describe, expect, test } from 'vitest';
import { dayAt, monthGrid, hasHour, isDay, isRepeatedTime, instantAt, shiftInstant, weekOf } from './days.ts';

const NEW_YORK = 'America/New_York';
const BERLIN = 'Europe/Berlin';
const LORD_HOWE = 'Australia/Lord_Howe';

describe('the month grid', () => {
  // Sundays according to a printed calendar: February 1 and March 1, 2026 are Sundays, August 1, 2026 is a Saturday.
  test.each([
    ['2026-02-14', '2026-02-01', '2026-03-14'],
    ['2026-08-31', '2026-07-26', '2026-09-05'],
    ['2024-02-29', '2024-01-28', '2024-03-09'],
  ])('the grid of %s spans %s to %s', (day, first, last) => {
    const grid = monthGrid(day);
    expect([grid.length, grid[0], grid.at(-1)]).toEqual([42, first, last]);
    expect(new Set(grid).size).toBe(42);
  });

  test('a week starts on Sunday', () => {
    expect(weekOf('2026-11-21')).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
  });

  test('valid days are told apart from invalid ones', () => {
    expect(['2026-02-28', '2026-02-29', '2026-2-1', 'today', '0001-01-01'].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('daylight saving changes', () => {
  test('a moved entry keeps its time of day', () => {
    expect(shiftInstant('2026-03-07T14:00:00Z', { days: 1 }, NEW_YORK)).toBe('2026-03-08T13:00:00.000Z');
    expect(shiftInstant('2026-10-24T07:00:00Z', { days: 1 }, BERLIN)).toBe('2026-10-25T08:00:00.000Z');
    expect(shiftInstant('2026-10-03T00:00:00Z', { days: 1 }, LORD_HOWE)).toBe('2026-10-03T23:30:00.000Z');
  });

  test('a skipped hour does not exist, and a time in it moves forward', () => {
    expect([1, 2, 3].map((hour) => hasHour('2026-03-08', hour, NEW_YORK))).toEqual([true, false, true]);
    expect(instantAt('2026-03-29', '02:30', BERLIN)).toBe('2026-03-29T01:30:00.000Z');
    // Lord Howe skips only half an hour: 2:30 to 3:00 exists.
    expect(hasHour('2026-10-04', 2, LORD_HOWE)).toBe(true);
  });

  test('a repeated time is detected, and its first occurrence is used', () => {
    expect(instantAt('2026-11-01', '01:30', NEW_YORK)).toBe('2026-11-01T05:30:00.000Z');
    expect(isRepeatedTime('2026-11-01T05:30:00Z', NEW_YORK)).toBe(true);
    expect(isRepeatedTime('2026-11-01T07:30:00Z', NEW_YORK)).toBe(false);
    expect(isRepeatedTime('2026-04-04T15:15:00Z', LORD_HOWE)).toBe(true);
  });

  test('an instant falls on the day in its zone', () => {
    expect(dayAt('2026-03-09T03:30:00Z', NEW_YORK)).toBe('2026-03-08');
    expect(dayAt('2026-03-09T03:30:00Z', BERLIN)).toBe('2026-03-09');
  });
});
