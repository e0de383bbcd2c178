import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../../../../tests/database/test-database.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { openPool } from '../../../platform/db/client.ts';
import { migrate, MIGRATIONS_DIR } from '../../../platform/db/migrate.ts';

const HASHING_MIGRATION = '0040_close-sessions-and-links';

const server = await openTestServer();

test('a session from before tokens were hashed stays signed in, and its plain token is removed', async () => {
  // The session's token, which only its browser has, was stored in the database in plain text.
  const person = await server.signUp();
  const token = /session_token=([^.]+)\./.exec(decodeURIComponent(person.cookie))![1]!;
  const old = await emptyDatabase();
  await migrateUntil(old, HASHING_MIGRATION);
  await old.query(`insert into "user" (id, name, email) values ('u', 'Ann', 'ann@example.com')`);
  await old.query(
    `insert into session (id, token, user_id, expires_at) values ('s', $1, 'u', now() + interval '1 day')`,
    [token],
  );
  await migrate(old);
  const { rows } = await old.query<{ token: string }>('select token from session');
  expect(rows).toHaveLength(1);
  const [{ token: hashed }] = rows as [{ token: string }];
  expect(hashed).not.toContain(token);

  // The server looks for what the migration wrote: the browser's cookie still signs in.
  const ask = async () =>
    (await server.send('/api/auth/token', { headers: { cookie: person.cookie } })).status;
  const put = (text: string) =>
    server.sql.query('update session set token = $1 where user_id = $2', [text, person.userId]);
  await put(token);
  expect(await ask()).toBe(401);
  await put(hashed);
  expect(await ask()).toBe(200);
});

async function emptyDatabase(): Promise<pg.Pool> {
  const database = await createTestDatabase();
  const pool = openPool({ connectionString: database.url }, 1);
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  return pool;
}

/** Applies the migrations that come before the given one. */
async function migrateUntil(pool: pg.Pool, tag: string): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'pagewright-migrations-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await cp(MIGRATIONS_DIR, dir, { recursive: true });
  const file = join(dir, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { readonly tag: string }[] };
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  await applyMigrations(drizzle(pool), { migrationsFolder: dir });
}
