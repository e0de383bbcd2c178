import { describe, expect, test } from 'vitest';
import { isOccurrence, nextOccurrence, occurrencesWithin, type Series } from './recurrence.ts';
import { countDays, toInstant, shiftByWallClock, spanOfDays, spanOfMonth } from './zone.ts';

const HOUR = 3_600_000;
const hours = (day: string, zone: string): number => {
  const { from, before } = spanOfDays(day, day, zone);
  return (before.getTime() - from.getTime()) / HOUR;
};
const iso = (dates: readonly (Date | undefined)[]): (string | undefined)[] =>
  dates.map((date) => date?.toISOString());

describe('daylight saving changes', () => {
  // New York: March 8 and November 1, 2026. Berlin: March 29 and October 25. Lord Howe, by half an hour: October 4,
  // April 5.
  test.each([
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Asia/Kolkata', '2026-03-29', 24],
  ])('%s: %s has %d hours', (zone, day, length) => expect(hours(day, zone)).toBe(length));

  test('a day begins at its local midnight, on either side of UTC', () => {
    expect(iso(Object.values(spanOfDays('2026-03-08', '2026-03-08', 'America/New_York')))).toEqual([
      '2026-03-08T05:00:00.000Z',
      '2026-03-09T04:00:00.000Z',
    ]);
    expect(iso(Object.values(spanOfMonth(2026, 10, 'Australia/Lord_Howe')))).toEqual([
      '2026-09-30T13:30:00.000Z',
      '2026-10-31T13:00:00.000Z',
    ]);
    expect(countDays('2026-02-28', '2026-03-01')).toBe(2);
    expect(countDays('2026-03-01', '2026-02-28')).toBe(0);
  });

  test('a skipped time moves forward, and a repeated time means the first one', () => {
    expect(toInstant('2026-03-08T02:30', 'America/New_York').toISOString()).toBe('2026-03-08T07:30:00.000Z');
    expect(toInstant('2026-11-01T01:30', 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z');
    expect(toInstant('2026-10-04T02:15', 'Australia/Lord_Howe').toISOString()).toBe(
      '2026-10-03T15:45:00.000Z',
    );
  });

  test('linked events keep their wall-clock time', () => {
    const by = { from: new Date('2026-03-06T14:00:00Z'), to: new Date('2026-03-09T13:00:00Z') };
    // From Friday 9:00 to Monday 9:00, so from 10:00 to 10:00; the night in between has 23 hours.
    expect(shiftByWallClock(new Date('2026-03-06T15:00:00Z'), by, 'America/New_York').toISOString()).toBe(
      '2026-03-09T14:00:00.000Z',
    );
  });
});

describe('series', () => {
  const series = (
    start: string,
    timeZone: string,
    recurrence: string,
    ...excludedDates: string[]
  ): Series => ({
    scheduledFor: new Date(start),
    timeZone,
    recurrence,
    excludedDates,
  });
  const within = (one: Series, from: string, before: string) =>
    iso(occurrencesWithin(one, { from: new Date(from), before: new Date(before) }));

  test('keep their hour across a daylight saving change, and fall into no gap', () => {
    const daily = series('2026-03-07T07:30:00Z', 'America/New_York', 'FREQ=DAILY;COUNT=3');
    expect(within(daily, '2026-03-01', '2026-04-01')).toEqual([
      '2026-03-07T07:30:00.000Z',
      '2026-03-08T07:30:00.000Z',
      '2026-03-09T06:30:00.000Z',
    ]);
    const weekly = series('2026-10-18T22:30:00Z', 'Europe/Berlin', 'FREQ=WEEKLY;BYDAY=MO');
    expect(within(weekly, '2026-10-18', '2026-11-01')).toEqual([
      '2026-10-18T22:30:00.000Z',
      '2026-10-25T23:30:00.000Z',
    ]);
  });

  test('end after their count, or on their last day', () => {
    const last = series('2026-01-01T09:00:00Z', 'UTC', 'FREQ=DAILY;UNTIL=20260103');
    expect(within(last, '2026-01-01', '2026-02-01')).toHaveLength(3);
    const inTokyo = series('2026-01-01T00:00:00Z', 'Asia/Tokyo', 'FREQ=DAILY;UNTIL=20260102T235959Z');
    expect(within(inTokyo, '2026-01-01', '2026-02-01')).toHaveLength(2);
    expect(nextOccurrence(last, new Date('2026-01-03T09:00:00Z'))?.toISOString()).toBe(
      '2026-01-03T09:00:00.000Z',
    );
    expect(nextOccurrence(last, new Date('2026-01-03T09:00:01Z'))).toBeUndefined();
  });

  test('skip excluded dates, and months without such a day', () => {
    const monthly = series('2026-01-31T09:00:00Z', 'UTC', 'FREQ=MONTHLY', '2026-03-31 09:00:00+00');
    expect(within(monthly, '2026-01-01', '2026-07-01')).toEqual([
      '2026-01-31T09:00:00.000Z',
      '2026-05-31T09:00:00.000Z',
    ]);
    expect(isOccurrence(monthly, new Date('2026-03-31T09:00:00Z'))).toBe(true);
    expect(isOccurrence(monthly, new Date('2026-02-28T09:00:00Z'))).toBe(false);
    expect(nextOccurrence(monthly, new Date('2026-02-01'))?.toISOString()).toBe('2026-05-31T09:00:00.000Z');
  });

  test('a rule without matches gives nothing and is soon given up', () => {
    const never = series('2026-01-01T09:00:00Z', 'UTC', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30');
    expect(within(never, '2027-01-01', '2028-01-01')).toEqual([]);
    expect(nextOccurrence(never, new Date('2027-01-01'))).toBeUndefined();
  });
});
