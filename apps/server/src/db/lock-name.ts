import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** Has all others who lock the same name wait until this transaction ends: for what no row stands for that could be locked. */
export async function lockName(db: Database, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
