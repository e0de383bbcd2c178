/**
 * Measures restarts of an installation with its embedded database, as people run it: `npm start` when everything is
 * built, from its start to the first answer of `/api/ready`; the same after `kill -9` of the server under its launcher;
 * and when work that the killed server held is free for others. Ten restarts of each kind, or `--times <n>`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readHolder } from '../apps/server/src/platform/db/embedded/data-folder-lock.ts';
import { readPidFile } from '../apps/server/src/platform/db/embedded/pid-file.ts';
import { freePort } from '../tests/free-port.ts';
import { median } from './measure-time.ts';

const GOAL_MS = 2_000;
const WORK_GOAL_MS = 3_000;
const GIVE_UP_MS = 120_000;
const { values } = parseArgs({ options: { times: { type: 'string', default: '10' } } });
const times = Number(values.times);

const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-restart-'));
const port = await freePort();

function start(): ChildProcess {
  return spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'error',
      SEARCH_SOURCES: 'none',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Milliseconds from `since` until the check is true. */
async function measureUntil(since: number, check: () => Promise<boolean>): Promise<number> {
  while (!(await check().catch(() => false))) {
    if (performance.now() - since > GIVE_UP_MS) throw new Error('waited in vain');
    await wait(10);
  }
  return performance.now() - since;
}
const isReady = async (): Promise<boolean> => (await fetch(`http://127.0.0.1:${port}/api/ready`)).ok;
const serverPid = (): number => readHolder(dataDir)?.pid ?? 0;

async function stop(launcher: ChildProcess): Promise<void> {
  launcher.kill('SIGTERM');
  await once(launcher, 'close');
}

/** Asks the database, which restarts with its server, on a connection of its own. */
async function ask<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const cluster = join(realpathSync(join(dataDir, 'database')), 'cluster');
  const client = new pg.Client({
    host: readPidFile(cluster)?.socketFolder,
    user: 'pagewright',
    database: 'pagewright',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Kills the server while it holds a lease; returns when it is ready again, and when the lease is free. */
async function killServer(): Promise<{ readonly ready: number; readonly free: number }> {
  const rows = await ask<{ key: string }>(
    `select lpad(to_hex(objid::bigint), 8, '0') as key from pg_locks where locktype = 'advisory' and classid = 7204140`,
  );
  const owner = `${rows[0]?.key}${randomUUID().slice(8, 14)}8${randomUUID().slice(15)}`;
  await ask(
    `insert into indexed_site (origin, scoring_until, scoring_owner) values ($1, now() + interval '1 minute', $2)`,
    [`https://${owner}.invalid`, owner],
  );
  const killed = serverPid();
  const at = performance.now();
  process.kill(killed, 'SIGKILL');
  const [ready, free] = await Promise.all([
    measureUntil(at, async () => serverPid() !== killed && (await isReady())),
    measureUntil(at, async () => {
      return (await ask('select from indexed_site where scoring_until > now()')).length === 0;
    }),
  ]);
  return { ready, free };
}

function report(what: string, all: readonly number[], goal: number): void {
  const usual = median(all);
  const slowest = Math.max(...all);
  console.log(
    `${what.padEnd(40)} median ${usual.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms (goal ${goal} ms)`,
  );
  if (usual > goal) process.exitCode = 1;
}

let launcher = start();
try {
  console.log(`first start: ${(await measureUntil(performance.now(), isReady)).toFixed(0)} ms`);
  const starts: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await stop(launcher);
    const at = performance.now();
    launcher = start();
    starts.push(await measureUntil(at, isReady));
  }
  const kills: Awaited<ReturnType<typeof killServer>>[] = [];
  for (let time = 0; time < times; time += 1) {
    kills.push(await killServer());
    await wait(500);
  }
  report('npm start, until ready', starts, GOAL_MS);
  report(
    'kill -9 of the server, until ready',
    kills.map(({ ready }) => ready),
    GOAL_MS,
  );
  report(
    'kill -9 of the server, until work is free',
    kills.map(({ free }) => free),
    WORK_GOAL_MS,
  );
} finally {
  await stop(launcher);
  rmSync(dataDir, { recursive: true, force: true });
}
