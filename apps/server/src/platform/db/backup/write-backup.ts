import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '../../config/start-error.ts';
import {
  ARCHIVE_FORMAT,
  END_NAME,
  HEAD_NAME,
  pieceName,
  SNAPSHOT_NAME,
  type ArchiveHead,
  type Snapshot,
} from './archive-format.ts';
import {
  listDayPartitions,
  listTables,
  quoteIdentifier,
  readMigrations,
  readSequences,
  summarize,
  pinTextFormat,
} from './catalog.ts';
import { openFiles, type FilePlaces } from './stored-files.ts';
import { tarEnd, tarHeader, tarPadding } from './tar.ts';

/** Rows are written in chunks of this many bytes, so that a table of any size streams with little memory. */
const PIECE_BYTES = 4 * 1024 * 1024;

export interface BackupSummary {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

/**
 * Writes a consistent snapshot of an installation into one compressed archive while servers keep running. The file
 * appears when complete.
 * @throws StartError if the database was never migrated or the file cannot be written
 */
export async function writeBackup(
  source: FilePlaces & { connection: pg.ClientConfig },
  archive: string,
): Promise<BackupSummary> {
  const client = new pg.Client({ ...source.connection, application_name: 'pagewright backup' });
  // A broken connection fails its readers.
  client.on('error', () => undefined);
  await client.connect();
  const aside = `${archive}.${process.pid}.part`;
  const summary = { tables: 0, rows: 0, files: 0 };
  try {
    const output = createWriteStream(aside, { mode: 0o600 });
    await pipeline(Readable.from(entries(client, source, summary)), createGzip({ level: 5 }), output);
    const handle = await open(aside, 'r');
    await handle.sync();
    await handle.close();
    await rename(aside, archive);
    return summary;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error)
      throw new StartError(`the backup cannot be written: ${error.message}`);
    throw error;
  } finally {
    await rm(aside, { force: true });
    await client.end();
  }
}

async function* entries(
  client: pg.Client,
  places: FilePlaces,
  summary: { tables: number; rows: number; files: number },
): AsyncGenerator<Buffer> {
  const migrations = await readMigrations(client);
  if (migrations.length === 0) throw new StartError('there is nothing to back up: the database is empty');
  const head: ArchiveHead = { format: ARCHIVE_FORMAT, createdAt: new Date().toISOString(), migrations };
  yield* jsonEntry(HEAD_NAME, head);
  // Files are listed before the snapshot and again after it: any file that the snapshot references appears in one of
  // the two lists.
  const archived = new Set<string>();
  yield* fileEntries(places, archived);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await pinTextFormat(client);
  if ((await readMigrations(client)).length !== migrations.length)
    throw new StartError('a server has just changed the schema; back up again');
  const snapshot: Snapshot = { tables: [], partitions: await listDayPartitions(client), sequences: [] };
  for (const table of await listTables(client)) snapshot.tables.push(await summarize(client, table));
  snapshot.sequences.push(...(await readSequences(client)));
  yield* jsonEntry(SNAPSHOT_NAME, snapshot);
  for (const table of snapshot.tables) {
    yield* tableEntries(client, table);
    summary.tables += 1;
    summary.rows += table.rows;
  }
  yield* fileEntries(places, archived);
  summary.files = archived.size;
  yield* jsonEntry(END_NAME, { files: archived.size });
  yield tarEnd();
}

async function* tableEntries(
  client: pg.Client,
  table: { name: string; columns: readonly string[] },
): AsyncGenerator<Buffer> {
  const columns = table.columns.map(quoteIdentifier).join(', ');
  // A partitioned table cannot be copied by its name.
  const rows = client.query(
    copyTo(`COPY (SELECT ${columns} FROM public.${quoteIdentifier(table.name)}) TO STDOUT`),
  );
  let chunks: Buffer[] = [];
  let size = 0;
  let piece = 0;
  const flush = function* (): Generator<Buffer> {
    if (size === 0) return;
    piece += 1;
    yield* entry(pieceName(table.name, piece), size, chunks);
    chunks = [];
    size = 0;
  };
  for await (const chunk of rows) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('COPY answered with something other than bytes');
    chunks.push(chunk);
    size += chunk.length;
    if (size >= PIECE_BYTES) yield* flush();
  }
  yield* flush();
}

async function* fileEntries(places: FilePlaces, archived: Set<string>): AsyncGenerator<Buffer> {
  for await (const file of openFiles(places)) {
    if (archived.has(file.path)) continue;
    const body = await file.open();
    if (body === null) continue;
    yield tarHeader(`files/${file.path}`, file.size, file.modified);
    let left = file.size;
    for await (const chunk of body) {
      left -= chunk.length;
      yield chunk;
    }
    if (left !== 0) throw new Error(`The file ${file.path} changed while it was read`);
    yield tarPadding(file.size);
    archived.add(file.path);
  }
}

function jsonEntry(name: string, value: unknown): Generator<Buffer> {
  const bytes = Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
  return entry(name, bytes.length, [bytes]);
}

function* entry(name: string, size: number, chunks: readonly Buffer[]): Generator<Buffer> {
  yield tarHeader(name, size, new Date());
  yield* chunks;
  yield tarPadding(size);
}
