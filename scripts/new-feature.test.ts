import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullRun } from '../tests/run-size.ts';
import { KNOWN_FEATURES, locationsOf } from '../tests/structure/feature-locations.ts';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'pagewright-new-feature-'));
const ours = '@pagewright';

/** The repository without installed, built, or hidden files; packages are linked, our own ones to the copy. */
beforeAll(() => {
  const left =
    /(^|\/)(node_modules|\.git|\.cache|\.react-router)$|^(data|test-results|apps\/(server|web)\/build)$/;
  cpSync(root, copy, { recursive: true, filter: (path) => !left.test(relative(root, path)) });
  for (const workspace of ['.', 'apps/server', 'apps/web']) linkPackages(workspace);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function linkPackages(workspace: string): void {
  const installed = join(root, workspace, 'node_modules');
  if (!existsSync(installed)) return;
  mkdirSync(join(copy, workspace, 'node_modules', ours), { recursive: true });
  for (const name of readdirSync(installed).filter((entry) => entry !== ours && entry !== '.vite-temp')) {
    symlinkSync(join(installed, name), join(copy, workspace, 'node_modules', name));
  }
  if (workspace !== '.') return;
  for (const folder of ['packages/contract', 'packages/engine', 'apps/server', 'apps/web']) {
    symlinkSync(join(copy, folder), join(copy, 'node_modules', ours, basename(folder)));
  }
}

const make = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/new-feature.mjs', ...args], { cwd: copy, encoding: 'utf8' });
function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  expect(status, `${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
}

/** Features that do not exist yet, starting with those that the product is least likely to need. */
const isNew = (name: string) => !existsSync(join(root, `packages/contract/src/${name}.ts`));
const [first, second] = ['tokens', 'review', 'payment'].filter(isNew);

test('unknown names and existing features are refused without a trace', () => {
  for (const name of ['', 'content', 'helpers', '../content', 'marketing']) {
    const { status, stderr, stdout } = make(name);
    expect(status, name).toBe(1);
    expect(stderr.trim().split('\n'), name).toHaveLength(1);
    expect(stdout, name).toBe('');
  }
  expect(existsSync(join(copy, 'apps/server/src/features/helpers'))).toBe(false);
});

test('an unused feature name is left to test with', () => {
  expect(KNOWN_FEATURES.filter((name) => isNew(name) && locationsOf(name).includes('web'))).not.toEqual([]);
});

const made = [first, second].filter((name) => name !== undefined);

test.skipIf(!first)('new features have files in all their locations', () => {
  for (const name of made) {
    const { status, stderr, stdout } = make(name);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const places = [`apps/web/app/features/${name}/`, `packages/contract/src/${name}.ts`];
    for (const place of [...places, `apps/server/src/features/${name}/`, `tests/e2e/${name}.spec.ts`]) {
      expect(stdout).toContain(place);
    }
  }
  run('node_modules/oxfmt/bin/oxfmt', '--check', `apps/server/src/features/${first}`, 'scripts');
});

// Type-checks everything from scratch, which takes 45 seconds of processor time, in `npm run test:storm`.
test.skipIf(!first || !isFullRun)(
  'they pass all type checks and their own tests',
  { timeout: 180_000 },
  () => {
    run('apps/web/node_modules/@react-router/dev/bin.cjs', 'typegen', 'apps/web');
    // The tests' project includes contract and server.
    for (const project of ['apps/web', 'tests']) {
      run('node_modules/typescript/bin/tsc', '--noEmit', '-p', project, '--singleThreaded');
    }
    const firstTests = made.map((name) => `features/${name}/`);
    run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'server', ...firstTests);
  },
);
