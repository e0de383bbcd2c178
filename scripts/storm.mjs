// `npm run test:storm`: every test file that takes its counts from tests/scale.ts, with all of them, of which `npm test`
// runs a sample. Names of files or folders after `--` choose some of them.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { LaunchError, ROOT } from './project.mjs';

/** What a test file imports, or calls, whose counts or looks are more in a storm. */
const SCALED = /\/(?:scale|rotate|sample-payloads)\.ts'|\bexpectAccessibleAtItsWidth\b/;
const FOLDERS = ['apps', 'packages', 'scripts', 'tests'];

try {
  await ensureInstalled('full');
  await ensureBuilt();
  const chosen = process.argv.slice(2);
  const files = FOLDERS.flatMap((folder) => scaledTests(join(ROOT, folder))).filter(
    (file) => chosen.length === 0 || chosen.some((name) => file.includes(name)),
  );
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(pinnedNode(), [vitest, 'run', ...files], {
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

/**
 * The test files below a folder whose counts are larger in a storm, themselves or by what they import beside them.
 * @param {string} folder
 * @returns {string[]}
 */
function scaledTests(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(test|spec)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'))
    .filter((file) => SCALED.test(readFileSync(file, 'utf8')));
}
