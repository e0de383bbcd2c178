/**
 * Benchmarks the beacon: 2,000 messages a second on one server, how many of them are written, how many a `kill -9`
 * loses, and the maximum rate of a server, against a bare Fastify that parses the same bodies and stores nothing; and
 * 1,000 a second: the WAL of each, and how long saving an article takes beside them. `npm run bench:beacon [-- --seconds
 * 15 --items 200]`
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { openBenchDatabase, runBench, sendAs, signUp, startBenchServer } from './bench-server.ts';
import { addItems, createRandom } from './list-rows.ts';
import { writeArticle } from './scale-texts.ts';
import { CONNECTIONS, measureBesideBeacons, POLL_MS, sendViews } from './send-views.ts';
import { startFloor } from './start-floor.ts';

const RATE = 2_000;
/** Share of the target rate that counts as sustained. */
const SUSTAINED_SHARE = 0.99;
/** Maximum seconds of messages that a killed server may lose. */
const LOSS_MAX_SECONDS = 1;
/** Articles that are saved in turn, and the words of each. */
const ARTICLES = 20;
const ARTICLE_WORDS = 700;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '15' }, items: { type: 'string', default: '200' } },
});
const seconds = Number(values.seconds);

await runBench(async (releases) => {
  const database = await openBenchDatabase(releases);
  const { pool } = database;
  const server = await startBenchServer(releases, database.url, join(database.dataDir, 'server'));
  const { owner, token } = await signUp(server.url);
  await addItems(pool, owner, Number(values.items), 100, () => undefined);
  const { rows } = await pool.query<{ id: string }>(`select id from content where status = 'published'`);
  const pages = rows.map(({ id }) => id);

  // A number of messages, not of seconds: each gets a response, and the written ones equal the acknowledged ones.
  const amount = RATE * seconds;
  const begin = performance.now();
  const held = await sendViews(server.url, pages, { amount, overallRate: RATE, sampleInt: POLL_MS });
  const took = (performance.now() - begin) / 1_000;
  await sleep(2_000);
  const written = await countVisits(pool);
  const { p50, p99, max } = held.latency;
  console.log(
    `${RATE.toLocaleString('en')} messages a second on ${pages.length} pages, ${amount.toLocaleString('en')} in ${took.toFixed(1)} s: ` +
      `p50 ${p50} ms, p99 ${p99} ms, at most ${max} ms; ${written.toLocaleString('en')} of ${held['2xx'].toLocaleString('en')} written`,
  );

  const missed = await measureBesideBeacons({
    url: server.url,
    pool,
    pages,
    seconds,
    update: await createUpdate(server.url, token),
  });
  for (const line of missed) console.log(`missed: ${line}`);

  const floor = await sendViews(await startFloor(releases, 'beacon-floor.ts'), pages, { duration: seconds });
  const most = await sendViews(server.url, pages, { duration: seconds });
  const ratio = most.requests.average / floor.requests.average;
  console.log(
    `at most ${most.requests.average.toFixed(0)} a second, ${(ratio * 100).toFixed(0)} % of ${floor.requests.average.toFixed(0)} ` +
      'of a bare Fastify that keeps nothing',
  );

  await sleep(5_000);
  const before = await countVisits(pool);
  const shot = sendViews(server.url, pages, { duration: seconds, overallRate: RATE });
  await sleep((seconds / 2) * 1_000);
  server.child.kill('SIGKILL');
  const acknowledged = (await shot)['2xx'];
  await sleep(1_000);
  // Messages without a response yet may have been written too, in place of acknowledged ones.
  const lost = acknowledged - ((await countVisits(pool)) - before) + CONNECTIONS;
  console.log(
    `killed after ${seconds / 2} s: at most ${lost.toLocaleString('en')} of ${acknowledged.toLocaleString('en')} acknowledged messages lost, ` +
      `${(lost / RATE).toFixed(2)} s of them (goal: ${LOSS_MAX_SECONDS} s at most)`,
  );
  const isHeld =
    took <= seconds / SUSTAINED_SHARE && held['2xx'] === amount && held.non2xx + held.errors === 0;
  if (!isHeld || written !== amount || lost > RATE * LOSS_MAX_SECONDS || missed.length > 0)
    process.exitCode = 1;
});

/** Creates an article of 700 words for each of a few writers, who save it with another sentence each time. */
async function createUpdate(
  url: string,
  token: () => Promise<string>,
): Promise<(n: number) => Promise<void>> {
  const content = writeArticle(createRandom(3), ARTICLE_WORDS);
  const bearer = await token();
  const sendWithOneToken = sendAs(url, () => Promise.resolve(bearer));
  const send = async (method: string, path: string, body: unknown): Promise<string> => {
    const answer = await sendWithOneToken({ method, path }, body);
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.body;
  };
  const ids: string[] = [];
  for (let number = 0; number < ARTICLES; number += 1) {
    const item = JSON.parse(await send('POST', '/content', { title: `Article ${number}`, content })) as {
      id: string;
    };
    ids.push(item.id);
  }
  return async (n) => {
    const body = { content: `${content}<p>Sentence number ${n}.</p>` };
    await send('PUT', `/content/${ids[n % ids.length] ?? ''}`, body);
  };
}

async function countVisits(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ views: string }>(
    'select coalesce(sum(views), 0) as views from visit_site_day',
  );
  return Number(rows[0]?.views);
}
