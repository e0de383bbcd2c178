import { z } from 'zod';

/** Grows when an older program could no longer read the archives. */
export const ARCHIVE_FORMAT = 1;

export const HEAD_NAME = 'pagewright-backup.json';
export const SNAPSHOT_NAME = 'snapshot.json';
export const END_NAME = 'end.json';

const migrationSchema = z.object({ hash: z.string(), createdAt: z.number() });

/** A migration that the database has had: the hash of its text, and its place in time. */
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
  /** Sum of a hash of every row: independent of their order. */
  checksum: z.string(),
});

/** A table's rows as the snapshot saw them. */
export type TableSummary = z.output<typeof tableSchema>;

const sequenceSchema = z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() });

/** Where a sequence stood. */
export type SequenceState = z.output<typeof sequenceSchema>;

/** The entry before the tables' rows. */
export const snapshotSchema = z.object({ tables: z.array(tableSchema), sequences: z.array(sequenceSchema) });
export type Snapshot = z.output<typeof snapshotSchema>;

/** Last entry: without it the archive is not whole. */
export const endSchema = z.object({ files: z.number().int() });

/** Name of one piece of a table's rows; pieces follow each other in order. */
export function pieceName(table: string, piece: number): string {
  return `tables/${table}/${String(piece).padStart(6, '0')}.copy`;
}

/** The table of a piece, or null for another entry. */
export function tableOfPiece(entry: string): string | null {
  return /^tables\/([^/]+)\/\d+\.copy$/.exec(entry)?.[1] ?? null;
}

/** The path of a stored file below the folder of files, or null for another entry; it never leads out of there. */
export function pathOfFile(entry: string): string | null {
  return /^files\/([\w-]+(?:\/[\w-]+)*)$/.exec(entry)?.[1] ?? null;
}
