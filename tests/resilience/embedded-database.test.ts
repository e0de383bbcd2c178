import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { startEmbeddedDatabase } from '../../apps/server/src/platform/db/embedded/index.ts';
import { isAlive } from '../../apps/server/src/platform/db/embedded/data-folder-lock.ts';
import { runningPostmaster } from '../../apps/server/src/platform/db/embedded/pid-file.ts';
import { waitUntil } from './server-process.ts';
import {
  canRunUnprivileged,
  endAfterTest,
  isRoot,
  unprivilegedUser,
  temporaryFolder,
} from './temporary-folders.ts';

const quiet = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
const start = (dataDir: string) => startEmbeddedDatabase({ dataDir, log: quiet });

/** Starts the database in a process that the test can kill; resolves once it is ready or has refused. */
async function startInProcess(dataDir: string, user: { uid: number; gid: number } | null = null) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'database-process.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
    ...user,
  });
  endAfterTest(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const startedAt = Date.now();
  const ended = new Promise<number | null>((done) => void child.on('close', (code) => done(code)));
  const connectionString = (): string | undefined => /^ready (\S+)/m.exec(output)?.[1];
  const isSettled = waitUntil(
    () => connectionString() !== undefined || child.exitCode !== null || child.signalCode !== null,
    'the database starts',
  ).then(() => Date.now() - startedAt);
  return {
    child,
    ended,
    output: () => output,
    connectionString,
    settled: isSettled,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function query<Row extends pg.QueryResultRow>(
  connection: pg.ClientConfig,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const clusterOf = async (dataDir: string): Promise<string> =>
  join(await realpath(join(dataDir, 'database')), 'cluster');

test('a killed server leaves an orphaned database, which the next start stops, and nothing is lost', async () => {
  const dataDir = await temporaryFolder();
  const first = await startInProcess(dataDir);
  await first.settled;
  await query({ connectionString: first.connectionString() }, 'CREATE TABLE kept AS SELECT 42 AS answer');
  first.child.kill('SIGKILL');
  await first.ended;
  const orphan = runningPostmaster(await clusterOf(dataDir));
  expect(orphan).not.toBeNull();
  const second = await start(dataDir);
  expect(isAlive(orphan ?? 0) && runningPostmaster(await clusterOf(dataDir)) === orphan).toBe(false);
  expect(await query(second.connection, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  await second.stop();
  await second.stop();
  expect(runningPostmaster(await clusterOf(dataDir))).toBeNull();
});

test('the partial result of a killed first start is discarded', async () => {
  const dataDir = await temporaryFolder();
  const first = await startInProcess(dataDir);
  const half = await waitUntil(async () => {
    const names = await readdir(join(dataDir, 'database'));
    const aside = names.find((name) => name.startsWith('cluster.new-'));
    return aside !== undefined && existsSync(join(dataDir, 'database', aside, 'PG_VERSION')) && aside;
  }, 'the first start has begun to make the cluster');
  first.child.kill('SIGKILL');
  await first.ended;
  expect(existsSync(join(dataDir, 'database/cluster'))).toBe(false);
  const second = await start(dataDir);
  expect(await query(second.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await second.stop();
  await waitUntil(
    async () => !(await readdir(join(dataDir, 'database'))).includes(half),
    'the remains are gone',
  );
});

test('a second server is refused quickly, and told which process uses the folder', async () => {
  const dataDir = await temporaryFolder();
  const first = await startInProcess(dataDir);
  await first.settled;
  const second = await startInProcess(dataDir);
  const ms = await second.settled;
  expect(await second.ended).toBe(78);
  console.log(`second server refused after ${ms} ms`);
  const told = new RegExp(
    `^pagewright: the data folder ${dataDir} is in use by another Pagewright server \\(pid ${first.child.pid}, port 4321, since 20[-\\dT:.]+Z\\)\\n$`,
  );
  expect(second.output()).toMatch(told);
  expect(await query({ connectionString: first.connectionString() }, 'SELECT 1 AS one')).toEqual([
    { one: 1 },
  ]);
  expect(await first.stop()).toBe(0);
});

test('exactly one of several concurrent starts wins, on a new folder and with an orphaned database', async () => {
  const dataDir = await temporaryFolder();
  for (const round of ['new', 'orphan']) {
    const starters = await Promise.all([1, 2, 3].map(() => startInProcess(dataDir)));
    await Promise.all(starters.map(({ settled }) => settled));
    const winners = starters.filter((starter) => starter.connectionString() !== undefined);
    expect(winners, round).toHaveLength(1);
    for (const loser of starters.filter((starter) => !winners.includes(starter))) {
      expect(await loser.ended).toBe(78);
      expect(loser.output()).toContain(`(pid ${winners[0]?.child.pid}, `);
    }
    winners[0]?.child.kill('SIGKILL');
    await winners[0]?.ended;
  }
  await (await start(dataDir)).stop();
});

test.each(['postmaster', 'backend'])(
  'when the database’s %s is killed, it restarts and the pool reconnects',
  async (victim) => {
    const database = await start(await temporaryFolder());
    const pool = new pg.Pool(database.connection);
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    await pool.query('CREATE TABLE kept AS SELECT 1 AS one');
    const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const pid =
      victim === 'backend'
        ? (rows[0]?.pid ?? 0)
        : (runningPostmaster(await clusterOf(database.dataDir)) ?? 0);
    process.kill(pid, 'SIGKILL');
    const answer = await waitUntil(
      async () => !isAlive(pid) && (await pool.query('SELECT one FROM kept')).rows,
      'the database answers again',
    );
    expect(answer).toEqual([{ one: 1 }]);
    await pool.end();
    await database.stop();
  },
);

test('a stale process id that now belongs to another process does not prevent a start', async () => {
  const dataDir = await temporaryFolder();
  const first = await startInProcess(dataDir);
  await first.settled;
  const cluster = await clusterOf(dataDir);
  const postmaster = runningPostmaster(cluster) ?? 0;
  first.child.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await first.ended;
  await waitUntil(() => runningPostmaster(cluster) === null, 'all of it is dead');
  const file = join(cluster, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8')).split('\n');
  const bystander = spawn('sleep', ['60'], isRoot ? { cwd: '/', ...unprivilegedUser() } : {});
  await writeFile(file, [String(bystander.pid), ...lines.slice(1)].join('\n'));
  const second = await start(dataDir);
  expect(isAlive(bystander.pid ?? 0)).toBe(true);
  await second.stop();
  bystander.kill();
});

test('a damaged or foreign cluster is reported, not replaced', async () => {
  const dataDir = await temporaryFolder();
  await (await start(dataDir)).stop();
  await writeFile(join(await clusterOf(dataDir), 'PG_VERSION'), '17\n');
  await expect(start(dataDir)).rejects.toThrow('was made by PostgreSQL 17, and this is PostgreSQL 18');
  await writeFile(join(await clusterOf(dataDir), 'PG_VERSION'), '18\n');
  await writeFile(join(await clusterOf(dataDir), 'global/pg_control'), 'nonsense');
  await expect(start(dataDir)).rejects.toThrow('does not start');
});

test('a data folder with a long path, spaces and a comma works', async () => {
  const dataDir = join(await temporaryFolder(), `a folder, with ${'long '.repeat(20)}name`);
  const database = await start(dataDir);
  expect(Buffer.byteLength(join(database.connection.host, '.s.PGSQL.5432'))).toBeLessThan(104);
  expect((await lstat(database.connection.host)).mode & 0o777).toBe(0o700);
  expect(await query({ connectionString: database.connectionString }, 'SELECT current_user AS who')).toEqual([
    { who: 'pagewright' },
  ]);
  await database.stop();
});

test('it listens only on the socket, writes its log to disk, and leaves no password behind', async () => {
  const database = await start(await temporaryFolder());
  const settings = await query<{ name: string; setting: string }>(
    database.connection,
    `SELECT name, setting FROM pg_settings WHERE name IN ('listen_addresses', 'fsync', 'synchronous_commit', 'full_page_writes', 'jit', 'server_encoding') ORDER BY name`,
  );
  expect(settings.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
    'fsync=on',
    'full_page_writes=on',
    'jit=off',
    'listen_addresses=',
    'server_encoding=UTF8',
    'synchronous_commit=on',
  ]);
  expect(
    await query(database.connection, `SELECT lower('ÄÖÉ') AS lower, 'Zebra' < 'apple' AS "byCodePoint"`),
  ).toEqual([{ lower: 'äöé', byCodePoint: true }]);
  expect(
    await query(database.adminConnection, 'SELECT 1 FROM pg_authid WHERE rolpassword IS NOT NULL'),
  ).toEqual([]);
  await database.stop();
});

describe('folders that cannot be used', () => {
  test('a path that is not a folder', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    await expect(start(file)).rejects.toThrow(`the data folder ${file} cannot be written (EEXIST)`);
    await expect(start(join(file, 'below'))).rejects.toThrow('cannot be written (ENOTDIR)');
  });

  test.runIf(canRunUnprivileged)('another user’s folder, as a regular user', async () => {
    const user = unprivilegedUser();
    const parent = await temporaryFolder();
    await chmod(parent, 0o755);
    const refused = await startInProcess(join(parent, 'data'), user);
    await refused.settled;
    expect(await refused.ended).toBe(78);
    expect(refused.output()).toBe(
      `pagewright: the data folder ${parent}/data cannot be written (EACCES); set DATA_DIR to a folder that can\n`,
    );
  });

  test.runIf(isRoot)('a full disk', async () => {
    const disk = await temporaryFolder();
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      console.log('skipped: no small disk can be mounted here');
      return;
    }
    try {
      await expect(start(disk)).rejects.toThrow(/^the disk is full: the database cannot be made in /);
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});

describe.runIf(isRoot)('as root', () => {
  test('a data folder in a private home gets its database where the database user can access it', async () => {
    const home = await temporaryFolder();
    await mkdir(join(home, 'project'));
    const dataDir = join(home, 'project/data');
    const first = await start(dataDir);
    expect(first.folder).toMatch(/^\/var\/lib\/pagewright\/database-project-/);
    expect((await lstat(join(dataDir, 'database'))).isSymbolicLink()).toBe(true);
    await query(first.connection, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.stop();
    const second = await start(dataDir);
    expect(await query(second.connection, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    await second.stop();
  });

  test('a folder that became inaccessible is reported', async () => {
    const dataDir = await temporaryFolder();
    await (await start(dataDir)).stop();
    await chmod(dataDir, 0o700);
    await expect(start(dataDir)).rejects.toThrow(
      `the database folder ${dataDir}/database cannot be entered by its user`,
    );
  });

  test.runIf(canRunUnprivileged)('a regular user runs it as themselves', async () => {
    const user = unprivilegedUser();
    const dataDir = await temporaryFolder(user);
    const first = await startInProcess(dataDir, user);
    await first.settled;
    expect(first.output()).toContain('ready ');
    expect((await lstat(await clusterOf(dataDir))).uid).toBe(user.uid);
    expect(await first.stop()).toBe(0);
  });
});
