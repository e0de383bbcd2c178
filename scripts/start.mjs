// Starts the program on a machine that has only Node and npm: installs what is missing, builds what has changed, then
// keeps the server running. Plain JavaScript without packages, since it runs before anything is installed.
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { MEMORY_ENVIRONMENT, MEMORY_OPTIONS } from './memory-settings.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { LaunchError, ROOT } from './project.mjs';
import { supervise } from './supervise.mjs';

// A signal must end npm too; the next start detects a partial install.
const abandon = () => process.exit(1);
process.on('SIGTERM', abandon);
process.on('SIGINT', abandon);

try {
  await ensureInstalled('production');
  const { server } = await ensureBuilt();
  const node = pinnedNode();
  process.off('SIGTERM', abandon);
  process.off('SIGINT', abandon);
  process.exitCode = await supervise(node, [...MEMORY_OPTIONS, join(server, 'main.mjs')], {
    cwd: ROOT,
    environment: {
      NODE_ENV: 'production',
      // Compiled code of all modules, removed with the bundle: saves a third of the startup time.
      NODE_COMPILE_CACHE: join(server, 'compiled'),
      ...MEMORY_ENVIRONMENT,
      ...process.env,
    },
  });
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  console.error(`pagewright: ${error.message}`);
  process.exitCode = error.exitCode;
}
// A watcher or an unread pipe must not keep a launcher alive that has nothing left to launch.
process.exit();
