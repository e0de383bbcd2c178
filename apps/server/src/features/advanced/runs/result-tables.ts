import { nameOf } from './differences.ts';

export type Cell = string | number | boolean | null;

/** A list of a result as a table: a row for each item, a column for each field. */
export interface ResultTable {
  /** Where the list stands: 'gaps', 'gaps.pages'. */
  readonly path: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

type Fields = Readonly<Record<string, unknown>>;
type Row = Map<string, Cell>;

/** The column with the item that a row of a list within a list belongs to. */
const PARENT = 'of';
const BETWEEN = '; ';

/** All lists of a result as tables, those of whole items before lists within these; and what stands beside the lists. */
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

/** Adds the items of a list to the table of their place; the lists within them to tables of their own. */
function addList(
  rows: Map<string, Row[]>,
  path: string,
  list: readonly Fields[],
  parent: string | null,
): void {
  const table = rows.get(path) ?? [];
  rows.set(path, table);
  for (const [at, item] of list.entries()) {
    const name = nameOf(item) ?? `#${at + 1}`;
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
        value
          .map((entry) => nameOf(entry) ?? '')
          .filter((text) => text !== '')
          .join(BETWEEN),
      );
    } else if (isFields(value)) flatten(place, value, row, inner);
    else row.set(place, cellOf(value));
  }
  if (series) inner.push([path === '' ? 'series' : `${path}.series`, series.entries]);
}

/** Lists of figures that run side by side ('months', 'mean', 'lower90'), as one list of their entries; null of none. */
function seriesIn(fields: Fields): { names: ReadonlySet<string>; entries: Fields[] } | null {
  const lists = Object.entries(fields).filter(
    (entry): entry is [string, unknown[]] =>
      Array.isArray(entry[1]) && entry[1].length > 1 && entry[1].every((value) => !isFields(value)),
  );
  const figures = lists.find(([, list]) => list.every((value) => typeof value === 'number'));
  const alike = lists.filter(([, list]) => list.length === figures?.[1].length);
  if (alike.length < 3) return null;
  return {
    names: new Set(alike.map(([name]) => name)),
    entries: Array.from({ length: figures?.[1].length ?? 0 }, (_, at) =>
      Object.fromEntries(alike.map(([name, list]) => [name, list[at]])),
    ),
  };
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

/** An empty list has no rows, whatever it would be a list of. */
function isList(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
