import pg from 'pg';
import type { Config } from '../config/config.ts';
import type { Log } from '../context.ts';
import { StartError } from '../config/start-error.ts';
import {
  DEFAULT_DATA_DIR,
  isHolderStopping,
  createDataFolder,
  startEmbeddedDatabase,
} from './embedded/index.ts';

/** A connected database, and where this installation stores its files. */
export interface OpenConnection {
  readonly connection: pg.PoolConfig;
  readonly dataDir: string;
  /** Folder of the embedded database, which may be elsewhere for root; null for an external database. */
  readonly databaseFolder: string | null;
  /** Whether the database's disk has room for what users write; only an embedded database's is known. */
  readonly hasRoom: () => boolean;
  /** Publishes the server's port for processes that fail to lock the data folder. */
  readonly announce: (port: number) => void;
  /** Tells waiting processes that the data folder will be released soon. */
  readonly announceStop: () => void;
  /** Disconnects; an embedded database is shut down. */
  readonly stop: () => Promise<void>;
}

/** Whether the server on this installation's data folder is shutting down. */
export function isPreviousServerStopping({ databaseUrl, dataDir }: Config): boolean {
  return databaseUrl === null && isHolderStopping(dataDir ?? DEFAULT_DATA_DIR);
}

const MEGABYTE = 1024 * 1024;

/** Timeout for an external database to respond at startup, in milliseconds. */
const ANSWER_WITHIN_MS = 1_500;

/**
 * Connects to the database of DATABASE_URL, or starts the embedded one.
 * @param onFolderLocked called just before the embedded database starts; failures are unlikely after that
 * @throws StartError if neither works.
 */
export async function openConnection(
  config: Config,
  log: Log,
  onFolderLocked: () => void = () => undefined,
): Promise<OpenConnection> {
  if (config.databaseUrl === null) {
    const database = await startEmbeddedDatabase({
      dataDir: config.dataDir,
      log,
      onFolderLocked,
      reserveBytes: config.diskReserveMb * MEGABYTE,
      // In addition to the pool: jobs, listeners, a backup, an operator.
      settings: { max_connections: Math.max(100, config.databaseConnections + 30) },
    });
    return { ...database, databaseFolder: database.folder };
  }
  const connection: pg.PoolConfig = { connectionString: config.databaseUrl };
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: ANSWER_WITHIN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(
      `DATABASE_URL does not lead to a database: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
  const dataDir = config.dataDir ?? DEFAULT_DATA_DIR;
  await createDataFolder(dataDir);
  return {
    connection,
    dataDir,
    databaseFolder: null,
    hasRoom: () => true,
    announce: () => undefined,
    announceStop: () => undefined,
    stop: async () => undefined,
  };
}
