import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startWebHost, type WebResponse, type WebHost } from '../fakes/web/start-web-host.ts';
import { randomNumbers } from '../random-numbers.ts';
import { isFullRun, sampleOrAll } from '../run-size.ts';
import { waitUntil } from './server-process.ts';
import { startCluster, waitForCount } from './start-cluster.ts';
import { cutOff, killAndMeasure } from './take-over.ts';

/** A full run kills 12 times more, and stops a server for longer than a lease. */
const RUNS = sampleOrAll(4, 40);
const KILLS = sampleOrAll(1, 12);
const PAGES = 12;
/** In a full run so slow that every kill finds unfinished runs. */
const ANSWER_MS = sampleOrAll(250, 1_000);
/**
 * Kills of which the time until the work goes on is measured. In a full run, the goal is 3 s in the median; in a sample,
 * beside other tests, it must only be clearly shorter than a lease.
 */
const MEASURED = sampleOrAll(1, 10);
const TAKEN_OVER_WITHIN_MS = sampleOrAll(20_000, 10_000);
const MEDIAN_WITHIN_MS = sampleOrAll(20_000, 3_000);
/** Longer than a lease. */
const STALL_MS = 33_000;
const ENDS_WITHIN_S = sampleOrAll(150, 300);

const hosts: WebHost[] = [];
afterAll(() => Promise.all(hosts.map((host) => host.close())));

const delayed =
  (body: string): WebResponse =>
  (_, response) => {
    setTimeout(() => response.setHeader('content-type', 'text/html').end(body), ANSWER_MS);
  };

/** A competitor with slow pages. */
async function startSite(at: number): Promise<WebHost> {
  const host = await startWebHost({}, { address: `127.0.0.${at + 10}` });
  const links = Array.from({ length: PAGES }, (_, page) => `<a href="/guides/${page}">Guide ${page}</a>`);
  host.answers.set('/', delayed(`<!doctype html><title>Rain barrels</title>${links.join(' ')}`));
  for (let page = 0; page < PAGES; page += 1)
    host.answers.set(
      `/guides/${page}`,
      delayed(
        `<!doctype html><title>Rain barrel guide ${page}</title><h1>Rain barrel guide ${page}</h1><p>${'How to place a rain barrel on a firm stand. '.repeat(40)}`,
      ),
    );
  hosts.push(host);
  return host;
}

test(`${RUNS} runs on two servers that are killed ${MEASURED + KILLS} times finish once each and are counted once`, async () => {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  console.log(`SEED=${seed}`);
  const random = randomNumbers(seed);
  const cluster = await startCluster([0, 0], {
    OUTGOING_ALLOW: '127.0.0.0/8',
    CRAWLER_PAUSE_MS: '20',
    DEFAULT_PLAN: 'Entrepreneur',
  });
  try {
    const addresses = await Promise.all(cluster.servers.map(({ url }) => url));
    const sites = await Promise.all(Array.from({ length: RUNS }, (_, at) => startSite(at)));
    for (const [at, { url }] of sites.entries())
      // The connection dies with its server; the run does not.
      void cluster.writer
        .onServer(addresses[at % 2] ?? '')
        .post('/competitive-intelligence/track-gaps', { competitors: [url] }, 'runId')
        .catch(() => undefined);
    expect(await waitForCount(cluster.sql, 'call_run', RUNS, 30)).toBe(RUNS);
    await waitForCount(cluster.sql, "call_run where status = 'running'", 4, 10);

    // A server that loses its connection but lives keeps its work.
    await cutOff(cluster, 1);
    expect(await waitForCount(cluster.sql, 'call_run where attempts > 1', 0, 0)).toBe(0);

    const takenOver: number[] = [];
    for (let kill = 0; kill < MEASURED; kill += 1) takenOver.push(await killAndMeasure(cluster, 0));
    console.log(`work of a killed server went on after ${takenOver.map(Math.round).join(', ')} ms`);
    expect(Math.max(...takenOver)).toBeLessThan(TAKEN_OVER_WITHIN_MS);
    const median = takenOver.toSorted((one, other) => one - other)[Math.floor(MEASURED / 2)];
    expect(median).toBeLessThan(MEDIAN_WITHIN_MS);
    if (isFullRun) {
      const { child } = cluster.servers[1]!;
      child.kill('SIGSTOP');
      await sleep(STALL_MS);
      child.kill('SIGCONT');
    }

    let hits = 0;
    const requests = () => sites.reduce((sum, site) => sum + site.requests.length, 0);
    for (let kill = 0; kill < KILLS; kill += 1) {
      // The sample kills in the middle of the reading, however fast the machine is.
      const before = requests();
      // A run whose server dies ten times is given up: servers live long enough for runs to go on.
      if (isFullRun) await sleep(2_000 + random() * 6_000);
      else await waitUntil(() => requests() > before, 'another page is asked for');
      const { rows } = await cluster.sql.query("select from call_run where status <> 'done' limit 1");
      hits += rows.length;
      cluster.killAndReplace((kill + 1) % 2);
    }
    expect(hits, 'kills that found unfinished runs').toBe(KILLS);

    expect(await waitForCount(cluster.sql, "call_run where status = 'done'", RUNS, ENDS_WITHIN_S)).toBe(RUNS);
    const { rows } = await cluster.sql.query<{ attempts: number }>('select attempts from call_run');
    const begun = rows.reduce((sum, { attempts }) => sum + attempts, 0);
    expect(begun).toBeGreaterThan(RUNS);
    expect(await waitForCount(cluster.sql, 'analysis_run a join call_run using (id)', RUNS, 0)).toBe(RUNS);
    expect(await waitForCount(cluster.sql, 'analysis_run', RUNS, 0)).toBe(RUNS);
    expect(await waitForCount(cluster.sql, 'usage_reservation', 0, 0)).toBe(0);
    const counter = await cluster.sql.query<{ used: number }>(
      "select used from usage_counter where kind = 'seo'",
    );
    expect(counter.rows).toEqual([{ used: RUNS }]);

    const asked = sites.flatMap(({ url, requests }) =>
      requests.map(({ path }) => `${url}${path}`).filter((page) => page.includes('/guides/')),
    );
    const twice = asked.length - new Set(asked).size;
    console.log(`${begun} begins of ${RUNS} runs, ${asked.length} pages asked for, ${twice} of them again`);
    // A page that was loading at a kill is requested again.
    expect(twice).toBeLessThanOrEqual(begun - RUNS);
  } finally {
    await cluster.end();
  }
});
