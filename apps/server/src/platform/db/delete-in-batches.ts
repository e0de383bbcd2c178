import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './client.ts';

/** The rows to delete: a table and its `where` condition, in which the table is aliased `old`. */
export interface Outdated {
  readonly table: string;
  readonly where: SQL;
}

const FIRST_ROWS = 500;
const ROWS_MAX = 5_000;
/** Target duration of a batch: it holds locks and loses work on a kill for that long. */
const BATCH_MS = 500;

/**
 * Deletes rows in batches, each in its own transaction, until none are left or time is up; the next run deletes the
 * rest. Returns how many were deleted, and whether all were.
 */
export async function deleteInBatches(
  db: Database,
  { table, where }: Outdated,
  untilMs = Infinity,
): Promise<{ readonly rows: number; readonly isDone: boolean }> {
  const name = sql.identifier(table);
  let rows = 0;
  for (let limit = FIRST_ROWS; ;) {
    const began = Date.now();
    const { rowCount } = await db.execute(
      sql`delete from ${name} where ctid = any(array(select old.ctid from ${name} old where ${where} limit ${limit}))`,
    );
    rows += rowCount ?? 0;
    if ((rowCount ?? 0) < limit) return { rows, isDone: true };
    if (Date.now() >= untilMs) return { rows, isDone: false };
    const fitting = (limit * BATCH_MS) / Math.max(1, Date.now() - began);
    limit = Math.max(1, Math.min(ROWS_MAX, limit * 4, Math.floor(fitting)));
  }
}
