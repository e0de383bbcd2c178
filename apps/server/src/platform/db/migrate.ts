import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartError } from '../config/start-error.ts';

export const MIGRATIONS_DIR = join(import.meta.dirname, 'migrations');
/** Advisory lock of the migrating server: any number, the same on every server. */
const MIGRATION_LOCK = 7_204_119;

/** Number of known and newly applied migrations. */
interface MigrationSummary {
  readonly known: number;
  readonly applied: number;
}

/**
 * Migrates the database to this version's schema. Servers that start together wait for the first one.
 * @throws StartError if the schema is newer than this version: its writes might not fit.
 * @throws the database's error if a migration fails; it is rolled back.
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
    // The lock belongs to the connection, which must not return to the pool with it.
    connection.release(true);
  }
}

/** Timestamps of applied migrations. */
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
