import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pinnedNode } from './pinned-node.mjs';
import { withProcessLock } from './process-lock.mjs';
import { LaunchError, ROOT, runNpm, runProgram, WORK_LOCK } from './project.mjs';

const WEB_STAMP = join(ROOT, 'apps', 'web', 'build', '.pagewright-build.json');
const SHARED_INPUTS = ['packages/contract', 'packages/engine', 'package-lock.json', 'tsconfig.base.json'];
const NOT_INPUT = /^(?:node_modules|build|dist|\.react-router|\.cache|README\.md|.*\.test\.tsx?)$/;

const SERVER_BUNDLES = join(ROOT, 'apps', 'server', 'build');
const SERVER_INPUTS = ['apps/server', ...SHARED_INPUTS, 'scripts/bundle-server.mjs'];
/** How many bundles to keep: a server that still runs an older one loads parts of it later. */
const KEPT_BUNDLES = 3;

/**
 * Builds the web application and the server bundle if any of their inputs have changed.
 * @returns {Promise<{ readonly server: string }>} the bundle's folder
 * @throws {LaunchError} when a build fails
 */
export async function ensureBuilt() {
  await ensureWebBuilt();
  return { server: await ensureServerBuilt() };
}

async function ensureWebBuilt() {
  const inputs = hashOf(['apps/web', ...SHARED_INPUTS]);
  if (isStamped(inputs)) return;
  await withProcessLock(WORK_LOCK, async (_, onStart) => {
    if (isStamped(inputs)) return;
    console.log('Building the web application.');
    rmSync(WEB_STAMP, { force: true });
    const args = ['run', 'build', '--silent'];
    const { code, output } = await runNpm(args, { settings: { NODE_ENV: 'production' }, onStart });
    if (code !== 0) {
      process.stderr.write(output);
      throw new LaunchError('the web application could not be built');
    }
    writeFileSync(WEB_STAMP, `${JSON.stringify({ inputs })}\n`);
  });
}

/**
 * Bundles the server if any of its inputs have changed. The folder is named after a hash of the inputs and appears in
 * one step, so a stale or partial bundle never runs.
 * @returns {Promise<string>} the bundle's folder, with `main.mjs` in it
 * @throws {LaunchError} when it fails
 */
export async function ensureServerBuilt() {
  const folder = join(SERVER_BUNDLES, hashOf(SERVER_INPUTS).slice(0, 16));
  if (existsSync(folder)) return folder;
  return withProcessLock(WORK_LOCK, async (_, onStart) => {
    if (existsSync(folder)) return folder;
    console.log('Bundling the server.');
    const args = [join(ROOT, 'scripts', 'bundle-server.mjs'), folder];
    const { code, output } = await runProgram(pinnedNode(), args, { onStart });
    if (code !== 0) {
      process.stderr.write(output);
      throw new LaunchError('the server could not be bundled');
    }
    removeOldBundles();
    return folder;
  });
}

function removeOldBundles() {
  const folders = readdirSync(SERVER_BUNDLES).map((name) => join(SERVER_BUNDLES, name));
  const newestFirst = folders.map((path) => ({ path, madeAt: statSync(path).mtimeMs }));
  newestFirst.sort((one, other) => other.madeAt - one.madeAt);
  for (const { path } of newestFirst.slice(KEPT_BUNDLES)) rmSync(path, { recursive: true, force: true });
}

/** @param {string} inputs */
function isStamped(inputs) {
  try {
    return JSON.parse(readFileSync(WEB_STAMP, 'utf8')).inputs === inputs;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} inputs */
function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) addTo(hash, join(ROOT, input));
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
