import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { FileStore } from '../port.ts';

const ID = /^[A-Za-z0-9_-]{16,64}$/;

/** Keeps files in a folder, spread over 256 sub-folders by the first characters of their id. */
export function dataFolderStore(folder: string): FileStore {
  const path = (id: string): string => {
    if (!ID.test(id)) throw new Error('not a file id');
    return join(folder, id.slice(0, 2).toLowerCase(), id);
  };
  return {
    async write(id, bytes) {
      const target = path(id);
      await mkdir(dirname(target), { recursive: true });
      const aside = `${target}.${randomBytes(6).toString('hex')}`;
      const handle = await open(aside, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(aside, target);
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
