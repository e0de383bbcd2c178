/**
 * How long others wait while one client asks for what is large and public: asks `/api/health` every 25 ms from outside
 * while the description of the API, its page, and the sitemap, feed, list and articles of a large site are asked for
 * hundreds of times, on one connection that sends all requests ahead and on twelve. The first line of each is the first
 * time that anybody asks for it. `--only <words>` takes lines whose path holds them (may be given again), `--articles <n>`
 * sets the size of the site. Exits with 1 where a health answer took 250 ms or the server computed for 50 ms at a stretch.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openBenchDatabase, runBench, signUp, startBenchServer } from './bench-server.ts';
import { HEALTH_EVERY_MS, HEALTH_MAX_MS, probeHealth } from './health-probe.ts';
import { addItems, wordAt } from './list-rows.ts';
import { loopDelaySettings, measureLoopDelay, type LoopDelay } from './loop-delay.ts';
import { sendPipelined } from './send-pipelined.ts';

const CONNECTIONS = [1, 12] as const;
const COMPUTING_MAX_MS = 50;
/** Share of added items that are published: three of eight. */
const PUBLISHED_PART = 3 / 8;
/** Number of articles in a feed and in a list, and words in each. */
const LISTED = 20;
const WORDS = 1_500;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    articles: { type: 'string', default: '6588' },
  },
});

await runBench(async (releases) => {
  const { url: databaseUrl, dataDir, pool } = await openBenchDatabase(releases);
  const delayFile = `${dataDir}.delay`;
  const { url, child } = await startBenchServer(releases, databaseUrl, dataDir, loopDelaySettings(delayFile));
  const { owner, token } = await signUp(url);
  // Only the URLs of these are shown; full articles, the newest, follow.
  await addItems(pool, owner, Math.ceil(Number(values.articles) / PUBLISHED_PART), 5, () => undefined);
  const article = await publishArticles(url, token);
  const site = article.slice(0, article.lastIndexOf('/'));
  const health = probeHealth(releases, url);
  const loopDelay = measureLoopDelay(child, delayFile);

  await wait(100 * HEALTH_EVERY_MS);
  await health();
  await loopDelay();
  await wait(100 * HEALTH_EVERY_MS);
  console.log(row('idle', '', await health(), await loopDelay()));

  const storms = [
    { path: '/api/openapi.json', requests: 550 },
    { path: '/api-docs', requests: 400 },
    ...[`${site}/sitemap.xml`, `${site}/rss.xml`, `${site}/`, article].map((path) => ({
      path,
      requests: 400,
    })),
  ].filter(({ path }) => values.only.length === 0 || values.only.some((words) => path.includes(words)));
  for (const { path, requests } of storms) {
    for (const connections of CONNECTIONS) {
      await wait(4 * HEALTH_EVERY_MS);
      await health();
      await loopDelay();
      const start = performance.now();
      const each = Math.ceil(requests / connections);
      const received = await Promise.all(
        Array.from({ length: connections }, () => sendPipelined(url, path, each)),
      );
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const megabytes = received.reduce((sum, bytes) => sum + bytes, 0) / 1e6;
      const longest = await health();
      const asked = `${each * connections} on ${connections}, ${megabytes.toFixed(0)} MB in ${seconds} s`;
      const loop = await loopDelay();
      console.log(row(path, asked, longest, loop));
      if (longest > HEALTH_MAX_MS || loop.computing > COMPUTING_MAX_MS) process.exitCode = 1;
    }
  }
});

/** Publishes as many long articles as a feed and a list show; returns the path of one. */
async function publishArticles(url: string, token: () => Promise<string>): Promise<string> {
  const post = async (path: string, body: unknown): Promise<Record<string, string>> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as Record<string, string>;
  };
  let last = '';
  for (let number = 1; number <= LISTED; number += 1) {
    const paragraph = Array.from({ length: 60 }, (_, at) => wordAt(number * 1_000 + at)).join(' ');
    const content = `<p>${paragraph}.</p>`.repeat(WORDS / 60);
    const { id } = await post('/content', { title: `Article ${number}`, content });
    const published = await post(`/content/${id}/publish`, {});
    last = new URL(published['url'] ?? '').pathname;
  }
  return last;
}

function row(path: string, asked: string, longest: number, loop: LoopDelay): string {
  const ms = (value: number): string => `${Math.round(value)} ms`.padStart(7);
  return `${path.padEnd(40)}${asked.padEnd(32)}health${ms(longest)}, loop${ms(loop.longest)}, of it computing${ms(loop.computing)}`;
}
