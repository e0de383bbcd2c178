import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectionString, startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded/index.ts';
import { createSite } from '../tests/fakes/web/create-site.ts';
import { startWebHost, type WebHost } from '../tests/fakes/web/start-web-host.ts';
import { ensureServerBuilt } from '../scripts/build.mjs';
import { MEMORY_ENVIRONMENT, MEMORY_OPTIONS } from '../scripts/memory-settings.mjs';
import { startBenchServer, type Cleanups } from './bench-server.ts';
import { loopDelaySettings, measureLoopDelay, type LoopDelay } from './loop-delay.ts';

const GOAL_MB = 400;
const GOAL_PAGES_A_SECOND = 40;
/**
 * Requests in flight when a server is killed are repeated: one current page, and the previous one if it was not saved.
 */
const IN_FLIGHT = 2;
const POLL_MS = 200;
/** Until the server has started its threads. */
const SETTLED_MS = 3_000;

/** One server under measurement. */
interface Measured {
  readonly child: ChildProcess;
  readonly mbBefore: number;
  readonly readDelay: () => Promise<LoopDelay>;
}

/** What was measured of a server before it ended. */
interface Usage {
  readonly mbBefore: number;
  readonly mb: number;
}

/**
 * Crawls one site as a workspace would, with the bundled server of `npm start` and without a crawl delay, and kills the
 * server in the middle: pages per second, peak memory of both servers, event loop delay, and pages requested twice, by the
 * site's own log.
 */
export async function crawlWholeSite(pages: number, bytes: number): Promise<void> {
  const releases: Cleanups = [];
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
    releases.push(() => rm(dataDir, { recursive: true, force: true }));
    const ignore = (): void => undefined;
    const log = { debug: ignore, info: ignore, warn: console.warn, error: console.error };
    const database = await startEmbeddedDatabase({ dataDir, log, purpose: 'bench' });
    releases.push(() => database.stop());
    const databaseUrl = connectionString(database.connection);
    const host = await startWebHost({}, { address: '127.0.0.99' });
    releases.push(() => host.close());
    const site = createSite({ url: host.url, pages, foundBy: 'links', name: 'whole', bytes });
    for (const [path, answer] of Object.entries(site)) host.answers.set(path, answer);
    const start = (name: string) => startMeasured(releases, databaseUrl, join(dataDir, name));

    const first = await start('first');
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    releases.push(() => client.end());
    await orderCrawl(client, host.url, pages);
    await waitUntil(() => host.requests.length > pages / 2);
    const killed = usageOf(first);
    first.child.kill('SIGKILL');
    const killedAt = host.requests.length;
    const second = await start('second');
    await waitUntil(async () => (await statusOf(client)) !== 'running');
    const { longest } = await second.readDelay();
    reportResults(host, killedAt, pages, { usages: [killed, usageOf(second)], heldMs: longest });
    console.log(`whole site: ended as ${await statusOf(client)}`);
  } finally {
    for (const release of releases.toReversed()) await release();
  }
}

/** Starts the server as `npm start` does, from its bundle. */
async function startMeasured(releases: Cleanups, databaseUrl: string, dataDir: string): Promise<Measured> {
  const bundle = await ensureServerBuilt();
  const delayFile = `${dataDir}.delay`;
  const { child } = await startBenchServer(
    releases,
    databaseUrl,
    dataDir,
    {
      ...loopDelaySettings(delayFile),
      ...MEMORY_ENVIRONMENT,
      NODE_COMPILE_CACHE: join(bundle, 'compiled'),
      LOG_LEVEL: 'info',
      OUTGOING_ALLOW: '127.0.0.0/8',
      CRAWLER_PAUSE_MS: '0',
    },
    [...MEMORY_OPTIONS, join(bundle, 'main.mjs')],
  );
  await delay(SETTLED_MS);
  return { child, mbBefore: peakMemory(child), readDelay: measureLoopDelay(child, delayFile) };
}

const usageOf = ({ child, mbBefore }: Measured): Usage => ({ mbBefore, mb: peakMemory(child) });

/** Peak memory of a process in MB. */
function peakMemory({ pid }: ChildProcess): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

function reportResults(
  { requests }: WebHost,
  killedAt: number,
  pages: number,
  { usages, heldMs }: { readonly usages: readonly Usage[]; readonly heldMs: number },
): void {
  const asked = requests
    .map(({ path }) => path)
    .filter((path) => path !== '/robots.txt' && path !== '/sitemap.xml');
  const twice = asked.length - new Set(asked).size;
  const after = requests.slice(killedAt);
  const speeds = [requests.slice(0, killedAt), after].map(
    (part) => (1000 * part.length) / ((part.at(-1)?.at ?? 0) - (part[0]?.at ?? 0)),
  );
  const [before = 0, resumed = 0] = speeds;
  console.log(
    `\nwhole site: ${new Set(asked).size} of ${pages} pages read, ${before.toFixed(1)} pages a second until the kill, ${resumed.toFixed(1)} after it (goal: ${GOAL_PAGES_A_SECOND})`,
  );
  console.log(
    `whole site: killed after ${killedAt} requests; ${twice} pages asked for twice (at most ${IN_FLIGHT})`,
  );
  const mb = Math.max(...usages.map((usage) => usage.mb));
  const each = usages.map((usage) => `${usage.mb.toFixed(0)} MB (${usage.mbBefore.toFixed(0)} MB before)`);
  console.log(
    `whole site: at most ${each.join(' until the kill, ')} after it (goal: under ${GOAL_MB}); event loop held ${heldMs.toFixed(1)} ms at most`,
  );
  const isMet =
    new Set(asked).size === pages &&
    twice <= IN_FLIGHT &&
    mb < GOAL_MB &&
    Math.min(...speeds) >= GOAL_PAGES_A_SECOND;
  if (!isMet) process.exitCode = 1;
}

async function orderCrawl(client: pg.Client, origin: string, pages: number): Promise<void> {
  await client.query(`insert into workspace (id, name, slug) values ('bench', 'bench', 'bench')`);
  await client.query(
    `with site as (insert into indexed_site (origin) values ($1) returning id), page as (
       insert into indexed_page (site_id, url, found_by, depth) select id, $1 || '/', 'start', 0 from site)
     insert into site_crawl (workspace_id, site_id, pages_max, stale_before) select 'bench', id, $2::int, now() from site`,
    [origin, pages],
  );
}

async function statusOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ status: string }>('select status from site_crawl');
  return rows[0]?.status ?? '';
}

async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(POLL_MS);
}
