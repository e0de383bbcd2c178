// Prints the scripts of the marketing site with their transfer sizes: `npm run size`. Exits with 1 above a limit.
// Scripts that load only when someone scores a text or pays have a separate limit, or none.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KILOBYTE = 1000;
const SITE_LIMIT_BYTES = 60 * KILOBYTE;
const DEMONSTRATION_LIMIT_BYTES = 1_500 * KILOBYTE;
/** The scorer that runs while someone types, before a text needs word tables or stemmers. */
const WORKER_LIMIT_BYTES = 120 * KILOBYTE;
/** Loaded once, alongside the worker, when an English text is first scored. */
const TABLES_LIMIT_BYTES = 220 * KILOBYTE;
const DEMONSTRATION = 'marketing/demo.ts';
/** Requested only when someone is signed in. */
const PAYING = 'marketing/pay.ts';
const WORKER = /score\.worker-[\w-]+\.js/;
const ENGLISH_TABLES = /word-(?:meanings|frequencies-en)-[\w-]+\.js/g;

const build = join(import.meta.dirname, '../apps/web/build/client');
const manifestFile = join(build, 'assets/marketing-manifest.json');
if (!existsSync(manifestFile)) {
  console.error('The marketing site has not been built: run `npm run build` first.');
  process.exit(1);
}
/** @typedef {{ file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/**
 * Adds a chunk and everything that it imports.
 * @param {Set<string>} files
 * @param {string} name
 * @param {boolean} withLater whether also what it loads when it is needed
 */
function add(files, name, withLater) {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build lacks ${name}.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  const later = withLater ? (chunk.dynamicImports ?? []) : [];
  for (const next of [...(chunk.imports ?? []), ...later]) add(files, next, withLater);
}

/** @param {string} file */
const read = (file) => readFileSync(join(build, file));
/** @param {string} file */
const sizeOf = (file) => gzipSync(read(file), { level: 9 }).length;

/**
 * @param {string} name
 * @param {Iterable<string>} files
 * @param {number} limit
 */
function report(name, files, limit) {
  const rows = [...files].map((file) => ({ file, size: sizeOf(file) }));
  const total = rows.reduce((sum, { size }) => sum + size, 0);
  for (const { file, size } of rows) console.log(`${inKilobytes(size)} gz  ${file}`);
  console.log(`${inKilobytes(total)} gz  ${name}; the limit is ${limit / KILOBYTE} kB, as gzip`);
  if (total > limit) process.exitCode = 1;
}

/** @param {number} bytes */
function inKilobytes(bytes) {
  return (bytes / KILOBYTE).toFixed(1).padStart(8);
}

/** @type {Set<string>} */
const site = new Set();
for (const [name, { isEntry, file }] of Object.entries(manifest))
  if (isEntry && file.endsWith('.js') && name !== PAYING) add(site, name, false);
report('all scripts of the marketing site', site, SITE_LIMIT_BYTES);

/** @type {Set<string>} */
const demonstration = new Set();
add(demonstration, DEMONSTRATION, true);
const worker = [...demonstration].flatMap((file) => WORKER.exec(read(file).toString())?.[0] ?? []).at(0);
if (worker === undefined) throw new Error('The demonstration names no worker.');
report('the live score', [`assets/${worker}`], WORKER_LIMIT_BYTES);
demonstration.add(`assets/${worker}`);
const tables = [...read(`assets/${worker}`).toString().matchAll(ENGLISH_TABLES)].map(
  ([name]) => `assets/${name}`,
);
if (tables.length !== 2) throw new Error('The live score names no tables of English words.');
report('the tables of English words that it loads with its first text', tables, TABLES_LIMIT_BYTES);
for (const table of tables) demonstration.add(table);
report('the demonstration with its engine', demonstration, DEMONSTRATION_LIMIT_BYTES);
