import type * as contract from '@pagewright/contract/analytics';
import { RANK_IMPORT_LIMITS, type RankImport } from '@pagewright/contract/analytics';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import { canManage } from '../../../platform/access/ownership.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { Actor, Context } from '../../../platform/context.ts';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { analyticsMessages } from '../messages.ts';
import { requireRemovable } from '../policy.ts';
import { parseCompetitor } from '../watchlist/parse-watched.ts';
import {
  countRankImports,
  deleteRankImport,
  insertRankImport,
  listImportedRanks,
  listRankImportRows,
  lockRankImport,
  type RankImportRow,
} from './rank-import-repository.ts';
import { packRanks, previewRanks } from './pack-ranks.ts';
import type { RankFileFault } from './read-rank-file.ts';

const module = new URL('./pack-ranks.ts', import.meta.url);
const previewing = defineTask(module, previewRanks, { kind: 'long' });
const packing = defineTask(module, packRanks, { kind: 'long' });

interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Says what a file holds. @throws ApiError 413 if it is too large, 415 if it has no keywords and positions. */
export async function previewImport({
  bytes,
}: Upload): Promise<HandlerOutput<typeof contract.previewRankImport>> {
  requireSize(bytes);
  const { understood, sample } = orRefuse(await compute(previewing, bytes));
  return { ...understood, sample: [...sample] };
}

/**
 * Imports the positions of a file.
 * @throws ApiError 413, 415; 422 without a site, a day, or positions, or if the workspace has too many imports.
 */
export async function importRankFile(
  ctx: Context,
  file: Upload,
  given: { readonly site: string; readonly day?: string | undefined },
): Promise<HandlerOutput<typeof contract.importRanks>> {
  requireSize(file.bytes);
  const site = parseCompetitor(given.site)?.key;
  if (site === undefined) throw refusal('site', 'no_site', analyticsMessages.noSite);
  const { understood, days, rows } = orRefuse(await compute(packing, file.bytes, given.day ?? null));
  if (understood.rows === 0) throw new ApiError(422, 'no_positions', analyticsMessages.rankFileEmpty);
  if (days === null) throw refusal('day', 'days_missing', analyticsMessages.rankDayMissing);
  const { workspaceId, userId: authorId } = ctx.actor;
  return withTransaction(ctx, async (inside) => {
    if ((await countRankImports(inside.db, workspaceId)) >= RANK_IMPORT_LIMITS.imports)
      throw new ApiError(422, 'too_many_imports', analyticsMessages.tooManyImports);
    const id = await insertRankImport(
      inside.db,
      {
        workspaceId,
        authorId,
        fileName: file.name.slice(0, 300),
        tool: understood.tool,
        site,
        fromDay: days.from,
        toDay: days.to,
      },
      rows,
    );
    await writeAudit(inside, 'analytics.import_ranks', id);
    return { import: await requireImport(inside, id), understood };
  });
}

/** Lists the imports of the caller's workspace. */
export async function listImports({ db, actor }: Context): Promise<RankImport[]> {
  return (await listRankImportRows(db, actor.workspaceId)).map((row) => showImport(actor, row));
}

/** Reads the positions of an import. @throws ApiError 404. */
export async function readImport(
  ctx: Context,
  id: string,
): Promise<HandlerOutput<typeof contract.readRankImport>> {
  const found = await requireImport(ctx, id);
  const rows = await listImportedRanks(ctx.db, found.id, RANK_IMPORT_LIMITS.shown);
  return {
    import: found,
    rows: rows.map(({ keyword, day, position, url, volume, country, device }) => ({
      keyword,
      date: day,
      position,
      url,
      volume,
      country,
      device,
    })),
  };
}

/** Deletes an import. @throws ApiError 404 or 403 by policy. */
export async function removeImport(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const row = requireRemovable(ctx.actor, await lockRankImport(inside.db, id));
    await deleteRankImport(inside.db, row.id);
    await writeAudit(inside, 'analytics.remove_rank_import', row.id);
  });
}

async function requireImport(ctx: Context, id: string): Promise<RankImport> {
  const found = (await listImports(ctx)).find((one) => one.id === id);
  if (!found) throw new ApiError(404, 'not_found', analyticsMessages.notFound);
  return found;
}

function requireSize(bytes: Uint8Array): void {
  if (bytes.length > RANK_IMPORT_LIMITS.file) throw tooLarge();
}

function orRefuse<Read extends object>(read: Read | RankFileFault): Read {
  if (read === 'too_many_rows') throw tooLarge();
  if (read === 'no_table') throw new ApiError(415, 'unreadable_ranks', analyticsMessages.unreadableRanks);
  return read;
}

const tooLarge = (): ApiError => new ApiError(413, 'file_too_large', analyticsMessages.exportTooLarge);

function refusal(path: string, code: string, message: string): ApiError {
  return new ApiError(422, code, message, { details: [{ path, message }] });
}

function showImport(actor: Actor, row: RankImportRow): RankImport {
  const { id, fileName, tool, site, fromDay, toDay, rows, importedAt, authorName } = row;
  return {
    id,
    fileName,
    tool,
    site,
    from: fromDay,
    to: toDay,
    rows,
    importedAt: importedAt.toISOString(),
    importedBy: authorName,
    mayRemove: canManage(actor, row),
  };
}
