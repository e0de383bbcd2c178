import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** Takes an advisory lock on a name until the transaction ends, for things without a lockable row. */
export async function lockName(db: Database, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
