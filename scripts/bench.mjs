// Installs the packages that benchmarks compare against, then runs one benchmark: `npm run bench:score`, `npm run
// bench:list`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { LaunchError, ROOT } from './project.mjs';

try {
  await ensureInstalled('full');
  const [name = '', ...words] = process.argv.slice(2);
  const folder = join(ROOT, 'bench');
  if (!existsSync(join(folder, 'node_modules'))) {
    spawnSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'], { stdio: 'inherit' });
  }
  const { status } = spawnSync(pinnedNode(), [join(folder, `${name}.ts`), ...words], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  console.error(`pagewright: ${error.message}`);
  process.exitCode = error.exitCode;
}
