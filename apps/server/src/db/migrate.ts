import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

export const MIGRATIONS_DIR = join(import.meta.dirname, 'migrations');
/** Any number, the same in every server: the lock that one migrating server holds. */
const MIGRATION_LOCK = 7_204_119;

/**
 * Brings the database to this version's schema. Servers that start together wait for the first one.
 * @throws the database's error when a migration fails; nothing of that migration stays.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(drizzle(connection), { migrationsFolder: MIGRATIONS_DIR });
  } finally {
    // The lock lies on the connection; it must not go back to the pool with it.
    connection.release(true);
  }
}
