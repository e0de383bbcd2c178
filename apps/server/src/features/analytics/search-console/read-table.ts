import { SEARCH_CONSOLE_LIMITS, type SearchFigureKind } from '@pagewright/contract/analytics';
import { storableDaySchema } from '@pagewright/contract/text';
import { parse } from 'csv-parse/sync';
import { readCsvCell } from '../../../documents/index.ts';

/** A row of an export. The click rate follows from clicks and impressions. */
export interface SearchRow {
  /** The query, the address, or the day as YYYY-MM-DD. */
  readonly name: string;
  readonly clicks: number;
  readonly impressions: number;
  readonly position: number | null;
}

export interface SearchTable {
  readonly kind: SearchFigureKind;
  readonly rows: readonly SearchRow[];
}

/** Known column names in the languages of Search Console; for other languages, the usual column order is used. */
const CLICKS = /^(?:clicks?|klicks?|clics?|cliques|klikken|kliknięcia|klik|クリック数|点击次数|клики)$/iu;
const IMPRESSIONS = /^(?:impr|vertoningen|wyświetlenia|visningar|表示回数|展示|показы)/iu;
const POSITION = /^(?:(?:average |avg\.? )?posi|pozycja|掲載順位|排名|позиция)/iu;
/** Names of the first column in a table of queries. */
const QUERY = /quer|suchanfrag|requ[êe]te|consulta|zoekopdracht|zapytani|sökfråg|クエリ|查询|запрос/iu;
/** Invalid days, such as February 30, cannot be stored. */
const isDay = (cell: string): boolean => storableDaySchema.safeParse(cell).success;
const ADDRESS = /^https?:\/\/\S+$/i;
/** Number of columns in a download: name, clicks, impressions, click rate, position. */
const COLUMNS = 5;
const COUNT = /^\d+$|^\d{1,3}(?:[.,'’\s]\d{3})+$/u;
const COUNT_MAX = 2_147_483_647;

/** `other_table`: about something else, such as countries; `unreadable`: the cells are not figures. */
export type TableFault = 'other_table' | 'unreadable';

/**
 * Reads a table of queries, pages, or days, depending on its first column. Columns are identified by name, or by the
 * order that downloads have in every language.
 */
export function readTable(text: string): SearchTable | TableFault {
  const [names = [], ...lines] = linesOf(text) ?? [];
  const columns = columnsOf(names);
  if (columns === null) return 'other_table';
  const kind = kindOf(
    names[0] ?? '',
    lines.map((line) => line[0] ?? ''),
  );
  if (kind === null) return 'other_table';
  const rows: SearchRow[] = [];
  for (const line of lines) {
    const row = readRow(line, columns);
    if (row === null) return 'unreadable';
    rows.push(row);
  }
  return { kind, rows };
}

function linesOf(text: string): string[][] | null {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 10_000,
      to: SEARCH_CONSOLE_LIMITS.rows + 2,
    });
  } catch {
    return null;
  }
}

/** Detected in the header line only: if numbers use decimal commas, cells have another delimiter. */
function delimiterOf(text: string): string {
  const [names = ''] = text.trimStart().split('\n', 1);
  return ['\t', ';'].find((sign) => names.includes(sign)) ?? ',';
}

interface Columns {
  readonly clicks: number;
  readonly impressions: number;
  /** -1 if there is none. */
  readonly position: number;
}

/** Null if the table has no figures, or more than one name column. */
function columnsOf(names: readonly string[]): Columns | null {
  const at = (pattern: RegExp): number => names.findIndex((name) => pattern.test(name));
  const named = { clicks: at(CLICKS), impressions: at(IMPRESSIONS), position: at(POSITION) };
  const isNamed = named.clicks === 1 && named.impressions > 1;
  if (isNamed) return named;
  return names.length === COLUMNS && named.clicks < 0 ? { clicks: 1, impressions: 2, position: 4 } : null;
}

function kindOf(title: string, cells: readonly string[]): SearchFigureKind | null {
  if (cells.length > 0 && cells.every(isDay)) return 'day';
  if (QUERY.test(title)) return 'query';
  return cells.length > 0 && cells.every((cell) => ADDRESS.test(cell)) ? 'page' : null;
}

function readRow(line: readonly string[], columns: Columns): SearchRow | null {
  const name = readCsvCell(line[0] ?? '')
    .slice(0, SEARCH_CONSOLE_LIMITS.name)
    .toWellFormed();
  const clicks = countOf(line[columns.clicks] ?? '');
  const impressions = countOf(line[columns.impressions] ?? '');
  if (name === '' || clicks === null || impressions === null || clicks > impressions) return null;
  const place = (line[columns.position] ?? '').replace(',', '.');
  const position = /^\d{1,6}(?:\.\d+)?$/.test(place) ? Number(place) : null;
  // Without impressions there is no position; downloads contain 0 for it.
  return { name, clicks, impressions, position: position === null || position < 1 ? null : position };
}

function countOf(cell: string): number | null {
  if (!COUNT.test(cell)) return null;
  const count = Number(cell.replaceAll(/\D/g, ''));
  return count <= COUNT_MAX ? count : null;
}
