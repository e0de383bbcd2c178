import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** Starts a server process of a crawl bench, as `npm start` starts a server, that may read loopback addresses. */
export function startCrawlingProcess(
  script: string,
  { databaseUrl, dataDir, pauseMs = 0 }: { databaseUrl: string; dataDir: string; pauseMs?: number },
): ChildProcess {
  return fork(join(import.meta.dirname, script), {
    execArgv: ['--max-semi-space-size=16'],
    env: {
      PATH: process.env['PATH'],
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

/** The next message of a process. @throws where it cannot be started */
export function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('message', done);
  });
}
