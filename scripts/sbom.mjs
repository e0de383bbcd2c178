// `npm run sbom`: the packages of the program as CycloneDX, from the lock file. Writes into `.cache/release` or the given folder.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LaunchError, ROOT, runNpm } from './project.mjs';

/** @typedef {{ ref: string, dependsOn: string[] }} Dependency */
/** @typedef {{ name?: string, version?: string, link?: boolean, resolved?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Locked */

/**
 * The packages that the program needs, for every platform, as `name@version`.
 * @param {Record<string, Locked>} packages of the lock file by path
 * @returns {Set<string>}
 */
export function programPackages(packages) {
  /** @type {Set<string>} */
  const paths = new Set();
  const waiting = ['', ...Object.keys(packages).filter((path) => packages[path]?.link)];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const one = packages[path];
    if (one === undefined || paths.has(path)) continue;
    paths.add(path);
    if (one.link) waiting.push(one.resolved ?? '');
    const isOptional = (/** @type {string} */ name) => one.peerDependenciesMeta?.[name]?.optional === true;
    const peers = Object.keys(one.peerDependencies ?? {}).filter((name) => !isOptional(name));
    for (const name of [...Object.keys({ ...one.dependencies, ...one.optionalDependencies }), ...peers])
      waiting.push(placeOf(packages, path, name));
  }
  return new Set(
    [...paths].flatMap((path) => {
      const { link, name = path.split('node_modules/').at(-1), version } = packages[path] ?? {};
      return path === '' || link ? [] : [`${name}@${version}`];
    }),
  );
}

/**
 * Where a package finds another one, as Node resolves it; '' if nowhere, as for an optional peer.
 * @param {Record<string, Locked>} packages
 * @param {string} from
 * @param {string} name
 */
function placeOf(packages, from, name) {
  for (let folder = from; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder}/node_modules/${name}`;
    if (path in packages) return path;
  }
  const path = `node_modules/${name}`;
  return path in packages ? path : '';
}

/**
 * Writes `sbom.cdx.json`, identical for the same lock file and time.
 * @param {string} folder
 * @param {Date} at its timestamp
 * @param {string} [project] the folder with the lock file
 * @returns {Promise<number>} the number of packages
 */
export async function writeSbom(folder, at, project = ROOT) {
  // Without this flag, npm refuses because an optional peer of a development package is out of range.
  const args = [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--package-lock-only',
    '--legacy-peer-deps',
    '--prefix',
    project,
  ];
  const { code, output } = await runNpm(args);
  if (code !== 0) throw new LaunchError(`npm could not list the packages: ${output.trim()}`);
  const sbom = JSON.parse(output);
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
  const wanted = programPackages(packages);
  // Its `--omit dev` also omits what the program shares with development packages, such as pg.
  sbom.components = sbom.components.filter((/** @type {{ 'bom-ref': string }} */ one) =>
    wanted.has(one['bom-ref']),
  );
  wanted.add(sbom.metadata.component['bom-ref']);
  sbom.dependencies = sbom.dependencies
    .filter((/** @type {Dependency} */ { ref }) => wanted.has(ref))
    .map((/** @type {Dependency} */ one) => ({
      ...one,
      dependsOn: one.dependsOn.filter((ref) => wanted.has(ref)),
    }));
  // npm uses the current time and a random number.
  sbom.metadata.timestamp = at.toISOString();
  // npm names the program after the folder that it is in.
  sbom.metadata.component.name = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).name;
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
