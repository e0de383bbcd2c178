import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { auditEntry, user } from '../../platform/db/schema/index.ts';

/** An action to record. */
export interface NewAuditEntry {
  readonly workspaceId: string;
  readonly actorId: string | null;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>> | null;
  readonly requestId: string | null;
}

/** A recorded action with the name of its actor. */
export interface AuditRow {
  readonly id: number;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly action: string;
  readonly subject: string;
  readonly detail: Record<string, unknown> | null;
  readonly createdAt: Date;
}

/** Inserts entries in the transaction of the actions. */
export async function insertAuditEntries(db: Database, entries: readonly NewAuditEntry[]): Promise<void> {
  if (entries.length > 0) await db.insert(auditEntry).values([...entries]);
}

/** Finds the entries of a workspace before the given one, newest first. */
export async function findEntries(
  db: Database,
  workspaceId: string,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<AuditRow[]> {
  const rows = await db
    .select({
      id: auditEntry.id,
      actorId: auditEntry.actorId,
      actorName: user.name,
      action: auditEntry.action,
      subject: auditEntry.subject,
      detail: auditEntry.detail,
      createdAt: auditEntry.createdAt,
    })
    .from(auditEntry)
    .leftJoin(user, eq(user.id, auditEntry.actorId))
    .where(
      and(eq(auditEntry.workspaceId, workspaceId), before === null ? undefined : lt(auditEntry.id, before)),
    )
    .orderBy(desc(auditEntry.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, detail: row.detail as Record<string, unknown> | null }));
}
