import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { MIGRATIONS_DIR } from '../../../apps/server/src/platform/db/migrate.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../../..');
const MIGRATION = /migrations\/(\d{4}_[^/]+)\.sql$/;
/** Plugins of old versions that no later one uses; until ae725526 one counted calls in memory. */
const NO_LONGER_INSTALLED = ['@fastify/rate-limit'];
const STAND_IN = `
const plugin = async (app) => {
  app.decorate('createRateLimit', () => async () => ({ isAllowed: true, isExceeded: false, remaining: 1 }));
};
plugin[Symbol.for('skip-override')] = true;
export default plugin;
`;
const LARGE = 64 * 1024 * 1024;

/**
 * Schemas that main had only between merges that landed together; their migration was rewritten before. A rewritten one
 * that had landed is found by the fixtures of the schemas after it.
 */
const NEVER_LANDED: ReadonlySet<string> = new Set(['0068_imported-addresses']);

/** A schema that main once had, and the last commit that had it. */
export interface LandedSchema {
  /** Name of its last migration. */
  readonly name: string;
  readonly commit: string;
  /** The first commit that had it. */
  readonly firstCommit: string;
}

/** Whether this folder has the project's history; an unpacked release has none. */
export async function hasHistory(): Promise<boolean> {
  try {
    return (await git('rev-parse', '--is-shallow-repository')).trim() === 'false';
  } catch {
    return false;
  }
}

/** Names of this version's migrations, oldest first. */
export function migrationNames(): readonly string[] {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS_DIR, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string }[];
  };
  return journal.entries.map(({ tag }) => tag);
}

/** The branch `main`; without one, HEAD. */
async function mainBranch(): Promise<string> {
  const branches = await git(
    'for-each-ref',
    '--format=%(refname)',
    'refs/heads/main',
    'refs/remotes/origin/main',
  );
  return branches.split('\n', 1)[0] || 'HEAD';
}

/** Names of the migrations whose file is no longer as it first landed on main. */
export async function migrationsChangedSinceLanding(): Promise<readonly string[]> {
  const added = await git(
    'log',
    '--first-parent',
    '-m',
    '--reverse',
    '--raw',
    '--no-abbrev',
    '--no-renames',
    '--diff-filter=A',
    '--format=',
    await mainBranch(),
    '--',
    ':(glob)**/migrations/*.sql',
  );
  const landed = new Map<string, string>();
  for (const line of added.split('\n')) {
    const name = MIGRATION.exec(line)?.[1];
    const blob = line.split(/\s/)[3];
    // The folder has moved since.
    if (name !== undefined && blob !== undefined && !landed.has(name)) landed.set(name, blob);
  }
  const names = migrationNames().filter((name) => landed.has(name));
  const blobs = await git('hash-object', ...names.map((name) => join(MIGRATIONS_DIR, `${name}.sql`)));
  return blobs.split('\n').flatMap((blob, index) => {
    const name = names[index];
    return name === undefined || blob === landed.get(name) ? [] : [name];
  });
}

/** Every schema that main had, oldest first, by the commits that landed on it. */
export async function landedSchemas(): Promise<readonly LandedSchema[]> {
  const branch = await mainBranch();
  const listed = await git(
    'log',
    '--first-parent',
    '--reverse',
    '--format=%H',
    branch,
    '--',
    ':(glob)**/migrations/*.sql',
  );
  const changes = listed.trim().split('\n');
  const schemas: LandedSchema[] = [];
  for (const [index, change] of changes.entries()) {
    const next = changes[index + 1];
    const commit = next === undefined ? branch : `${next}^`;
    const files = await git('ls-tree', '-r', '--name-only', change, 'apps/server/src');
    const name = files
      .split('\n')
      .flatMap((file) => MIGRATION.exec(file)?.[1] ?? [])
      .toSorted()
      .at(-1);
    if (name === undefined || NEVER_LANDED.has(name)) continue;
    // A change that only moved the files leaves the same schema.
    if (schemas.at(-1)?.name === name) schemas.pop();
    schemas.push({ name, commit: await shortHash(commit), firstCommit: await shortHash(change) });
  }
  return schemas;
}

async function shortHash(commit: string): Promise<string> {
  return (await git('rev-parse', '--short=12', commit)).trim();
}

/**
 * Puts the code of a commit into a folder, with the packages that are installed here. Its own packages (contract,
 * engine) are those of the commit.
 */
export async function extractVersion(commit: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  const { stdout } = await run('git', ['archive', commit, 'apps/server', 'packages', 'package.json'], {
    cwd: ROOT,
    encoding: 'buffer',
    maxBuffer: LARGE * 4,
  });
  const unpack = spawn('tar', ['x', '-C', folder], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = new Promise<void>((done, failed) => {
    unpack.on('close', (code) => (code === 0 ? done() : failed(new Error(`tar ended with ${code}`))));
  });
  unpack.stdin.end(stdout);
  await ended;
  await linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await symlink(join(ROOT, 'apps/server/node_modules'), join(folder, 'apps/server/node_modules'));
}

async function linkPackages(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) {
    if (name === '@pagewright' || name.startsWith('.')) continue;
    if (name.startsWith('@')) await linkAll(join(from, name), join(to, name));
    else await symlink(join(from, name), join(to, name));
  }
  await mkdir(join(to, '@pagewright'));
  for (const name of ['contract', 'engine'])
    await symlink(join(to, '../packages', name), join(to, '@pagewright', name));
  for (const name of NO_LONGER_INSTALLED) await addStandIn(join(to, name));
}

async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) await symlink(join(from, name), join(to, name));
}

/** A Fastify plugin that limits nothing, in the shape of the one that is gone. */
async function addStandIn(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "main": "index.js" }');
  await writeFile(join(folder, 'index.js'), STAND_IN);
}

/** A running server of an old version. */
export interface OldServer {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Its URL once it is ready; rejects if it ends before. */
  readonly url: Promise<string>;
  readonly stop: () => Promise<number | null>;
}

/** Starts the server of an extracted version from its source. */
export function startOldServer(folder: string, environment: Readonly<Record<string, string>>): OldServer {
  const child = spawn(process.execPath, [join(folder, 'apps/server/src/main.ts')], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', SEARCH_SOURCES: 'none', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((done) => void child.on('close', done));
  const url = new Promise<string>((done, failed) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /Pagewright is at (\S+)/.exec(output)?.[1];
      if (address !== undefined) done(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => failed(new Error(`The old server ended with ${code}:\n${output}`)));
  });
  // Avoids an unhandled rejection if nobody waits for the URL.
  url.catch(() => undefined);
  return {
    child,
    output: () => output,
    url,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: ROOT, maxBuffer: LARGE })).stdout;
}
