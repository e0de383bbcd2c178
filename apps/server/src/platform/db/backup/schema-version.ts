import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { StartError } from '../../config/start-error.ts';
import { withoutConcurrently } from '../index-changes.ts';
import { MIGRATIONS_DIR } from '../migrate.ts';
import type { AppliedMigration } from './archive-format.ts';

/**
 * Checks that an archive's schema is the current one or an earlier one.
 * @throws StartError if it is newer or unrelated
 */
export function checkVersion(migrations: readonly AppliedMigration[]): void {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_DIR });
  for (const [index, migration] of migrations.entries()) {
    if (known[index]?.hash === migration.hash) continue;
    const last = known.at(-1)?.folderMillis ?? 0;
    if (migration.createdAt > last)
      throw new StartError(
        'the backup has a newer schema than this version of Pagewright; update before you restore it',
      );
    throw new StartError('the backup has a schema that this version of Pagewright never had');
  }
}

/** Creates the schema of the given migrations, validated by `checkVersion`, in the current transaction. */
export async function applyMigrations(
  client: pg.ClientBase,
  migrations: readonly AppliedMigration[],
): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await client.query(
    'CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  );
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_DIR });
  for (const { sql, hash, folderMillis } of known.slice(0, migrations.length)) {
    for (const statement of sql) await client.query(withoutConcurrently(statement));
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
