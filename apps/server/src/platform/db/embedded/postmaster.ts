import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../config/start-error.ts';
import { DiskFullError } from '../../disk-full.ts';
import type { Binaries } from './binaries.ts';
import type { DatabaseHome } from './database-home.ts';
import { databaseEnvironment } from './initialize-cluster.ts';
import { invalidateStalePidFile, readPidFile, runningPostmaster } from './pid-file.ts';

/** A running PostgreSQL server process. */
export interface Postmaster {
  readonly pid: number;
  /** Settles when the process has exited. */
  readonly ended: Promise<void>;
}

/** Logger of the database supervisor; pino is compatible. */
export interface EmbeddedLog {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const RECOVERY_LIMIT_MS = 10 * 60_000;

/**
 * Starts PostgreSQL on the cluster and waits until it accepts connections, after a crash until it has recovered. The
 * caller has locked the data folder and stopped any orphan.
 * @throws StartError for problems that restarting cannot fix (a full disk, damaged files); Error otherwise
 */
export async function startPostmaster(
  home: DatabaseHome,
  binaries: Binaries,
  settings: readonly string[],
  log: EmbeddedLog,
): Promise<Postmaster> {
  // Processes of a killed server may take seconds to notice and release its memory.
  for (let attempt = 0; ; attempt += 1) {
    invalidateStalePidFile(home.cluster);
    const run = launch(home, binaries, settings, log);
    if (await becameReady(run.child, home.cluster)) return { pid: run.child.pid ?? 0, ended: run.ended };
    const reason =
      run.complaints.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ??
      run.complaints.at(-1) ??
      'it ended without a word';
    const complaint = run.complaints.join('\n');
    if (/No space left on device/i.test(complaint))
      throw new DiskFullError(`the database in ${home.folder} cannot start`);
    if (/shared memory block|lock file ".*" already exists/i.test(complaint) && attempt < 40) {
      await sleep(250);
      continue;
    }
    if (
      /PANIC|could not open (?:control )?file|invalid|incompatible|not a valid data directory/i.test(
        complaint,
      )
    ) {
      throw new StartError(`the database in ${home.folder} does not start: ${reason}`);
    }
    throw new Error(`The database in ${home.folder} does not start: ${reason}`);
  }
}

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  readonly complaints: string[];
}

function launch(home: DatabaseHome, binaries: Binaries, settings: readonly string[], log: EmbeddedLog): Run {
  const complaints: string[] = [];
  const child = spawn(binaries.postgres, settings, {
    cwd: home.cluster,
    env: databaseEnvironment(home.folder),
    stdio: ['ignore', 'ignore', 'pipe'],
    // A separate session: Ctrl-C in the terminal is for the server, which stops the database last.
    detached: true,
    ...home.user,
  });
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      complaints.push(error.message);
      resolve();
    });
    child.on('exit', () => resolve());
  });
  const lines = createInterface({ input: child.stderr });
  lines.on('line', (line) => {
    if (complaints.push(line) > 50) complaints.shift();
    // "LOG" lines about starts and stops are details to an operator, and so are connections ended by a stop.
    if (/^(?:LOG|HINT|DETAIL|CONTEXT|STATEMENT):|terminating connection due to administrator/.test(line))
      log.debug({ event: 'database_log', source: 'postgres' }, line);
    else log.warn({ event: 'database_log', source: 'postgres' }, line);
  });
  return { child, ended, complaints };
}

async function becameReady(child: ChildProcess, cluster: string): Promise<boolean> {
  const until = Date.now() + RECOVERY_LIMIT_MS;
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const file = readPidFile(cluster);
    if (file?.pid === child.pid && file.ready) return true;
    if (Date.now() > until) child.kill('SIGQUIT');
    await sleep(10);
  }
  // Its last output may still be in the pipe.
  await sleep(20);
  return false;
}

/** PostgreSQL's stop signals, from graceful to immediate, with their timeouts in milliseconds. */
const STOP_STEPS = [
  ['SIGINT', 8_000],
  ['SIGQUIT', 4_000],
  ['SIGKILL', 4_000],
] as const;

/**
 * Stops the PostgreSQL on the cluster, ours or an orphan: connections are closed and data is flushed; after a timeout
 * it is killed, which costs a recovery but no data. Does nothing if none runs.
 * @throws Error if it cannot be stopped
 */
export async function stopPostmaster(cluster: string): Promise<void> {
  const pid = runningPostmaster(cluster);
  if (pid === null) return;
  for (const [signal, patience] of STOP_STEPS) {
    try {
      process.kill(pid, signal);
    } catch {
      // It exited between two checks.
    }
    const until = Date.now() + patience;
    while (Date.now() < until) {
      if (runningPostmaster(cluster) !== pid) return;
      await sleep(10);
    }
  }
  throw new Error(`The database process ${pid} of ${cluster} does not end`);
}
