const DAY_MS = 86_400_000;
const WEEK = 7;
const MONDAY = 1;

/** The Monday after a moment, in UTC, as YYYY-MM-DD. */
export function nextMonday(now: Date): string {
  const ahead = (MONDAY - now.getUTCDay() + WEEK) % WEEK || WEEK;
  return addDays(now.toISOString().slice(0, 10), ahead);
}

/** Hours by which the last time zone is behind UTC. */
const LAST_ZONE_HOURS = 12;

/** The earliest day that is still today in some time zone, as YYYY-MM-DD. */
export function firstCurrentDay(now: Date): string {
  return new Date(now.getTime() - (LAST_ZONE_HOURS / 24) * DAY_MS).toISOString().slice(0, 10);
}

/** Adds days to a date, as YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The publication days for a number of articles a week, starting on `start` and spread evenly. */
export function publicationDays(start: string, articles: number, perWeek: number): string[] {
  return Array.from({ length: articles }, (_, index) => addDays(start, Math.floor((index * WEEK) / perWeek)));
}
