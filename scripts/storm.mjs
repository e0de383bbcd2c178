// `npm run test:storm`: runs every test file that `npm test` runs only a sample of (tests/run-size.ts), at full size.
// Names of files or folders after `--` select some of them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { LaunchError, ROOT } from './project.mjs';

/**
 * Imports and calls by which a test file is recognized that does more in a storm: counts, checks, whole screens,
 * keystrokes.
 */
const SCALED_IMPORTS =
  /\/(?:run-size|take-share|sample-payloads|open-screen|create-navigator|expect-no-overflow|brief-wizard|editor-page|fake-clock-editor)\.ts'|\bexpectAccessible(?:AtItsWidth|InLightAndDark)\b/;
const FOLDERS = ['apps', 'packages', 'scripts', 'tests'];

try {
  await ensureInstalled('full');
  await ensureBuilt();
  const chosen = process.argv.slice(2);
  const files = FOLDERS.flatMap((folder) => scaledTests(join(ROOT, folder))).filter(
    (file) => chosen.length === 0 || chosen.some((name) => file.includes(name)),
  );
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const run = (/** @type {string[]} */ projects, /** @type {string[]} */ some) => {
    const args = [vitest, 'run', ...some, ...projects.map((project) => `--project=${project}`)];
    const env = { ...process.env, NODE_ENV: 'test', STORM: 'whole' };
    return spawnSync(pinnedNode(), args, { cwd: ROOT, stdio: 'inherit', env }).status ?? 1;
  };
  const codes = [run(['unit', 'server', 'e2e', 'resilience'], files)];
  // Tests that read shared data, once more without it. If there is none, the first run already did that.
  const sharedFolder = process.env['PAGEWRIGHT_SHARED'] ?? join(ROOT, '../shared');
  if (chosen.length === 0 && existsSync(sharedFolder)) codes.push(run(['alone', 'alone-e2e'], []));
  process.exitCode = Math.max(...codes);
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  console.error(`pagewright: ${error.message}`);
  process.exitCode = error.exitCode;
}

/**
 * The test files below a folder that do more in a storm, directly or through an import.
 * @param {string} folder
 * @returns {string[]}
 */
function scaledTests(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(test|spec)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'))
    .filter((file) => SCALED_IMPORTS.test(readFileSync(file, 'utf8')));
}
