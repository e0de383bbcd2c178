/**
 * `GET /api/content` (20 of 10,000, by author and status, with a token) against a bare Fastify and pg, in one run on one
 * database, 16 connections, rounds in turn. With --items 1000000 it then opens every kind of list once more at that size.
 * `npm ci --prefix bench && node bench/list.ts [--items 10000] [--rounds 5] [--seconds 5]`
 */
import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  endProcess,
  openBenchDatabase,
  runBench,
  signUp,
  startBenchServer,
  type Cleanups,
} from './bench-server.ts';
import { measureListOpenings } from './list-openings.ts';
import { addItems } from './list-rows.ts';

/** The parts of autocannon's API that are used here. */
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

await runBench(async (releases) => {
  const database = await openBenchDatabase(releases);
  const { pool } = database;
  const { url } = await startBenchServer(releases, database.url, join(database.dataDir, 'server'));
  const writer = await signUp(url);
  await addItems(pool, writer.owner, items, items > 100_000 ? 60 : 300, (done) => {
    if (done % 100_000 === 0) console.log(`${done.toLocaleString('en')} items`);
  });

  const floorUrl = await startFloor(releases, database.url);
  const { workspaceId, userId } = writer.owner;
  const floor = `${floorUrl}/list?workspaceId=${workspaceId}&authorId=${userId}&status=${STATUS}`;
  const ours = `${url}/api/content?authorId=${userId}&status=${STATUS}&timestamp=1`;
  await compareAnswers(floor, ours, await writer.token());
  await measureRounds(floor, ours, writer.token);
  if (items >= 100_000) await measureListOpenings(`${url}/api`, writer.token, userId);
});

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

/** Both must have found the same items, or the comparison means nothing. */
async function compareAnswers(floor: string, ours: string, token: string): Promise<void> {
  const ids = async (url: string) => {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const { content } = (await answer.json()) as { content: { id: string }[] };
    return content.map(({ id }) => id);
  };
  const [least, list] = [await ids(floor), await ids(ours)];
  if (list.length !== 20 || least.join() !== list.join()) throw new Error('the two lists differ');
}

async function startFloor(releases: Cleanups, databaseUrl: string): Promise<string> {
  const child = fork(join(import.meta.dirname, 'list-floor.ts'), {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
  });
  releases.push(() => endProcess(child));
  return new Promise((done, failed) => {
    child.once('exit', (code) => failed(new Error(`the floor ended with ${code}`)));
    child.once('message', (port) => done(`http://127.0.0.1:${JSON.stringify(port)}`));
  });
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
