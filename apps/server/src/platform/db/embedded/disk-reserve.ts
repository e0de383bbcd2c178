import { randomBytes } from 'node:crypto';
import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbeddedLog } from './postmaster.ts';

const CHECK_MS = 1_000;
const BLOCK_BYTES = 1024 * 1024;

/** Space on the database's disk that is kept for reading and for recovery. */
export interface DiskReserve {
  /** Whether there is more space than that, so that users may write. */
  readonly hasRoom: () => boolean;
  /** Gives the space to the database, which needs it to recover. */
  release(): Promise<void>;
  stop(): void;
}

/** For databases without a reserve. */
export const noDiskReserve: DiskReserve = {
  hasRoom: () => true,
  release: async () => undefined,
  stop: () => undefined,
};

/**
 * Keeps a file of this size in the folder and deletes it when less than that is free: PostgreSQL stops when it cannot
 * extend its log, and then cannot recover either. There is room again, and the file is made again, when three times
 * its size is free.
 */
export function keepDiskReserve(folder: string, bytes: number, log: EmbeddedLog): DiskReserve {
  const file = join(folder, 'reserve');
  let isFull = false;
  let isStopped = false;
  let timer: NodeJS.Timeout;

  const release = async (): Promise<void> => {
    if (!isFull)
      log.error(
        { event: 'disk_full', folder },
        'the disk is full: reading still works, and writes are refused until there is space',
      );
    isFull = true;
    await rm(file, { force: true });
  };

  const look = async (): Promise<void> => {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    if (free < (isFull ? 3 : 1) * bytes) return release();
    if (isFull)
      log.warn(
        { event: 'disk_has_space', folder, freeBytes: free },
        'there is space again: writes are accepted',
      );
    isFull = false;
    const reserved = await stat(file).then(
      ({ size }) => size,
      () => 0,
    );
    if (reserved !== bytes && free + reserved >= 2 * bytes && !isStopped) await fill(file, bytes);
  };

  const watch = (): void => {
    timer = setTimeout(() => {
      void look()
        .catch((error: unknown) =>
          log.warn(
            { event: 'disk_unreadable', err: error, folder },
            'the space on the disk could not be read',
          ),
        )
        .finally(() => {
          if (!isStopped) watch();
        });
    }, CHECK_MS);
    timer.unref();
  };
  watch();

  return {
    hasRoom: () => !isFull,
    release,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Fills the file with random bytes, which no file system can compress. */
async function fill(file: string, bytes: number): Promise<void> {
  const block = randomBytes(Math.min(bytes, BLOCK_BYTES));
  const handle = await open(file, 'w', 0o600);
  try {
    for (let written = 0; written < bytes; written += block.length)
      await handle.writeFile(block.subarray(0, bytes - written));
  } finally {
    await handle.close();
  }
}
