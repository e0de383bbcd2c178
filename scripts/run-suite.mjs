import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** @typedef {import('./test-timings.mjs').Counts} Counts */
/** @typedef {{ counts: Record<string, Counts>, output: string }} Outcome counts of each suite, and all that was written */

const TIMEOUT_MS = 40 * 60_000;
/** Gets a third of the processor time of a process with normal priority. */
const BACKGROUND_NICENESS = 5;
/** A folder that Linux keeps in memory, and how much space both it and memory must have free. */
const MEMORY = '/dev/shm';
const ROOM_IN_MEMORY = 8 * 1024 ** 3;
/** Settings from an operator's shell that must not affect tests. */
const OPERATOR_SETTINGS = [
  'DATABASE_URL',
  'DATA_DIR',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'SECRET_KEY',
  'SMTP_URL',
];

/**
 * Runs Vitest projects in one queue, all of their files unless some are named, and counts their tests. A file that
 * could not be loaded and an error outside of tests count as one failure each.
 * @param {string} node
 * @param {readonly string[]} projects
 * @param {{ workers?: number, files?: readonly string[], isInBackground?: boolean }} [options] workers: how many files run
 *   at a time; isInBackground: other programs go first
 * @returns {Promise<Outcome>}
 */
export async function runVitest(node, projects, { workers, files = [], isInBackground = false } = {}) {
  const inMemory = hasRoomInMemory();
  const folder = mkdtempSync(join(inMemory ? MEMORY : tmpdir(), 'pagewright-vitest-'));
  // A database started by root runs as another user, who needs access.
  chmodSync(folder, 0o711);
  const removeFolder = () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    } catch {
      // A browser that is just being ended still writes there: no reason to fail.
    }
  };
  process.once('exit', removeFolder);
  const countsFile = join(folder, 'counts.json');
  const { code, output } = await run(
    node,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...files,
      '--passWithNoTests',
      ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      `--reporter=${join(ROOT, 'scripts', 'test-timings.mjs')}`,
    ],
    {
      PAGEWRIGHT_TEST_COUNTS: countsFile,
      ...(inMemory ? { TMPDIR: folder, PAGEWRIGHT_LASTING_TMPDIR: tmpdir() } : {}),
    },
    isInBackground ? BACKGROUND_NICENESS : 0,
  );
  try {
    /** @type {{ counts: Record<string, Counts>, outside: number }} */
    const { counts, outside } = JSON.parse(readFileSync(countsFile, 'utf8'));
    const failed = Object.values(counts).reduce((sum, one) => sum + one.failed, outside);
    // A run that ended without a reported failure has failed all the same.
    const unexplained = code !== 0 && failed === 0 ? 1 : outside;
    return unexplained === 0
      ? { counts, output }
      : { counts: { ...counts, run: failures(unexplained) }, output };
  } catch {
    return { counts: { [projects.join(', ')]: failures(1) }, output };
  } finally {
    process.off('exit', removeFolder);
    removeFolder();
  }
}

/**
 * Whether the tests' temporary files fit in memory. There, 200 test databases and the browsers' shared files take 5 %
 * less processor time than on a disk.
 */
function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) > ROOM_IN_MEMORY;
  } catch {
    return false;
  }
}

/**
 * Runs the checks of `scripts/verify.mjs`, which prints its own count in its last line.
 * @param {string} node
 * @returns {Promise<Outcome>}
 */
export async function runVerify(node) {
  const args = [join('scripts', 'verify.mjs'), '--without-tests'];
  const { code, output } = await run(node, args, {}, BACKGROUND_NICENESS);
  const told = /verify: (\d+) passed, (\d+) failed\s*$/.exec(output);
  if (told === null) return { counts: { verify: failures(1) }, output };
  const failed = Number(told[2]);
  const counted = code !== 0 && failed === 0 ? 1 : failed;
  return { counts: { verify: { passed: Number(told[1]), failed: counted, skipped: 0 } }, output };
}

/**
 * Checks the size limits of the application's first load and of the public pages' scripts.
 * @param {string} node
 * @returns {Promise<Outcome>}
 */
export async function runSize(node) {
  const scripts = ['measure-first-load.mjs', 'measure-site.mjs'];
  const runs = await Promise.all(scripts.map((script) => run(node, [join('scripts', script)])));
  const failed = runs.filter(({ code }) => code !== 0).length;
  return {
    counts: { size: { passed: runs.length - failed, failed, skipped: 0 } },
    output: runs.map(({ output }) => output).join('\n'),
  };
}

/**
 * @param {number} failed
 * @returns {Counts}
 */
function failures(failed) {
  return { passed: 0, failed, skipped: 0 };
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [settings]
 * @param {number} [niceness] of the process and all that it starts
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(command, args, settings = {}, niceness = 0) {
  const environment = {
    ...process.env,
    NODE_ENV: 'test',
    PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env['PATH']}`,
    // Output in a file or a build log is plain text.
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    ...settings,
  };
  for (const name of OPERATOR_SETTINGS) Reflect.deleteProperty(environment, name);
  return new Promise((done, failed) => {
    let output = '';
    const child = spawn(command, args, { cwd: ROOT, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    if (child.pid !== undefined && niceness !== 0) setPriority(child.pid, niceness);
    const end = () => child.kill('SIGTERM');
    process.once('exit', end);
    const timer = setTimeout(() => {
      output += `\nended after ${TIMEOUT_MS / 60_000} minutes\n`;
      end();
    }, TIMEOUT_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    child.on('error', failed);
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      done({ code: code ?? 1, output });
    });
  });
}
