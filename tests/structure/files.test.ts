import { expect, test } from 'vitest';

import { projectFolders, readProjectFile, sourceFiles } from './project-files.ts';

const lineCounts = sourceFiles().map((path) => ({
  path,
  lines: readProjectFile(path).trimEnd().split('\n').length,
}));

test('no file is longer than 500 lines', () => {
  expect(lineCounts.filter(({ lines }) => lines > 500)).toEqual([]);
});

test('at least 95 of 100 files are at most 300 lines long', () => {
  const long = lineCounts.filter(({ lines }) => lines > 300);
  expect(long.length / lineCounts.length, JSON.stringify(long)).toBeLessThanOrEqual(0.05);
});

test('no folder or file has a catch-all name', () => {
  const vague = /^(utils?|helpers?|misc|common|shared|stuff)(\.|$)/i;
  const named = projectFolders().flatMap(({ path, folders, files }) =>
    [...folders, ...files].filter((name) => vague.test(name)).map((name) => `${path}/${name}`),
  );
  expect(named).toEqual([]);
});

test('folders are named in kebab case', () => {
  const folders = projectFolders().flatMap(({ path, folders: inside }) =>
    inside.map((name) => `${path}/${name}`),
  );
  expect(folders.filter((path) => !/\/[a-z0-9]+(-[a-z0-9]+)*$/.test(path))).toEqual([]);
});

test('every folder of the first two levels has a README of at most five lines', () => {
  const wrong = projectFolders()
    .filter(({ path }) => path !== '.' && path.split('/').length <= 2)
    .filter(({ path, files }) => {
      if (!files.includes('README.md')) return true;
      if (/^docs(\/decisions)?$/.test(path)) return false;
      return readProjectFile(`${path}/README.md`).trimEnd().split('\n').length > 5;
    });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('the environment is read in one place', () => {
  const product = sourceFiles().filter((path) => /^(apps\/[^/]+\/(src|app)|packages)\//.test(path));
  const readers = product.filter(
    (path) => !/\.test\.tsx?$/.test(path) && /process\s*\.\s*env\b/.test(readProjectFile(path)),
  );
  expect(readers).toEqual(['apps/server/src/platform/config/config.ts']);
});

/** Places where a 401 does not mean that login is required, or whose caller adds the Login action. */
const WITHOUT_LOGIN = new Set([
  'apps/web/app/features/auth/auth-form.tsx',
  'apps/web/app/features/content/editor/evidence/use-add-pages.ts',
  'apps/web/app/features/content/editor/writing/use-writing.ts',
  'apps/web/app/features/usage/panel/failure-text.ts',
  'apps/web/app/lib/api/api-error.ts',
  'apps/web/app/lib/messages/describe-failure.ts',
]);

test('every place that explains a failed call offers Login after a 401', () => {
  const without = sourceFiles()
    .filter((path) => path.startsWith('apps/web/app/') && !path.endsWith('.test.ts'))
    .filter((path) => {
      const text = readProjectFile(path);
      return /\bfailureSentence\(/.test(text) && !/isRefused|notifyFailure|401/.test(text);
    });
  expect(without.filter((path) => !WITHOUT_LOGIN.has(path))).toEqual([]);
});

test('messages have unique names, and translations in Spanish and French', () => {
  const namesIn = (files: RegExp, declared: RegExp): string[] =>
    sourceFiles()
      .filter((path) => path.startsWith('apps/web/app/') && files.test(path))
      .flatMap((path) => [...readProjectFile(path).matchAll(declared)].map(([, name = '']) => name))
      .toSorted();
  const english = namesIn(/(?<!\.test|\.es|\.fr)\.tsx?$/, /\bdefineMessages\(\s*'(\w+)'/g);
  expect(english.length).toBeGreaterThan(50);
  expect(english.filter((name, at) => name === english[at - 1])).toEqual([]);
  for (const language of ['es', 'fr']) {
    const translated = namesIn(new RegExp(`messages\\.${language}\\.ts$`), /^export const (\w+)\b/gm);
    expect(translated.filter((name, at) => name === translated[at - 1])).toEqual([]);
    expect(translated).toEqual(expect.arrayContaining(english));
  }
});

test('every server log line has an event code', () => {
  const call = /\blog\??\.(?:info|warn|error|debug|fatal)\(\s*/g;
  const without = sourceFiles()
    .filter((path) => path.startsWith('apps/server/src/') && !/\.test\.ts$|\/testing\//.test(path))
    .flatMap((path) => {
      const text = readProjectFile(path);
      return [...text.matchAll(call)]
        .map(({ index, 0: { length } }) => text.slice(index + length, index + length + 60))
        .filter((rest) => !/^(?:\{\s*(?:\.\.\.about,\s*)?event: '[a-z_]+'|about,)/.test(rest))
        .map((rest) => `${path}: ${rest}`);
    });
  expect(without).toEqual([]);
});
