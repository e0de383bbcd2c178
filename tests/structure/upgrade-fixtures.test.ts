import { expect, test } from 'vitest';
import { fixtureNames } from '../database/upgrade/fixture.ts';
import { hasHistory, landedSchemas, migrationNames } from '../database/upgrade/old-version.ts';

const migrations = migrationNames();
const hasGit = await hasHistory();
if (!hasGit) console.log('skipped: landed schemas, since this folder has no history');

/**
 * The landed schemas that the upgrade test has no data of. From the newest migration here nothing upgrades yet, so that its
 * schema needs none until another one follows.
 */
function findMissing(landed: readonly string[], fixtures: readonly string[], newest: string): string[] {
  return landed.filter((name) => name < newest && !fixtures.includes(name));
}

test.runIf(hasGit)('each schema that main had is upgraded in a test', async () => {
  const landed = (await landedSchemas()).map(({ name }) => name);
  expect(landed.length).toBeGreaterThan(50);
  expect(
    findMissing(landed, fixtureNames(), migrations.at(-1) ?? ''),
    'to be made by `node tests/database/upgrade/make-fixtures.ts`',
  ).toEqual([]);
});

test('a missing fixture is found once another migration follows', () => {
  expect(findMissing(['0001_a', '0002_b'], ['0001_a'], '0002_b')).toEqual([]);
  expect(findMissing(['0001_a', '0002_b'], ['0001_a'], '0003_c')).toEqual(['0002_b']);
});

test('a fixture belongs to a migration that still exists', () => {
  expect(fixtureNames().filter((name) => !migrations.includes(name))).toEqual([]);
});
