import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { KNOWN_FEATURES, type Location, LOCATIONS, locationsOf } from './feature-locations.ts';
import { projectRoot, readProjectFile } from './project-files.ts';

/** End-to-end tests of the whole product rather than one feature. */
const wholeProductSpecs = new Set([
  'shell',
  'phone',
  'forced-colors',
  'languages',
  'hosted-identity',
  'typing',
]);

const names = new Set(KNOWN_FEATURES);

function listFolder(path: string): string[] {
  const folder = join(projectRoot, path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function listFiles(path: string, ending: string): string[] {
  return readdirSync(join(projectRoot, path))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
}

const contractFiles = listFiles('packages/contract/src', '.ts').filter((file) => !file.endsWith('.test'));

/** A contract file belongs to a feature if it has a feature's name or declares endpoints. */
const contractFeatures = contractFiles.filter(
  (file) => names.has(file) || /\bfeature: '/.test(readProjectFile(`packages/contract/src/${file}.ts`)),
);

const present: Readonly<Record<Location, readonly string[]>> = {
  web: listFolder('apps/web/app/features'),
  contract: contractFeatures,
  server: listFolder('apps/server/src/features'),
  e2e: listFiles('tests/e2e', '.spec.ts').filter((name) => !wholeProductSpecs.has(name)),
};

test.each(LOCATIONS)('%s has no feature under another name', (place) => {
  expect(present[place].filter((name) => !names.has(name))).toEqual([]);
});

test('a feature that exists in one location exists in all that it needs', () => {
  const started = new Set(LOCATIONS.flatMap((place) => present[place]));
  const missing = [...started].flatMap((name) =>
    locationsOf(name)
      .filter((place) => !present[place].includes(name))
      .map((place) => `${name} in ${place}`),
  );
  expect(missing).toEqual([]);
});

test('a feature exists in no location that it does not need', () => {
  const unexpected = KNOWN_FEATURES.flatMap((name) =>
    LOCATIONS.filter((place) => !locationsOf(name).includes(place) && present[place].includes(name)).map(
      (place) => `${name} in ${place}`,
    ),
  );
  expect(unexpected).toEqual([]);
});

test('an endpoint belongs to the feature whose file declares it', () => {
  const misplaced = contractFeatures.flatMap((file) =>
    [...readProjectFile(`packages/contract/src/${file}.ts`).matchAll(/\bfeature: '([^']+)'/g)]
      .filter(([, feature]) => feature !== file)
      .map(([, feature]) => `${feature} in ${file}.ts`),
  );
  expect(misplaced).toEqual([]);
});
