// `npm run new-feature -- <name>`: creates a feature in web, contract, server, and e2e with one working call and its
// first tests. The call reads real data from the start: the workspace's name.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SHELL_SCREENS } from '@pagewright/contract/screen-paths';
import { KNOWN_FEATURES, locationsOf } from '../tests/structure/feature-locations.ts';
import { contractFiles, e2eFiles, serverFiles, webFiles } from './feature-files.mjs';

const root = join(import.meta.dirname, '..');

/**
 * Exits with a one-line message before anything is written.
 * @param {string} sentence
 * @returns {never}
 */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Edits a file that lists features.
 * @param {string} path
 * @param {readonly (readonly [RegExp, string])[]} changes
 */
function changedFile(path, changes) {
  let text = readFileSync(join(root, path), 'utf8');
  for (const [pattern, replacement] of changes) {
    if (!pattern.test(text)) refuse(`${path} has unexpected content: nothing matches ${String(pattern)}.`);
    text = text.replace(pattern, replacement);
  }
  return { [path]: text };
}

const [name = ''] = process.argv.slice(2);
if (!KNOWN_FEATURES.includes(name)) {
  refuse(`"${name}" is not a feature. Usage: npm run new-feature -- ${KNOWN_FEATURES.toSorted().join('|')}`);
}
const places = locationsOf(name);
if (!places.includes('contract'))
  refuse(`${name} has no API call of its own, so there is nothing to create.`);

const hasAddress = /** @type {readonly string[]} */ (SHELL_SCREENS).includes(name);
/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const filesOf = {
  contract: contractFiles(name),
  server: serverFiles(name),
  web: webFiles(name, hasAddress),
  e2e: e2eFiles(name, hasAddress),
};
/** @type {Record<string, string>} */
const files = Object.assign({}, ...places.map((place) => filesOf[place]));
const present = Object.keys(files).find((path) => existsSync(join(root, path)));
if (present !== undefined) refuse(`${name} already exists: ${present}`);

// Files that list the feature. Nothing is written until all edits are known to apply.
Object.assign(
  files,
  changedFile('packages/contract/src/index.ts', [
    [/\n\nconst isEndpoint/, `\nimport * as ${name} from './${name}.ts';\n\nconst isEndpoint`],
    [/(: readonly Endpoint\[\] = \[)/, `$1${name}, `],
  ]),
  changedFile('apps/server/src/features/index.ts', [
    [/\n\n\/\*\* All features/, `\nimport { ${name} } from './${name}/index.ts';\n\n/** All features`],
    [/(: readonly Feature\[\] = \[)/, `$1${name}, `],
  ]),
);

for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const format = spawnSync(
  process.execPath,
  [join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt'), ...Object.keys(files)],
  { cwd: root, encoding: 'utf8' },
);
if (format.status !== 0) console.error(format.stderr);
for (const path of Object.keys(files)) console.log(path);
if (places.includes('web') && !hasAddress) {
  console.log(
    `Next: show its panel in the screen that uses it, and list the edge in .dependency-cruiser.mjs.`,
  );
}
