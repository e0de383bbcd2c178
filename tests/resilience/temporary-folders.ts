import { spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chown, glob, mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach } from 'vitest';
import type { DatabaseUser } from '../../apps/server/src/platform/db/embedded/database-user.ts';

const folders: string[] = [];
const processes: ChildProcess[] = [];

/** Ends the process after the test, if the test has not. */
export function endAfterTest(child: ChildProcess): void {
  processes.push(child);
}

/**
 * A new temporary folder, private to its owner; removed after the test together with the database that it points to.
 */
export async function temporaryFolder(owner: DatabaseUser | null = null): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-resilience-'));
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
  folders.push(folder);
  return folder;
}

afterEach(async () => {
  for (const child of processes.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = new Promise((done) => void child.once('close', done));
    child.kill('SIGTERM');
    await Promise.race([ended, sleep(15_000)]);
    child.kill('SIGKILL');
  }
  for (const folder of folders.splice(0)) {
    for await (const link of glob(['database', '*/database', '*/data/database'], { cwd: folder })) {
      // If root's data folder is private, its database is stored elsewhere.
      const elsewhere = await readlink(join(folder, link)).catch(() => null);
      if (elsewhere !== null) await rm(elsewhere, { recursive: true, force: true });
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

export const isRoot = process.getuid?.() === 0;

/** Whether root can act as an unprivileged user here: not if the project is in a folder that only root can read. */
export const canRunUnprivileged = isRoot && mayRead(unprivilegedUser(), import.meta.filename);
if (isRoot && !canRunUnprivileged)
  console.log('skipped: what a plain user does, who may not read this project’s folder');

function mayRead({ uid, gid }: DatabaseUser, path: string): boolean {
  return spawnSync('test', ['-r', path], { uid, gid }).status === 0;
}

/** An unprivileged user for a root process to act as. */
export function unprivilegedUser(): DatabaseUser {
  const entry = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(entry?.[1]) >>> 0, gid: Number(entry?.[2]) >>> 0 };
}
