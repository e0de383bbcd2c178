import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartError } from '../../config/start-error.ts';

/** The OS user that owns the database files and runs its processes. */
export interface DatabaseUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Chooses the database user: null for this process's own user; if that is root, which PostgreSQL rejects, the owner of
 * an existing database folder, or else `nobody`.
 * @param databaseHome folder of an existing database, or its future path
 * @throws StartError if this is root and the system has no `nobody`
 */
export function chooseDatabaseUser(databaseHome: string): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(databaseHome, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return nobody();
}

function nobody(): DatabaseUser {
  const entry = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (entry === null)
    throw new StartError(
      'PostgreSQL does not run as root, and this system has no user "nobody" to run it as',
    );
  // Some systems write IDs as negative numbers.
  return { uid: Number(entry[1]) >>> 0, gid: Number(entry[2]) >>> 0 };
}

/**
 * Whether the database user may enter a folder; checked by the OS, so that access control lists count.
 * @throws StartError if this process may not act as that user
 */
export function canEnter(folder: string, user: DatabaseUser | null): boolean {
  const identity = user === null ? {} : { uid: user.uid, gid: user.gid };
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...identity,
    cwd: '/',
    stdio: 'ignore',
  });
  if (probe.error !== undefined) {
    throw new StartError(
      `the database cannot be run as user ${String(user?.uid)} (${probe.error.message}); start as a plain user instead of root`,
    );
  }
  return probe.status === 0;
}
