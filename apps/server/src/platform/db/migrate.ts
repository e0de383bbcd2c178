import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { StartError } from '../config/start-error.ts';
import { correctedStatement, REPLACED_MIGRATIONS } from './corrected-migrations.ts';
import { indexChange, isOutsideTransaction, type IndexChange } from './index-changes.ts';

export const MIGRATIONS_DIR = join(import.meta.dirname, 'migrations');
/** Advisory lock of the migrating server: any number, the same on every server. */
const MIGRATION_LOCK = 7_204_120;
/** Advisory lock that servers up to 0063 hold while they migrate, and wait for inside a statement. */
const FORMER_LOCK = 7_204_119;

/** How long servers that share a table wait behind a migration that cannot get its lock. */
const LOCK_TIMEOUT_MS = 3_000;
const RETRY_AFTER_MS = 1_000;
/** After that long, whatever holds the lock does not end by itself. */
const GIVE_UP_AFTER_MS = 10 * 60_000;
/** PostgreSQL's codes for a lock that was not free in time, and for a deadlock. */
const LOCK_CODES = new Set(['55P03', '40P01']);

/** Number of known and newly applied migrations. */
interface MigrationSummary {
  readonly known: number;
  readonly applied: number;
}

/** The migrations of this version, oldest first. */
export function readKnownMigrations(folder = MIGRATIONS_DIR): readonly MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: folder });
}

/**
 * Migrates the database to this version's schema while servers of the previous version go on: each migration is a
 * transaction of its own that waits for locks for seconds only and is then tried again, and indexes of existing tables
 * are built without one. Servers that start together wait for the first one.
 * @throws StartError if the schema is newer than this version: its writes might not fit.
 * @throws the database's error if a migration fails; it is rolled back, and those before it stay.
 */
export async function migrate(
  pool: pg.Pool,
  folder = MIGRATIONS_DIR,
  giveUpAfterMs = GIVE_UP_AFTER_MS,
): Promise<MigrationSummary> {
  const known = readKnownMigrations(folder);
  const connection = await pool.connect();
  try {
    await waitForLock(connection);
    await createJournal(connection);
    await completeReplaced(connection, known);
    const applied = await readApplied(connection);
    refuseNewer(applied, known.at(-1)?.folderMillis ?? 0);
    const giveUpAt = Date.now() + giveUpAfterMs;
    const last = Math.max(0, ...applied);
    let count = 0;
    for (const migration of known.filter(({ folderMillis }) => folderMillis > last)) {
      if (await retryLocks(giveUpAt, () => apply(connection, migration))) count += 1;
    }
    return { known: known.length, applied: count };
  } finally {
    // The lock belongs to the connection, which must not return to the pool with it.
    connection.release(true);
  }
}

/**
 * Asks again and again instead of waiting inside a statement: building an index waits for every statement that began
 * before, so that the two would wait for each other.
 */
async function waitForLock(connection: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await connection.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1) as locked',
      [MIGRATION_LOCK],
    );
    if (rows[0]?.locked === true) return;
    await sleep(100);
  }
}

/** Creates the table of applied migrations as drizzle does. */
async function createJournal(connection: pg.PoolClient): Promise<void> {
  await connection.query('create schema if not exists drizzle');
  await connection.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
}

/** Brings databases with the former form of a migration to the one that stayed. */
async function completeReplaced(connection: pg.PoolClient, known: readonly MigrationMeta[]): Promise<void> {
  for (const { formerHash, folderMillis, statement } of REPLACED_MIGRATIONS) {
    const hash = known.find((migration) => migration.folderMillis === folderMillis)?.hash;
    await connection.query('begin');
    const { rowCount } = await connection.query(
      'update drizzle.__drizzle_migrations set hash = $1, created_at = $2 where hash = $3',
      [hash, folderMillis, formerHash],
    );
    if (rowCount === 1) await connection.query(statement);
    await connection.query('commit');
  }
}

/** Timestamps of applied migrations. */
async function readApplied(connection: pg.PoolClient): Promise<readonly number[]> {
  const { rows } = await connection.query<{ made: string }>(
    'select created_at as made from drizzle.__drizzle_migrations',
  );
  return rows.map(({ made }) => Number(made));
}

/** @returns whether it was still to be applied */
async function apply(connection: pg.PoolClient, migration: MigrationMeta): Promise<boolean> {
  if (!isOutsideTransaction(migration.sql)) return applyInTransaction(connection, migration);
  if (!(await isPending(connection, migration))) return false;
  for (const statement of migration.sql) await changeIndex(connection, indexChange(statement));
  await record(connection, migration);
  return true;
}

async function applyInTransaction(connection: pg.PoolClient, migration: MigrationMeta): Promise<boolean> {
  if (!(await isPending(connection, migration))) return false;
  await connection.query('begin');
  try {
    await connection.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await connection.query('select pg_advisory_xact_lock($1)', [FORMER_LOCK]);
    const isStillPending = await isPending(connection, migration);
    if (isStillPending) {
      for (const statement of migration.sql) await connection.query(correctedStatement(statement));
      await record(connection, migration);
    }
    await connection.query('commit');
    return isStillPending;
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
}

/** As drizzle counts: all that are later than the last one applied. */
async function isPending(connection: pg.PoolClient, { folderMillis }: MigrationMeta): Promise<boolean> {
  const { rows } = await connection.query<{ done: boolean }>(
    'select exists (select from drizzle.__drizzle_migrations where created_at >= $1) as done',
    [folderMillis],
  );
  return rows[0]?.done !== true;
}

/** Builds or drops an index without blocking reads and writes; rebuilds one that an interrupted migration left invalid. */
async function changeIndex(
  connection: pg.PoolClient,
  { name, statement, isDrop }: IndexChange,
): Promise<void> {
  const { rows } = await connection.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [`public."${name}"`],
  );
  const [existing] = rows;
  if (existing?.valid === true && !isDrop) return;
  if (existing !== undefined) await connection.query(`drop index concurrently if exists public."${name}"`);
  if (!isDrop) await connection.query(statement);
}

async function record(connection: pg.PoolClient, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await connection.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ]);
}

/** Repeats the work while other transactions hold what it needs. */
async function retryLocks<Result>(giveUpAt: number, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!LOCK_CODES.has(code) || Date.now() > giveUpAt) throw error;
      await sleep(RETRY_AFTER_MS);
    }
  }
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
