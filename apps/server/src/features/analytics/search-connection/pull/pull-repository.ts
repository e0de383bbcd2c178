import type { SearchProblem } from '@pagewright/contract/analytics';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/client.ts';
import { searchConnection, searchDay } from '../../../../platform/db/schema/index.ts';

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
    .set({ dueAt: sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`, isPulling: true })
    .where(sql`property_id is not null and due_at <= now()`)
    .returning({ workspaceId: searchConnection.workspaceId });
  return rows.map(({ workspaceId }) => workspaceId);
}

/** Returns the current time of the database. */
export async function readClock(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(
    sql`select clock_timestamp()::timestamptz(3)::text as now`,
  );
  return new Date(rows[0]?.now ?? Number.NaN);
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
  { isWhole, inSeconds }: { readonly isWhole: boolean; readonly inSeconds: number },
): Promise<void> {
  await db
    .update(searchConnection)
    .set({
      isPulling: !isWhole,
      problem: null,
      problemSince: null,
      failures: 0,
      toldAt: null,
      dueAt: sql`clock_timestamp() + make_interval(secs => ${inSeconds})`,
      ...(isWhole ? { pulledAt: sql`now()` } : {}),
    })
    .where(eq(searchConnection.workspaceId, workspaceId));
}

/** Records why a pull failed and when it is retried. */
export async function recordPullFailure(
  db: Database,
  workspaceId: string,
  problem: SearchProblem,
  inSeconds: number,
): Promise<void> {
  await db
    .update(searchConnection)
    .set({
      isPulling: false,
      problem,
      problemSince: sql`coalesce(problem_since, now())`,
      failures: sql`failures + 1`,
      dueAt: sql`clock_timestamp() + make_interval(secs => ${inSeconds})`,
    })
    .where(eq(searchConnection.workspaceId, workspaceId));
}

/** Stores a resealed key. */
export async function writeResealedKey(db: Database, workspaceId: string, key: string): Promise<void> {
  await db.update(searchConnection).set({ key }).where(eq(searchConnection.workspaceId, workspaceId));
}

/** Marks that people were notified of a problem; false if they already were. */
export async function markNotified(db: Database, workspaceId: string): Promise<boolean> {
  const { rowCount } = await db
    .update(searchConnection)
    .set({ toldAt: sql`now()` })
    .where(and(eq(searchConnection.workspaceId, workspaceId), sql`told_at is null`));
  return (rowCount ?? 0) > 0;
}
