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

/** Adds an entry in the transaction of the deed. */
export async function insertAuditEntry(db: Database, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditEntry).values(entry);
}
