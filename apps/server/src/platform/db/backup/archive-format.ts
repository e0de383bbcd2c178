import { z } from 'zod';

/** Incremented when older versions can no longer read the archives. */
export const ARCHIVE_FORMAT = 1;

export const HEAD_NAME = 'pagewright-backup.json';
export const SNAPSHOT_NAME = 'snapshot.json';
export const END_NAME = 'end.json';

const migrationSchema = z.object({ hash: z.string(), createdAt: z.number() });

/** An applied migration: the hash of its text, and its timestamp. */
export type AppliedMigration = z.output<typeof migrationSchema>;

/** First entry of an archive. */
export const headSchema = z.object({
  format: z.number().int(),
  createdAt: z.iso.datetime(),
  migrations: z.array(migrationSchema).min(1),
});
export type ArchiveHead = z.output<typeof headSchema>;

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.number().int(),
  /** Sum of all row hashes, independent of row order. */
  checksum: z.string(),
});

/** A table's rows in the snapshot. */
export type TableSummary = z.output<typeof tableSchema>;

const sequenceSchema = z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() });

/** State of a sequence. */
export type SequenceState = z.output<typeof sequenceSchema>;

/** Bounds of a partition that has the rows of some days, as PostgreSQL writes them. */
export const DAY_BOUND = "^FOR VALUES FROM \\('\\d{4}-\\d{2}-\\d{2}'\\) TO \\('\\d{4}-\\d{2}-\\d{2}'\\)$";

const partitionSchema = z.object({
  table: z.string(),
  name: z.string(),
  bound: z.string().regex(new RegExp(DAY_BOUND)),
});

/** A partition of a table by days. The other partitions are part of the schema. */
export type DayPartition = z.output<typeof partitionSchema>;

/** Entry before the table rows. Archives of versions without partitions have none. */
export const snapshotSchema = z.object({
  tables: z.array(tableSchema),
  partitions: z.array(partitionSchema).default([]),
  sequences: z.array(sequenceSchema),
});
export type Snapshot = z.output<typeof snapshotSchema>;

/** Last entry; an archive without it is incomplete. */
export const endSchema = z.object({ files: z.number().int() });

/** Name of one chunk of a table's rows; chunks are in order. */
export function pieceName(table: string, piece: number): string {
  return `tables/${table}/${String(piece).padStart(6, '0')}.copy`;
}

/** The table of a chunk; null for another entry. */
export function tableOfPiece(entry: string): string | null {
  return /^tables\/([^/]+)\/\d+\.copy$/.exec(entry)?.[1] ?? null;
}

/** Path of a stored file relative to the file folder, or null for another entry; never outside that folder. */
export function pathOfFile(entry: string): string | null {
  return /^files\/([\w-]+(?:\/[\w-]+)*)$/.exec(entry)?.[1] ?? null;
}
