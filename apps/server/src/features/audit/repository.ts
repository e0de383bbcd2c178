import type { Database } from '../../db/client.ts';
import { auditEntry } from '../../db/schema/index.ts';

/** A deed as the audit keeps it. */
export interface NewAuditEntry {
  readonly workspaceId: string;
  readonly actorId: string | null;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>> | null;
  readonly requestId: string | null;
}

/** Adds entries in the transaction of the deeds. */
export async function insertAuditEntries(db: Database, entries: readonly NewAuditEntry[]): Promise<void> {
  if (entries.length > 0) await db.insert(auditEntry).values([...entries]);
}
