import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartError } from '../config/start-error.ts';

export const MIGRATIONS_DIR = join(import.meta.dirname, 'migrations');
/** Any number, the same in every server: the lock that one migrating server holds. */
const MIGRATION_LOCK = 7_204_119;

/** How many migrations there are, and how many of them were applied now. */
interface MigrationSummary {
  readonly known: number;
  readonly applied: number;
}

/**
 * Brings the database to this version's schema. Servers that start together wait for the first one.
 * @throws StartError when the schema is newer than this version knows: what it would write might not fit.
 * @throws the database's error when a migration fails; nothing of that migration stays.
 */
export async function migrate(pool: pg.Pool): Promise<MigrationSummary> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_DIR });
    const before = await readApplied(connection);
    refuseNewer(before, known.at(-1)?.folderMillis ?? 0);
    await applyMigrations(drizzle(connection), { migrationsFolder: MIGRATIONS_DIR });
    return { known: known.length, applied: (await readApplied(connection)).length - before.length };
  } finally {
    // The lock lies on the connection; it must not go back to the pool with it.
    connection.release(true);
  }
}

/** When each migration was made that the database has. */
async function readApplied(connection: pg.PoolClient): Promise<readonly number[]> {
  const { rows: tables } = await connection.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (tables[0]?.exists !== true) return [];
  const { rows } = await connection.query<{ made: string }>(
    'select created_at as made from drizzle.__drizzle_migrations',
  );
  return rows.map(({ made }) => Number(made));
}

function refuseNewer(applied: readonly number[], lastKnown: number): void {
  const newer = applied.filter((made) => made > lastKnown);
  if (newer.length === 0) return;
  const migrations = `${newer.length} migration${newer.length === 1 ? '' : 's'}`;
  const last = new Date(Math.max(...newer)).toISOString().slice(0, 10);
  throw new StartError(
    `the database has a newer schema than this version of Pagewright (${migrations} more, the last of ${last}). ` +
      'Start the newer version, or restore a backup of this one into an empty database or data folder',
  );
}
