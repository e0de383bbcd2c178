import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { StartError } from '../../config/start-error.ts';
import { openPool } from '../client.ts';
import { migrate } from '../migrate.ts';
import * as schema from '../schema/index.ts';
import {
  ARCHIVE_FORMAT,
  END_NAME,
  endSchema,
  HEAD_NAME,
  headSchema,
  pathOfFile,
  SNAPSHOT_NAME,
  snapshotSchema,
  tableOfPiece,
  type ArchiveHead,
  type Snapshot,
} from './archive-format.ts';
import { listTables, readSequences } from './catalog.ts';
import {
  checkRows,
  clearDatabase,
  finishTables,
  loadRows,
  prepareTables,
  type ForeignKey,
} from './load-tables.ts';
import { applyMigrations, checkVersion } from './schema-version.ts';
import { listFiles, type FilePlaces, type FilesInBucket } from './stored-files.ts';
import { readTar, type TarEntry } from './tar.ts';

const APPLICATION = 'pagewright restore';

export interface RestoreSummary {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly createdAt: string;
  /** Tables of the archive that no version with its schema has: somebody else's, in the same database. */
  readonly leftOut: readonly string[];
}

/**
 * Replaces an installation's database and files with an archive: all of it, or nothing. Each table is compared with the
 * backup's checksum, and the schema is then migrated to the current version.
 * @throws StartError if the archive is damaged or from a newer version, if anyone is connected to the database, or if
 * the installation has users and `isReplacing` is false
 */
export async function restoreBackup(
  target: FilePlaces & { connection: pg.ClientConfig },
  archive: string,
  isReplacing: boolean,
): Promise<RestoreSummary> {
  const found = await stat(archive).catch(() => null);
  if (found?.isFile() !== true) throw new StartError(`there is no backup ${archive}`);
  // Reading the files between two tables may take a while.
  const pool = openPool(
    { ...target.connection, application_name: APPLICATION, idle_in_transaction_session_timeout: 0 },
    1,
  );
  await mkdir(dirname(target.filesDir), { recursive: true });
  const filesAside = await mkdtemp(`${target.filesDir}.restoring-`);
  try {
    await migrate(pool);
    const summary = await replaceAll(pool, { ...target, archive, filesAside, isReplacing });
    await migrate(pool);
    await pool.query('ANALYZE');
    return summary;
  } catch (error) {
    throw isUnreadable(error) ? new StartError(`the backup ${archive} is damaged: ${error.message}`) : error;
  } finally {
    await rm(filesAside, { recursive: true, force: true });
    await pool.end();
  }
}

async function replaceAll(
  pool: pg.Pool,
  work: FilePlaces & { archive: string; filesAside: string; isReplacing: boolean },
): Promise<RestoreSummary> {
  const client = await pool.connect();
  try {
    await checkTarget(client, work.isReplacing);
    await client.query('BEGIN');
    const summary = await unpack(client, work.archive, work.filesAside);
    const commit = () => client.query('COMMIT');
    if (work.bucket === null) {
      await swapFolders(work.filesAside, work.filesDir, commit);
    } else {
      // Files without a row are unreachable; files of other installations in the bucket are left alone.
      await writeFiles(work.filesAside, work.bucket);
      await commit();
    }
    return summary;
  } finally {
    // Closing the connection rolls back uncommitted changes.
    client.release(true);
  }
}

function isUnreadable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return (
    error.message.startsWith('The archive ') || ('code' in error && /^Z_|ERR_ZLIB/.test(String(error.code)))
  );
}

const ownTables = new Set<string>(
  Object.values(schema)
    .filter((entry) => is(entry, PgTable))
    .map((table) => getTableName(table)),
);

async function checkTarget(client: pg.PoolClient, isReplacing: boolean): Promise<void> {
  const others = await client.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name <> $1 AND backend_type = 'client backend'`,
    [APPLICATION],
  );
  if (others.rowCount !== 0)
    throw new StartError(
      `the database is in use by ${others.rowCount} other connections; stop every server that uses it`,
    );
  const strangers = (await listTables(client)).map(({ name }) => name).filter((name) => !ownTables.has(name));
  if (strangers.length > 0)
    throw new StartError(
      `the database also holds tables that are not Pagewright's (${strangers.join(', ')}); restore into one of its own`,
    );
  const users = await client.query('SELECT 1 FROM "user" LIMIT 1');
  if (users.rowCount !== 0 && !isReplacing)
    throw new StartError(
      'this installation has users; restore with --replace to put the backup in its place',
    );
}

