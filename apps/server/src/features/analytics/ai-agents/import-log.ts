import { createHash } from 'node:crypto';
import { AI_LOG_LIMITS, type AiLogImport, type importAiLog as call } from '@pagewright/contract/analytics';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import { mapYielding } from '../../../platform/async/map-yielding.ts';
import { canManage } from '../../../platform/access/ownership.ts';
import type { Actor, Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { siteName, siteUrl } from '../../advanced/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { analyticsMessages } from '../messages.ts';
import { requireRemovable } from '../policy.ts';
import {
  addLogHits,
  deleteLogImport,
  finishLogImport,
  hasLogCapacity,
  insertLogImport,
  listLogImports,
  lockLogImport,
  type HashedHit,
  type LogImportRow,
} from './log-repository.ts';
import type { LogHit } from './parse-log.ts';
import { readLogFile } from './read-log-file.ts';

const DAY_MS = 86_400_000;

/** A log file as it arrives. */
export interface LogFile {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * Counts the AI agents and assistants in a log of a site. What an earlier import counted is not counted again.
 * @throws ApiError 413 if the log is too large, 415 if it is not one, 422 for an invalid site or if the workspace has too
 * many.
 */
export async function importLog(
  ctx: Context,
  file: LogFile,
  given: string,
): Promise<HandlerOutput<typeof call>> {
  const site = parseSite(given);
  const { hits, examples, ...counts } = await readLogFile(file.bytes, site);
  const now = Date.now();
  const current = hits.filter(({ at }) => at * 1_000 > now - AI_LOG_LIMITS.days * DAY_MS);
  // A log cannot be about tomorrow.
  const believable = current.filter(({ at }) => at * 1_000 < now + DAY_MS);
  const read = {
    ...counts,
    notUnderstood: counts.notUnderstood + current.length - believable.length,
    tooOld: hits.length - current.length,
  };
  const hashed = await hashLines(believable, site);
  const { workspaceId, userId } = ctx.actor;
  return withTransaction(ctx, async (inside) => {
    if (!(await hasLogCapacity(inside.db, workspaceId, hashed.length)))
      throw new ApiError(422, 'too_many_imports', analyticsMessages.aiLogsFull);
    const fileName = file.name.slice(0, 300);
    const unknown = { hits: 0, alreadyCounted: 0 };
    const id = await insertLogImport(inside.db, {
      workspaceId,
      authorId: userId,
      site,
      fileName,
      ...read,
      ...unknown,
    });
    const { added, from, to } = await addLogHits(inside.db, { id, workspaceId }, hashed);
    const counted = { hits: added, alreadyCounted: hashed.length - added };
    if (added === 0) {
      await deleteLogImport(inside.db, workspaceId, id);
      return { import: null, ...read, ...counted, examples: [...examples] };
    }
    await finishLogImport(inside.db, id, { ...counted, fromDay: from, toDay: to });
    await writeAudit(inside, 'analytics.import_ai_log', id);
    const made = (await listLogImports(inside.db, workspaceId)).find((row) => row.id === id);
    return {
      import: made ? showLogImport(ctx.actor, made) : null,
      ...read,
      ...counted,
      examples: [...examples],
    };
  });
}

/**
 * Deletes an imported log with its views.
 * @throws ApiError 404 or 403 by policy.
 */
export async function removeLog(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const row = requireRemovable(ctx.actor, await lockLogImport(inside.db, id));
    await deleteLogImport(inside.db, row.workspaceId, row.id);
    await writeAudit(inside, 'analytics.remove_ai_log', row.id);
  });
}

/** Maps an import to its API form. */
export function showLogImport(actor: Actor, row: LogImportRow): AiLogImport {
  const { id, site, fileName, fromDay, toDay, importedAt, authorName } = row;
  const { lines, hits, alreadyCounted, notUnderstood, otherSite, tooOld, notCounted } = row;
  return {
    id,
    site,
    fileName,
    from: fromDay,
    to: toDay,
    lines,
    hits,
    alreadyCounted,
    notUnderstood,
    otherSite,
    tooOld,
    notCounted,
    importedAt: importedAt.toISOString(),
    importedBy: authorName,
    mayRemove: canManage(actor, row),
  };
}

function parseSite(given: string): string {
  try {
    const site = siteName(siteUrl(given.trim()));
    if (site.includes('.')) return site;
  } catch {
    // Refused like every other text that is not a site.
  }
  const message = analyticsMessages.noSite;
  throw new ApiError(422, 'no_site', message, { details: [{ path: 'site', message }] });
}

/**
 * Identifies views by site, second, agent, and page, and by their number among equal ones. Two files that overlap contain
 * the same entries of a second, so each gets the same hash in both. Addresses are no part of it.
 */
async function hashLines(hits: readonly LogHit[], site: string): Promise<HashedHit[]> {
  const seen = new Map<string, number>();
  return mapYielding(hits, ({ at, agent, identity, path }) => {
    const line = JSON.stringify([site, at, agent, path]);
    const number = (seen.get(line) ?? 0) + 1;
    seen.set(line, number);
    const hash = createHash('sha256').update(`${line} ${number}`).digest().readBigInt64BE(0);
    return { hash, day: new Date(at * 1_000).toISOString().slice(0, 10), agent, identity, path };
  });
}
