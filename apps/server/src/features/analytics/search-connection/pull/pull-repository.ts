import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/client.ts';
import { searchConnection, searchDay } from '../../../../platform/db/schema/index.ts';
import { inSeconds, type ConnectionTable } from '../../scheduled-imports/import-repository.ts';

/** For what all scheduled imports share. */
export const searchConnections: ConnectionTable = { table: searchConnection, isRunning: 'is_pulling' };

/** What is known about a day that was pulled before. */
export interface KnownDay {
  readonly day: string;
  readonly rowsOfClicks: number | null;
  readonly rowsOfImpressions: number | null;
  readonly rowsAreFinal: boolean;
}

/** Claims the connections that are due; if their server is killed, they are due again after the lease. */
export async function claimDue(db: Database, leaseSeconds: number): Promise<string[]> {
  const rows = await db
    .update(searchConnection)
    .set({ dueAt: inSeconds(leaseSeconds), isPulling: true })
    .where(sql`property_id is not null and due_at <= now()`)
    .returning({ workspaceId: searchConnection.workspaceId });
  return rows.map(({ workspaceId }) => workspaceId);
}

/** Lists the known days of a property. */
export function listKnownDays(db: Database, propertyId: number): Promise<KnownDay[]> {
  return db
    .select({
      day: searchDay.day,
      rowsOfClicks: searchDay.rowsOfClicks,
      rowsOfImpressions: searchDay.rowsOfImpressions,
      rowsAreFinal: searchDay.rowsAreFinal,
    })
    .from(searchDay)
    .where(eq(searchDay.propertyId, propertyId));
}

/** Records a successful pull and when the next one is due. */
export async function recordPull(
  db: Database,
  workspaceId: string,
  { isWhole, seconds }: { readonly isWhole: boolean; readonly seconds: number },
): Promise<void> {
  await db
    .update(searchConnection)
    .set({
      isPulling: !isWhole,
      problem: null,
      problemSince: null,
      failures: 0,
      toldAt: null,
      dueAt: inSeconds(seconds),
      ...(isWhole ? { pulledAt: sql`now()` } : {}),
    })
    .where(eq(searchConnection.workspaceId, workspaceId));
}
