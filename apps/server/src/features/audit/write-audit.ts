import type { AuditAction } from '@pagewright/contract/audit';
import type { Database } from '../../platform/db/client.ts';
import { insertAuditEntries } from './repository.ts';

/** The parts of a context that the audit log needs; jobs without a caller pass the workspace and no user. */
export interface AuditContext {
  readonly db: Database;
  readonly actor: { readonly workspaceId: string; readonly userId: string | null };
  readonly requestId?: string;
}

/**
 * Records an action in its transaction. `subject` is the id of the affected object; `detail` contains no user text
 * and no secrets.
 */
export async function writeAudit(
  ctx: AuditContext,
  action: AuditAction,
  subject: string,
  detail?: Readonly<Record<string, unknown>>,
): Promise<void> {
  await insertAuditEntries(ctx.db, [
    {
      workspaceId: ctx.actor.workspaceId,
      actorId: ctx.actor.userId,
      action,
      subject,
      detail: detail ?? null,
      requestId: ctx.requestId ?? null,
    },
  ]);
}

/** An action without a caller, such as a scheduled one. */
export interface SystemAction {
  readonly workspaceId: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Like `writeAudit`, for a batch of actions of one kind without a caller. */
export async function writeSystemAudits(
  db: Database,
  action: AuditAction,
  entries: readonly SystemAction[],
): Promise<void> {
  await insertAuditEntries(
    db,
    entries.map((entry) => ({ ...entry, actorId: null, action, requestId: null })),
  );
}
