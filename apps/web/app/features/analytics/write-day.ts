import { currentLocale, formatterFor } from '../../lib/messages/locale.ts';

/** A day (YYYY-MM-DD) as visits are counted by: of UTC, wherever its reader is. */
export function writeDay(day: string): string {
  return formatterFor(currentLocale(), 'UTC').date(day);
}
