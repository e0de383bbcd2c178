import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../config/start-error.ts';
import { FolderInUseError } from './data-folder-lock.ts';
import { readPidFile, runningPostmaster } from './pid-file.ts';
import { SOCKET_PORT } from './settings.ts';
import {
  APPLICATION_NAME,
  startEmbeddedDatabase,
  type EmbeddedConnection,
  type EmbeddedOptions,
} from './start-embedded-database.ts';

/**
 * Connects to the embedded database of a running server, or starts the database temporarily.
 * @throws StartError if neither is possible
 */
export async function connectEmbeddedDatabase(
  options: EmbeddedOptions,
): Promise<{ readonly connection: EmbeddedConnection; readonly stop: () => Promise<void> }> {
  try {
    return await startEmbeddedDatabase(options);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const connection = runningConnection(error.dataDir);
    if (connection === null) throw new StartError(`${error.message}, and its database does not run yet`);
    return { connection, stop: () => Promise.resolve() };
  }
}

function runningConnection(dataDir: string): EmbeddedConnection | null {
  const cluster = join(realpathSync(join(dataDir, 'database')), 'cluster');
  const file = readPidFile(cluster);
  if (file === null || !file.ready || runningPostmaster(cluster) === null) return null;
  return { host: file.socketFolder, port: SOCKET_PORT, user: APPLICATION_NAME, database: APPLICATION_NAME };
}
