import { loadConfig } from '../../../platform/config/config.ts';
import { openConnection } from '../../../platform/db/open-connection.ts';
import { createLog } from '../../../platform/log.ts';
import { startServer } from '../../../server.ts';
import { addMeteredCalls } from './metered-calls.ts';

// A server process with the metered endpoint, configured by its environment. It sends its address to its parent.
addMeteredCalls();
const config = loadConfig();
const log = createLog(config);
const server = await startServer(config, log, await openConnection(config, log));
process.send?.(server.url);
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
