import { currentLocale, formatterFor } from './locale.ts';

/** A day (YYYY-MM-DD) in words: of UTC, as visits and searches are counted by, wherever its reader is. */
export function writeDay(day: string): string {
  return formatterFor(currentLocale(), 'UTC').date(day);
}
