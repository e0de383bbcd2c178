import { chmodSync, createReadStream, mkdirSync, readdirSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { FileStore } from '../port.ts';

const ID = /^[A-Za-z0-9_-]{16,64}$/;

/** Only the server's own user may list a folder of files: knowing a file's ID is enough to read it. */
const OWN_FOLDER = 0o700;
/** Errors of file systems without permissions or without permission changes. */
const NO_PERMISSIONS = new Set(['EPERM', 'ENOTSUP', 'EROFS']);

/**
 * Stores files in a folder, spread over 256 subfolders by the first characters of their IDs. All folders are closed to
 * other users of the machine, including existing ones.
 */
export function dataFolderStore(folder: string): FileStore {
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  close(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) close(join(folder, entry.name));
  const path = (id: string): string => {
    if (!ID.test(id)) throw new Error('not a file id');
    return join(folder, id.slice(0, 2).toLowerCase(), id);
  };
  return {
    async write(id, bytes) {
      const target = path(id);
      await mkdir(dirname(target), { recursive: true, mode: OWN_FOLDER });
      const aside = `${target}.${randomBytes(6).toString('hex')}`;
      const handle = await open(aside, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
        await rename(aside, target);
      } catch (error) {
        // A full disk must not keep half a file.
        await rm(aside, { force: true });
        throw error;
      } finally {
        await handle.close();
      }
    },
    async read(id) {
      if (!ID.test(id)) return null;
      const target = path(id);
      const found = await stat(target).catch(() => null);
      return found?.isFile() ? { bytes: found.size, stream: createReadStream(target) } : null;
    },
    async remove(id) {
      await rm(path(id), { force: true });
    },
  };
}

function close(folder: string): void {
  try {
    chmodSync(folder, OWN_FOLDER);
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (typeof code !== 'string' || !NO_PERMISSIONS.has(code)) throw error;
  }
}
