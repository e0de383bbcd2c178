import { expect, test } from 'vitest';
import { readProjectFile, sourceFiles } from './project-files.ts';

const TITLE = /\b(?:test|it|describe)\.runIf\(isFullRun\)\(\s*'([^']+)'/g;
const LISTED = /^- `(\S+\.ts)`: (.+)$/gm;

test('no test that the security promises name only runs in full', () => {
  const promises = readProjectFile('docs/security.md');
  const titles = [...readProjectFile('docs/testing.md').matchAll(LISTED)].map(([, , title = '']) => title);
  expect(titles.filter((title) => promises.includes(`“${title}”`))).toEqual([]);
});

test('the testing guide lists every test that only runs in full', () => {
  const inCode = sourceFiles()
    .filter((path) => /\.(?:test|spec)\.ts$/.test(path) && !path.startsWith('tests/structure/'))
    .flatMap((path) =>
      [...readProjectFile(path).matchAll(TITLE)].map(([, title = '']) => `${path}: ${title}`),
    );
  const inGuide = [...readProjectFile('docs/testing.md').matchAll(LISTED)].map(
    ([, path, title]) => `${path}: ${title}`,
  );
  expect(inCode.length).toBeGreaterThan(5);
  expect(inGuide.toSorted()).toEqual(inCode.toSorted());
});
