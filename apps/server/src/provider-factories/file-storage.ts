import { basename, dirname } from 'node:path';
import type { Config } from '../platform/config/config.ts';
import { dataFolderStore } from '../providers/files/data-folder/client.ts';
import { folderArchives } from '../providers/files/data-folder/archives.ts';
import { FileStoreError } from '../providers/files/file-store-error.ts';
import type { ArchivePlace, BucketFiles, FileStore } from '../providers/files/port.ts';
import {
  bucketFolder,
  isS3Address,
  type BucketFolder,
  type S3Settings,
} from '../platform/config/s3-settings.ts';
import { StartError } from '../platform/config/start-error.ts';

export type { BucketFiles } from '../providers/files/port.ts';

/** The file storage of an installation. */
export interface FileStorage {
  readonly store: FileStore;
  /** Null if all files are in the data folder. */
  readonly bucket: BucketFiles | null;
}

type S3 = typeof import('../providers/files/s3/client.ts');

/** The SDK is loaded only if S3 is used. */
const loadS3 = (): Promise<S3> => import('../providers/files/s3/client.ts');

/** Opens the file storage. With S3, a file that the bucket lacks is read from the data folder. */
export async function openFileStorage(config: Pick<Config, 's3'>, folder: string): Promise<FileStorage> {
  const inFolder = dataFolderStore(folder);
  const bucket = await openFileBucket(config);
  if (bucket === null) return { store: inFolder, bucket };
  const store: FileStore = {
    write: (id, bytes) => bucket.write(id, bytes),
    read: async (id) => (await bucket.read(id)) ?? inFolder.read(id),
    async remove(id) {
      await bucket.remove(id);
      await inFolder.remove(id);
    },
  };
  return { store, bucket };
}

/** The bucket for uploaded files; null if they are in the data folder. */
export async function openFileBucket({ s3 }: Pick<Config, 's3'>): Promise<BucketFiles | null> {
  if (s3?.files == null) return null;
  const { bucketStore } = await loadS3();
  return bucketStore(s3, s3.files);
}

/** Where daily backups are stored; null if they are off. */
export async function openBackupArchives({
  s3,
  observability: { backup },
}: Pick<Config, 's3' | 'observability'>): Promise<ArchivePlace | null> {
  return backup === null ? null : archivesIn(backup.folder, s3);
}

/**
 * The store and the name of an archive given to a command: a path, or a URL such as `s3://bucket/backups/all.tar.gz`.
 * @throws StartError for any other address, and if the S3 keys are not set
 */
export async function resolveArchive(
  address: string,
  { s3 }: Pick<Config, 's3'>,
): Promise<{ place: ArchivePlace; name: string }> {
  if (!isS3Address(address))
    return { place: folderArchives(dirname(address), { creates: false }), name: basename(address) };
  const cut = address.lastIndexOf('/');
  return { place: await archivesIn(address.slice(0, cut), s3), name: address.slice(cut + 1) };
}

async function archivesIn(address: string, s3: S3Settings | null): Promise<ArchivePlace> {
  if (!isS3Address(address)) return folderArchives(address, { creates: true });
  const folder = bucketFolder(address);
  if (folder === null)
    throw new StartError(`${address} is not a folder in S3; write it as s3://bucket/backups`);
  if (s3 === null) throw new StartError(`${address} is in S3; set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY`);
  const { bucketArchives } = await loadS3();
  return bucketArchives(s3, folder);
}

/**
 * Checks the S3 settings. If S3 does not respond, the server starts anyway: everything except files works.
 * @param warn called with the reason if S3 does not respond
 * @throws StartError if S3 refuses
 */
export async function checkS3(
  { s3, observability: { backup } }: Pick<Config, 's3' | 'observability'>,
  warn: (reason: string) => void,
): Promise<void> {
  if (s3 === null) return;
  const used: readonly (readonly [setting: string, folder: BucketFolder | null])[] = [
    ['S3_BUCKET', s3.files],
    ['BACKUP_DIR', backup && bucketFolder(backup.folder)],
  ];
  for (const [setting, folder] of used) {
    if (folder === null) continue;
    const { checkBucket } = await loadS3();
    try {
      await checkBucket(s3, folder);
    } catch (error) {
      if (!(error instanceof FileStoreError)) throw error;
      if (error.fault === 'files_refused') throw new StartError(`${setting} is wrong: ${error.forOperator}`);
      warn(error.forOperator);
    }
  }
}

/** Turns an S3 failure into what a command prints; other errors pass through. */
export function asStartError(error: unknown): unknown {
  return error instanceof FileStoreError ? new StartError(error.forOperator) : error;
}
