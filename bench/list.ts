/**
 * `GET /api/content` (20 of 10,000, by author and status, with a token) against a bare Fastify and pg, and `POST
 * /api/content` (an article of 700 words) against bare inserts of the same rows, in one run on one database, 16
 * connections, rounds in turn. From 100,000 items on, it then opens every kind of list too.
 * `npm ci --prefix bench && node bench/list.ts [--items 10000] [--rounds 5] [--seconds 5]`
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { autocannon, type LoadResult } from './autocannon.ts';
import { openBenchDatabase, runBench, signUp, startBenchServer, type Cleanups } from './bench-server.ts';
import { measureListOpenings } from './list-openings.ts';
import { addItems, createRandom } from './list-rows.ts';
import { median } from './measure-time.ts';
import { writeArticle } from './scale-texts.ts';
import { startFloor } from './start-floor.ts';
import { readRowsOfCreation } from './written-rows.ts';

const GOALS = { list: 0.6, create: 0.5, p99: 50 } as const;
/** Words of a created article. */
const ARTICLE_WORDS = 700;
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

await runBench(async (releases) => {
  const database = await openBenchDatabase(releases);
  const { pool } = database;
  const { url } = await startBenchServer(releases, database.url, join(database.dataDir, 'server'));
  const writer = await signUp(url);
  await addItems(pool, writer.owner, items, items > 100_000 ? 60 : 300, (done) => {
    if (done % 100_000 === 0) console.log(`${done.toLocaleString('en')} items`);
  });

  const floorUrl = await startFloor(releases, 'list-floor.ts', { databaseUrl: database.url });
  const { workspaceId, userId } = writer.owner;
  const floor = `${floorUrl}/list?workspaceId=${workspaceId}&authorId=${userId}&status=${STATUS}`;
  const ours = `${url}/api/content?authorId=${userId}&status=${STATUS}&timestamp=1`;
  await compareAnswers(floor, ours, await writer.token());
  await measureLists(floor, ours, writer.token);
  await measureCreations(releases, database, url, writer.token);
  if (items >= 100_000) await measureListOpenings(`${url}/api`, writer.token, userId);
});

type Shoot = (url: string, duration: number) => Promise<LoadResult>;

/** Sends one kind of request for some seconds; fails if one is refused. */
function createShoot(
  token: () => Promise<string>,
  request: { readonly method: 'GET' } | { readonly method: 'POST'; readonly body: string },
): Shoot {
  return async (url, duration) => {
    const headers = {
      authorization: `Bearer ${await token()}`,
      ...(request.method === 'POST' ? { 'content-type': 'application/json' } : {}),
    };
    const result = await autocannon({ url, connections: CONNECTIONS, duration, headers, ...request });
    if (result.non2xx + result.errors > 0)
      throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
    return result;
  };
}

interface Round {
  readonly floor: number;
  readonly ours: number;
  readonly floorP99: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Measures the floor and the product in turn; prints the rounds. */
async function measureRounds(floor: string, ours: string, shoot: Shoot): Promise<readonly Round[]> {
  for (const url of [floor, ours]) await shoot(url, WARM_UP_SECONDS);
  const results: Round[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const least = await shoot(floor, Number(values.seconds));
    const own = await shoot(ours, Number(values.seconds));
    const { p50, p99, max } = own.latency;
    results.push({
      floor: least.requests.average,
      ours: own.requests.average,
      floorP99: least.latency.p99,
      p50,
      p99,
      max,
    });
  }
  console.table(results);
  return results;
}

/** Prints the share of the floor that was reached. */
function compareWithFloor(name: 'list' | 'create', results: readonly Round[]): void {
  const ratio = median(results.map((result) => result.ours / result.floor));
  console.log(`${name}: ${(ratio * 100).toFixed(0)} % of the floor (goal: at least ${GOALS[name] * 100} %)`);
  if (ratio < GOALS[name]) process.exitCode = 1;
}

async function measureLists(floor: string, ours: string, token: () => Promise<string>): Promise<void> {
  const results = await measureRounds(floor, ours, createShoot(token, { method: 'GET' }));
  compareWithFloor('list', results);
  const p99s = results.map((result) => result.p99);
  const p99 = median(p99s);
  console.log(
    `list: p99 ${p99} ms at ${CONNECTIONS} connections, ${Math.max(...p99s)} ms in the worst round (goal: under ${GOALS.p99} ms)`,
  );
  if (p99 >= GOALS.p99) process.exitCode = 1;
}

/** Creates an item, and has a bare server insert the rows of which that consists. */
async function measureCreations(
  releases: Cleanups,
  { url: databaseUrl, pool }: { readonly url: string; readonly pool: pg.Pool },
  url: string,
  token: () => Promise<string>,
): Promise<void> {
  const body = JSON.stringify({ title: 'An article', content: writeArticle(createRandom(5), ARTICLE_WORDS) });
  const ours = `${url}/api/content`;
  const created = await fetch(ours, {
    method: 'POST',
    headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
    body,
  });
  const { id } = (await created.json()) as { id: string };
  const rows = await readRowsOfCreation(pool, id);
  console.log(`create: an item of ${ARTICLE_WORDS} words is ${rows.map(({ table }) => table).join(', ')}`);
  const floor = await startFloor(releases, 'create-floor.ts', { databaseUrl, message: rows });
  compareWithFloor(
    'create',
    await measureRounds(`${floor}/create`, ours, createShoot(token, { method: 'POST', body })),
  );
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
