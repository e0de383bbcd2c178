/**
 * Crawls 1,000 pages of hosts at 127.0.0.x: pages per second and peak memory of one server process, and by the hosts'
 * own logs whether each crawl delay was kept. A host is called once a second, so the speed with the real delay is the
 * number of hosts; the second round, without a delay, shows the limit of the process itself. Finally, one site is
 * crawled completely in the background, with a kill in the middle (`whole-site.ts`). `npm run bench:crawl -- [--whole
 * 5000] [--pages 1000] [--hosts 50] [--pause 1000] [--servers 1] [--bytes 100000]`
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { connectionString, startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded/index.ts';
import { createSite } from '../tests/fakes/web/create-site.ts';
import { startWebHost, type WebHost } from '../tests/fakes/web/start-web-host.ts';
import type { CrawlOrder, CrawlReport } from './crawl-process.ts';
import { nextMessage, startCrawlProcess } from './start-crawl-process.ts';
import { median } from './measure-time.ts';
import { crawlWholeSite } from './whole-site.ts';

const GOAL_MB = 400;
const WORKSPACE = 'bench';
/** About the size of a thousand-word article with its page chrome. */
const WHOLE_BYTES = 15_000;

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    hosts: { type: 'string', default: '50' },
    pause: { type: 'string', default: '1000' },
    servers: { type: 'string', default: '1' },
    bytes: { type: 'string', default: '100000' },
    whole: { type: 'string', default: '5000' },
  },
});
const hostCount = Number(values.hosts);
const pagesPerHost = Math.ceil(Number(values.pages) / hostCount);

const releases: (() => unknown)[] = [];
try {
  if (pagesPerHost > 0) await runRound(Number(values.pause), Number(values.servers));
  if (pagesPerHost > 0 && Number(values.pause) > 0) await runRound(0, 1);
  if (Number(values.whole) > 0) await crawlWholeSite(Number(values.whole), WHOLE_BYTES);
} finally {
  for (const release of releases.toReversed()) await release();
}

async function runRound(pauseMs: number, servers: number): Promise<void> {
  const { databaseUrl, dataDir } = await startDatabase();
  const hosts = await Promise.all(Array.from({ length: hostCount }, (_, index) => startSite(index)));
  const processes = Array.from({ length: servers }, (_, index) =>
    startProcess(databaseUrl, join(dataDir, `server-${index}`), pauseMs),
  );
  await Promise.all(processes.map((child) => nextMessage(child)));
  await addWorkspace(databaseUrl);
  // Several servers each crawl every site, so they compete for each host.
  const order: CrawlOrder = {
    urls: hosts.map(({ url }) => `${url}/`),
    pagesMax: pagesPerHost,
    workspaceId: WORKSPACE,
  };
  const reports = await Promise.all(
    processes.map(async (child) => {
      const report = nextMessage(child);
      child.send(order);
      return (await report) as CrawlReport;
    }),
  );
  report(pauseMs, hosts, reports);
  for (const release of releases.splice(0).toReversed()) await release();
}

function report(pauseMs: number, hosts: readonly WebHost[], reports: readonly CrawlReport[]): void {
  const pages = reports.reduce((sum, { pages }) => sum + pages, 0);
  const ms = Math.max(...reports.map((report) => report.ms));
  const requests = hosts.reduce((sum, host) => sum + host.requests.length, 0);
  const pauses = hosts.flatMap((host) =>
    host.requests.slice(1).map(({ at }, index) => at - host.requests[index]!.at),
  );
  const shortest = Math.min(...pauses);
  const mb = Math.max(...reports.map((report) => report.mb));
  const before = Math.max(...reports.map(({ mbBefore }) => mbBefore));
  const each = (1000 * pages) / ms;
  console.log(`\npause ${pauseMs} ms, ${hosts.length} hosts, ${reports.length} server(s)`);
  console.log(
    `crawl: ${pages} pages of ${values.bytes} bytes in ${(ms / 1000).toFixed(1)} s: ${each.toFixed(1)} pages a second (${requests} requests with robots.txt and sitemaps)`,
  );
  console.log(
    `crawl: ${mb.toFixed(0)} MB at most in one server process, ${before.toFixed(0)} MB before it read (goal: under ${GOAL_MB} MB)`,
  );
  console.log(
    `crawl: shortest pause in the hosts' own logs ${shortest.toFixed(1)} ms, median ${median(pauses).toFixed(1)} ms, of ${pauses.length} (goal: at least ${pauseMs} ms)`,
  );
  const missed = reports.flatMap((report) => report.missed);
  if (missed.length > 0) console.log(`missed: ${missed.length}, as ${missed[0]}`);
  const wanted = reports.length * hosts.length * pagesPerHost;
  if (pages !== wanted || mb >= GOAL_MB || shortest < pauseMs) process.exitCode = 1;
}

async function startDatabase(): Promise<{ databaseUrl: string; dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  releases.push(() => rm(dataDir, { recursive: true, force: true }));
  const log = { debug: ignore, info: ignore, warn: console.warn, error: console.error };
  const database = await startEmbeddedDatabase({ dataDir, log, purpose: 'bench' });
  releases.push(() => database.stop());
  return { databaseUrl: connectionString(database.connection), dataDir };
}

async function addWorkspace(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('insert into workspace (id, name, slug) values ($1, $1, $1)', [WORKSPACE]);
  await client.end();
}

/** Every second site is discovered through its links. */
async function startSite(index: number): Promise<WebHost> {
  const host = await startWebHost({}, { address: `127.0.0.${index + 1}` });
  releases.push(() => host.close());
  const site = createSite({
    url: host.url,
    pages: pagesPerHost,
    foundBy: index % 2 === 0 ? 'sitemap' : 'links',
    name: `site ${index}`,
    bytes: Number(values.bytes),
  });
  for (const [path, answer] of Object.entries(site)) host.answers.set(path, answer);
  return host;
}

function startProcess(databaseUrl: string, dataDir: string, pauseMs: number): ChildProcess {
  const child = startCrawlProcess('crawl-process.ts', { databaseUrl, dataDir, pauseMs });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  releases.push(() => {
    if (child.exitCode === null) child.kill('SIGTERM');
    return ended;
  });
  return child;
}

function ignore(): void {
  // Nothing of this is worth a line.
}
