// Prints the scripts that a browser loads before a signed-in user's first screen, with their transfer sizes: `npm run
// size`. Exits with 1 above the limit.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const KILOBYTE = 1000;
const LIMIT_BYTES = 230 * KILOBYTE;
const SCREEN = 'routes/content';

const build = join(import.meta.dirname, '../apps/web/build/client');
const assets = join(build, 'assets');
if (!existsSync(assets)) {
  console.error('The web application has not been built: run `npm run build` first.');
  process.exit(1);
}

const manifestFile = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
if (manifestFile === undefined) throw new Error('The build holds no manifest of its routes.');
const manifestText = readFileSync(join(assets, manifestFile), 'utf8');
/** @typedef {{ module: string, imports?: string[], parentId?: string }} Part */
/** @type {{ entry: Part, routes: Record<string, Part> }} */
const manifest = JSON.parse(manifestText.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, ''));

const files = new Set([`/assets/${manifestFile}`]);
/** @param {Part | undefined} part */
function add(part) {
  if (part === undefined) throw new Error('The manifest does not hold a part of the screen.');
  for (const file of [part.module, ...(part.imports ?? [])]) files.add(file);
}
add(manifest.entry);
for (
  let id = /** @type {string | undefined} */ (SCREEN);
  id !== undefined;
  id = manifest.routes[id]?.parentId
) {
  add(manifest.routes[id]);
}

const rows = [...files]
  .map((file) => {
    const source = readFileSync(join(build, file));
    return {
      file,
      raw: source.length,
      gzip: gzipSync(source, { level: 9 }).length,
      brotli: brotliCompressSync(source).length,
    };
  })
  .toSorted((a, b) => b.gzip - a.gzip);
/** @param {'raw' | 'gzip' | 'brotli'} key */
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / KILOBYTE).toFixed(1).padStart(8);

for (const row of rows)
  console.log(`${kilobytes(row.brotli)} br ${kilobytes(row.gzip)} gz ${kilobytes(row.raw)} raw  ${row.file}`);
console.log(
  `${kilobytes(total('brotli'))} br ${kilobytes(total('gzip'))} gz ${kilobytes(total('raw'))} raw  first load of ${SCREEN} in kB; the limit is ${LIMIT_BYTES / KILOBYTE} kB, as gzip`,
);
// Browsers accept brotli over https only; over plain http they get gzip.
if (total('gzip') > LIMIT_BYTES) process.exitCode = 1;
