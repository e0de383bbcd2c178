import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestServer } from '../../../../../../tests/server/test-server.ts';

/** Another server process on the database of the first. */
export interface SecondServer {
  readonly url: string;
  readonly child: ChildProcess;
}

/** Starts another server process on a test server's database. The caller stops it. */
export async function startSecondServer(first: TestServer): Promise<SecondServer> {
  const child = fork(join(import.meta.dirname, 'server-process.ts'), {
    env: {
      PORT: '0',
      LOG_LEVEL: 'error',
      DATABASE_URL: first.databaseUrl,
      DATA_DIR: first.dataDir,
      DATABASE_CONNECTIONS: '6',
      RECURRING_JOBS: 'false',
      CALLS_PER_MINUTE: '1000000',
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the second server ended with ${String(code)}`);
  });
  const [url] = (await Promise.race([once(child, 'message'), ended])) as [string];
  ended.catch(() => undefined);
  return { url, child };
}
