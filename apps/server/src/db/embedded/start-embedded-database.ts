import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { prepareBinaries } from './binaries.ts';
import { DEFAULT_DATA_DIR, createDataFolder } from './data-folder.ts';
import { openDatabaseHome, openSocketFolder } from './database-home.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { ADMIN_ROLE, initializeCluster } from './initialize-cluster.ts';
import { startPostmaster, stopPostmaster, type EmbeddedLog, type Postmaster } from './postmaster.ts';
import { runningPostmaster } from './pid-file.ts';
import { postgresArguments, SOCKET_PORT } from './settings.ts';

/** Role and database of the application; not a superuser. */
export const APPLICATION_NAME = 'pagewright';

/** How to reach an embedded database: over its private Unix socket. */
export interface EmbeddedConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** A running embedded PostgreSQL, kept running until it is stopped. */
export interface EmbeddedDatabase {
  readonly connection: EmbeddedConnection;
  readonly connectionString: string;
  /** The superuser's, for tests and for what only it may do. */
  readonly adminConnection: EmbeddedConnection;
  readonly dataDir: string;
  /** Folder in which the database's files really lie. */
  readonly folder: string;
  /** Tells where this server listens, for whoever is refused the same data folder. */
  readonly announce: (port: number) => void;
  /** Tells a second starter that it is worth waiting. */
  readonly announceStop: () => void;
  /** Stops the database, then gives up the data folder. May be called again. */
  readonly stop: () => Promise<void>;
}

/** What an embedded database is started with. */
export interface EmbeddedOptions {
  /** Absolute path, made when it is missing; null is `data` in the project's folder. */
  readonly dataDir: string | null;
  readonly log: EmbeddedLog;
  /** PostgreSQL's own settings, over ours; for tests that need another server than the product's. */
  readonly settings?: Readonly<Record<string, string | number>>;
  /** Called once this process has locked the data folder, before the database starts. */
  readonly onFolderLocked?: () => void;
  /** What a refused starter is told this process is. */
  readonly purpose?: string;
  /** Called when the database ended and could not be started again; without it the process crashes then. */
  readonly onLost?: (error: Error) => void;
}

/**
 * Starts PostgreSQL on the data folder, making the database at the first start, and restarts it should it die.
 * @throws StartError when another process has the folder (within a second), or it cannot be written or used
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
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
    const supervisor = supervise(await starting, launch, home.cluster, options);
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

/** The connection as an address, for what takes only that. */
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

function supervise(
  first: Postmaster,
  launch: () => Promise<Postmaster>,
  cluster: string,
  options: EmbeddedOptions,
): { readonly stop: () => Promise<void> } {
  const { log, onLost } = options;
  let postmaster = first;
  let isStopping = false;
  let stopped: Promise<void> | null = null;

  const interruptOnExit = (): void => {
    // Reached only when the process ends without having stopped the database: no time for more than a signal.
    if (isStopping) return;
    try {
      process.kill(postmaster.pid, 'SIGINT');
    } catch {
      // It ended before us.
    }
  };
  process.once('exit', interruptOnExit);

  const restart = async (): Promise<void> => {
    let lastError = new Error('The database ended');
    for (const delay of RESTART_DELAYS_MS) {
      await sleep(delay);
      if (isStopping) return;
      try {
        postmaster = await launch();
        log.warn({ event: 'database_restarted', pid: postmaster.pid }, 'the database runs again');
        return;
      } catch (error) {
        lastError = error instanceof Error ? error : new Error(String(error));
      }
    }
    throw lastError;
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
    await stopPostmaster(cluster);
    await watch.catch(() => undefined);
    // A restart that was under way when the stop was asked for.
    await stopPostmaster(cluster);
  };
  return { stop: () => (stopped ??= stop()) };
}
