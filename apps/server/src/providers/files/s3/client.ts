import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { FileStoreError } from '../file-store-error.ts';
import type { ArchivePlace, BucketAccess, BucketFiles } from '../port.ts';
import { openBucket, type Bucket, type Part } from './bucket.ts';

const ID = /^[A-Za-z0-9_-]{16,64}$/;
const PART_BYTES = 16 * 1024 * 1024;
/** S3's limit is 10,000. */
const PARTS_MAX = 9_000;
/** Parts of archives are large and may take this many times longer than images. */
const ARCHIVE_TIMEOUT_FACTOR = 12;

interface Folder {
  readonly bucket: string;
  readonly prefix: string;
}

/** Stores files in a bucket, each under the prefix and its id. */
export function bucketStore(access: BucketAccess, folder: Folder): BucketFiles {
  const bucket = openBucket(access, folder, access.timeoutMs);
  return {
    async write(id, bytes) {
      if (!ID.test(id)) throw new Error('not a file id');
      await bucket.put(id, bytes);
    },
    async read(id) {
      return ID.test(id) ? bucket.get(id) : null;
    },
    async remove(id) {
      if (!ID.test(id)) throw new Error('not a file id');
      await bucket.remove(id);
    },
    async *list() {
      for await (const { name: id, ...file } of bucket.list()) if (ID.test(id)) yield { id, ...file };
    },
    async has(id, bytes, sha256) {
      const found = await bucket.head(id);
      return found?.bytes === bytes && found.sha256 === sha256;
    },
  };
}

/** Stores archives in a bucket. */
export function bucketArchives(
  access: BucketAccess,
  folder: Folder,
  partBytes: number = PART_BYTES,
): ArchivePlace {
  const bucket = openBucket(access, folder, access.timeoutMs * ARCHIVE_TIMEOUT_FACTOR);
  return {
    write: (name, make) =>
      withTemporaryFile(name, async (file) => {
        const made = await make(file);
        const { size: bytes } = await stat(file);
        await upload(bucket, { name, file, bytes, partBytes });
        return { ...made, bytes };
      }),
    use: (name, work) =>
      withTemporaryFile(name, async (file) => {
        const found = await bucket.get(name);
        if (found === null)
          throw new FileStoreError(
            'files_unavailable',
            `there is no backup s3://${folder.bucket}/${folder.prefix}${name}`,
          );
        try {
          await pipeline(found.stream, createWriteStream(file, { mode: 0o600 }));
        } catch (cause) {
          if (found.stream.errored === null) throw cause;
          throw new FileStoreError('files_unavailable', 'the connection to S3 was lost; try again', {
            cause,
          });
        }
        return work(file);
      }),
    remove: (name) => bucket.remove(name),
  };
}

/**
 * Checks that this server may use the bucket.
 * @throws FileStoreError
 */
export async function checkBucket(access: BucketAccess, folder: Folder): Promise<void> {
  for await (const _ of openBucket(access, folder, access.timeoutMs).list('', 1)) return;
}

async function upload(
  bucket: Bucket,
  { name, file, bytes, partBytes }: { name: string; file: string; bytes: number; partBytes: number },
): Promise<void> {
  const size = Math.max(partBytes, Math.ceil(bytes / PARTS_MAX));
  const parts: Part[] = [];
  for (let start = 0; start < bytes; start += size)
    parts.push(() => buffer(createReadStream(file, { start, end: start + size - 1 })));
  const [only, ...others] = parts;
  if (only && others.length === 0) await bucket.put(name, await only());
  else await bucket.putParts(name, parts);
}

async function withTemporaryFile<Result>(
  name: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-archive-'));
  try {
    return await work(join(folder, name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
