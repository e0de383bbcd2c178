// Bundles the server into a few plain JavaScript files, which load in half the time: run by `build.mjs` on the pinned Node,
// with the folder to make. What the server reads beside its sources (migrations, articles) is read there.
import { globSync, readFileSync, renameSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'rolldown';
import { ROOT } from './project.mjs';

const SERVER = join(ROOT, 'apps', 'server');
const SOURCES = join(SERVER, 'src');
/**
 * Packages of many small modules, which take longest to load one by one, and with them what only they need. The server's other
 * packages are loaded from where they are installed.
 */
const INLINED =
  /^(?:@pagewright|@oxc-project\/runtime|@ai-sdk|ai|better-auth|better-call|@better-auth|@better-fetch|drizzle-orm|kysely|jose|zod)(?:\/|$)/;
const DEPENDENCIES = Object.keys(JSON.parse(readFileSync(join(SERVER, 'package.json'), 'utf8')).dependencies);
/** Modules that are loaded by their address, in a thread. */
const MODULE_ADDRESS = /new URL\(\s*'(\.{1,2}\/[^']+)\.ts',\s*import\.meta\.url,?\s*\)/g;
/** What means the same in a bundle, or is put right in it. */
const KEPT_META = /import\.meta\.(?:dirname|resolve\()|createRequire\(import\.meta\.url\)/g;

/** @type {Record<string, string>} */
const entries = {
  main: join(SOURCES, 'main.ts'),
  migrate: join(SOURCES, 'db', 'migrate-command.ts'),
};
for (const file of globSync('**/*.ts', { cwd: SOURCES, exclude: ['**/testing/**', '**/*.test.ts'] })) {
  const path = join(SOURCES, file);
  for (const [, address] of readFileSync(path, 'utf8').matchAll(MODULE_ADDRESS))
    entries[entryName(path, String(address))] = resolve(dirname(path), `${address}.ts`);
}

const [folder = ''] = process.argv.slice(2);
const unfinished = `${folder}.${process.pid}`;
await build({
  cwd: SERVER,
  input: entries,
  platform: 'node',
  external: isExternal,
  treeshake: false,
  plugins: [
    { name: 'addresses', transform: { filter: { id: /\.ts$/, code: /import\.meta\./ }, handler: addressed } },
  ],
  output: {
    dir: unfinished,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    keepNames: true,
  },
});
renameSync(unfinished, folder);

/**
 * @param {string} id
 * @param {string | undefined} importer
 */
function isExternal(id, importer) {
  if (isBuiltin(id)) return true;
  if (!/^[@a-z]/.test(id) || INLINED.test(id)) return false;
  // What only a package in the bundle depends on may be found by that package alone.
  return (
    importer?.startsWith(SOURCES) || DEPENDENCIES.some((name) => id === name || id.startsWith(`${name}/`))
  );
}

/**
 * @param {string} code
 * @param {string} path
 */
function addressed(code, path) {
  const others = code.replaceAll(MODULE_ADDRESS, '').replaceAll(KEPT_META, '');
  if (others.includes('import.meta.'))
    throw new Error(`${path}: import.meta is used in a way that a bundle changes`);
  return code
    .replaceAll(
      MODULE_ADDRESS,
      (_, address) => `new URL('./${entryName(path, address)}.mjs', import.meta.url)`,
    )
    .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${relative(folder, dirname(path))}')`);
}

/**
 * Name of a module in the bundle: `generation.make-prompt` for `generation/make-prompt.ts`.
 * @param {string} from
 * @param {string} address
 */
function entryName(from, address) {
  return relative(SOURCES, resolve(dirname(from), address)).replaceAll(/[/\\]/g, '.');
}
