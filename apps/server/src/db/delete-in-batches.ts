import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './client.ts';

/** Rows of which table go: what stands behind `where`, in which the table is named `old`. */
export interface Outdated {
  readonly table: string;
  readonly where: SQL;
}

const FIRST_ROWS = 500;
const ROWS_MAX = 5_000;
/** How long one batch is to last: so long it holds what it deletes, and so much a kill undoes. */
const BATCH_MS = 500;

/**
 * Deletes rows a batch at a time, each in a transaction of its own, until none is left or the time is over; what is left
 * then, or after a kill, the next run deletes. Answers how many are gone, and whether all are.
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
