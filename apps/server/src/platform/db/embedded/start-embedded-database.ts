import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DiskFullError, isDiskFull } from '../../disk-full.ts';
import { prepareBinaries } from './binaries.ts';
import { DEFAULT_DATA_DIR, createDataFolder } from './data-folder.ts';
import { openDatabaseHome, openSocketFolder } from './database-home.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { keepDiskReserve, noDiskReserve, type DiskReserve } from './disk-reserve.ts';
import { ADMIN_ROLE, initializeCluster } from './initialize-cluster.ts';
import { startPostmaster, stopPostmaster, type EmbeddedLog, type Postmaster } from './postmaster.ts';
import { runningPostmaster } from './pid-file.ts';
import { postgresArguments, SOCKET_PORT } from './settings.ts';

/** The app's role and database; not a superuser. */
export const APPLICATION_NAME = 'pagewright';

/** Connection to an embedded database over its private Unix socket. */
export interface EmbeddedConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** A running embedded PostgreSQL, restarted if it dies until it is stopped. */
export interface EmbeddedDatabase {
  readonly connection: EmbeddedConnection;
  readonly connectionString: string;
  /** Superuser connection, for tests and privileged operations. */
  readonly adminConnection: EmbeddedConnection;
  readonly dataDir: string;
  /** The actual folder of the database files. */
  readonly folder: string;
  /** Whether its disk has room for what users write. */
  readonly hasRoom: () => boolean;
  /** Publishes the server's port for processes that fail to lock the data folder. */
  readonly announce: (port: number) => void;
  /** Tells waiting processes that the folder will be released soon. */
  readonly announceStop: () => void;
  /** Stops the database, then unlocks the data folder. Idempotent. */
  readonly stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** Absolute path, created if missing; null: `data` in the project folder. */
  readonly dataDir: string | null;
  readonly log: EmbeddedLog;
  /** Overrides of PostgreSQL settings, for tests. */
  readonly settings?: Readonly<Record<string, string | number>>;
  /** Called after the data folder is locked, before the database starts. */
  readonly onFolderLocked?: () => void;
  /** Disk space kept for reading and recovery while the disk is full; none by default. */
  readonly reserveBytes?: number;
  /** Description of this process for others that fail to lock the folder. */
  readonly purpose?: string;
  /** Called if the database died and could not be restarted; by default the process crashes. */
  readonly onLost?: (error: Error) => void;
}

/**
 * Starts PostgreSQL on the data folder, creating the database on first start and restarting it if it dies.
 * @throws StartError if another process has the folder (within a second), or it cannot be written or used
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  try {
    return await open(options);
  } catch (error) {
    if (error instanceof DiskFullError || !isDiskFull(error)) throw error;
    throw new DiskFullError(`the data folder ${options.dataDir ?? DEFAULT_DATA_DIR} cannot be written`);
  }
}

async function open(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log } = options;
  const dataDir = options.dataDir ?? DEFAULT_DATA_DIR;
  await createDataFolder(dataDir);
  const hold = await lockDataFolder(dataDir, options.purpose ?? 'Pagewright server');
  try {
    const home = await openDatabaseHome(dataDir);
    const binaries = await prepareBinaries(home.user, home.folder);
    const orphan = runningPostmaster(home.cluster);
    if (orphan !== null) {
      log.warn(
        { event: 'database_orphan_stopped', pid: orphan },
        'stopping the database that a killed server left running',
      );
      await stopPostmaster(home.cluster);
    }
    const isNew = await initializeCluster(home, binaries);
    const socketFolder = await openSocketFolder(home);
    const launch = (): Promise<Postmaster> =>
      startPostmaster(home, binaries, postgresArguments(home.cluster, socketFolder, options.settings), log);
    const starting = launch();
    options.onFolderLocked?.();
    const first = await starting;
    const { reserveBytes = 0 } = options;
    const reserve = reserveBytes === 0 ? noDiskReserve : keepDiskReserve(home.folder, reserveBytes, log);
    const supervisor = supervise(first, launch, { cluster: home.cluster, reserve }, options);
    const port = Number(options.settings?.['port'] ?? SOCKET_PORT);
    const adminConnection = { host: socketFolder, port, user: ADMIN_ROLE, database: 'postgres' };
    const connection = {
      host: socketFolder,
      port,
      user: APPLICATION_NAME,
      database: APPLICATION_NAME,
    };
    try {
      await ensureDatabase(adminConnection);
    } catch (error) {
      await supervisor.stop();
      throw error;
    }
    log.info(
      { event: 'database_started', dataDir, databaseFolder: home.folder, isNew },
      'the embedded database runs',
    );
    return {
      connection,
      connectionString: connectionString(connection),
      adminConnection,
      dataDir,
      folder: home.folder,
      hasRoom: reserve.hasRoom,
      announce: hold.announce,
      announceStop: hold.announceStop,
      stop: async () => {
        await supervisor.stop();
        hold.release();
      },
    };
  } catch (error) {
    hold.release();
    throw error;
  }
}

/** The connection as a URL. */
export function connectionString(connection: EmbeddedConnection): string {
  return `postgresql://${connection.user}@/${connection.database}?host=${encodeURIComponent(connection.host)}&port=${connection.port}`;
}

