import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../config/start-error.ts';
import { DiskFullError } from '../../disk-full.ts';
import type { Binaries } from './binaries.ts';
import type { DatabaseHome } from './database-home.ts';

/** The database superuser; the app connects with a less privileged role. */
export const ADMIN_ROLE = 'postgres';

/**
 * Creates the cluster if there is none. It is created in a temporary folder and renamed when complete, so an
 * interrupted start never leaves a broken database; leftovers are removed. The caller has locked the data folder.
 * @returns whether it was created
 * @throws StartError on a full disk, on a cluster of another PostgreSQL version, and if initdb fails
 */
export async function initializeCluster(home: DatabaseHome, binaries: Binaries): Promise<boolean> {
  await removeRemains(home);
  // An empty folder is no database; anything else there is not ours to delete.
  await rmdir(home.cluster).catch(() => undefined);
  if (existsSync(home.cluster)) {
    checkCluster(home.cluster, binaries);
    return false;
  }
  const aside = `${home.cluster}.new-${randomBytes(4).toString('hex')}`;
  await mkdir(aside, { mode: 0o700 });
  if (home.user !== null) await chown(aside, home.user.uid, home.user.gid);
  try {
    await createCluster(aside, home, binaries);
  } catch (error) {
    await rm(aside, { recursive: true, force: true, maxRetries: 3 });
    throw error;
  }
  await rename(aside, home.cluster);
  const parent = await open(dirname(home.cluster));
  await parent.sync();
  await parent.close();
  return true;
}

async function removeRemains(home: DatabaseHome): Promise<void> {
  for (const name of await readdir(home.folder)) {
    // An initdb whose parent was killed may still be writing there briefly.
    if (name.startsWith(`${basename(home.cluster)}.new-`))
      await rm(join(home.folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

function checkCluster(cluster: string, binaries: Binaries): void {
  const versionFile = join(cluster, 'PG_VERSION');
  if (!existsSync(versionFile) || !existsSync(join(cluster, 'global/pg_control'))) {
    throw new StartError(
      `${cluster} is not a whole database; move it away to begin with an empty one, or restore a backup`,
    );
  }
  const major = readFileSync(versionFile, 'utf8').trim();
  if (major !== binaries.major) {
    throw new StartError(
      `${cluster} was made by PostgreSQL ${major}, and this is PostgreSQL ${binaries.major}; restore a backup into a new data folder`,
    );
  }
}

async function createCluster(folder: string, home: DatabaseHome, binaries: Binaries): Promise<void> {
  // If the system's C library lacks C.UTF-8 (macOS), PostgreSQL's own is used with the plain C locale.
  for (const locale of ['C.UTF-8', 'C']) {
    const { code, output } = await runInitdb(folder, locale, home, binaries);
    if (code === 0) return;
    if (/No space left on device/i.test(output))
      throw new DiskFullError(`the database cannot be made in ${home.folder}`);
    if (locale === 'C' || !/locale/i.test(output))
      throw new StartError(`the database cannot be made in ${home.folder}: ${lastLine(output)}`);
  }
}

function runInitdb(
  folder: string,
  locale: string,
  home: DatabaseHome,
  binaries: Binaries,
): Promise<{ code: number | null; output: string }> {
  const options = {
    pgdata: folder,
    username: ADMIN_ROLE,
    encoding: 'UTF8',
    'locale-provider': 'builtin',
    'builtin-locale': 'C.UTF-8',
    locale,
    'lc-messages': 'C',
    // Only users who may enter the private socket folder can connect, so that folder is the access control.
    'auth-local': 'trust',
    'auth-host': 'reject',
  };
  const words = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  return new Promise((resolve, reject) => {
    let output = '';
    const initdb = spawn(binaries.initdb, words, {
      cwd: folder,
      env: databaseEnvironment(folder),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...home.user,
    });
    initdb.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    initdb.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    initdb.on('error', (error) =>
      reject(
        new StartError(
          `the embedded PostgreSQL does not run on this system (${error.message}); set DATABASE_URL to a PostgreSQL server`,
        ),
      ),
    );
    initdb.on('close', (code) => resolve({ code, output }));
  });
}

/** Environment of the database processes, without the server's settings and secrets. */
export function databaseEnvironment(folder: string): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', HOME: folder, LC_ALL: 'C', TZ: 'UTC' };
}

function lastLine(output: string): string {
  const lines = output.trim().split('\n');
  return (
    lines.findLast((line) => /error|fatal|could not/i.test(line)) ??
    lines.at(-1) ??
    'initdb failed'
  ).trim();
}
