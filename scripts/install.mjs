import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withProcessLock } from './process-lock.mjs';
import { LaunchError, ROOT, runNpm, WORK_LOCK } from './project.mjs';

/** @typedef {'production' | 'full'} Mode what the program needs, or also what its tests and checks need */
/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

const STAMP = join(ROOT, 'node_modules', '.pagewright-install.json');
const LOCK_FILE = join(ROOT, 'package-lock.json');
const PLATFORM = `${process.platform}-${process.arch}`;

/**
 * Installs exactly what the lock file says, unless it is installed already. An interrupted install is repeated; a
 * second process waits for the first. Install scripts do not run, since nothing needs them. Installed development
 * packages are kept.
 * @param {Mode} wanted
 * @returns {Promise<boolean>} whether it installed
 * @throws {LaunchError} when npm fails
 */
export async function ensureInstalled(wanted) {
  const lock = hashOf(LOCK_FILE);
  const mode = hasDevelopmentPackages() ? 'full' : wanted;
  if (isStamped(lock, mode)) return false;
  const onWait = (/** @type {number} */ pid) =>
    console.error(`Another install is running (pid ${pid}); waiting for it.`);
  return withProcessLock(
    WORK_LOCK,
    async (wasInterrupted, noteChild) => {
      if (isStamped(lock, mode)) return false;
      if (!wasInterrupted && isInstalled(mode)) {
        stamp(lock, mode);
        return false;
      }
      console.error('Installing (this takes about a minute, once).');
      rmSync(STAMP, { force: true });
      await install(mode, noteChild);
      stamp(lock, mode);
      return true;
    },
    onWait,
  );
}

/**
 * @param {Mode} mode
 * @param {(pid: number) => void} onStart
 */
async function install(mode, onStart) {
  const args = [
    'ci',
    mode === 'full' ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--include=peer',
    '--ignore-scripts',
    '--engine-strict=false',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
  ];
  const { code, output } = await runNpm(args, { onStart });
  if (code === 0) return;
  process.stderr.write(output);
  throw new LaunchError(`npm could not install the packages (exit code ${code})`);
}

/**
 * @param {string} lock
 * @param {Mode} mode
 */
function isStamped(lock, mode) {
  const found = readJson(STAMP);
  return (
    found?.lock === lock && found?.platform === PLATFORM && (found?.mode === 'full' || found?.mode === mode)
  );
}

/**
 * @param {string} lock
 * @param {Mode} mode
 */
function stamp(lock, mode) {
  writeFileSync(STAMP, `${JSON.stringify({ lock, mode, platform: PLATFORM })}\n`);
}

/** Whether any development-only package is installed. */
function hasDevelopmentPackages() {
  return Object.entries(lockedPackages()).some(
    ([path, { dev }]) => dev === true && existsSync(join(ROOT, path, 'package.json')),
  );
}

/** @returns {Record<string, LockedPackage>} */
function lockedPackages() {
  return readJson(LOCK_FILE)?.packages ?? {};
}

/**
 * Whether npm itself (run by hand) has installed everything in the lock file.
 * @param {Mode} mode
 */
function isInstalled(mode) {
  const wanted = lockedPackages();
  /** @type {Record<string, LockedPackage>} */
  const found = readJson(join(ROOT, 'node_modules', '.package-lock.json'))?.packages ?? {};
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    if (entry.optional === true || entry.devOptional === true)
      return found[path] === undefined || isAt(path, entry);
    if (entry.dev === true && mode === 'production') return true;
    return isAt(path, entry);
  });

  /**
   * @param {string} path
   * @param {LockedPackage} entry
   */
  function isAt(path, entry) {
    if (!existsSync(join(ROOT, path, 'package.json'))) return false;
    return entry.link === true || found[path]?.version === entry.version;
  }
}

/** @param {string} file */
function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
