import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withProcessLock } from './process-lock.mjs';
import { LaunchError, ROOT, runNpm, WORK_LOCK } from './project.mjs';

const STAMP = join(ROOT, 'apps', 'web', 'build', '.pagewright-build.json');
const INPUTS = [
  'apps/web',
  'packages/contract',
  'packages/engine',
  'package-lock.json',
  'tsconfig.base.json',
];
const NOT_INPUT = /^(?:node_modules|build|dist|\.react-router|\.cache|README\.md|.*\.test\.tsx?)$/;

/**
 * Builds the web application when anything that goes into it has changed since it was last built whole.
 * @returns {Promise<boolean>} whether it built
 * @throws {LaunchError} when the build fails
 */
export async function ensureBuilt() {
  const inputs = hashInputs();
  if (isStamped(inputs)) return false;
  return withProcessLock(WORK_LOCK, async (_, onStart) => {
    if (isStamped(inputs)) return false;
    console.log('Building the web application.');
    rmSync(STAMP, { force: true });
    const { code, output } = await runNpm(['run', 'build', '--silent'], {
      settings: { NODE_ENV: 'production' },
      onStart,
    });
    if (code !== 0) {
      process.stderr.write(output);
      throw new LaunchError('the web application could not be built');
    }
    writeFileSync(STAMP, `${JSON.stringify({ inputs })}\n`);
    return true;
  });
}

/** @param {string} inputs */
function isStamped(inputs) {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8')).inputs === inputs;
  } catch {
    return false;
  }
}

function hashInputs() {
  const hash = createHash('sha256');
  for (const input of INPUTS) addTo(hash, join(ROOT, input));
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addTo(hash, path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    for (const name of readdirSync(path).toSorted()) if (!NOT_INPUT.test(name)) addTo(hash, join(path, name));
  } else if (found !== undefined) {
    hash.update(`${relative(ROOT, path)}\0${found.size}\0`).update(readFileSync(path));
  }
}
