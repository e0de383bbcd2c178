import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchivePlace } from '../port.ts';

/**
 * Stores archives in a folder.
 * @param creates whether a missing folder is created, readable by the server's user only
 */
export function folderArchives(folder: string, { creates }: { readonly creates: boolean }): ArchivePlace {
  return {
    async write(name, make) {
      if (creates) await mkdir(folder, { recursive: true, mode: 0o700 });
      const made = await make(join(folder, name));
      const { size: bytes } = await stat(join(folder, name));
      return { ...made, bytes };
    },
    use: (name, work) => work(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
