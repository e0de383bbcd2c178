import { CALENDAR_LIMITS, isTimeZone, readRecurrence } from '@pagewright/contract/calendar';
import { momentSchema } from '@pagewright/contract/text';
import { parse } from 'csv-parse/sync';
import { readCsvCell } from '../../../documents/index.ts';
import { toInstant } from '../times/zone.ts';
import { CSV_COLUMNS, type CsvColumn } from './csv-columns.ts';
import {
  cleanTitle,
  platformOf,
  statusOf,
  type ImportDefaults,
  type ImportedEvent,
} from './imported-event.ts';

const FIELD_MAX = 100_000;
const DAY = /^(?:19[7-9]\d|[2-9]\d{3})-\d{2}-\d{2}$/;
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

type Row = Readonly<Partial<Record<CsvColumn, string>>>;

/**
 * Reads the events of a CSV file with a header line; null without columns for title and date.
 * @throws Error if it is not a CSV file.
 */
export function readCsv(text: string, defaults: ImportDefaults): ImportedEvent[] | null {
  let columns: readonly (CsvColumn | false)[] = [];
  const rows = parse(text, {
    bom: true,
    columns: (names: readonly string[]) => {
      columns = names.map(columnOf);
      return [...columns];
    },
    delimiter: [',', ';', '\t'],
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: FIELD_MAX,
    to: CALENDAR_LIMITS.imported + 1,
  }) as Row[];
  if (!columns.includes('title') || !(columns.includes('scheduledFor') || columns.includes('date')))
    return null;
  return rows.map((row, index) => readRow(row, index + 1, defaults));
}

function columnOf(name: string): CsvColumn | false {
  const plain = name.replaceAll(/[\s_-]/g, '').toLowerCase();
  return CSV_COLUMNS.find((column) => column.toLowerCase() === plain) ?? false;
}

const plain = (cell: string | undefined): string => readCsvCell(cell ?? '');

function readRow(row: Row, place: number, defaults: ImportDefaults): ImportedEvent {
  const title = cleanTitle(plain(row.title));
  if (title === '') return { place, title, skipped: 'no_title' };
  const given = plain(row.timeZone);
  const timeZone = given !== '' && isTimeZone(given) ? given : defaults.timeZone;
  const scheduledFor = momentOfRow(row, timeZone);
  if (scheduledFor === null) return { place, title, skipped: 'no_date' };
  const recurrence =
    plain(row.recurrence)
      .toUpperCase()
      .replace(/^RRULE:/, '') || null;
  if (
    recurrence !== null &&
    (recurrence.length > CALENDAR_LIMITS.recurrence || readRecurrence(recurrence) === null)
  ) {
    return { place, title, skipped: 'rule' };
  }
  const platform = plain(row.platform) === '' ? defaults.platform : platformOf(plain(row.platform));
  if (platform === undefined) return { place, title, skipped: 'platform' };
  return {
    place,
    skipped: null,
    title,
    uid: uidOf(row),
    scheduledFor,
    timeZone,
    platform,
    status: statusOf(plain(row.status)),
    snippet: plain(row.snippet).slice(0, CALENDAR_LIMITS.snippet),
    recurrence,
    excludedDates: [],
  };
}

/** Rows from our own export have an owner. */
function uidOf({ id, kind }: Row): string | null {
  if (!id) return null;
  return kind === 'item' ? `item-${id}@pagewright` : `${id}@pagewright`;
}

function momentOfRow(row: Row, timeZone: string): Date | null {
  const whole = plain(row.scheduledFor);
  if (momentSchema.safeParse(whole).success) return storable(new Date(whole));
  const [day = '', time = ''] = whole === '' ? [plain(row.date), plain(row.time)] : whole.split(/[T ]/);
  if (!DAY.test(day) || !TIME.test(time)) return null;
  try {
    return storable(toInstant(`${day}T${time.padStart(5, '0')}`, timeZone));
  } catch {
    return null;
  }
}

function storable(moment: Date): Date | null {
  const year = moment.getUTCFullYear();
  return year >= 1971 && year <= 9998 ? moment : null;
}
