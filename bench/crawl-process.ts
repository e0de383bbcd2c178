/**
 * One whole server process that reads sites, for `crawl.ts`: listens as a server does, reads what it is sent, and answers
 * with what it read and the most memory that it ever had.
 */
import { readFileSync } from 'node:fs';
import { createCrawler } from '../apps/server/src/research/crawler.ts';
import { readSite } from '../apps/server/src/research/read-site.ts';
import { createOutgoing } from '../apps/server/src/outgoing/index.ts';
import { openDatabase, openPool } from '../apps/server/src/db/client.ts';
import { openConnection } from '../apps/server/src/db/open-connection.ts';
import { loadConfig } from '../apps/server/src/config/config.ts';
import { createLog } from '../apps/server/src/log.ts';
import { startServer } from '../apps/server/src/server.ts';

/** What is to be read. */
export interface CrawlOrder {
  readonly urls: readonly string[];
  readonly pagesMax: number;
  readonly workspaceId: string;
}

/** What was read. */
export interface CrawlReport {
  readonly pages: number;
  readonly missed: readonly string[];
  readonly ms: number;
  /** Most memory of the process, in MB: before it read, and in all. */
  readonly mbBefore: number;
  readonly mb: number;
}

const config = loadConfig();
const log = createLog(config);
const server = await startServer(config, log, await openConnection(config, log));
// The server's own crawler, made once more: it is not handed out.
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
  const mbBefore = mostMemory();
  const begin = performance.now();
  const ctx = { actor: { workspaceId }, services: { crawler } };
  const { signal } = new AbortController();
  const sites = await Promise.all(urls.map((url) => readSite(ctx, { url, pagesMax, signal })));
  const report: CrawlReport = {
    pages: sites.reduce((sum, site) => sum + site.pages.length, 0),
    missed: sites.flatMap(({ missed }) => missed.map(({ url, reason }) => `${url}: ${reason}`)),
    ms: performance.now() - begin,
    mbBefore,
    mb: mostMemory(),
  };
  process.send?.(report);
  await outgoing.close();
  await pool.end();
  await server.close();
  process.disconnect?.();
}

/** The most that the process ever had in memory, in MB; what it has now where the system does not say. */
function mostMemory(): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
  } catch {
    return process.memoryUsage().rss / 1_048_576;
  }
}
