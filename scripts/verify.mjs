// `npm run verify`: runs every check that needs no server in parallel and prints how long each took. `--without-tests`
// skips checks that are tests, which `npm test` runs with the others.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * The command line of a package's program, run by this Node.
 * @param {string} name
 * @param {string} [workspace] whose own installation is looked at first
 */
function program(name, workspace = '.') {
  const folders = [workspace, '.'].map((folder) => join(root, folder, 'node_modules', name));
  const folder = folders.find((candidate) => existsSync(candidate));
  if (folder === undefined) throw new Error(`${name} is not installed. Run: npm install`);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : Object.values(bin)[0];
  return [process.execPath, join(folder, String(file))];
}

/**
 * Go programs collect garbage on all cores, and often. On one core and less often, they need half the processor time.
 */
const ONE_CORE = { GOMAXPROCS: '1', GOGC: '400' };

/** @typedef {{ name: string, commands: readonly (readonly string[])[], folder?: string }} Check */

/**
 * @param {string} project path of a tsconfig, or of its folder
 * @returns {Check}
 */
function types(project) {
  // Unchanged files are not checked again.
  const remembered = join('node_modules/.cache/types', `${project.replaceAll(/[^a-z]/g, '-')}.tsbuildinfo`);
  const incremental = ['--incremental', '--tsBuildInfoFile', remembered];
  // The default of four checkers would each load the shared types: twice the work for the same result, with no core to
  // spare.
  return {
    name: `types: ${project}`,
    commands: [[...program('typescript'), '--noEmit', '-p', project, '--singleThreaded', ...incremental]],
  };
}

const web = 'apps/web';
// Generates the route types that linter and compiler import.
const typegen = [...program('@react-router/dev', web), 'typegen', web];

/** The longest first, so that none of them is left running alone. @type {Check[]} */
const checks = [
  {
    name: 'structure',
    commands: [[...program('vitest'), 'run', '--project', 'unit', 'tests/structure', '--reporter', 'dot']],
  },
  // Each of its threads would load all types too.
  { name: 'lint', commands: [[...program('oxlint'), '--type-aware', '--threads=1']] },
  types(web),
  { name: 'unused files, exports and packages', commands: [[...program('knip'), '--no-progress']] },
  {
    name: 'directions of imports',
    commands: [[process.execPath, join(root, 'scripts/check-directions.mjs')]],
  },
  types('apps/server'),
  // Includes the benchmarks.
  types('tests'),
  types('packages/engine'),
  types('packages/engine/tsconfig.source.json'),
  types('packages/contract'),
  types('packages/contract/tsconfig.source.json'),
  types('scripts'),
  { name: 'format', commands: [[...program('oxfmt'), '--check']] },
];

/**
 * Runs one command until it exits.
 * @param {readonly string[]} command
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
function run([file, ...args]) {
  return new Promise((resolve) => {
    let output = '';
    const env = { ...process.env, ...ONE_CORE, NO_COLOR: '1' };
    const child = spawn(String(file), args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ passed: false, output: error.message }));
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}

/** @param {Check} check */
async function perform(check) {
  const began = performance.now();
  let passed = true;
  let output = '';
  for (const command of check.commands) {
    const result = await run(command);
    output += result.output;
    passed = result.passed;
    if (!passed) break;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(5);
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${seconds} s  ${check.name}`);
  if (!passed) console.log(output.trimEnd().replaceAll(/^/gm, '    '));
  return passed;
}

const prepared = await run(typegen);
if (!prepared.passed) console.log(prepared.output);

const withoutTests = process.argv.includes('--without-tests');
const waiting = checks.filter(({ name }) => !withoutTests || name !== 'structure');
/** @type {boolean[]} */
const results = [];
async function work() {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    results.push(await perform(check));
  }
}
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));

const failed = results.filter((passed) => !passed).length;
console.log(`verify: ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
