import type { Database } from '../../db/client.ts';
import { insertAuditEntry } from './repository.ts';

/** What writing to the audit needs: every context has it; work without a caller names the workspace and no user. */
export interface AuditContext {
  readonly db: Database;
  readonly actor: { readonly workspaceId: string; readonly userId: string | null };
  readonly requestId?: string;
}

/**
 * Keeps who did what to which thing, in the transaction of the deed. `action` reads `<feature>.<verb>`, `subject` is the
 * thing's id; `detail` holds no text of the user's and no secret.
 */
export async function writeAudit(
  ctx: AuditContext,
  action: `${string}.${string}`,
  subject: string,
  detail?: Readonly<Record<string, unknown>>,
): Promise<void> {
  await insertAuditEntry(ctx.db, {
    workspaceId: ctx.actor.workspaceId,
    actorId: ctx.actor.userId,
    action,
    subject,
    detail: detail ?? null,
    requestId: ctx.requestId ?? null,
  });
}
