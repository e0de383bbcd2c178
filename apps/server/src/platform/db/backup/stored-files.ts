import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files in a bucket; the folder may still hold others. */
export interface FilesInBucket {
  list(): AsyncIterable<{ readonly id: string; readonly bytes: number; readonly modified: Date }>;
  read(id: string): Promise<{ readonly stream: AsyncIterable<Buffer> } | null>;
  write(id: string, bytes: Uint8Array): Promise<void>;
}

/** An installation's file storage. */
export interface FilePlaces {
  readonly filesDir: string;
  /** Null if all files are in the folder. */
  readonly bucket: FilesInBucket | null;
}

/** A stored file with its path relative to the file folder. */
export interface StoredFile {
  readonly path: string;
  readonly size: number;
  readonly modified: Date;
}

/** Lists and opens an installation's files. Files in the bucket get the path they would have in the folder. */
export async function* openFiles({
  filesDir,
  bucket,
}: FilePlaces): AsyncGenerator<StoredFile & { open(): Promise<AsyncIterable<Buffer> | null> }> {
  for await (const file of listFiles(filesDir)) yield { ...file, open: () => openFile(filesDir, file) };
  if (bucket === null) return;
  for await (const { id, bytes: size, modified } of bucket.list()) {
    const path = `${id.slice(0, 2).toLowerCase()}/${id}`;
    yield { path, size, modified, open: async () => (await bucket.read(id))?.stream ?? null };
  }
}

/** Lists the files of a folder; files still being written have a dot in their name and are skipped. */
export async function* listFiles(folder: string, below = ''): AsyncGenerator<StoredFile> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!/^[\w-]+$/.test(entry.name)) continue;
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* listFiles(folder, path);
    if (!entry.isFile()) continue;
    const found = await stat(join(folder, path)).catch(() => null);
    if (found !== null) yield { path, size: found.size, modified: found.mtime };
  }
}

/** Null if it was removed in the meantime. */
async function openFile(folder: string, file: StoredFile): Promise<AsyncIterable<Buffer> | null> {
  const path = join(folder, file.path);
  const handle = await open(path).catch(() => null);
  return handle === null ? null : createReadStream(path, { fd: handle });
}
