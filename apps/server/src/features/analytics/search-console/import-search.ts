import {
  SEARCH_CONSOLE_LIMITS,
  SEARCH_FIGURE_KINDS,
  type importSearchFigures as call,
} from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { ConversionError, reviveConversionError } from '../../../documents/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { analyticsMessages } from '../messages.ts';
import { packExport, type PackedExport } from './read-export.ts';
import { countImports, insertImport, listImports } from './search-repository.ts';
import { showImport } from './show-search.ts';

const reading = defineTask(new URL('./read-export.ts', import.meta.url), packExport, {
  kind: 'long',
  reviveError: reviveConversionError,
});
const DAY_MS = 86_400_000;

/**
 * Stores an export of Search Console. A newer one for the same days hides the earlier one.
 * @throws ApiError 413 if the file or a table is too large, 415 if it is not an export, 422 if it has no figures or
 * days, or if the workspace has too many imports.
 */
export async function importSearch(
  ctx: Context,
  file: { readonly name: string; readonly bytes: Uint8Array },
  given: ParsedRequest<typeof call>['query'],
): Promise<HandlerOutput<typeof call>> {
  if (file.bytes.length > SEARCH_CONSOLE_LIMITS.file)
    throw new ApiError(413, 'file_too_large', analyticsMessages.exportTooLarge);
  const read = await readOrRefuse(file.name, file.bytes);
  const { from, to } = daysOf(read, given);
  const { workspaceId, userId } = ctx.actor;
  return withTransaction(ctx, async (inside) => {
    await requireImportCapacity(inside, workspaceId);
    const fileName = file.name.slice(0, 300);
    const id = await insertImport(
      inside.db,
      { workspaceId, authorId: userId, fileName, fromDay: from, toDay: to },
      read.tables,
    );
    await writeAudit(inside, 'analytics.import_search', id);
    const imports = await listImports(inside.db, workspaceId);
    const made = imports.find((row) => row.id === id);
    if (!made) throw new Error('the import that was just written is not there');
    const rowsOf = (kind: (typeof SEARCH_FIGURE_KINDS)[number]): number =>
      read.tables.find((table) => table.kind === kind)?.count ?? 0;
    return {
      import: showImport(ctx.actor, made),
      rows: { query: rowsOf('query'), page: rowsOf('page'), day: rowsOf('day') },
      replaced: imports.filter((row) => row.id !== id && row.fromDay === from && row.toDay === to).length,
      skipped: [...read.skipped],
    };
  });
}

/** @throws ApiError 422 if the workspace has reached its limit of imports. */
export async function requireImportCapacity(ctx: Context, workspaceId: string): Promise<void> {
  if ((await countImports(ctx.db, workspaceId)) >= SEARCH_CONSOLE_LIMITS.imports)
    throw new ApiError(422, 'too_many_imports', analyticsMessages.tooManyImports);
}

async function readOrRefuse(name: string, bytes: Uint8Array): Promise<PackedExport> {
  const read = await compute(reading, name, bytes).catch((cause: unknown) => {
    if (!(cause instanceof ConversionError)) throw cause;
    throw cause.code === 'archive_bomb'
      ? new ApiError(413, 'file_too_large', analyticsMessages.exportTooLarge)
      : new ApiError(415, 'unreadable_export', analyticsMessages.unreadableExport);
  });
  if (read.tables.every(({ count }) => count === 0)) {
    const isOther = read.skipped.some(({ reason }) => reason === 'other_table');
    throw new ApiError(
      isOther ? 422 : 415,
      'unreadable_export',
      isOther ? analyticsMessages.noFigures : analyticsMessages.unreadableExport,
    );
  }
  return read;
}

/** The first and last day in the table of days, or else the given days. */
function daysOf(
  read: PackedExport,
  given: { readonly from?: string | undefined; readonly to?: string | undefined },
) {
  const from = read.days?.from ?? given.from;
  const to = read.days?.to ?? given.to;
  if (from === undefined || to === undefined)
    throw new ApiError(422, 'days_missing', analyticsMessages.daysMissing);
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (!(length >= 1 && length <= SEARCH_CONSOLE_LIMITS.days))
    throw new ApiError(422, 'wrong_days', analyticsMessages.wrongDays);
  return { from, to };
}
