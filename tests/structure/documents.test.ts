import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { SETTING_NAMES } from '../../apps/server/src/platform/config/config.ts';
import { readSecurityProofs } from '../../scripts/security-proofs.mjs';
import { projectFolders, projectRoot, readProjectFile, sourceFiles } from './project-files.ts';

test('the documents that a newcomer looks for are there, and topics are few', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'SECURITY.md',
    'docs/START.md',
    'docs/architecture.md',
    'docs/glossary.md',
    'docs/operations.md',
  ];
  expect(documents.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  const topics = readdirSync(join(projectRoot, 'docs')).filter((file) => file.endsWith('.md'));
  expect(topics.length, 'README, START, and at most 14 topic pages').toBeLessThanOrEqual(16);
});

test('every setting is explained in docs/operations.md', () => {
  const operations = readProjectFile('docs/operations.md');
  expect(SETTING_NAMES.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});

test('docs/data.md says of every table who writes it, how it grows, and what ends it, and of no other', () => {
  const folder = 'apps/server/src/platform/db/schema';
  const sources = readdirSync(join(projectRoot, folder)).map((file) => readProjectFile(join(folder, file)));
  const tables = sources.flatMap((source) =>
    [...source.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => String(name)),
  );
  const rows = readProjectFile('docs/data.md').match(/^\| `.*$/gm) ?? [];
  const described = rows.flatMap((row) => {
    const [, names = '', ...cells] = row
      .split('|')
      .slice(0, -1)
      .map((cell) => cell.trim());
    expect(cells, row).toHaveLength(3);
    expect(cells, row).not.toContain('');
    return [...names.matchAll(/`(\w+)`/g)].map(([, name]) => String(name));
  });
  expect(described.toSorted()).toEqual(tables.toSorted());
});

test('the glossary stays short', () => {
  expect((readProjectFile('docs/glossary.md').match(/^\| (?!Word|---)/gm) ?? []).length).toBeLessThanOrEqual(
    80,
  );
});

test('decision records have a number each and one form, and the index lists each as it is', () => {
  const folder = 'docs/decisions';
  const records = readdirSync(join(projectRoot, folder))
    .filter((file) => file !== 'README.md')
    .toSorted();
  const numbers = records.map((file) => file.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
  const rows = records.map((file) => {
    expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    const number = file.slice(0, 4);
    const source = readProjectFile(`${folder}/${file}`);
    const form = new RegExp(
      `^# ${number} (.+)\\n\\n- Status: (.+)\\n- Date: .+\\n\\n## Context\\n[^]+\\n## Decision\\n[^]+\\n## Consequences\\n`,
    );
    const [, title, status] = form.exec(source) ?? [];
    expect(title, `${file} is not in the form of a record`).toBeDefined();
    expect(status, file).toMatch(/^(Proposed|Accepted|Superseded( in part)? by \[\d{4}\])/);
    return `| [${number}](${file}) | ${title} | ${status} |`;
  });
  const index = readProjectFile(`${folder}/README.md`).match(/^\| \[\d{4}\].*$/gm) ?? [];
  expect(index.map((row) => row.split('|').slice(0, 4).join('|') + '|')).toEqual(rows);
});

test('every decision that code or a document names is there', () => {
  const numbers = new Set(readdirSync(join(projectRoot, 'docs/decisions')).map((file) => file.slice(0, 4)));
  const texts = [...sourceFiles(), ...markdownFiles()].filter(
    (path) => path !== 'tests/structure/documents.test.ts',
  );
  const dangling = texts.flatMap((path) =>
    [...readProjectFile(path).matchAll(/\bdecisions?[/ ](\d{4})\b/gi)]
      .filter(([, number]) => !numbers.has(String(number)))
      .map(([name]) => `${path}: ${name}`),
  );
  expect(dangling).toEqual([]);
});

