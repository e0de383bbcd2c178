// `npm run sbom`: what the program is made of, as CycloneDX, from the lock file; with checksums of what a release holds.
// Writes into `.cache/release` or the folder given.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, runNpm } from './project.mjs';

const folder = resolve(process.argv[2] ?? join(ROOT, '.cache', 'release'));
mkdirSync(folder, { recursive: true });
// Without this last word npm refuses for an optional peer of a development package that is out of range.
const words = [
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--package-lock-only',
  '--omit',
  'dev',
  '--legacy-peer-deps',
];
const { code, output } = await runNpm(words);
if (code !== 0) {
  process.stderr.write(output);
  process.exit(1);
}
writeFileSync(join(folder, 'sbom.cdx.json'), output);
const files = ['package-lock.json', 'Dockerfile', 'NOTICE'].map((name) => ({ name, path: join(ROOT, name) }));
const all = [...files, { name: 'sbom.cdx.json', path: join(folder, 'sbom.cdx.json') }];
const lines = all.map(
  ({ name, path }) => `${createHash('sha256').update(readFileSync(path)).digest('hex')}  ${name}`,
);
writeFileSync(join(folder, 'SHA256SUMS'), `${lines.join('\n')}\n`);
console.log(`${JSON.parse(output).components.length} packages in ${join(folder, 'sbom.cdx.json')}`);
