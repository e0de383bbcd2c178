import { mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from '../../config/start-error.ts';
import { DiskFullError, isDiskFull } from '../../disk-full.ts';

/** The project's `data` folder, independent of the working directory. */
export const DEFAULT_DATA_DIR = resolve(import.meta.dirname, '../../../../../../data');

/**
 * Creates the data folder if missing.
 * @throws StartError if it cannot be created or written
 */
export async function createDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await rmdir(await mkdtemp(join(dataDir, '.write-')));
  } catch (error) {
    if (isDiskFull(error)) throw new DiskFullError(`the data folder ${dataDir} cannot be written`);
    throw new StartError(
      `the data folder ${dataDir} cannot be written (${errorCode(error)}); set DATA_DIR to a folder that can`,
    );
  }
}

/** The error's system code, such as EACCES. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
