import type { CalendarEntry, exportCalendar as call } from '@pagewright/contract/calendar';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../../context.ts';
import { csvCell } from '../../../documents/index.ts';
import { entriesOf, readStretch } from '../list-events.ts';
import { wallClock } from '../times/zone.ts';
import { CSV_COLUMNS, type CsvColumn } from './csv-columns.ts';
import { icsEntries } from './ics-entries.ts';
import { writeIcs } from './write-ics.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** A file that a browser saves. */
export interface CalendarFile {
  readonly text: string;
  readonly mediaType: string;
  readonly fileName: string;
}

/** The calendar of some days as a file. @throws ApiError 422 for days that cannot be listed. */
export async function exportCalendar(
  ctx: Context,
  query: ParsedRequest<typeof call>['query'],
): Promise<CalendarFile> {
  const stretch = readStretch(query);
  const name = `calendar-${query.start}-${query.end}`;
  if (query.format === 'ics') {
    const text = writeIcs('Pagewright', await icsEntries(ctx, stretch));
    return { text, mediaType: 'text/calendar; charset=utf-8', fileName: `${name}.ics` };
  }
  const rows = (await entriesOf(ctx, stretch)).map((entry) => csvRow(entry, query.timeZone));
  const text = BYTE_ORDER_MARK + [CSV_COLUMNS.join(','), ...rows, ''].join(LINE_END);
  return { text, mediaType: 'text/csv; charset=utf-8', fileName: `${name}.csv` };
}

/** One row for each occurrence: its rule would make them many times over. */
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
