/**
 * What grows with an installation: the same calls on a small and on a large one, in one run, one call after
 * the other, and then clean-up and deletion on both. Prints p50 and p99 of each and how many times slower the large one is.
 * `npm run bench:scale -- [--items 200000] [--small 10000] [--seconds 3] [--connections 4] [--only search]`
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { loadConfig } from '../apps/server/src/platform/config/config.ts';
import type { Services } from '../apps/server/src/platform/context.ts';
import { openDatabase } from '../apps/server/src/platform/db/client.ts';
import { housekeeping } from '../apps/server/src/platform/jobs/housekeeping.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { openBenchDatabase, runBench, signUp, startBenchServer, type Cleanups } from './bench-server.ts';
import { wordAt, type Owner } from './list-rows.ts';
import { fillInstallation } from './scale-rows.ts';

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '200000' },
    small: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
  },
});
const GOAL = 1.5;
const PURGED = 1_000;
const PUBLIC_PAGE_SIZE = 20;

/** One installation under measurement. */
interface Installation {
  readonly items: number;
  readonly url: string;
  readonly slug: string;
  readonly owner: Owner;
  readonly token: () => Promise<string>;
  readonly pool: pg.Pool;
  readonly published: number;
}

const [common, usual, rare] = [wordAt(1), wordAt(300), wordAt(40_000)];
const month = new Date().toISOString().slice(0, 7);

/** Calls by name; `{n}` is a different number each time, so that no response is cached. */
const CALLS: Record<string, (one: Installation, n: number) => string> = {
  'list, own': ({ owner }) => `/api/content?authorId=${owner.userId}`,
  'list, all': () => '/api/content?authorId=all',
  'list, four filters': () =>
    '/api/content?authorId=all&status=draft&category=Category 7&tag=tag 17&scoreFrom=10',
  'list, by tag and views': () => '/api/content?authorId=all&tag=tag 17&sort=views',
  'list, by views': () => '/api/content?authorId=all&sort=views',
  counts: () => '/api/content/counts',
  'search, common word': () => `/api/content?authorId=all&searchTerm=${common}`,
  'search, usual word': () => `/api/content?authorId=all&searchTerm=${usual}`,
  'search, rare word': () => `/api/content?authorId=all&searchTerm=${rare}`,
  'search, one letter': () => `/api/content?authorId=all&searchTerm=${common[0]}`,
  'header search, common word': () => `/api/search?searchTerm=${common}`,
  'header search, usual word': () => `/api/search?searchTerm=${usual}`,
  'calendar, month': () => `/api/calendar/days?start=${month}-01&end=${month}-28`,
  'analytics, overview 7d': () => '/api/analytics?timeRange=7d',
  'analytics, performance 30d': () => '/api/analytics/performance?timeRange=30d',
  'analytics, performance 12m': () => '/api/analytics/performance?timeRange=12m',
  'public list, some page': ({ slug, published }, n) =>
    `/sites/${slug}/?page=${1 + (n % Math.max(1, Math.floor(published / PUBLIC_PAGE_SIZE)))}`,
  'public search, common word': ({ slug }, n) => `/sites/${slug}/?q=${common}+${wordAt(1 + (n % 3))}`,
  'public search, usual word': ({ slug }, n) => `/sites/${slug}/?q=${wordAt(100 + (n % 300))}`,
  'sitemap of a site': ({ slug }) => `/sites/${slug}/sitemap.xml`,
  'sitemap of sites': () => '/sites/sitemap.xml',
};

await runBench(async (releases) => {
  const installations: Installation[] = [];
  for (const [name, items] of [
    ['small', Number(values.small)],
    ['large', Number(values.items)],
  ] as const) {
    installations.push(await openInstallation(releases, name, items));
  }
  const table: Record<string, Record<string, number>> = {};
  for (const [name, path] of Object.entries(CALLS)) {
    if (!name.includes(values.only)) continue;
    const [small, large] = [
      await measureCall(installations[0]!, path),
      await measureCall(installations[1]!, path),
    ];
    table[name] = {
      'small p50': small.p50,
      'small p99': small.p99,
      'large p50': large.p50,
      'large p99': large.p99,
      'times at p50': Math.round((large.p50 / Math.max(small.p50, 0.1)) * 10) / 10,
    };
    console.log(`${name}: ${small.p50}/${small.p99} ms, ${large.p50}/${large.p99} ms`);
  }
  console.table(table);
  const slower = Object.values(table).filter((row) => (row['times at p50'] ?? 0) > GOAL).length;
  console.log(`${slower} of ${Object.keys(table).length} calls are more than ${GOAL} times slower`);
  for (const installation of installations) await measureCleanUp(installation);
});

async function openInstallation(releases: Cleanups, name: string, items: number): Promise<Installation> {
  const { url, pool, dataDir } = await openBenchDatabase(releases);
  const server = await startBenchServer(releases, url, join(dataDir, 'server'), { RECURRING_JOBS: 'false' });
  const { owner, token } = await signUp(server.url);
  const began = Date.now();
  const { workspaces, mainItems, published } = await fillInstallation(pool, owner, items);
  console.log(
    `${name}: ${items} items in ${workspaces + 1} workspaces, ${mainItems} of them in one, ${published} published; ${Math.round((Date.now() - began) / 1000)} s`,
  );
  const { rows } = await pool.query<{ slug: string; published: number }>(
    `select slug, (select count(*)::int from publication where workspace_id = id) as published from workspace where id = $1`,
    [owner.workspaceId],
  );
  return { items, url: server.url, owner, token, pool, slug: rows[0]!.slug, published: rows[0]!.published };
}

/** Repeats a call over several connections; returns the median and the 99th percentile in milliseconds. */
async function measureCall(
  installation: Installation,
  path: (one: Installation, n: number) => string,
): Promise<{ p50: number; p99: number }> {
  const headers = { authorization: `Bearer ${await installation.token()}` };
  const times: number[] = [];
  let sent = 0;
  const send = async (): Promise<void> => {
    const address = `${installation.url}${encodeURI(path(installation, (sent += 1)))}`;
    const began = performance.now();
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    times.push(performance.now() - began);
  };
  // The first requests warm the caches.
  await send();
  await send();
  times.length = 0;
  const until = performance.now() + Number(values.seconds) * 1000;
  const connections = Array.from({ length: Number(values.connections) }, async () => {
    do await send();
    while (performance.now() < until);
  });
  await Promise.all(connections);
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? NaN) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Purges removed items, and has the background job delete the large workspace. */
async function measureCleanUp({ items, pool, owner }: Installation): Promise<void> {
  await pool.query(
    `update content set removed_at = now() - interval '31 days'
     where id in (select id from content where workspace_id like 'bench-%' limit $1)`,
    [PURGED],
  );
  const began = performance.now();
  const [cleanUp] = housekeeping;
  const config = loadConfig({});
  await cleanUp?.run({ db: openDatabase(pool), services: { config } as Services, log: createLog(config) });
  const purged = performance.now();
  const own = await pool.query('select from content where workspace_id = $1', [owner.workspaceId]);
  await pool.query('insert into deletion (workspace_ids) values (array[$1])', [owner.workspaceId]);
  for (;;) {
    const open = await pool.query('select from deletion where finished_at is null');
    if (open.rowCount === 0) break;
    await new Promise((done) => setTimeout(done, 20));
  }
  const deleted = Math.round(performance.now() - purged);
  console.log(
    `${items} items: clean-up with ${PURGED} removed ones in ${Math.round(purged - began)} ms; workspace of ${own.rowCount} items deleted in ${deleted} ms (the background looks every 2 s)`,
  );
}
