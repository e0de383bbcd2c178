import { flushCompileCache } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { stopComputing } from './platform/compute/index.ts';
import { loadConfig, type Config } from './platform/config/config.ts';
import type { Log } from './platform/context.ts';
import { DiskFullError, isDiskFull } from './platform/disk-full.ts';
import {
  isPreviousServerStopping,
  openConnection,
  type OpenConnection,
} from './platform/db/open-connection.ts';
import { checkListenAddress } from './platform/network/listen-address.ts';
import { createLog } from './platform/log.ts';
import type { RunningServer } from './server.ts';
import { START_REFUSED_EXIT_CODE, StartError } from './platform/config/start-error.ts';

/** Time for computations to finish on shutdown, in milliseconds; callers are then asked to retry. */
const COMPUTE_GRACE_MS = 5_000;

/** How long to wait for a stopping server before failing to start, in milliseconds. */
const FORMER_SERVER_MS = 45_000;

try {
  const config = loadConfig();
  const log = createLog(config);
  const starting = start(config, log);
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => void stopComputing(), COMPUTE_GRACE_MS).unref();
    // A stop during startup waits for it, so that no half-started database is left behind.
    void starting.then((server) => server.close()).finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The launcher holds the other end: exit when it disconnects.
  if (process.send !== undefined) {
    process.on('disconnect', stop);
    if (!process.connected) stop();
  }
  const server = await starting;
  process.stdout.write(`Pagewright is at ${server.url} (${places(server)})\n`);
  // Tells the launcher that startup succeeded: a later exit is no startup failure.
  process.send?.('ready');
  void server.warm();
  // Written now because a killed server cannot write it on exit. Does nothing unless the launcher set a cache folder.
  flushCompileCache();
} catch (error) {
  const refusal =
    !(error instanceof StartError) && isDiskFull(error)
      ? new DiskFullError('the server cannot start')
      : error;
  if (!(refusal instanceof StartError)) throw error;
  process.stderr.write(`pagewright: ${refusal.message}\n`);
  process.exit(START_REFUSED_EXIT_CODE);
}

/**
 * Runs the checks that may prevent startup before loading the rest of the program, which takes a second. It loads while
 * the embedded database starts.
 */
async function start(config: Config, log: Log): Promise<RunningServer> {
  let loading: Promise<typeof import('./server.ts')> | undefined;
  const database = await acquireAddressAndDatabase(config, log, () => {
    loading ??= import('./server.ts');
    // If the database fails after all, that error is reported instead.
    loading.catch(() => undefined);
  });
  const { startServer } = await (loading ?? import('./server.ts'));
  return startServer(config, log, database);
}

/**
 * Acquires the address and the database. A server that is still shutting down, because its launcher was killed, holds
 * both for some seconds.
 */
async function acquireAddressAndDatabase(
  config: Config,
  log: Log,
  onFolderLocked: () => void,
): Promise<OpenConnection> {
  for (const until = Date.now() + FORMER_SERVER_MS; ; await delay(100)) {
    try {
      await checkListenAddress(config);
      return await openConnection(config, log, onFolderLocked);
    } catch (error) {
      const isWorthWaiting = error instanceof StartError && isPreviousServerStopping(config);
      if (!isWorthWaiting || Date.now() > until) throw error;
    }
  }
}

function places({ dataDir, databaseFolder }: RunningServer): string {
  const isElsewhere = databaseFolder !== null && !databaseFolder.startsWith(dataDir);
  return isElsewhere ? `data in ${dataDir}, database in ${databaseFolder}` : `data in ${dataDir}`;
}
