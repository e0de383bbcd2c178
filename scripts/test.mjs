// Runs every check and test: `npm test`, or `npm test -- unit e2e` for some. Installs what they need, and ends with
// the plain line "N passed, N failed". Plain JavaScript without packages, since it runs before anything is installed.
import { ensureBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { LaunchError } from './project.mjs';
import { runVerify, runVitest } from './run-suite.mjs';

/** @typedef {import('./run-suite.mjs').Outcome} Outcome */

const chosen = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

try {
  await ensureInstalled('full');
  const node = pinnedNode();
  // Two lanes for two cores: what drives a browser and starts whole installations, and all else.
  const built = suite('build', ['e2e', 'resilience'], build);
  await Promise.all([
    (async () => {
      await suite('verify', [], () => runVerify(node));
      await suite('unit', [], () => runVitest(node, ['unit']));
      await suite('server', [], () => runVitest(node, ['server']));
    })(),
    (async () => {
      await built;
      await suite('e2e', [], () => runVitest(node, ['e2e']));
      await suite('resilience', [], () => runVitest(node, ['resilience']));
    })(),
  ]);
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  console.error(`pagewright: ${error.message}`);
  total.failed += 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/**
 * Runs one suite when it is chosen (itself, or a suite that needs it) and adds it to the sum. What it wrote is shown
 * whole and in one piece, when it has failed.
 * @param {string} name
 * @param {string[]} neededBy
 * @param {() => Promise<Outcome>} work
 */
async function suite(name, neededBy, work) {
  if (chosen.length > 0 && ![name, ...neededBy].some((word) => chosen.includes(word))) return;
  const startedAt = Date.now();
  console.log(`${name}: started`);
  const outcome = await work();
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  if (outcome.failed > 0)
    console.log(`\n===== ${name} =====\n${outcome.output.trimEnd()}\n===== end of ${name} =====\n`);
  const skipped = outcome.skipped > 0 ? `, ${outcome.skipped} skipped` : '';
  console.log(`${name}: ${outcome.passed} passed, ${outcome.failed} failed${skipped} (${seconds} s)`);
}

/** @returns {Promise<Outcome>} */
async function build() {
  try {
    await ensureBuilt();
    return { passed: 1, failed: 0, skipped: 0, output: '' };
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      output: error instanceof Error ? error.message : String(error),
    };
  }
}
