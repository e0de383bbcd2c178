import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listFiles } from '../../../platform/db/backup/stored-files.ts';
import type { BucketFiles } from '../../../providers/files/port.ts';
import { StartError } from '../../../platform/config/start-error.ts';

/** Files copied concurrently. */
const AT_ONCE = 8;

/** The result of a move. */
export interface MovedFiles {
  copied: number;
  wereThere: number;
  deleted: number;
  bytes: number;
}

/**
 * Copies the files of a folder to a bucket and reads them back. Files that the bucket already has are skipped, so an
 * interrupted run can be repeated.
 * @param isDeleting whether to delete a file from the folder after checking that the bucket has the same bytes
 * @throws StartError if the bucket returns different bytes than were written
 */
export async function moveFiles(
  filesDir: string,
  bucket: BucketFiles,
  isDeleting: boolean,
): Promise<MovedFiles> {
  const moved: MovedFiles = { copied: 0, wereThere: 0, deleted: 0, bytes: 0 };
  const files = listFiles(filesDir);
  // The workers share one list.
  const work = async (): Promise<void> => {
    for await (const { path } of files) await moveFile(join(filesDir, path), bucket, isDeleting, moved);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return moved;
}

async function moveFile(
  path: string,
  bucket: BucketFiles,
  isDeleting: boolean,
  moved: MovedFiles,
): Promise<void> {
  const id = basename(path);
  const bytes = await readFile(path).catch(() => null);
  // A running server may have just removed it.
  if (bytes === null) return;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const wasThere = await bucket.has(id, bytes.length, sha256);
  if (!wasThere) await bucket.write(id, bytes);
  if (!wasThere || isDeleting) await compare(bucket, id, sha256);
  moved.copied += wasThere ? 0 : 1;
  moved.wereThere += wasThere ? 1 : 0;
  moved.bytes += wasThere ? 0 : bytes.length;
  if (!isDeleting) return;
  await rm(path, { force: true });
  moved.deleted += 1;
}

async function compare(bucket: BucketFiles, id: string, sha256: string): Promise<void> {
  const stored = await bucket.read(id);
  const hash = createHash('sha256');
  for await (const chunk of stored?.stream ?? []) hash.update(chunk as Buffer);
  if (hash.digest('hex') !== sha256)
    throw new StartError(
      `S3 returned different bytes for file ${id} than were written; the file was not deleted`,
    );
}
