/**
 * `GET /api/content` (20 of 10,000, by author and status, with a token) against a bare Fastify and pg, in one run on one
 * database, 16 connections, rounds in turn. With --items 1000000 it then opens every kind of list once more at that size.
 * `npm ci --prefix bench && node bench/list.ts [--items 10000] [--rounds 5] [--seconds 5]`
 */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { connectionString, startEmbeddedDatabase } from '../apps/server/src/db/embedded/index.ts';
import { openLists } from './list-openings.ts';
import { addItems, type Owner } from './list-rows.ts';

/** What autocannon is given and answers, as far as it is used here. */
type Autocannon = (options: {
  url: string;
  connections: number;
  duration: number;
  headers: Record<string, string>;
}) => Promise<{
  requests: { average: number };
  latency: { p50: number; p99: number; max: number };
  non2xx: number;
  errors: number;
}>;

const GOALS = { ratio: 0.4, p99: 50 } as const;
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;
const STATUS = 'published';

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
  },
});
const items = Number(values.items);
const load = createRequire(import.meta.url)('autocannon') as Autocannon;
const root = join(import.meta.dirname, '..');

const releases: (() => unknown)[] = [];
try {
  await run();
} finally {
  for (const release of releases.toReversed()) await release();
}

async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  releases.push(() => rm(dataDir, { recursive: true, force: true }));
  const log = { debug: ignore, info: ignore, warn: console.warn, error: console.error };
  const database = await startEmbeddedDatabase({ dataDir, log, purpose: 'bench' });
  releases.push(() => database.stop());
  const databaseUrl = connectionString(database.connection);

  const url = await startServer(databaseUrl, join(dataDir, 'server'));
  const writer = await signUp(url);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  releases.push(() => pool.end());
  await addItems(pool, writer.owner, items, items > 100_000 ? 60 : 300, (done) => {
    if (done % 100_000 === 0) console.log(`${done.toLocaleString('en')} items`);
  });

  const floorUrl = await startFloor(databaseUrl);
  const { workspaceId, userId } = writer.owner;
  const floor = `${floorUrl}/list?workspaceId=${workspaceId}&authorId=${userId}&status=${STATUS}`;
  const ours = `${url}/api/content?authorId=${userId}&status=${STATUS}&timestamp=1`;
  await compareAnswers(floor, ours, await writer.token());
  await measureRounds(floor, ours, writer.token);
  if (items >= 100_000) await openLists(`${url}/api`, writer.token, userId);
}

async function measureRounds(floor: string, ours: string, token: () => Promise<string>): Promise<void> {
  const shoot = async (url: string, duration: number) => {
    const headers = { authorization: `Bearer ${await token()}` };
    const result = await load({ url, connections: CONNECTIONS, duration, headers });
    if (result.non2xx + result.errors > 0)
      throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
    return result;
  };
  for (const url of [floor, ours]) await shoot(url, WARM_UP_SECONDS);
  const results: Record<'floor' | 'ours' | 'floorP99' | 'p50' | 'p99' | 'max', number>[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const least = await shoot(floor, Number(values.seconds));
    const list = await shoot(ours, Number(values.seconds));
    const { p50, p99, max } = list.latency;
    results.push({
      floor: least.requests.average,
      ours: list.requests.average,
      floorP99: least.latency.p99,
      p50,
      p99,
      max,
    });
  }
  console.table(results);
  const ratio = median(results.map((result) => result.ours / result.floor));
  const p99s = results.map((result) => result.p99);
  const p99 = median(p99s);
  console.log(`list: ${(ratio * 100).toFixed(0)} % of the floor (goal: at least ${GOALS.ratio * 100} %)`);
  console.log(
    `list: p99 ${p99} ms at ${CONNECTIONS} connections, ${Math.max(...p99s)} ms in the worst round (goal: under ${GOALS.p99} ms)`,
  );
  if (ratio < GOALS.ratio || p99 >= GOALS.p99) process.exitCode = 1;
}

/** The two must have found the same items, or the comparison means nothing. */
async function compareAnswers(floor: string, ours: string, token: string): Promise<void> {
  const ids = async (url: string) => {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const { content } = (await answer.json()) as { content: { id: string }[] };
    return content.map(({ id }) => id);
  };
  const [least, list] = [await ids(floor), await ids(ours)];
  if (list.length !== 20 || least.join() !== list.join()) throw new Error('the two lists differ');
}

async function startServer(databaseUrl: string, dataDir: string): Promise<string> {
  // Logs go to a file, as they do where the server is run.
  const logFile = `${dataDir}.log`;
  const output = openSync(logFile, 'w');
  const child = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      NODE_ENV: 'production',
      CALLS_PER_MINUTE: '10000000',
    },
    stdio: ['ignore', output, 'inherit'],
  });
  releases.push(() => end(child));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const address = /Pagewright is at (\S+)/.exec(readFileSync(logFile, 'utf8'))?.[1];
    if (address !== undefined) return address;
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function startFloor(databaseUrl: string): Promise<string> {
  const child = fork(join(import.meta.dirname, 'list-floor.ts'), {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
  });
  releases.push(() => end(child));
  return new Promise((done, failed) => {
    child.once('exit', (code) => failed(new Error(`the floor ended with ${code}`)));
    child.once('message', (port) => done(`http://127.0.0.1:${JSON.stringify(port)}`));
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) return done();
    child.removeAllListeners('exit');
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}

async function signUp(url: string): Promise<{ owner: Owner; token: () => Promise<string> }> {
  const signedUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name: 'Bench Writer', email: 'writer@example.com', password: 'Correct-horse-9' }),
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

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

function ignore(): void {
  // Nothing of this is worth a line.
}
