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

/** A database that answers, and where this installation keeps its files. */
export interface OpenConnection {
  readonly connection: pg.PoolConfig;
  readonly dataDir: string;
  /** Folder of the embedded database, which root's may have elsewhere; null for a given database. */
  readonly databaseFolder: string | null;
  /** Tells where this server listens, for whoever is refused the same data folder. */
  readonly announce: (port: number) => void;
  /** Tells a process that wants the same data folder to wait for this one. */
  readonly announceStop: () => void;
  /** Releases the database; an embedded one is shut down. */
  readonly stop: () => Promise<void>;
}

/** Whether the server that runs on this installation's data folder is just stopping. */
export function isPreviousServerStopping({ databaseUrl, dataDir }: Config): boolean {
  return databaseUrl === null && isHolderStopping(dataDir ?? DEFAULT_DATA_DIR);
}

/** Milliseconds that a given database has to answer at start. */
const ANSWER_WITHIN_MS = 1_500;

/**
 * Connects to the database of DATABASE_URL, or starts the embedded one.
 * @param onFolderLocked called just before the embedded database starts; a refusal is unlikely after that
 * @throws StartError where neither can be had.
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
      // Beside the pool: jobs, listeners, a backup, an operator.
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
    announce: () => undefined,
    announceStop: () => undefined,
    stop: async () => undefined,
  };
}
