import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { SETTING_NAMES } from '../../apps/server/src/config/config.ts';
import { readSecurityProofs } from '../../scripts/security-proofs.mjs';
import { projectFolders, projectRoot, readProjectFile } from './project-files.ts';

test('the documents that everything refers to are there', () => {
  const documents = ['README.md', 'docs/architecture.md', 'docs/glossary.md', 'docs/operations.md'];
  expect(documents.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

test('every setting is explained in docs/operations.md', () => {
  const operations = readProjectFile('docs/operations.md');
  expect(SETTING_NAMES.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});

test('docs/data.md says of every table how it grows and what ends it, and of no other', () => {
  const folder = 'apps/server/src/db/schema';
  const sources = readdirSync(join(projectRoot, folder)).map((file) => readProjectFile(join(folder, file)));
  const tables = sources.flatMap((source) =>
    [...source.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => String(name)),
  );
  const rows = readProjectFile('docs/data.md').match(/^\| `.*$/gm) ?? [];
  const told = rows.flatMap((row) => {
    const [, names = '', grows = '', ends = ''] = row.split('|').map((cell) => cell.trim());
    expect([grows, ends], row).not.toContain('');
    return [...names.matchAll(/`(\w+)`/g)].map(([, name]) => String(name));
  });
  expect(told.toSorted()).toEqual(tables.toSorted());
});

test('decision records have one number each and open with it', () => {
  const records = readdirSync(join(projectRoot, 'docs/decisions')).filter((file) => file !== 'README.md');
  const misnamed = records.filter((file) => !/^\d{4}-[a-z0-9-]+\.md$/.test(file));
  expect(misnamed).toEqual([]);
  const numbers = records.map((file) => file.slice(0, 4));
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
  const unopened = records.filter(
    (file) => !readProjectFile(`docs/decisions/${file}`).startsWith(`# ${file.slice(0, 4)} `),
  );
  expect(unopened).toEqual([]);
});

test('every link between documents leads somewhere', () => {
  const documents = projectFolders().flatMap(({ path, files }) =>
    files.filter((file) => file.endsWith('.md')).map((file) => join(path, file)),
  );
  const broken = documents.flatMap((document) =>
    [...readProjectFile(document).matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)[^)]*\)/g)]
      .filter(([, target]) => !existsSync(join(projectRoot, dirname(document), String(target))))
      .map(([, target]) => `${document}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every test that docs/security.md names is there', () => {
  const proofs = readSecurityProofs();
  expect(proofs.length).toBeGreaterThan(20);
  expect(proofs.filter(({ titles }) => titles.length === 0)).toEqual([]);
  const missing = proofs.flatMap(({ file, titles }) => {
    const source = existsSync(join(projectRoot, file)) ? readProjectFile(file) : '';
    return titles.filter((title) => !source.includes(`'${title}'`)).map((title) => `${file}: ${title}`);
  });
  expect(missing).toEqual([]);
});
