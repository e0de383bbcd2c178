import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/client.ts';

/** A table with one connection per workspace, whose figures are imported on a schedule. */
export interface ConnectionTable {
  readonly table: PgTable;
  /** The column that says whether an import is running. */
  readonly isRunning: 'is_pulling' | 'is_checking';
}

/** A number of seconds from now. */
export const inSeconds = (seconds: number): SQL => sql`clock_timestamp() + make_interval(secs => ${seconds})`;

/** Returns the current time of the database. */
export async function readClock(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(
    sql`select clock_timestamp()::timestamptz(3)::text as now`,
  );
  return new Date(rows[0]?.now ?? Number.NaN);
}

/** Records why an import failed and when it is retried. */
export async function recordImportFailure(
  db: Database,
  { table, isRunning }: ConnectionTable,
  workspaceId: string,
  { problem, dueAt }: { readonly problem: string; readonly dueAt: SQL },
): Promise<void> {
  await db.execute(sql`
    update ${table} set ${sql.identifier(isRunning)} = false, problem = ${problem},
      problem_since = case when problem = ${problem} then problem_since else now() end,
      failures = failures + 1, due_at = ${dueAt}
    where workspace_id = ${workspaceId}`);
}

/** Stores a key that was resealed. */
export async function writeResealedKey(
  db: Database,
  { table }: ConnectionTable,
  workspaceId: string,
  key: string,
): Promise<void> {
  await db.execute(sql`update ${table} set key = ${key} where workspace_id = ${workspaceId}`);
}

/** Marks that people were notified of a problem; false if they already were. */
export async function markNotified(
  db: Database,
  { table }: ConnectionTable,
  workspaceId: string,
): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update ${table} set told_at = now() where workspace_id = ${workspaceId} and told_at is null`,
  );
  return (rowCount ?? 0) > 0;
}
