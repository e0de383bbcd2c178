import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectionString, startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded/index.ts';
import { createSite } from '../tests/fakes/web/create-site.ts';
import { startWebHost, type WebHost } from '../tests/fakes/web/start-web-host.ts';
import { nextMessage, startCrawlProcess } from './start-crawl-process.ts';
import type { ListedSite, WholeSiteReport } from './whole-site-process.ts';

const GOAL_MB = 400;
const GOAL_PAGES_A_SECOND = 40;
const LISTED = 10_000;
/**
 * Requests in flight when a server is killed are repeated: one current page, and the previous one if it was not saved.
 */
const IN_FLIGHT = 2;
const POLL_MS = 200;

/**
 * Crawls one site as a workspace would, without a crawl delay, and kills the server in the middle: pages per second,
 * peak memory, event loop delay, and pages requested twice, by the site's own log. Then pages through the inventory of
 * a site of 10,000 pages.
 */
export async function crawlWholeSite(pages: number, bytes: number): Promise<void> {
  const releases: (() => unknown)[] = [];
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
    const start = (name: string): ChildProcess => {
      const child = startCrawlProcess('whole-site-process.ts', {
        databaseUrl,
        dataDir: join(dataDir, name),
      });
      releases.push(() => child.kill('SIGKILL'));
      return child;
    };

    const first = start('first');
    await nextMessage(first);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    releases.push(() => client.end());
    await orderCrawl(client, host.url, pages);
    await waitUntil(() => host.requests.length > pages / 2);
    first.kill('SIGKILL');
    const killedAt = host.requests.length;
    const second = start('second');
    await nextMessage(second);
    await waitUntil(async () => (await statusOf(client)) !== 'running');
    const listed = await insertSitePages(client);
    const answer = nextMessage(second);
    second.send(listed);
    reportResults(host, killedAt, pages, (await answer) as WholeSiteReport);
    console.log(`whole site: ended as ${await statusOf(client)}`);
  } finally {
    for (const release of releases.toReversed()) await release();
  }
}

function reportResults(
  { requests }: WebHost,
  killedAt: number,
  pages: number,
  report: WholeSiteReport,
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
  console.log(
    `whole site: ${report.mb.toFixed(0)} MB at most, ${report.mbBefore.toFixed(0)} MB before (goal: under ${GOAL_MB}); event loop held ${report.heldMs.toFixed(1)} ms at most`,
  );
  console.log(
    `whole site: a page of the inventory of ${LISTED} pages in ${report.listP95Ms?.toFixed(1)} ms at p95, with Search Console beside it ${report.trafficP95Ms?.toFixed(1)} ms`,
  );
  const isMet =
    new Set(asked).size === pages &&
    twice <= IN_FLIGHT &&
    report.mb < GOAL_MB &&
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

/** A site of many unfetched pages, half of them with clicks on 28 days and on the same days of the previous year. */
async function insertSitePages(client: pg.Client): Promise<ListedSite> {
  const { rows } = await client.query<{ id: string }>(
    `insert into indexed_site (origin) values ('https://listed.example') returning id`,
  );
  const id = rows[0]?.id ?? '';
  await client.query(
    `insert into indexed_page (site_id, url, found_by, checked_at, fetched_at, status, title, words, inbound, depth, verdict, issues, partners)
     select $1, 'https://listed.example/articles/' || n, 'sitemap', now(), now(), 200, 'Article ' || n, n % 2000, n % 97, n % 9,
       'leave', array['thin', 'title_duplicate'], array[(select max(id) from indexed_page)]
     from generate_series(1, ${LISTED}) n`,
    [id],
  );
  const inserted = await client.query<{ id: number }>(
    `insert into search_property (workspace_id, url) values ('bench', 'https://listed.example/') returning id`,
  );
  const propertyId = inserted.rows[0]?.id ?? 0;
  await client.query(
    `insert into search_page (property_id, url)
     select $1, 'https://listed.example/articles/' || n from generate_series(1, ${LISTED / 2}) n`,
    [propertyId],
  );
  await client.query(
    `insert into search_page_day (property_id, day, page_id, clicks, impressions, position_sum)
     select $1, day, page.id, page.id % 50, page.id % 900, 3 * (page.id % 900) from search_page page,
       (select '2026-10-01'::date + n as day from generate_series(0, 27) n
        union all select '2025-10-02'::date + n from generate_series(0, 27) n) days
     where page.property_id = $1`,
    [propertyId],
  );
  await client.query('analyze indexed_page, search_page, search_page_day');
  const [from, to] = ['2026-10-01', '2026-10-28'];
  const before = { from: '2025-10-02', to: '2025-10-29' };
  const property = 'https://listed.example/';
  return { siteId: id, traffic: { propertyId, property, from, to, before, version: 'bench' } };
}

async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(POLL_MS);
}
