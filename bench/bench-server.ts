/** A server under measurement, and a signed-in client. */
import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connectionString, startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded/index.ts';
import type { Owner } from './list-rows.ts';

const root = join(import.meta.dirname, '..');

/** Cleanups to run at the end, last first. */
export type Cleanups = (() => unknown)[];

/** Runs a benchmark and then its cleanups, even if it fails. */
export async function runBench(run: (releases: Cleanups) => Promise<void>): Promise<void> {
  const releases: Cleanups = [];
  try {
    await run(releases);
  } finally {
    for (const release of releases.toReversed()) await release();
  }
}

/** A separate embedded database, in a folder that is removed with it. */
export async function openBenchDatabase(
  releases: Cleanups,
): Promise<{ readonly url: string; readonly pool: pg.Pool; readonly dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  releases.push(() => rm(dataDir, { recursive: true, force: true }));
  const log = { debug: ignore, info: ignore, warn: console.warn, error: console.error };
  const database = await startEmbeddedDatabase({ dataDir, log, purpose: 'bench' });
  releases.push(() => database.stop());
  await grantBenchRights(database.adminConnection, database.connection.user);
  const url = connectionString(database.connection);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // An idle connection may hear of the end of the database before that of the pool.
  pool.on('error', ignore);
  releases.push(() => pool.end());
  return { url, pool, dataDir };
}

/** Allows what the product may not do: checkpoints, and filling tables without their triggers. */
async function grantBenchRights(admin: pg.ClientConfig, role: string): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  await client.query(
    `grant pg_checkpoint to ${role}; grant set on parameter session_replication_role to ${role}`,
  );
  await client.end();
}

/**
 * Starts the product in a separate process with its log in a file; `settings` are environment variables, `program` the
 * arguments of Node.
 */
export async function startBenchServer(
  releases: Cleanups,
  databaseUrl: string,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  program: readonly string[] = [join(root, 'apps/server/src/main.ts')],
): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const logFile = `${dataDir}.log`;
  const output = openSync(logFile, 'w');
  const child = spawn(process.execPath, program, {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      NODE_ENV: 'production',
      CALLS_PER_MINUTE: '10000000',
      ...settings,
    },
    stdio: ['ignore', output, 'inherit'],
  });
  releases.push(() => endProcess(child));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const address = /Pagewright is at (\S+)/.exec(readFileSync(logFile, 'utf8'))?.[1];
    if (address !== undefined) return { url: address, child };
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Asks a process to exit and waits. */
export function endProcess(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.removeAllListeners('exit');
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}

/** Signs a person up; returns their ids and a function for new tokens. */
export async function signUp(
  url: string,
  email = 'writer@example.com',
): Promise<{ owner: Owner; token: () => Promise<string> }> {
  const signedUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name: 'Bench Writer', email, password: 'Correct-horse-9' }),
  });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const token = async (): Promise<string> => {
    const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
    return ((await answer.json()) as { token: string }).token;
  };
  const session = await fetch(`${url}/api/session`, {
    headers: { authorization: `Bearer ${await token()}` },
  });
  const { userId, organizationId } = (await session.json()) as { userId: string; organizationId: string };
  return { owner: { userId, workspaceId: organizationId }, token };
}

function ignore(): void {
  // Nothing of this is worth a line.
}

/** Sends calls to a server as the person of a token; a path may be a whole URL of the server. */
export const sendAs =
  (url: string, token: () => Promise<string>) =>
  async (
    { method, path }: { readonly method: string; readonly path: string },
    body: unknown,
  ): Promise<{ readonly status: number; readonly body: string }> => {
    const isFile = body instanceof FormData;
    const response = await fetch(path.startsWith(url) ? path : `${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await token()}`,
        ...(body === undefined || isFile ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.text() };
  };
