import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchivePlace } from '../port.ts';

/** Keeps archives in a folder, which only the server's own user may list when it is made here. */
export function folderArchives(folder: string): ArchivePlace {
  return {
    async write(name, make) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const made = await make(join(folder, name));
      const { size: bytes } = await stat(join(folder, name));
      return { ...made, bytes };
    },
    use: (name, work) => work(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
