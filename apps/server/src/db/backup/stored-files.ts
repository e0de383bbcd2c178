import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A stored file with its path below the folder of files. */
export interface StoredFile {
  readonly path: string;
  readonly size: number;
  readonly modified: Date;
}

/** Lists the stored files; one that is still being written has a dot in its name and does not count. */
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

/** The bytes of a stored file, or null when it was removed meanwhile. */
export async function openFile(folder: string, file: StoredFile): Promise<AsyncIterable<Buffer> | null> {
  const path = join(folder, file.path);
  const handle = await open(path).catch(() => null);
  return handle === null ? null : createReadStream(path, { fd: handle });
}
