import type { RUN_FORMATS } from '@pagewright/contract/advanced';
import type { Context } from '../../../context.ts';
import { csvTable, type ExportFile } from '../../../documents/index.ts';
import { readRun } from './read-run.ts';

/** A run as a file: all of it as JSON, or each field of the result as a row of CSV. @throws ApiError 404 by policy. */
export async function exportRun(
  ctx: Context,
  id: string,
  format: (typeof RUN_FORMATS)[number],
): Promise<ExportFile> {
  const run = await readRun(ctx, id);
  const text =
    format === 'json'
      ? `${JSON.stringify(run, null, 2)}\n`
      : csvTable([
          ['field', 'value'],
          ['analysis', run.kind],
          ['about', run.label],
          ['provenance', run.provenance.kind],
          ['method', run.provenance.method],
          ['runAt', run.createdAt],
          ...fieldRows('', run.result),
        ]);
  return {
    bytes: new TextEncoder().encode(text),
    mediaType: format === 'json' ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8',
    fileName: `${run.kind}-${run.createdAt.slice(0, 10)}.${format}`,
  };
}

function fieldRows(path: string, value: unknown): [string, string | number | null][] {
  if (Array.isArray(value)) return value.flatMap((entry, at) => fieldRows(`${path}[${at}]`, entry));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, entry]) =>
      fieldRows(path === '' ? key : `${path}.${key}`, entry),
    );
  if (typeof value === 'number' || typeof value === 'string') return [[path, value]];
  return [[path, typeof value === 'boolean' ? (value ? 'true' : 'false') : null]];
}
