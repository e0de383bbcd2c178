// Bundles the server into a few plain JavaScript files, which load in half the time. `build.mjs` runs it on the pinned
// Node with the output folder. Files that the server reads at run time (migrations, articles) stay next to the sources.
import { globSync, readFileSync, renameSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'rolldown';
import { ROOT } from './project.mjs';

const SERVER = join(ROOT, 'apps', 'server');
const SOURCES = join(SERVER, 'src');
/**
 * Packages with many small modules, which load slowest one by one, and packages that only they need. The server's other
 * packages are loaded from `node_modules`.
 */
const INLINED =
  /^(?:@pagewright|@oxc-project\/runtime|@ai-sdk|ai|better-auth|better-call|@better-auth|@better-fetch|drizzle-orm|kysely|jose|zod)(?:\/|$)/;
const DEPENDENCIES = Object.keys(JSON.parse(readFileSync(join(SERVER, 'package.json'), 'utf8')).dependencies);
/** Modules that a worker thread loads by URL. */
const MODULE_ADDRESS = /new URL\(\s*'(\.{1,2}\/[^']+)\.ts',\s*import\.meta\.url,?\s*\)/g;
/** `import.meta` properties that work in a bundle, or are rewritten for it. */
const KEPT_META = /import\.meta\.(?:dirname|resolve\()|createRequire\(import\.meta\.url\)/g;

/** @type {Record<string, string>} */
const entries = {
  main: join(SOURCES, 'main.ts'),
  migrate: join(SOURCES, 'platform', 'db', 'migrate-command.ts'),
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
  // A dependency of a bundled package may be resolvable only from that package.
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
 * A module's name in the bundle: `generation.build-prompt` for `generation/build-prompt.ts`.
 * @param {string} from
 * @param {string} address
 */
function entryName(from, address) {
  return relative(SOURCES, resolve(dirname(from), address)).replaceAll(/[/\\]/g, '.');
}
