// Runs the whole storms of the scheduler and of payment and all lives of the plan ledger, of which `npm test` runs a
// tenth or a fifth: about fifteen minutes.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { LaunchError, ROOT } from './project.mjs';

try {
  await ensureInstalled('full');
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const storms = ['scheduler-storm', 'payment-storm', 'payment/buying', 'payment/events', 'plan-ledger'];
  const words = ['run', '--project=resilience', '--project=server', ...storms, ...process.argv.slice(2)];
  const { status } = spawnSync(pinnedNode(), [vitest, ...words], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', STORM: 'whole' },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  console.error(`pagewright: ${error.message}`);
  process.exitCode = error.exitCode;
}
