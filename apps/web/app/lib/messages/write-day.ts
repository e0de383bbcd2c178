import { currentLocale, formatterFor } from './locale.ts';

/** Formats a day (YYYY-MM-DD), in UTC like visit and search counts, regardless of the user's zone. */
export function writeDay(day: string): string {
  return formatterFor(currentLocale(), 'UTC').date(day);
}
