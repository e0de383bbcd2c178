import type { AnalysisRun, RUN_FORMATS } from '@pagewright/contract/advanced';
import type { Context } from '../../../platform/context.ts';
import { csvTable, WORKBOOK_TYPE, writeWorkbook, type WorkbookSheet } from '../../../documents/index.ts';
import { MAIN_LISTS } from './main-lists.ts';
import { readRun } from './read-run.ts';
import { resultTables, type Cell, type ResultTable } from './result-tables.ts';

const BATCH = 200;

/** A streamed file. */
export interface RunFile {
  readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  readonly mediaType: string;
  readonly fileName: string;
}

/**
 * Exports a run as a file: JSON with everything, CSV with one row per item of its main list, or a workbook with one
 * sheet per list.
 * @throws ApiError 404 by policy.
 */
export async function exportRun(
  ctx: Context,
  id: string,
  format: (typeof RUN_FORMATS)[number],
): Promise<RunFile> {
  const run = await readRun(ctx, id);
  const fileName = `${run.kind}-${run.createdAt.slice(0, 10)}.${format}`;
  if (format === 'xlsx') return { pieces: writeWorkbook(sheetsOf(run)), mediaType: WORKBOOK_TYPE, fileName };
  const text = format === 'json' ? `${JSON.stringify(run, null, 2)}\n` : csvOf(run);
  return {
    pieces: [new TextEncoder().encode(text)],
    mediaType: format === 'json' ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8',
    fileName,
  };
}

function csvOf(run: AnalysisRun): string {
  const { tables, fields } = resultTables(run.result);
  const main = tables.find(({ path }) => path === MAIN_LISTS[run.kind]) ?? longest(tables);
  return main
    ? csvTable([main.columns, ...main.rows.map((row) => row.map(plain))])
    : csvTable([['field', 'value'], ...[...aboutRun(run), ...fields].map((row) => row.map(plain))]);
}

function sheetsOf(run: AnalysisRun): WorkbookSheet[] {
  const { tables, fields } = resultTables(run.result);
  const main = MAIN_LISTS[run.kind];
  const sheets = tables
    .toSorted((a, b) => Number(b.path === main) - Number(a.path === main))
    .map(({ path, columns, rows }) => ({ name: shortName(path), columns, batches: batchesOf(rows) }));
  const inputs = resultTables(run.inputs).fields.map(([path, value]) => [`inputs.${path}`, value] as const);
  const about = [...aboutRun(run), ...inputs, ...fields];
  return [...sheets, { name: run.kind, columns: ['field', 'value'], batches: batchesOf(about) }];
}

function aboutRun({ kind, label, provenance, createdAt }: AnalysisRun): [string, Cell][] {
  return [
    ['analysis', kind],
    ['about', label],
    ['provenance', provenance.kind],
    ['method', provenance.method],
    ['runAt', createdAt],
  ];
}

function longest(tables: readonly ResultTable[]): ResultTable | undefined {
  return tables.toSorted((a, b) => b.rows.length - a.rows.length)[0];
}

/** The end of a path is more specific than its beginning. */
const shortName = (path: string): string =>
  path
    .split('.')
    .filter((part) => part !== 'result')
    .slice(-2)
    .join(' ');

const plain = (cell: Cell): string | number | null => (typeof cell === 'boolean' ? String(cell) : cell);

function batchesOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) =>
    rows.slice(at * BATCH, (at + 1) * BATCH),
  );
}
