import type { CalendarEntry } from '@pagewright/contract/calendar';
import { csvCell } from '../../../documents/index.ts';
import { wallClock } from '../times/zone.ts';
import { CSV_COLUMNS, type CsvColumn } from './csv-columns.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Writes the entries of a calendar as CSV, with times in a time zone. */
export function writeCsv(entries: readonly CalendarEntry[], timeZone: string): string {
  const rows = entries.map((entry) => csvRow(entry, timeZone));
  return BYTE_ORDER_MARK + [CSV_COLUMNS.join(','), ...rows, ''].join(LINE_END);
}

/** One row per occurrence, without the rule, which would multiply them on import. */
function csvRow(entry: CalendarEntry, timeZone: string): string {
  const { scheduledFor, occurrence } = entry;
  const clock = scheduledFor === null ? null : wallClock(new Date(scheduledFor), timeZone);
  const cells: Readonly<Record<CsvColumn, string | null>> = {
    title: entry.title,
    scheduledFor,
    date: clock?.toPlainDate().toString() ?? null,
    time: clock?.toPlainTime().toString({ smallestUnit: 'minute' }) ?? null,
    timeZone,
    platform: entry.platform,
    status: entry.status,
    author: entry.authorName,
    snippet: entry.snippet,
    recurrence: occurrence === null ? entry.recurrence : null,
    kind: entry.kind,
    id: occurrence === null ? entry.id : `${entry.id}#${occurrence}`,
  };
  return CSV_COLUMNS.map((column) => csvCell(cells[column])).join(',');
}
