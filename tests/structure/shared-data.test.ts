import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';

import { WITHOUT_SHARED_DATA } from '../without-shared-data.ts';
import { projectRoot, readProjectFile, sourceFiles } from './project-files.ts';

const READS = /\b(?:findSharedData|readApiDescription|readAttack(?:Lines|Strings|Files)|samplePayloads)\(/;
const repeated = Object.values(WITHOUT_SHARED_DATA).flat();
const readers = sourceFiles().filter(
  (path) => path.endsWith('.ts') && !path.startsWith('tests/structure/') && READS.test(readProjectFile(path)),
);
const isTest = (path: string): boolean => /\.(?:test|spec)\.ts$/.test(path);

/** All files that a file imports, directly or through others. */
function importedBy(files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files);
  for (const file of found)
    for (const [, address = ''] of readProjectFile(file).matchAll(/\bfrom '(\.[^']+\.ts)'/g)) {
      const path = join(dirname(file), address);
      if (existsSync(join(projectRoot, path))) found.add(path);
    }
  return found;
}

test('every test that reads shared data also runs without it', () => {
  expect(readers.filter((path) => isTest(path) && !repeated.includes(path))).toEqual([]);
  expect(repeated.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

test('everything that reads shared data for tests is also used without it', () => {
  const used = importedBy(repeated);
  const fakes = readers.filter((path) => !isTest(path));
  expect(fakes.length).toBeGreaterThan(5);
  expect(fakes.filter((path) => !used.has(path))).toEqual([]);
});
