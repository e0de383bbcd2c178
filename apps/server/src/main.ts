import { flushCompileCache } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { stopComputing } from './compute/index.ts';
import { loadConfig, type Config } from './config.ts';
import type { Log } from './context.ts';
import { isFormerServerStopping, openConnection, type OpenConnection } from './db/open-connection.ts';
import { checkAddress } from './listen-address.ts';
import { createLog } from './log.ts';
import type { RunningServer } from './server.ts';
import { START_REFUSED_EXIT_CODE, StartError } from './start-error.ts';

/** Milliseconds that computations have to finish when the server stops; their callers are then told to try again. */
const COMPUTE_GRACE_MS = 5_000;

/** Milliseconds that a server has to stop before another one is refused its place. */
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
    // A stop that comes during the start waits for it, so that no half-started database is left behind.
    void starting.then((server) => server.close()).finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The launcher holds the other end: when it is gone, however it went, so are we.
  if (process.send !== undefined) {
    process.on('disconnect', stop);
    if (!process.connected) stop();
  }
  const server = await starting;
  process.stdout.write(`Pagewright is at ${server.url} (${places(server)})\n`);
  // Tells the launcher that this run came up: a later end is no failure to start.
  process.send?.('ready');
  void server.warm();
  // Kept now, where the launcher has set a place for it: a server that is killed cannot keep it at its end.
  flushCompileCache();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`pagewright: ${error.message}\n`);
  process.exit(START_REFUSED_EXIT_CODE);
}

/**
 * Checks first what may refuse the start, before the second that loading the rest of the program takes. The rest loads while
 * the embedded database starts.
 */
async function start(config: Config, log: Log): Promise<RunningServer> {
  let loading: Promise<typeof import('./server.ts')> | undefined;
  const database = await takePlace(config, log, () => {
    loading ??= import('./server.ts');
    // If the database refuses after all, that error is reported instead.
    loading.catch(() => undefined);
  });
  const { startServer } = await (loading ?? import('./server.ts'));
  return startServer(config, log, database);
}

/**
 * Takes the address and the database. A server that is just stopping, because its launcher was killed, still has both for
 * some seconds: they are waited for.
 */
async function takePlace(config: Config, log: Log, onFolderLocked: () => void): Promise<OpenConnection> {
  for (const until = Date.now() + FORMER_SERVER_MS; ; await delay(100)) {
    try {
      await checkAddress(config);
      return await openConnection(config, log, onFolderLocked);
    } catch (error) {
      const isWorthWaiting = error instanceof StartError && isFormerServerStopping(config);
      if (!isWorthWaiting || Date.now() > until) throw error;
    }
  }
}

function places({ dataDir, databaseFolder }: RunningServer): string {
  const isElsewhere = databaseFolder !== null && !databaseFolder.startsWith(dataDir);
  return isElsewhere ? `data in ${dataDir}, database in ${databaseFolder}` : `data in ${dataDir}`;
}
