const DAY_MS = 86_400_000;
const WEEK = 7;
const MONDAY = 1;

/** The Monday after a moment, in UTC, as YYYY-MM-DD. */
export function nextMonday(now: Date): string {
  const ahead = (MONDAY - now.getUTCDay() + WEEK) % WEEK || WEEK;
  return dayAfter(now.toISOString().slice(0, 10), ahead);
}

/** The day so many days after another, as YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days on which so many articles a week go out, the first on `start`, evenly over each week. */
export function publicationDays(start: string, articles: number, perWeek: number): string[] {
  return Array.from({ length: articles }, (_, index) =>
    dayAfter(start, Math.floor((index * WEEK) / perWeek)),
  );
}
