import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchivePlace } from '../port.ts';

/**
 * Keeps archives in a folder.
 * @param isMade whether a folder that is not there is made, for the server's own user alone
 */
export function folderArchives(folder: string, isMade: boolean): ArchivePlace {
  return {
    async write(name, make) {
      if (isMade) await mkdir(folder, { recursive: true, mode: 0o700 });
      const made = await make(join(folder, name));
      const { size: bytes } = await stat(join(folder, name));
      return { ...made, bytes };
    },
    use: (name, work) => work(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
