import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, statSync, writeFileSync, chownSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './data-folder.ts';
import { isAlive } from './data-folder-lock.ts';

/** The PID file that a running PostgreSQL writes. */
export interface PidFile {
  readonly pid: number;
  readonly socketFolder: string;
  readonly ready: boolean;
}

/** Reads postmaster.pid; null if missing or incomplete. */
export function readPidFile(cluster: string): PidFile | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** The PID of the PostgreSQL running on this cluster, or null: the stored PID may belong to another process by now. */
export function runningPostmaster(cluster: string): number | null {
  const pid = readPidFile(cluster)?.pid;
  if (pid === undefined || !isAlive(pid)) return null;
  const command = commandLine(pid);
  return command.includes('postgres') && command.includes(cluster) ? pid : null;
}

function commandLine(pid: number): string {
  if (process.platform === 'linux') {
    try {
      // Empty for a zombie process.
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  }
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
}

/**
 * Invalidates a stale postmaster.pid whose PID now belongs to another process or a zombie (both common in containers):
 * PostgreSQL would refuse to start. Only the PID is changed, because PostgreSQL uses the rest to detect whether old
 * processes still use its shared memory.
 */
export function invalidateStalePidFile(cluster: string): void {
  const stale = readPidFile(cluster);
  if (stale === null || !isAlive(stale.pid) || runningPostmaster(cluster) !== null) return;
  const file = join(cluster, 'postmaster.pid');
  const lines = readFileSync(file, 'utf8').split('\n');
  const { uid, gid } = statSync(file);
  const aside = `${file}.disowned`;
  writeFileSync(aside, [String(unusedPid()), ...lines.slice(1)].join('\n'), { mode: 0o600 });
  chownSync(aside, uid, gid);
  renameSync(aside, file);
}

function unusedPid(): number {
  let pid = 99_998;
  while (isAlive(pid)) pid -= 1;
  return pid;
}
