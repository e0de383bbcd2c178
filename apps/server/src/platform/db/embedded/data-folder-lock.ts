import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { StartError } from '../../config/start-error.ts';
import { isDiskFull } from '../../disk-full.ts';

const holderSchema = z.object({
  pid: z.number().int().positive(),
  purpose: z.string(),
  /** The server's port; null until it listens, or if the process is not a server. */
  port: z.number().int().nullable(),
  since: z.iso.datetime(),
  /** It will release the folder within seconds. */
  isStopping: z.boolean().default(false),
  /** PID of the launcher it exits with; null if it runs standalone. */
  launcher: z.number().int().positive().nullable().default(null),
});

/** The process that uses a data folder. */
export type Holder = z.output<typeof holderSchema>;

/** An exclusive lock on a data folder; it ends with `release`, or when the process dies. */
export interface DataFolderLock {
  /** Publishes the port for processes that fail to get the lock. */
  readonly announce: (port: number) => void;
  /** Tells waiting processes that the lock will be released soon. */
  readonly announceStop: () => void;
  readonly release: () => void;
}

/** The data folder is locked by another process. */
export class FolderInUseError extends StartError {
  readonly dataDir: string;

  constructor(dataDir: string, holder: string) {
    super(`the data folder ${dataDir} is in use by ${holder}`);
    this.dataDir = dataDir;
  }
}

/**
 * Locks the data folder for this process. It is a kernel file lock, so it is exclusive and a killed process never
 * leaves one behind. SQLite is only used for that lock; the file stores nothing.
 * @throws FolderInUseError within a second, naming the holder, if another process has it
 */
export async function lockDataFolder(dataDir: string, purpose: string): Promise<DataFolderLock> {
  const file = join(dataDir, 'lock');
  // Created unreadable for others: anyone who can open it can lock it.
  closeSync(openSync(file, 'a', 0o600));
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = OFF; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUseError(dataDir, await describeHolder(dataDir));
  }
  let holder: Holder = {
    pid: process.pid,
    purpose,
    port: null,
    since: new Date().toISOString(),
    isStopping: false,
    launcher: process.send === undefined ? null : process.ppid,
  };
  const tell = (more: Partial<Holder>): void => {
    holder = { ...holder, ...more };
    writeHolder(dataDir, holder);
  };
  // Without it, others know less about the holder, which is no reason for it to stop.
  const tellIfRoom = (more: Partial<Holder>): void => {
    try {
      tell(more);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
    }
  };
  try {
    tell({});
  } catch (error) {
    lock.close();
    throw error;
  }
  return {
    announce: (port) => tellIfRoom({ port }),
    announceStop: () => tellIfRoom({ isStopping: true }),
    release: () => {
      if (lock.isOpen) lock.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function writeHolder(dataDir: string, holder: Holder): void {
  const aside = join(dataDir, `holder.json.${process.pid}`);
  try {
    writeFileSync(aside, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
    renameSync(aside, join(dataDir, 'holder.json'));
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}

/** The last process that locked the folder, or null; it may have ended since. */
export function readHolder(dataDir: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(join(dataDir, 'holder.json'), 'utf8')));
  } catch {
    return null;
  }
}

/** Whether the holder is about to release the folder, even if it has not noticed yet that its launcher is gone. */
export function isHolderStopping(dataDir: string): boolean {
  const holder = readHolder(dataDir);
  if (holder === null || !isAlive(holder.pid)) return false;
  return holder.isStopping || (holder.launcher !== null && !isAlive(holder.launcher));
}

async function describeHolder(dataDir: string): Promise<string> {
  // The winner of two simultaneous starts has the lock a moment before its name is written.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const holder = readHolder(dataDir);
    if (holder !== null && isAlive(holder.pid)) {
      const port = holder.port === null ? 'not listening yet' : `port ${holder.port}`;
      return `another ${holder.purpose} (pid ${holder.pid}, ${port}, since ${holder.since})`;
    }
    await sleep(50);
  }
  return 'another process';
}

/** Whether a process with this PID exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
