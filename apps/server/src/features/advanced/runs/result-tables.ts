import { entryNames, isFields } from './entry-names.ts';
import { seriesIn } from './series.ts';

export type Cell = string | number | boolean | null;

/** A list of a result as a table: one row per item, one column per field. */
export interface ResultTable {
  /** Path of the list: 'gaps', 'gaps.pages'. */
  readonly path: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

type Fields = Readonly<Record<string, unknown>>;
type Row = Map<string, Cell>;

/** The column that links rows of a nested list to their parent item. */
const PARENT = 'of';
const BETWEEN = '; ';

/** Converts all lists of a result to tables, outer lists before nested ones, and returns the other fields. */
export function resultTables(result: unknown): {
  readonly tables: ResultTable[];
  readonly fields: readonly (readonly [path: string, value: Cell])[];
} {
  const rows = new Map<string, Row[]>();
  const fields: [string, Cell][] = [];
  const walk = (path: string, value: unknown): void => {
    if (isList(value)) addList(rows, path, value, null);
    else if (isFields(value))
      for (const [name, entry] of Object.entries(value)) walk(path === '' ? name : `${path}.${name}`, entry);
    else fields.push([path, cellOf(value)]);
  };
  walk('', result);
  return { tables: [...rows].map(([path, list]) => toTable(path, list)), fields };
}

/** Adds the items of a list to their table, and nested lists to their own tables. */
function addList(
  rows: Map<string, Row[]>,
  path: string,
  list: readonly Fields[],
  parent: string | null,
): void {
  const table = rows.get(path) ?? [];
  rows.set(path, table);
  const names = entryNames(lastPart(path), list);
  for (const [at, item] of list.entries()) {
    const name = names[at] ?? '';
    const row: Row = new Map(parent === null ? [] : [[PARENT, parent]]);
    const inner: [string, readonly Fields[]][] = [];
    flatten('', item, row, inner);
    table.push(row);
    for (const [place, entries] of inner) addList(rows, `${path}.${place}`, entries, name);
  }
}

function flatten(path: string, fields: Fields, row: Row, inner: [string, readonly Fields[]][]): void {
  const series = seriesIn(fields);
  for (const [name, value] of Object.entries(fields)) {
    const place = path === '' ? name : `${path}.${name}`;
    if (series?.names.has(name)) continue;
    if (isList(value)) {
      inner.push([place, value]);
      row.set(
        place,
        entryNames(name, value)
          .filter((text) => text !== '')
          .join(BETWEEN),
      );
    } else if (isFields(value)) flatten(place, value, row, inner);
    else row.set(place, cellOf(value));
  }
  if (series) inner.push([path === '' ? 'series' : `${path}.series`, series.entries]);
}

function toTable(path: string, rows: readonly Row[]): ResultTable {
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return { path, columns, rows: rows.map((row) => columns.map((column) => row.get(column) ?? null)) };
}

function cellOf(value: unknown): Cell {
  if (Array.isArray(value)) return value.map((entry) => String(entry ?? '')).join(BETWEEN);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** An empty list has no rows, whatever its type. */
function isList(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}
