import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, output: string }} Outcome */
/** @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult */

const PATIENCE_MS = 40 * 60_000;
/** Settings of an operator's shell that tests must not act on. */
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
 * Runs projects of vitest, all of their files unless some are named, and counts their tests; a file that could not even be loaded, and an error outside of any
 * test, count as one failure each.
 * @param {string} node
 * @param {string[]} projects
 * @param {readonly string[]} [files]
 * @returns {Promise<Outcome>}
 */
export async function runVitest(node, projects, files = []) {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-vitest-'));
  const report = join(folder, 'report.json');
  const { code, output } = await run(node, [
    join('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...files,
    '--passWithNoTests',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    /** @type {FileResult[]} */
    const files = result.testResults;
    const unloaded = files.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length;
    const failed = result.numFailedTests + unloaded;
    const outside = code !== 0 && failed === 0 ? 1 : 0;
    const skipped = result.numPendingTests + result.numTodoTests;
    return { passed: result.numPassedTests, failed: failed + outside, skipped, output };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the checks of `scripts/verify.mjs`, which tells its own count in its last line.
 * @param {string} node
 * @returns {Promise<Outcome>}
 */
export async function runVerify(node) {
  const { code, output } = await run(node, [join('scripts', 'verify.mjs')]);
  const counts = /verify: (\d+) passed, (\d+) failed\s*$/.exec(output);
  if (counts === null) return { passed: 0, failed: 1, skipped: 0, output };
  const failed = Number(counts[2]);
  return { passed: Number(counts[1]), failed: code !== 0 && failed === 0 ? 1 : failed, skipped: 0, output };
}

/**
 * @param {string} command
 * @param {string[]} words
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(command, words) {
  const environment = {
    ...process.env,
    NODE_ENV: 'test',
    PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env['PATH']}`,
    // What is read in a file or a build's log is plain text.
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
  };
  for (const name of OPERATOR_SETTINGS) Reflect.deleteProperty(environment, name);
  return new Promise((done, failed) => {
    let output = '';
    const child = spawn(command, words, { cwd: ROOT, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = () => child.kill('SIGTERM');
    process.once('exit', end);
    const timer = setTimeout(() => {
      output += `\nended after ${PATIENCE_MS / 60_000} minutes\n`;
      end();
    }, PATIENCE_MS);
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
