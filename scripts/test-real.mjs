// `npm run test:real`: tests with real third-party software. With and without the language pack: the same scores;
// clusters, merged questions, and the operator's screen through the server's API. Single sign-on with a second
// provider. Ends with 0 if everything ran and passed, with 1 if something failed, with 2 if something was skipped.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installGlewlwyd } from './install-glewlwyd.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { ROOT, npmCommand } from './project.mjs';
import { runVitest } from './run-suite.mjs';

const PACK_TEST = 'apps/server/src/language-pack/language-pack.test.ts';
const PROVIDER_TEST = 'apps/server/src/providers/identity/built-in/single-sign-on/second-provider.test.ts';
const ARTICLES = [
  ['cheap flights', 'Low cost airfare is found early in the week. Cheap flights sell out in May.'],
  [
    'lawn mower repair',
    'To fix a broken grass cutter, clean the filter first. A lawn mower wants fresh gas.',
  ],
].map(([keyword = '', text = '']) =>
  JSON.stringify({ keyword, html: `<h1>${keyword}</h1><p>${`${text} `.repeat(6)}</p>` }),
);

await ensureInstalled('full');
const node = pinnedNode();
const wasInstalled = existsSync(join(ROOT, 'language-pack/node_modules/.complete.json'));
let failed = 0;
let skipped = 0;

languagePack('remove');
const scores = engine('score', ARTICLES);
const wordsOnly = engine('similarity', [JSON.stringify({ a: 'cheap flights', b: 'low cost airfare' })]);
await check('without the language pack', PACK_TEST);
languagePack();
expectThat('the score is the same with the language pack', engine('score', ARTICLES) === scores);
const withPack = engine('similarity', [JSON.stringify({ a: 'cheap flights', b: 'low cost airfare' })]);
expectThat('similarity is another with it', withPack !== wordsOnly);
await check('with the language pack', PACK_TEST);
if (!wasInstalled) languagePack('remove');
const glewlwyd = installGlewlwyd();
if (glewlwyd === null) {
  skipped += 1;
  console.log(
    'single sign-on by Glewlwyd: SKIPPED (needs Debian 12 on x86-64 and access to its archive; apt-get update may help)',
  );
} else {
  process.env['GLEWLWYD_FOLDER'] = glewlwyd;
  await check('single sign-on by Glewlwyd', PROVIDER_TEST);
}
if (failed > 0) console.log(`${failed} failed`);
else console.log(skipped === 0 ? 'all passed' : `${skipped} skipped, the others passed`);
process.exit(failed > 0 ? 1 : skipped > 0 ? 2 : 0);

/** @param {string} [word] */
function languagePack(word) {
  const { command, first, environment } = npmCommand();
  const words = ['run', '--silent', 'language-pack', ...(word === undefined ? [] : ['--', word])];
  const { status } = spawnSync(command, [...first, ...words], {
    cwd: ROOT,
    env: environment,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`npm run language-pack ended with ${status}`);
}

/**
 * The output of the engine's command line.
 * @param {string} analysis
 * @param {readonly string[]} lines
 */
function engine(analysis, lines) {
  const program = join(ROOT, 'apps/server/src/command-line/engine-command.ts');
  const { status, stdout } = spawnSync(node, [program, analysis], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
  });
  if (status !== 0 || stdout === '') throw new Error(`engine ${analysis} ended with ${status}`);
  return stdout;
}

/**
 * @param {string} name
 * @param {string} file
 */
async function check(name, file) {
  const { counts, output } = await runVitest(node, ['server'], { files: [file] });
  const all = Object.values(counts);
  const passed = all.reduce((sum, one) => sum + one.passed, 0);
  const counted = all.reduce((sum, one) => sum + one.failed, 0);
  // A file of which no test ran shows nothing.
  const bad = passed === 0 && counted === 0 ? 1 : counted;
  if (bad > 0) console.log(output.trimEnd());
  failed += bad;
  console.log(`${name}: ${passed} passed, ${bad} failed`);
}

/**
 * @param {string} name
 * @param {boolean} isSo
 */
function expectThat(name, isSo) {
  if (!isSo) failed += 1;
  console.log(`${name}: ${isSo ? 'passed' : 'FAILED'}`);
}
