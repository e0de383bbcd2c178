// Runs an embedded database in its own process, for tests that kill it: `node database-process.ts <folder>`.
import { startEmbeddedDatabase } from '../../apps/server/src/platform/db/embedded/index.ts';
import { StartError } from '../../apps/server/src/platform/config/start-error.ts';

const [dataDir = ''] = process.argv.slice(2);
const say = (_: object, message: string): void => void process.stdout.write(`${message}\n`);

try {
  const database = await startEmbeddedDatabase({
    dataDir,
    log: { debug: () => undefined, info: say, warn: say, error: say },
  });
  database.announce(4321);
  process.stdout.write(`ready ${database.connectionString}\n`);
  process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`pagewright: ${error.message}\n`);
  process.exit(78);
}
