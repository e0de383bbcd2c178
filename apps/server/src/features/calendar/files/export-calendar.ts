import type { exportCalendar as call } from '@pagewright/contract/calendar';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { listSpanEntries, parseSpan } from '../list-events.ts';
import { icsEntries } from './ics-entries.ts';
import { writeCsv } from './write-csv.ts';
import { writingIcs } from './writing-ics.ts';

const writingCsv = defineTask(new URL('./write-csv.ts', import.meta.url), writeCsv, { kind: 'long' });

/** A downloadable file. */
export interface CalendarFile {
  readonly text: string;
  readonly mediaType: string;
  readonly fileName: string;
}

/** Exports the calendar of a range of days as a file. @throws ApiError 422 for an invalid range. */
export async function exportCalendar(
  ctx: Context,
  query: ParsedRequest<typeof call>['query'],
): Promise<CalendarFile> {
  const span = parseSpan(query);
  const name = `calendar-${query.start}-${query.end}`;
  if (query.format === 'ics') {
    const text = await compute(writingIcs, 'Pagewright', await icsEntries(ctx, span));
    return { text, mediaType: 'text/calendar; charset=utf-8', fileName: `${name}.ics` };
  }
  const text = await compute(writingCsv, await listSpanEntries(ctx, span), query.timeZone);
  return { text, mediaType: 'text/csv; charset=utf-8', fileName: `${name}.csv` };
}
