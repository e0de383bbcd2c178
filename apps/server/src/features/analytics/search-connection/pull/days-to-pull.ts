import type { KnownDay } from './pull-repository.ts';

const DAY_MS = 86_400_000;

/** The current totals of a day at Google. */
export interface DayTotals {
  readonly day: string;
  readonly clicks: number;
  readonly impressions: number;
  readonly positionSum: number;
  readonly isFinal: boolean;
}

/**
 * Returns the days whose rows must be pulled, newest first: days without rows, days whose totals changed, and days
 * that became final. A day that is pulled twice is replaced.
 */
export function daysToPull(totals: readonly DayTotals[], known: readonly KnownDay[]): DayTotals[] {
  const before = new Map(known.map((one) => [one.day, one]));
  return totals
    .filter(({ day, clicks, impressions, isFinal }) => {
      const one = before.get(day);
      if (!one || one.rowsOfClicks === null) return true;
      if (one.rowsOfClicks !== clicks || one.rowsOfImpressions !== impressions) return true;
      return isFinal && !one.rowsAreFinal;
    })
    .toSorted((a, b) => b.day.localeCompare(a.day));
}

/** The current day in California, where Search Console counts days, minus a number of days. */
export function dayInCalifornia(now: number, daysBefore: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(now);
  return new Date(Date.parse(today) - daysBefore * DAY_MS).toISOString().slice(0, 10);
}
