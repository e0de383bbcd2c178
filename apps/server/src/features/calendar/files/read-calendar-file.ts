import type { ImportDefaults, ImportedEvent } from './imported-event.ts';
import { readCsv } from './read-csv.ts';
import { readIcs } from './read-ics.ts';

/**
 * Reads the events of an ICS or CSV file, detected by content; null for a table without the required columns. Takes
 * seconds for a large file, so the server runs it in a worker thread.
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
