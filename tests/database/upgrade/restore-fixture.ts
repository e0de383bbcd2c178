import pg from 'pg';
import { inject } from 'vitest';
import { applyMigrations, checkVersion } from '../../../apps/server/src/platform/db/backup/schema-version.ts';
import { addCleanup } from '../../add-cleanup.ts';
import { createTestDatabase } from '../test-database.ts';
import { insertFixture, type Fixture } from './fixture.ts';

/** A database as an old version left it, until the end of the test. */
export interface RestoredFixture {
  readonly url: string;
  /** A connection of a superuser. */
  readonly admin: pg.PoolClient;
}

/** Creates the schema of a fixture and inserts its rows. */
export async function restoreFixture(fixture: Fixture): Promise<RestoredFixture> {
  const database = await createTestDatabase();
  addCleanup(() => database.drop());
  const admin = await connect(adminUrl(database.url));
  const owner = await connect(database.url);
  await owner.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  const applied = fixture.applied.map(({ hash, createdAt }) => ({ hash, createdAt: Number(createdAt) }));
  // Refuses a fixture whose migrations were changed after they had landed.
  checkVersion(applied);
  await owner.query('begin');
  await applyMigrations(owner, applied);
  await owner.query('commit');
  await insertFixture(admin, fixture);
  return { url: database.url, admin };
}

async function connect(connectionString: string): Promise<pg.PoolClient> {
  const pool = new pg.Pool({ connectionString, max: 1 });
  // The database is dropped at the end.
  pool.on('error', () => undefined);
  const client = await pool.connect();
  client.on('error', () => undefined);
  addCleanup(async () => {
    client.release(true);
    await pool.end();
  });
  return client;
}

function adminUrl(url: string): string {
  const name = new URL(url.replace('@/', '@localhost/')).pathname;
  return inject('databaseAdmin').replace(/(@[^/]*)\/[^?]*/, `$1${name}`);
}
