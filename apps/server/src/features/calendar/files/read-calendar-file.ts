import type { ImportDefaults, ImportedEvent } from './imported-event.ts';
import { readCsv } from './read-csv.ts';
import { readIcs } from './read-ics.ts';

/**
 * The events of an ICS or CSV file, which its text tells apart; null for a table without the columns that are needed. Takes
 * seconds for a large file, so the server does it in a thread.
 */
export function readCalendarFile({
  text,
  ...defaults
}: ImportDefaults & { readonly text: string }): ImportedEvent[] | null | 'unreadable' {
  try {
    return /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text) ? readIcs(text, defaults) : readCsv(text, defaults);
  } catch {
    return 'unreadable';
  }
}
