import { currentLocale, getFormatter } from './locale.ts';

/** Formats a day (YYYY-MM-DD), in UTC like visit and search counts, regardless of the user's zone. */
export function formatDay(day: string): string {
  return getFormatter(currentLocale(), 'UTC').date(day);
}
