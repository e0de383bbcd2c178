import { loadConfig } from '../../apps/server/src/platform/config/config.ts';
import { openConnection } from '../../apps/server/src/platform/db/open-connection.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { startServer, type RunningServer } from '../../apps/server/src/server.ts';
import type { TestServer } from './test-server.ts';
import { addCleanup } from '../add-cleanup.ts';

/** Starts another server in this process on the first one's database, until the end of the current test or file. */
export async function openSecondServer(
  first: Pick<TestServer, 'databaseUrl' | 'dataDir'>,
  settings: Record<string, string> = {},
): Promise<Pick<RunningServer, 'url' | 'close'>> {
  const config = loadConfig({
    PORT: '0',
    DATABASE_URL: first.databaseUrl,
    DATA_DIR: first.dataDir,
    DATABASE_CONNECTIONS: '4',
    RECURRING_JOBS: 'false',
    CALLS_PER_MINUTE: '1000000',
    SEARCH_SOURCES: 'none',
    ...settings,
  });
  const log = createLog({ logLevel: 'silent' });
  const server = await startServer(config, log, await openConnection(config, log));
  addCleanup(() => server.close());
  return server;
}
