// Makes the fixtures of the upgrade test, once per schema: `node tests/database/upgrade/make-fixtures.ts [schema …]`.
// For each schema that main had, it starts the last version that had it on an empty database, writes through its API,
// fills the other tables by SQL, and keeps every row. Fixtures that exist are left as they are.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  connectionString,
  startEmbeddedDatabase,
} from '../../../apps/server/src/platform/db/embedded/index.ts';
import { fillTables } from './fill-tables.ts';
import { fillThroughApi } from './fill-through-api.ts';
import {
  FIXTURE_KEYS,
  fixtureNames,
  readTable,
  readTableNames,
  writeFixture,
  type Fixture,
} from './fixture.ts';
import { extractVersion, landedSchemas, startOldServer } from './old-version.ts';

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
    for (const commit of new Set([schema.commit, schema.firstCommit])) {
      if (await makeFixture(schema.name, commit)) break;
    }
  }
} finally {
  await admin.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

/** @returns whether that version starts here */
async function makeFixture(name: string, commit: string): Promise<boolean> {
  const databaseName = `fixture_${name.slice(0, 4)}`;
  await admin.query(`drop database if exists ${databaseName} with (force)`);
  await admin.query(`create database ${databaseName} owner ${database.connection.user}`);
  const code = join(folder, name);
  await extractVersion(commit, code);
  const url = connectionString({ ...database.connection, database: databaseName });
  const calls = await runServer(code, url);
  if (calls === null) {
    await rm(code, { recursive: true, force: true });
    return false;
  }
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const sql = await pool.connect();
  await sql.query('begin');
  const unfilled = await fillTables(sql);
  await sql.query('commit');
  const tables: Record<string, Fixture['tables'][string]> = {};
  for (const table of await readTableNames(sql)) tables[table] = await readTable(sql, table);
  const { rows: applied } = await sql.query<{ hash: string; createdAt: string }>(
    'select hash, created_at::text as "createdAt" from drizzle.__drizzle_migrations order by id',
  );
  const bytes = writeFixture({ schema: name, commit, applied, tables });
  sql.release();
  await pool.end();
  await rm(code, { recursive: true, force: true });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows.length, 0);
  console.log(
    `${name} (${commit}): ${calls.length} calls, ${Object.keys(tables).length} tables, ${rows} rows, ${bytes} bytes`,
  );
  for (const line of unfilled) console.log(`  empty ${line}`);
  return true;
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
