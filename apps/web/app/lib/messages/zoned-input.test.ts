import { expect, test } from 'vitest';
import { fromZonedInput, toZonedInput } from './zoned-input.ts';

test.each([
  ['America/New_York', '2026-01-15T09:30', '2026-01-15T14:30:00.000Z'],
  ['America/New_York', '2026-07-15T09:30', '2026-07-15T13:30:00.000Z'],
  ['Asia/Kolkata', '2026-01-01T02:00', '2025-12-31T20:30:00.000Z'],
  ['Pacific/Chatham', '2026-06-01T00:00', '2026-05-31T11:15:00.000Z'],
  ['UTC', '2026-06-01T23:59', '2026-06-01T23:59:00.000Z'],
])('an input in the time zone %s converts to the right instant and back', (zone, typed, moment) => {
  expect(fromZonedInput(typed, zone)).toBe(moment);
  expect(toZonedInput(moment, zone)).toBe(typed);
});

test('daylight saving changes', () => {
  // 02:30 does not exist when the clock moves from 02:00 to 03:00; 01:30 exists twice when it moves back.
  expect(toZonedInput(fromZonedInput('2026-03-08T02:30', 'America/New_York'), 'America/New_York')).toMatch(
    /^2026-03-08T0[13]:30$/,
  );
  expect(fromZonedInput('2026-11-01T01:30', 'America/New_York')).toMatch(/^2026-11-01T0[56]:30:00/);
  expect(fromZonedInput('2026-11-01T03:30', 'America/New_York')).toBe('2026-11-01T08:30:00.000Z');
});

test('invalid input is rejected', () => {
  expect(() => fromZonedInput('soon', 'UTC')).toThrow(RangeError);
});
