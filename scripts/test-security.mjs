// `npm run test:security`: runs tests/security, tests/attacks, and every file that docs/security.md names. Plain
// JavaScript without packages, like scripts/test.mjs.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { runVitest } from './run-suite.mjs';
import { readSecurityProofs } from './security-proofs.mjs';

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
await ensureInstalled('full');
await ensureBuilt();
const node = pinnedNode();
const files = [
  ...new Set(['tests/security/', 'tests/attacks/', ...readSecurityProofs().map(({ file }) => file)]),
];
const { counts, output } = await runVitest(node, ['unit', 'server', 'e2e'], { files });
const sum = (/** @type {'passed' | 'failed'} */ key) =>
  Object.values(counts).reduce((total, one) => total + one[key], 0);
if (sum('failed') > 0) console.log(output.trimEnd());
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