async function unpack(client: pg.PoolClient, archive: string, filesAside: string): Promise<RestoreSummary> {
  const bytes = createGunzip();
  createReadStream(archive)
    .on('error', (error) => bytes.destroy(error))
    .pipe(bytes);
  let head: ArchiveHead | null = null;
  let snapshot: Snapshot | null = null;
  let leftOut: readonly string[] = [];
  let lifted: ForeignKey[] = [];
  let files = 0;
  let isWhole = false;
  for await (const entry of mergePieces(readTar(bytes))) {
    const file = pathOfFile(entry.name);
    if (head === null) {
      head = await readHead(entry);
      await clearDatabase(client);
      await applyMigrations(client, head.migrations);
    } else if (entry.name === SNAPSHOT_NAME) {
      ({ snapshot, leftOut } = await withoutUnknown(client, snapshotSchema.parse(await readJson(entry))));
      lifted = await prepareTables(client, snapshot);
    } else if (file !== null) {
      await mkdir(dirname(join(filesAside, file)), { recursive: true });
      await pipeline(Readable.from(entry.body), createWriteStream(join(filesAside, file), { mode: 0o600 }));
      files += 1;
    } else if (entry.name === END_NAME) {
      isWhole = endSchema.parse(await readJson(entry)).files === files;
    } else if (leftOut.includes(entry.name)) {
      await pipeline(Readable.from(entry.body), new Writable({ write: (_chunk, _encoding, done) => done() }));
    } else {
      await loadRows(client, snapshot, entry);
    }
  }
  if (head === null || snapshot === null || !isWhole) throw new Error('The archive is not whole');
  await finishTables(client, snapshot, lifted);
  await checkRows(client, snapshot);
  const rows = snapshot.tables.reduce((sum, table) => sum + table.rows, 0);
  return { tables: snapshot.tables.length, rows, files, createdAt: head.createdAt, leftOut };
}

/** Takes what the restored schema does not have out of a snapshot. */
async function withoutUnknown(
  client: pg.PoolClient,
  snapshot: Snapshot,
): Promise<{ snapshot: Snapshot; leftOut: readonly string[] }> {
  const known = new Set((await listTables(client)).map(({ name }) => name));
  const sequences = new Set((await readSequences(client)).map(({ name }) => name));
  return {
    snapshot: {
      tables: snapshot.tables.filter(({ name }) => known.has(name)),
      partitions: snapshot.partitions.filter(({ table }) => known.has(table)),
      sequences: snapshot.sequences.filter(({ name }) => sequences.has(name)),
    },
    leftOut: snapshot.tables.map(({ name }) => name).filter((name) => !known.has(name)),
  };
}

/** Joins the chunks of one table into one entry. */
async function* mergePieces(entries: AsyncGenerator<TarEntry>): AsyncGenerator<TarEntry> {
  let ahead = await entries.next();
  while (ahead.done !== true) {
    const first = ahead.value;
    const table = tableOfPiece(first.name);
    if (table === null) {
      yield first;
      ahead = await entries.next();
      continue;
    }
    const body = (async function* () {
      while (ahead.done !== true && tableOfPiece(ahead.value.name) === table) {
        yield* ahead.value.body;
        ahead = await entries.next();
      }
    })();
    yield { name: table, size: first.size, body };
  }
}

async function readHead(entry: TarEntry): Promise<ArchiveHead> {
  if (entry.name !== HEAD_NAME) throw new Error('The archive is not a backup of Pagewright');
  const head = headSchema.parse(await readJson(entry));
  if (head.format > ARCHIVE_FORMAT)
    throw new StartError(
      'the backup was made by a newer version of Pagewright; update before you restore it',
    );
  checkVersion(head.migrations);
  return head;
}

async function readJson(entry: TarEntry): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry.body) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

async function writeFiles(folder: string, bucket: FilesInBucket): Promise<void> {
  for await (const { path } of listFiles(folder))
    await bucket.write(basename(path), await readFile(join(folder, path)));
}

/** Swaps in the new folder around the commit, and restores the old one if that fails. */
async function swapFolders(fresh: string, place: string, commit: () => Promise<unknown>): Promise<void> {
  const old = `${place}.replaced-${process.pid}`;
  const hadOld = (await readdir(place).catch(() => null)) !== null;
  if (hadOld) await rename(place, old);
  await rename(fresh, place);
  try {
    await commit();
  } catch (error) {
    await rename(place, fresh);
    if (hadOld) await rename(old, place);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}
