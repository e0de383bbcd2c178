import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {{ pid: number, child: number | null }} Holder */

/** @type {Holder} */
const NOBODY = { pid: 0, child: null };

/**
 * Runs a task while holding the lock, so that no other process of this project runs one at the same time; waits for the
 * lock if necessary. If the holder was killed, takes over its lock, ends the process that it started, and tells the
 * task that the work may be half done. The task reports the process (leader of its own group) that it starts.
 * @template Result
 * @param {string} file where the lock lies
 * @param {(wasInterrupted: boolean, noteChild: (pid: number) => void) => Promise<Result>} task
 * @param {(pid: number) => void} [onWait] called once when another process has the lock
 * @returns {Promise<Result>}
 */
export async function withProcessLock(file, task, onWait) {
  mkdirSync(dirname(file), { recursive: true });
  let wasInterrupted = false;
  let hasWaited = false;
  while (!take(file)) {
    const holder = readHolder(file);
    if (holder !== null && isAlive(holder.pid)) {
      if (!hasWaited) onWait?.(holder.pid);
      hasWaited = true;
      await sleep(200);
    } else if (holder !== null) {
      await endOrphan(holder.child);
      wasInterrupted = removeStale(file, holder) || wasInterrupted;
    }
  }
  try {
    return await task(wasInterrupted, (child) => {
      writeAside(file, { pid: process.pid, child }, renameSync);
    });
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    // A link appears together with its content, and only one process can create it.
    writeAside(file, { pid: process.pid, child: null }, linkSync);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * @param {string} file
 * @param {Holder} holder
 * @param {(aside: string, file: string) => void} place
 */
function writeAside(file, holder, place) {
  const aside = `${file}.${process.pid}`;
  try {
    writeFileSync(aside, JSON.stringify(holder));
    place(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * The lock's holder, or null if it is free. An unreadable lock (after a power failure) belongs to a process that is
 * gone.
 * @param {string} file
 * @returns {Holder | null}
 */
function readHolder(file) {
  try {
    const text = readFileSync(file, 'utf8');
    const { pid, child } = text.startsWith('{') && text.endsWith('}') ? JSON.parse(text) : NOBODY;
    return { pid, child };
  } catch {
    return null;
  }
}

/**
 * Ends the process that a killed holder left running: two installs at once would corrupt each other.
 * @param {number | null} child
 */
async function endOrphan(child) {
  if (child === null || !isNpm(child)) return;
  try {
    process.kill(-child, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
  while (isNpm(child)) await sleep(20);
}

/**
 * Whether the process is still npm: the system may have reused its id.
 * @param {number} pid
 */
function isNpm(pid) {
  if (process.platform !== 'linux') return isAlive(pid) && commandOf(pid).includes('npm');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('npm');
  } catch {
    return false;
  }
}

/** @param {number} pid */
function commandOf(pid) {
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

/**
 * @param {string} file
 * @param {Holder} holder
 */
function removeStale(file, holder) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    const isStale = readHolder(aside)?.pid === holder.pid;
    // Another process was just as quick: the file that was moved away is its new lock.
    if (!isStale) linkSync(aside, file);
    return isStale;
  } catch {
    return false;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (pid === NOBODY.pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
