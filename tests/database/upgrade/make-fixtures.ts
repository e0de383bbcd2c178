// Makes the fixtures of the upgrade test, once per schema: `node tests/database/upgrade/make-fixtures.ts [schema …]`.
// For each schema that main had, it starts the last version that had it on an empty database, writes through its API,
// fills the other tables by SQL, and keeps every row. Where no version with a schema serves, its migrations run on an
// empty database, the rows of the schema before are inserted, and the other tables are filled by SQL. Fixtures that exist
// are left as they are.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { applyMigrations } from '../../../apps/server/src/platform/db/backup/schema-version.ts';
import {
  connectionString,
  startEmbeddedDatabase,
} from '../../../apps/server/src/platform/db/embedded/index.ts';
import { readKnownMigrations } from '../../../apps/server/src/platform/db/migrate.ts';
import { fillTables } from './fill-tables.ts';
import { fillThroughApi } from './fill-through-api.ts';
import {
  FIXTURE_KEYS,
  fixtureNames,
  insertFixture,
  readFixture,
  readTable,
  readTableNames,
  writeFixture,
  type Fixture,
} from './fixture.ts';
import { extractVersion, landedSchemas, migrationNames, startOldServer } from './old-version.ts';

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: console.error };
const START_TIMEOUT_MS = 240_000;

const wanted = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'pagewright-fixtures-'));
const database = await startEmbeddedDatabase({
  dataDir: join(folder, 'data'),
  log: silent,
  purpose: 'upgrade fixtures',
  settings: { fsync: 'off' },
});
const admin = new pg.Client(database.adminConnection);
// It ends with the database.
admin.on('error', () => undefined);
await admin.connect();
try {
  const existing = new Set(fixtureNames());
  for (const schema of await landedSchemas()) {
    const isWanted = wanted.some((name) => schema.name.startsWith(name));
    if (wanted.length === 0 ? existing.has(schema.name) : !isWanted) continue;
    // Between two commits that landed together, code may not start.
    const isMade =
      (await makeByServer(schema.name, schema.commit)) ||
      (schema.firstCommit !== schema.commit && (await makeByServer(schema.name, schema.firstCommit)));
    if (!isMade) await makeByMigrations(schema.name, schema.commit);
  }
} finally {
  await admin.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function createDatabase(name: string): Promise<string> {
  const databaseName = `fixture_${name.slice(0, 4)}`;
  await admin.query(`drop database if exists ${databaseName} with (force)`);
  await admin.query(`create database ${databaseName} owner ${database.connection.user}`);
  return databaseName;
}

/** @returns whether that version serves here */
async function makeByServer(name: string, commit: string): Promise<boolean> {
  const databaseName = await createDatabase(name);
  const code = join(folder, commit);
  await extractVersion(commit, code);
  const calls = await runServer(code, connectionString({ ...database.connection, database: databaseName }));
  await rm(code, { recursive: true, force: true });
  if (calls === null) return false;
  await save(name, commit, databaseName, `${calls.length} calls`);
  return true;
}

async function makeByMigrations(name: string, commit: string): Promise<void> {
  const databaseName = await createDatabase(name);
  const before = fixtureNames().findLast((other) => other < name) ?? '';
  await withConnection({ ...database.connection, database: databaseName }, async (sql) => {
    await sql.query('begin');
    await applyMigrations(sql, readApplied(name));
    await sql.query('commit');
  });
  await withConnection({ ...database.adminConnection, database: databaseName }, async (sql) => {
    const { tables, ...fixture } = readFixture(before);
    // Between 0020 and 0023 every invitation had a secret, which earlier ones lack.
    const { invitation: _, ...others } = tables;
    await insertFixture(sql, { ...fixture, tables: others });
  });
  await save(name, commit, databaseName, `rows of ${before}`);
}

/** The migrations up to this one, which have not changed since. */
function readApplied(last: string): readonly { hash: string; createdAt: number }[] {
  return readKnownMigrations()
    .slice(0, migrationNames().indexOf(last) + 1)
    .map(({ hash, folderMillis }) => ({ hash, createdAt: folderMillis }));
}

/** Fills empty tables and keeps all rows. */
async function save(name: string, commit: string, databaseName: string, origin: string): Promise<void> {
  await withConnection({ ...database.connection, database: databaseName }, async (sql) => {
    await sql.query('begin');
    const unfilled = await fillTables(sql, name);
    await sql.query('commit');
    const tables: Record<string, Fixture['tables'][string]> = {};
    for (const table of await readTableNames(sql)) tables[table] = await readTable(sql, table);
    const { rows: applied } = await sql.query<{ hash: string; createdAt: string }>(
      'select hash, created_at::text as "createdAt" from drizzle.__drizzle_migrations order by id',
    );
    const bytes = writeFixture({ schema: name, commit, applied, tables });
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows.length, 0);
    console.log(
      `${name} (${commit}): ${origin}, ${Object.keys(tables).length} tables, ${rows} rows, ${bytes} bytes`,
    );
    for (const line of unfilled) console.log(`  empty ${line}`);
  });
}

async function withConnection(
  connection: pg.PoolConfig,
  work: (sql: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  const sql = await pool.connect();
  try {
    await work(sql);
  } finally {
    sql.release();
    await pool.end();
  }
}

/** Starts that version and lets people write through its API; null if it does not start here. */
async function runServer(code: string, databaseUrl: string): Promise<readonly string[] | null> {
  const dataDir = await mkdtemp(join(folder, 'files-'));
  const server = startOldServer(code, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ...FIXTURE_KEYS,
    LOG_LEVEL: 'error',
    DEFAULT_PLAN: 'Entrepreneur',
  });
  const timer = setTimeout(() => server.child.kill('SIGKILL'), START_TIMEOUT_MS);
  try {
    const url = await server.url;
    clearTimeout(timer);
    return await fillThroughApi(url);
  } catch (error) {
    console.log(`  not started: ${error instanceof Error ? error.message.slice(0, 600) : String(error)}`);
    return null;
  } finally {
    clearTimeout(timer);
    const killer = setTimeout(() => server.child.kill('SIGKILL'), 20_000);
    await server.stop();
    clearTimeout(killer);
  }
}
