import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPTS = ['install.mjs', 'process-lock.mjs', 'project.mjs'];
const LOCKED = {
  'node_modules/runs': { version: '1.0.0' },
  'node_modules/tests': { version: '1.0.0', dev: true },
};

let project: string;

// A project with one production and one development package, and an npm that records its arguments.
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'pagewright-install-'));
  await mkdir(join(project, 'scripts'));
  for (const script of SCRIPTS) await cp(join(import.meta.dirname, script), join(project, 'scripts', script));
  await writeFile(join(project, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
  await writeFile(
    join(project, 'npm-cli.js'),
    `require('node:fs').appendFileSync(${JSON.stringify(join(project, 'told'))}, process.argv.slice(2).join(' ') + '\\n')`,
  );
});

afterEach(() => rm(project, { recursive: true, force: true }));

async function addPackage(name: keyof typeof LOCKED): Promise<void> {
  await mkdir(join(project, name), { recursive: true });
  await writeFile(join(project, name, 'package.json'), JSON.stringify({ version: LOCKED[name].version }));
}

/** The arguments that npm gets when a server command ensures its packages; empty if npm does not run. */
async function install(): Promise<string> {
  await mkdir(join(project, 'node_modules'), { recursive: true });
  const program = `import { ensureInstalled } from ${JSON.stringify(join(project, 'scripts/install.mjs'))};
    await ensureInstalled('production');`;
  const env = {
    PATH: process.env['PATH'],
    npm_execpath: join(project, 'npm-cli.js'),
    npm_node_execpath: process.execPath,
  };
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { env });
  return readFile(join(project, 'told'), 'utf8').catch(() => '');
}

test('a server command keeps installed development packages', async () => {
  await addPackage('node_modules/tests');
  const received = await install();
  expect(received).toContain('--include=dev');
  expect(received).not.toContain('--omit=dev');
});

test('without development packages it installs none, and only once', async () => {
  const received = await install();
  expect(received).toContain('--omit=dev');
  expect(await install()).toBe(received);
});

test('an install by hand is left alone, with or without development packages', async () => {
  const found = join(project, 'node_modules/.package-lock.json');
  await addPackage('node_modules/runs');
  await writeFile(found, JSON.stringify({ packages: { 'node_modules/runs': { version: '1.0.0' } } }));
  expect(await install()).toBe('');
  await rm(join(project, 'node_modules/.pagewright-install.json'));
  await addPackage('node_modules/tests');
  await writeFile(found, JSON.stringify({ packages: LOCKED }));
  expect(await install()).toBe('');
});
