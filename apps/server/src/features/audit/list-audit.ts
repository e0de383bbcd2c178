import type { AuditEntry, listAudit as call } from '@pagewright/contract/audit';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { auditMessages } from './messages.ts';
import { requireAdmin } from './policy.ts';
import { findEntries, type AuditRow } from './repository.ts';
import { findSubjectNames } from './subject-repository.ts';

const CURSOR = /^\d{1,15}$/;

/**
 * Lists the audit log of the caller's workspace, newest first. The cursor is the last entry's id.
 * @throws ApiError 403 unless the caller is an admin, 400 for an invalid cursor.
 */
export async function listAudit(
  ctx: Context,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<CallOutput<typeof call>> {
  requireAdmin(ctx.actor);
  if (cursor !== undefined && !CURSOR.test(cursor))
    throw new ApiError(400, 'invalid_cursor', auditMessages.wrongCursor);
  const before = cursor === undefined ? null : Number(cursor);
  const rows = await findEntries(ctx.db, ctx.actor.workspaceId, { before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    entries: await toEntries(ctx, page),
    nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
  };
}

/** Maps entries to their API form, with the current names of their subjects. */
export async function toEntries(ctx: Context, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const { workspaceId } = ctx.actor;
  const names = await findSubjectNames(
    ctx.db,
    workspaceId,
    rows.map(({ subject }) => subject),
  );
  return rows.map(({ id, action, subject, actorId, actorName, detail, createdAt }) => ({
    id: String(id),
    action,
    subject,
    subjectName: names.get(subject) ?? null,
    actor: actorId === null || actorName === null ? null : { id: actorId, name: actorName },
    detail,
    createdAt: createdAt.toISOString(),
  }));
}
