// `npm run sbom`: the packages of the program as CycloneDX, from the lock file. Writes into `.cache/release` or the given folder.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LaunchError, ROOT, runNpm } from './project.mjs';

/**
 * Writes `sbom.cdx.json`, identical for the same lock file and time.
 * @param {string} folder
 * @param {Date} at its timestamp
 * @returns {Promise<number>} the number of packages
 */
export async function writeSbom(folder, at) {
  // Without this flag, npm refuses because an optional peer of a development package is out of range.
  const args = [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--package-lock-only',
    '--omit',
    'dev',
    '--legacy-peer-deps',
  ];
  const { code, output } = await runNpm(args);
  if (code !== 0) throw new LaunchError(`npm could not list the packages: ${output.trim()}`);
  const sbom = JSON.parse(output);
  // npm uses the current time and a random number.
  sbom.metadata.timestamp = at.toISOString();
  const digest = createHash('sha256').update(JSON.stringify(sbom.components)).digest('hex');
  sbom.serialNumber = `urn:uuid:${digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  return sbom.components.length;
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? join(ROOT, '.cache', 'release'));
  console.log(`${await writeSbom(folder, new Date())} packages in ${join(folder, 'sbom.cdx.json')}`);
}