async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APPLICATION_NAME]);
    if (role.rowCount === 0) await client.query(`CREATE ROLE ${APPLICATION_NAME} LOGIN`);
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [APPLICATION_NAME]);
    if (database.rowCount === 0)
      await client.query(`CREATE DATABASE ${APPLICATION_NAME} OWNER ${APPLICATION_NAME}`);
  } finally {
    await client.end();
  }
}

const RESTART_DELAYS_MS = [0, 200, 500, 1_000, 2_000, 4_000];
/** Milliseconds between further attempts while the disk is full. */
const FULL_DISK_MS = 2_000;

function supervise(
  first: Postmaster,
  launch: () => Promise<Postmaster>,
  { cluster, reserve }: { readonly cluster: string; readonly reserve: DiskReserve },
  options: EmbeddedOptions,
): { readonly stop: () => Promise<void> } {
  const { log, onLost } = options;
  let postmaster = first;
  let isStopping = false;
  let stopped: Promise<void> | null = null;

  const interruptOnExit = (): void => {
    // Reached only if the process exits without having stopped the database: there is only time for a signal.
    if (isStopping) return;
    try {
      process.kill(postmaster.pid, 'SIGINT');
    } catch {
      // It exited before us.
    }
  };
  process.once('exit', interruptOnExit);

  const restart = async (): Promise<void> => {
    let lastError = new Error('The database ended');
    for (let attempt = 0; ; attempt += 1) {
      // Space on the disk can take hours to come back.
      const delay = RESTART_DELAYS_MS[attempt] ?? (lastError instanceof DiskFullError ? FULL_DISK_MS : null);
      if (delay === null) throw lastError;
      await sleep(delay);
      if (isStopping) return;
      try {
        postmaster = await launch();
        log.warn({ event: 'database_restarted', pid: postmaster.pid }, 'the database runs again');
        return;
      } catch (error) {
        lastError = error instanceof Error ? error : new Error(String(error));
        if (lastError instanceof DiskFullError) await reserve.release();
      }
    }
  };

  const watch = (async (): Promise<void> => {
    for (;;) {
      const startedAt = Date.now();
      await postmaster.ended;
      if (isStopping) return;
      log.error(
        { event: 'database_died', pid: postmaster.pid, ranMs: Date.now() - startedAt },
        'the database ended unexpectedly; starting it again',
      );
      await restart();
      if (isStopping) return;
    }
  })().catch((error: unknown) => {
    const reason = error instanceof Error ? error : new Error(String(error));
    log.error(
      { event: 'database_restart_failed', reason: reason.message },
      'the database could not be started again',
    );
    if (onLost === undefined) throw reason;
    onLost(reason);
  });

  const stop = async (): Promise<void> => {
    isStopping = true;
    process.off('exit', interruptOnExit);
    reserve.stop();
    await stopPostmaster(cluster);
    await watch.catch(() => undefined);
    // A restart that was in progress when the stop was requested.
    await stopPostmaster(cluster);
  };
  return { stop: () => (stopped ??= stop()) };
}
