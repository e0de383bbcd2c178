// Runs every check and test: `npm test`, or some with `npm test -- unit e2e`. Installs what they need, prints the
// twenty slowest files, and ends with the plain line "N passed, N failed". Plain JavaScript without packages, since it
// runs before anything is installed.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { LaunchError } from './project.mjs';
import { runSize, runVerify, runVitest } from './run-suite.mjs';
import { readTimings } from './test-timings.mjs';

/** @typedef {import('./run-suite.mjs').Outcome} Outcome */

/** @typedef {{ suites: Record<string, string[]>, workers: number, isInBackground: boolean }} TestQueue */

/**
 * Needs nothing that is built, so it runs beside the build, which keeps one core busy.
 * @type {TestQueue}
 */
const BESIDE_BUILD = { suites: { unit: ['unit'] }, workers: 1, isInBackground: true };
/**
 * Queues of test files that run in parallel, with the suites in each. Browser tests are CPU-bound and server tests
 * mostly wait, so together they keep two cores busy; more workers would only compete. They start once the web
 * application is built: a server looks for it at startup, and building replaces generated types that the linter reads.
 * The checks run alongside at low priority.
 * @type {TestQueue[]}
 */
const QUEUES = [
  { suites: { e2e: ['e2e'] }, workers: 2, isInBackground: true },
  { suites: { server: ['server'] }, workers: 3, isInBackground: true },
  // Resilience tests start one server after another and mostly wait, so they go first. A second run without shared data
  // belongs to the suite that it repeats.
  {
    suites: { resilience: ['resilience'], server: ['alone'], e2e: ['alone-e2e'] },
    workers: 1,
    isInBackground: false,
  },
];
const SLOWEST = 20;

const chosen = process.argv.slice(2);
const isChosen = (/** @type {string[]} */ ...names) =>
  chosen.length === 0 || names.some((name) => chosen.includes(name));
const total = { passed: 0, failed: 0 };
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

try {
  await ensureInstalled('full');
  const node = pinnedNode();
  const isBuilt = isChosen('build', 'e2e', 'resilience');
  const besideBuild = runQueue(node, BESIDE_BUILD);
  if (isBuilt) await report('build', build);
  await Promise.all([
    isBuilt && report('size', () => runSize(node)),
    isChosen('verify') && report('verify', () => runVerify(node)),
    ...QUEUES.map((queue) => runQueue(node, queue)),
    besideBuild,
  ]);
  printSlowest();
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  console.error(`pagewright: ${error.message}`);
  total.failed += 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/**
 * Runs some suites and adds their counts to the total. If one fails, prints all of its output in one piece.
 * @param {string} name
 * @param {() => Promise<Outcome>} work
 */
async function report(name, work) {
  const startedAt = Date.now();
  console.log(`${name}: started`);
  const { counts, output } = await work();
  const isRed = Object.values(counts).some(({ failed }) => failed > 0);
  if (isRed) console.log(`\n===== ${name} =====\n${output.trimEnd()}\n===== end of ${name} =====\n`);
  else for (const line of new Set(output.match(/^left out: .*$/gm))) console.log(line);
  for (const [suite, { passed, failed, skipped }] of Object.entries(counts)) {
    total.passed += passed;
    total.failed += failed;
    console.log(`${suite}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
  console.log(`${name}: ended after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/**
 * Runs the chosen suites of a queue.
 * @param {string} node
 * @param {TestQueue} queue
 */
async function runQueue(node, { suites, ...options }) {
  const projects = Object.entries(suites).flatMap(([name, own]) => (isChosen(name) ? own : []));
  if (projects.length > 0) await report(projects.join(', '), () => runVitest(node, projects, options));
}

/** @returns {Promise<Outcome>} */
async function build() {
  try {
    await ensureBuilt();
    return { counts: { build: { passed: 1, failed: 0, skipped: 0 } }, output: '' };
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    return { counts: { build: { passed: 0, failed: 1, skipped: 0 } }, output };
  }
}

function printSlowest() {
  console.log(`\nThe ${SLOWEST} slowest files of the last runs, in seconds (all: .cache/test-timings.json)`);
  for (const { file, project, seconds } of readTimings().slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${project.padEnd(10)} ${file}`);
}
