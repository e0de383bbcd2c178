import { execFileSync, spawn } from 'node:child_process';
import { chmod, cp, lstat, mkdir, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runningPostmaster } from '../../apps/server/src/platform/db/embedded/pid-file.ts';
import { readHolder, isAlive } from '../../apps/server/src/platform/db/embedded/data-folder-lock.ts';
import { realpathSync } from 'node:fs';
import { isFullRun } from '../run-size.ts';
import { ROOT, waitUntil } from './server-process.ts';
import { freePort } from '../free-port.ts';
import { canSignIn, signUp } from './writer.ts';
import {
  canRunUnprivileged,
  endAfterTest,
  isRoot,
  unprivilegedUser,
  temporaryFolder,
} from './temporary-folders.ts';

/** Builds a project's web application if it has changed. */
function build(root: string): void {
  const program = `import { ensureBuilt } from ${JSON.stringify(join(root, 'scripts/build.mjs'))}; await ensureBuilt();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program]);
}

/** A copy of the program's own files; its packages stay where they are installed. */
async function copyProject(folder: string): Promise<void> {
  for (const name of [
    'apps',
    'packages',
    'scripts',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  ]) {
    await cp(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !['node_modules', '.react-router'].includes(basename(path)),
    });
  }
  for (const place of ['', 'apps/server', 'apps/web'])
    await symlink(join(ROOT, place, 'node_modules'), join(folder, place, 'node_modules'));
}

beforeAll(() => build(ROOT));

const users = [...(isRoot ? ['root'] : []), ...(canRunUnprivileged || !isRoot ? ['a plain user'] : [])];

test.each(users)('npm start works as %s from a private home with spaces in its path', async (who) => {
  const user = isRoot && who === 'a plain user' ? unprivilegedUser() : null;
  const home = await temporaryFolder(user);
  const project = join(home, 'my project');
  await mkdir(project);
  await copyProject(project);
  // Does nothing, unless someone is editing the sources right now.
  build(project);
  await chmod(home, 0o700);
  if (user !== null) await own(home, user);
  const port = await freePort();
  const dataDir = join(project, 'data');

  // kill-server.test.ts tests that a second start finds what the first one created.
  const rounds = isFullRun ? (['first', 'second'] as const) : (['first'] as const);
  for (const round of rounds) {
    const startedAt = Date.now();
    const npm = spawn('npm', ['start'], {
      cwd: project,
      env: { PATH: process.env['PATH'], HOME: home, PORT: String(port), NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...user,
    });
    endAfterTest(npm);
    let output = '';
    npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    npm.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = new Promise<number | null>((done) => void npm.on('close', (code) => done(code)));
    const url = `http://127.0.0.1:${port}`;
    await waitUntil(
      async () => npm.exitCode !== null || (await fetch(`${url}/api/health`)).ok,
      () => `the server answers: ${output}`,
    );
    expect(npm.exitCode, output).toBeNull();
    console.log(`by ${who}: the ${round} start answered after ${Date.now() - startedAt} ms`);
    if (round === 'first') await signUp(url, 'settler');
    expect(await canSignIn(url, 'settler')).toBe(true);
    await waitUntil(
      () => output.includes(`data in ${dataDir}`),
      () => `the data folder is printed: ${output}`,
    );

    const cluster = join(realpathSync(join(dataDir, 'database')), 'cluster');
    const server = readHolder(dataDir)?.pid ?? 0;
    expect((await lstat(cluster)).uid).toBe(isRoot ? unprivilegedUser().uid : process.getuid?.());
    expect(runningPostmaster(cluster)).not.toBeNull();
    npm.kill('SIGTERM');
    await ended;
    await waitUntil(() => !isAlive(server) && runningPostmaster(cluster) === null, 'nothing is left running');
  }
});

function own(folder: string, user: { uid: number; gid: number }): Promise<void> {
  return new Promise((done, failed) => {
    spawn('chown', ['-Rh', `${user.uid}:${user.gid}`, folder])
      .on('error', failed)
      .on('close', () => done());
  });
}
