import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { MEMORY_ENVIRONMENT, MEMORY_OPTIONS } from '../scripts/memory-settings.mjs';

/** Starts a server process for a crawl benchmark as `npm start` would; it may fetch loopback addresses. */
export function startCrawlProcess(
  script: string,
  { databaseUrl, dataDir, pauseMs = 0 }: { databaseUrl: string; dataDir: string; pauseMs?: number },
): ChildProcess {
  return fork(join(import.meta.dirname, script), {
    execArgv: MEMORY_OPTIONS,
    env: {
      PATH: process.env['PATH'],
      ...MEMORY_ENVIRONMENT,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      OUTGOING_ALLOW: '127.0.0.0/8',
      CRAWLER_PAUSE_MS: String(pauseMs),
    },
  });
}

/** The next message from a process. @throws if it cannot be started */
export function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('message', done);
  });
}