test('every path and file that a document names is there', () => {
  const paths = new Set(
    projectFolders().flatMap(({ path, files }) => {
      const folder = path === '.' ? '' : `/${path}`;
      return [`${folder}/`, ...files.map((file) => `${folder}/${file}`)];
    }),
  );
  // A name may be given from any folder on, such as `score/types.ts`: what ends a path, from the right.
  const endings = new Set(
    [...paths].flatMap((path) => {
      const parts = path.split('/');
      return parts.map((_, at) => parts.slice(at).join('/'));
    }),
  );
  const missing = markdownFiles().flatMap((document) =>
    namedPaths(readProjectFile(document))
      .filter(
        (name) => !endings.has(name) && !endings.has(`${name}/`) && !existsSync(join(projectRoot, name)),
      )
      .map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every name of code that a document mentions is in the code', () => {
  const places = new Map<string, string>();
  for (const document of markdownFiles()) {
    for (const [, name = ''] of withoutCodeBlocks(readProjectFile(document)).matchAll(CODE_NAMES)) {
      if (!OTHERS_NAMES.has(name)) places.set(name, document);
    }
  }
  for (const path of sourceFiles()) {
    const source = readProjectFile(path);
    for (const name of places.keys()) if (source.includes(name)) places.delete(name);
  }
  expect([...places].map(([name, document]) => `${document}: ${name}`)).toEqual([]);
});

test('every link between documents leads to a file and a heading', () => {
  const broken = markdownFiles().flatMap((document) =>
    [...readProjectFile(document).matchAll(/\]\((?!https?:|mailto:|\/)([^)#\s]*)(?:#([^)\s]+))?[^)]*\)/g)]
      .filter(([, target = '', heading]) => {
        const path = target === '' ? document : join(dirname(document), target);
        if (!existsSync(join(projectRoot, path))) return true;
        return heading !== undefined && path.endsWith('.md') && !headingsOf(path).has(heading);
      })
      .map(([link]) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('every test that docs/security.md names exists', () => {
  const proofs = readSecurityProofs();
  expect(proofs.length).toBeGreaterThan(20);
  expect(proofs.filter(({ titles }) => titles.length === 0)).toEqual([]);
  const missing = proofs.flatMap(({ file, titles }) => {
    const source = existsSync(join(projectRoot, file)) ? readProjectFile(file) : '';
    return titles
      .filter((title) => !source.includes(`'${title}'`) && !source.includes(`"${title}"`))
      .map((title) => `${file}: ${title}`);
  });
  expect(missing).toEqual([]);
});

/** Documents of the project, without the texts of the marketing site, whose links are addresses of its pages. */
function markdownFiles(): string[] {
  return projectFolders()
    .filter(({ path }) => !path.startsWith('apps/server/src/features/marketing/content'))
    .flatMap(({ path, files }) =>
      files.filter((file) => file.endsWith('.md')).map((file) => (path === '.' ? file : `${path}/${file}`)),
    );
}

const FIRST_FOLDERS = /^(apps|packages|tests|scripts|docs|bench|deploy|language-pack)\//;
const FILE_ENDINGS = /\.(ts|tsx|mjs|css|md|sql)$/;
/** Made while the product runs or is built, or by another program. */
const NOT_KEPT = /^(apps\/(server|web)\/build|bench\/node_modules)\b/;

/** What stands in code style and is a path of this repository, `{a,b}` written out; patterns and commands are not. */
function namedPaths(markdown: string): string[] {
  return [...withoutCodeBlocks(markdown).matchAll(/`([^`\n]+)`/g)]
    .map(([, name]) => String(name))
    .filter((name) => (FIRST_FOLDERS.test(name) || FILE_ENDINGS.test(name)) && !/[\s<>*…:|]/.test(name))
    .filter((name) => !NOT_KEPT.test(name) && !name.startsWith('.'))
    .flatMap(writtenOut);
}

function writtenOut(name: string): string[] {
  const [, before, choices, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(name) ?? [];
  if (choices === undefined) return [name];
  return choices.split(',').flatMap((choice) => writtenOut(`${before}${choice}${after}`));
}

/** The anchors of a document's headings, as GitHub makes them. */
function headingsOf(path: string): Set<string> {
  const headings = readProjectFile(path).match(/^#+ .+$/gm) ?? [];
  return new Set(
    headings.map((heading) =>
      heading
        .replace(/^#+ /, '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** In code style and written as names of functions, types and fields are: `asRun`, `OutgoingError(…)`. */
const CODE_NAMES = /`(?:[a-z]+\.)?((?:[a-z]+|[A-Z]+[a-z]+)[A-Z][A-Za-z]*)\b[^`\n]*`/g;
/** Names of browsers, TypeScript and S3. */
const OTHERS_NAMES = new Set([
  'AbortIncompleteMultipartUpload',
  'EventSource',
  'erasableSyntaxOnly',
  'exactOptionalPropertyTypes',
]);

function withoutCodeBlocks(markdown: string): string {
  return markdown.replaceAll(/^```[^]*?^```/gm, '');
}
