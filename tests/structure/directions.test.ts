import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { cruiseOptions } from '../../.dependency-cruiser.mjs';

const script = join(import.meta.dirname, '..', '..', 'scripts', 'check-directions.mjs');
const server = 'apps/server/src';
const web = 'apps/web/app';

/** One import for each rule that it must refuse: the file, and its import. */
const violations: readonly (readonly [rule: string, file: string, imported: string])[] = [
  ['no-circles', `${server}/platform/jobs/one.ts`, './two.ts'],
  ['resolvable', `${server}/platform/log.ts`, './absent.ts'],
  ['contract-imports-zod-only', 'packages/contract/src/content.ts', 'listed'],
  ['engine-stands-alone', 'packages/engine/src/index.ts', '../../contract/src/content.ts'],
  ['engine-tests-stand-alone', 'packages/engine/src/one.test.ts', '../../contract/src/content.ts'],
  ['engine-without-node', 'packages/engine/src/index.ts', 'node:fs'],
  ['applications-apart', `${web}/routes/home.tsx`, '../../../server/src/platform/log.ts'],
  ['product-without-tests-and-tools', `${server}/platform/jobs/one.ts`, '../../../../../tests/factory.ts'],
  ['product-without-development-packages', `${server}/platform/jobs/one.ts`, 'development'],
  ['packages-declared', `${server}/platform/jobs/one.ts`, 'undeclared'],
  ['web-ui-knows-no-product', `${web}/ui/button.tsx`, '../lib/client.ts'],
  ['web-lib-below-features', `${web}/lib/client.ts`, '../features/content/index.ts'],
  ['web-features-below-routes', `${web}/features/content/index.ts`, '../../routes/other.tsx'],
  [
    'web-engine-in-a-worker',
    `${web}/features/content/score.ts`,
    '../../../../../packages/engine/src/index.ts',
  ],
  ['web-feature-unlisted', `${web}/features/usage/screen.tsx`, '../content/index.ts'],
  ['web-feature-inside', `${web}/features/content/screen.tsx`, '../usage/meter.tsx'],
  ['server-top', `${server}/platform/jobs/one.ts`, '../../app.ts'],
  ['server-below-features', `${server}/platform/http/mount.ts`, '../../features/audit/index.ts'],
  ['server-providers-and-db-at-the-bottom', `${server}/platform/db/client.ts`, '../http/mount.ts'],
  ['server-outgoing-stands-alone', `${server}/platform/outgoing/index.ts`, '../log.ts'],
  ['server-foreign-addresses-through-outgoing', `${server}/platform/jobs/one.ts`, 'undici'],
  ['server-db-knows-no-provider', `${server}/platform/db/client.ts`, '../../providers/mail/port.ts'],
  ['server-documents-import-the-contract-only', `${server}/documents/html.ts`, '../platform/log.ts'],
  [
    'server-engine-in-features',
    `${server}/platform/jobs/one.ts`,
    '../../../../../packages/engine/src/index.ts',
  ],
  [
    'score-without-language-pack',
    `${server}/features/content/scoring/measure-text.ts`,
    '../../../language-pack/index.ts',
  ],
  [
    'server-provider-through-its-port',
    `${server}/features/auth/index.ts`,
    '../../providers/mail/smtp/client.ts',
  ],
  ['server-vendors-apart', `${server}/providers/mail/smtp/client.ts`, '../outbox/client.ts'],
  ['server-vendor-packages-in-their-provider', `${server}/features/auth/index.ts`, 'nodemailer'],
  ['server-sql-in-repositories', `${server}/features/health/read-status.ts`, 'drizzle-orm'],
  ['server-tables-in-repositories', `${server}/platform/http/mount.ts`, '../db/schema/index.ts'],
  ['server-feature-unlisted', `${server}/features/auth/index.ts`, '../audit/index.ts'],
  ['server-feature-inside', `${server}/features/auth/index.ts`, '../audit/write-entry.ts'],
];

/** Allowed imports, to detect a rule that refuses everything. */
const allowed: readonly (readonly [file: string, imported: string])[] = [
  [`${web}/routes/other.tsx`, '../features/usage/index.ts'],
  [`${web}/features/usage/index.ts`, '../../lib/client.ts'],
  [`${web}/features/usage/meter.worker.ts`, '../../../../../packages/engine/src/index.ts'],
  [`${server}/main.ts`, './app.ts'],
  [`${server}/features/audit/index.ts`, './write-entry.ts'],
  [`${server}/features/audit/repository.ts`, 'drizzle-orm'],
  [`${server}/providers/mail/smtp/client.ts`, 'nodemailer'],
  [`${server}/platform/outgoing/index.ts`, 'undici'],
];

const targets = [
  `${server}/app.ts`,
  `${server}/platform/db/schema/index.ts`,
  `${server}/features/audit/index.ts`,
  `${server}/features/audit/write-entry.ts`,
  `${server}/language-pack/index.ts`,
  `${server}/providers/mail/port.ts`,
  `${server}/providers/mail/outbox/client.ts`,
  `${web}/features/usage/index.ts`,
  `${web}/features/usage/meter.tsx`,
  `${web}/lib/client.ts`,
  `${web}/routes/other.tsx`,
  'packages/engine/src/index.ts',
  'tests/factory.ts',
];

const roots: string[] = [];

afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true, force: true })));

/** Creates a repository with the given imports, and checks it. */
function check(imports: readonly (readonly [file: string, imported: string])[]) {
  const files = new Map(targets.map((target) => [target, '']));
  for (const [file, imported] of imports) files.set(file, `${files.get(file) ?? ''}\nimport '${imported}';`);
  for (const name of ['listed', 'development', 'undeclared', 'nodemailer', 'drizzle-orm', 'undici']) {
    files.set(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    files.set(`node_modules/${name}/index.js`, '');
  }
  const dependencies = { listed: '1.0.0', nodemailer: '1.0.0', 'drizzle-orm': '1.0.0', undici: '1.0.0' };
  files.set('package.json', JSON.stringify({ dependencies, devDependencies: { development: '1.0.0' } }));

  const root = mkdtempSync(join(tmpdir(), 'pagewright-directions-'));
  roots.push(root);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { stdout, status } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  const refused = [...stdout.matchAll(/error (\S+): (\S+)/g)].map(([, rule, from]) => `${rule} ${from}`);
  return { refused, status, stdout };
}

test('every rule refuses its violation', () => {
  const given = violations.map(([, file, imported]) => [file, imported] as const);
  const { refused, status } = check([...given, [`${server}/platform/jobs/two.ts`, './one.ts']]);
  const missed = violations
    .map(([rule, file]) => `${rule} ${file}`)
    .filter((line) => !refused.includes(line));
  expect(missed).toEqual([]);
  expect(status).toBe(1);
});

test('an import in the right direction is not refused', () => {
  expect(check([...allowed, [`${server}/app.ts`, './features/audit/index.ts']])).toMatchObject({
    refused: [],
    status: 0,
  });
});

test('every rule has an import that it must refuse', () => {
  const rules = (cruiseOptions.ruleSet?.forbidden ?? []).flatMap(({ name }) => name ?? []);
  const perEdge = /^(web|server)-feature-edge-/;
  expect(rules.filter((rule) => !perEdge.test(rule)).toSorted()).toEqual(
    violations.map(([rule]) => rule).toSorted(),
  );
});
