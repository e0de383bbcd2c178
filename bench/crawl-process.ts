/**
 * A complete server process that crawls sites, for `crawl.ts`: it listens like a server, crawls the sites that it is
 * sent, and reports what it read and its peak memory.
 */
import { readFileSync } from 'node:fs';
import { createCrawler } from '../apps/server/src/research/crawler.ts';
import { readSite } from '../apps/server/src/research/read-site.ts';
import { createOutgoing } from '../apps/server/src/platform/outgoing/index.ts';
import { openDatabase, openPool } from '../apps/server/src/platform/db/client.ts';
import { openConnection } from '../apps/server/src/platform/db/open-connection.ts';
import { loadConfig } from '../apps/server/src/platform/config/config.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { startServer } from '../apps/server/src/server.ts';

/** The sites to crawl. */
export interface CrawlOrder {
  readonly urls: readonly string[];
  readonly pagesMax: number;
  readonly workspaceId: string;
}

/** The result of a crawl. */
export interface CrawlReport {
  readonly pages: number;
  readonly missed: readonly string[];
  readonly ms: number;
  /** Peak memory of the process in MB, before the crawl and overall. */
  readonly mbBefore: number;
  readonly mb: number;
}

const config = loadConfig();
const log = createLog(config);
const server = await startServer(config, log, await openConnection(config, log));
// A second instance of the server's crawler, which the server does not expose.
const outgoing = createOutgoing(config.outgoing);
const pool = openPool({ connectionString: String(config.databaseUrl) }, config.databaseConnections);
const crawler = createCrawler({
  db: openDatabase(pool),
  outgoing,
  version: config.version,
  publicUrl: () => server.url,
  ...config.crawler,
});

process.on('message', (order: CrawlOrder) => void read(order));
process.send?.('ready');

async function read({ urls, pagesMax, workspaceId }: CrawlOrder): Promise<void> {
  const mbBefore = peakMemory();
  const begin = performance.now();
  const ctx = { actor: { workspaceId }, services: { crawler } };
  const { signal } = new AbortController();
  const sites = await Promise.all(urls.map((url) => readSite(ctx, { url, pagesMax, signal })));
  const report: CrawlReport = {
    pages: sites.reduce((sum, site) => sum + site.pages.length, 0),
    missed: sites.flatMap(({ missed }) => missed.map(({ url, reason }) => `${url}: ${reason}`)),
    ms: performance.now() - begin,
    mbBefore,
    mb: peakMemory(),
  };
  process.send?.(report);
  await outgoing.close();
  await pool.end();
  await server.close();
  process.disconnect?.();
}

/** Peak memory of the process in MB; the current memory if the system does not report a peak. */
function peakMemory(): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
  } catch {
    return process.memoryUsage().rss / 1_048_576;
  }
}
