import type { AuditAction } from '@pagewright/contract/audit';
import type { Database } from '../../db/client.ts';
import { insertAuditEntries } from './repository.ts';

/** What writing to the audit needs: every context has it; work without a caller names the workspace and no user. */
export interface AuditContext {
  readonly db: Database;
  readonly actor: { readonly workspaceId: string; readonly userId: string | null };
  readonly requestId?: string;
}

/**
 * Keeps who did what to which thing, in the transaction of the deed. `subject` is the thing's id; `detail` holds no text of the user's and no secret.
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

/** A deed that nobody asked for by a call, such as the clock's. */
export interface OwnDeed {
  readonly workspaceId: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** As `writeAudit`, for deeds of one kind that are done together without a caller. */
export async function writeOwnAudits(
  db: Database,
  action: AuditAction,
  deeds: readonly OwnDeed[],
): Promise<void> {
  await insertAuditEntries(
    db,
    deeds.map((deed) => ({ ...deed, actorId: null, action, requestId: null })),
  );
}
