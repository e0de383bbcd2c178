import { readMigrationFiles } from 'drizzle-orm/migrator';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../tests/database/test-database.ts';
import { openPool } from './client.ts';
import { MIGRATIONS_DIR, migrate } from './migrate.ts';

const database = await createTestDatabase();
const pool = openPool({ connectionString: database.url }, 6);
const folder = await mkdtemp(join(tmpdir(), 'pagewright-migrations-'));
await cp(MIGRATIONS_DIR, folder, { recursive: true });

afterAll(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Adds a migration to the folder, as a later version would bring. */
async function addMigration(name: string, statements: string): Promise<void> {
  const journal = join(folder, 'meta/_journal.json');
  const content = JSON.parse(await readFile(journal, 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const last = content.entries.at(-1);
  content.entries.push({ ...last, idx: (last?.idx ?? 0) + 1, when: (last?.when ?? 0) + 1000, tag: name });
  await writeFile(journal, JSON.stringify(content));
  await writeFile(join(folder, `${name}.sql`), statements);
}

const validity = async (index: string): Promise<boolean | undefined> =>
  (
    await pool.query<{ valid: boolean }>(
      'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
      [index],
    )
  ).rows[0]?.valid;

const isBlocked = async (statement: string): Promise<boolean> =>
  (
    await pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
       and position($1 in query) > 0 and pid <> pg_backend_pid()`,
      [statement],
    )
  ).rowCount !== 0;

test('an index is built beside writes, after an interrupted build, while another server waits', async () => {
  await pool.query(
    `insert into rate_limit (key, count, window_ends_at) values ('one', 1, now()), ('two', 1, now())`,
  );
  // What is left of a build that failed or was killed.
  await expect(
    pool.query('create unique index concurrently rate_limit_count on rate_limit (count)'),
  ).rejects.toThrow('could not create unique index');
  expect(await validity('rate_limit_count')).toBe(false);
  await addMigration(
    '9000_index',
    'CREATE INDEX CONCURRENTLY "rate_limit_count" ON "rate_limit" ("count");--> statement-breakpoint\nDROP INDEX CONCURRENTLY "session_expiry";',
  );
  const writer = await pool.connect();
  await writer.query('begin');
  await writer.query(`update rate_limit set count = 2 where key = 'one'`);
  const migrating = migrate(pool, folder);
  const waiting = migrate(pool, folder);
  // Reads and writes go on while the build waits for the open transaction.
  await expect.poll(() => isBlocked('index concurrently')).toBe(true);
  await pool.query(
    `set statement_timeout = 2000; insert into rate_limit (key, count, window_ends_at) values ('three', 1, now()); reset statement_timeout`,
  );
  await writer.query('commit');
  writer.release();
  expect((await migrating).applied + (await waiting).applied).toBe(1);
  expect(await validity('rate_limit_count')).toBe(true);
  expect(await validity('session_expiry')).toBeUndefined();
  expect((await migrate(pool, folder)).applied).toBe(0);
});

test('a migration that cannot get its lock lets others through, and is tried again', async () => {
  await addMigration('9001_column', 'ALTER TABLE "rate_limit" ADD COLUMN "note" text;');
  const reader = await pool.connect();
  await reader.query('begin');
  await reader.query('select from rate_limit');
  const failure = migrate(pool, folder, 0).then(() => null, String);
  await expect.poll(() => isBlocked('ALTER TABLE')).toBe(true);
  // It waits behind the migration, for seconds only, although the first reader does not end.
  await pool.query('select from rate_limit');
  expect(await failure).toContain('lock timeout');
  const migrating = migrate(pool, folder);
  await expect.poll(() => isBlocked('ALTER TABLE')).toBe(true);
  await reader.query('commit');
  reader.release();
  expect((await migrating).applied).toBe(1);
});

test('a failing migration leaves those before it, and nothing of itself', async () => {
  await addMigration('9002_good', 'ALTER TABLE "rate_limit" ADD COLUMN "good" text;');
  await addMigration(
    '9003_bad',
    'ALTER TABLE "rate_limit" ADD COLUMN "bad" text;--> statement-breakpoint\nSELECT 1 / 0;',
  );
  await expect(migrate(pool, folder)).rejects.toThrow('division by zero');
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'rate_limit' and column_name in ('good', 'bad')`,
  );
  expect(rows).toEqual([{ name: 'good' }]);
  const { rowCount } = await pool.query('select from drizzle.__drizzle_migrations');
  expect(rowCount).toBe(readMigrationFiles({ migrationsFolder: folder }).length - 1);
});
