/**
 * One whole server process for `whole-site.ts`: it reads the crawls that lie in the database, tells how long its event
 * loop was held and the most memory that it had, and measures the inventory when it is asked to.
 */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { loadConfig } from '../apps/server/src/config/config.ts';
import { openDatabase, openPool } from '../apps/server/src/db/client.ts';
import { openConnection } from '../apps/server/src/db/open-connection.ts';
import {
  countFiltered,
  findPages,
  readCoverage,
  type SitePageRow,
} from '../apps/server/src/features/analytics/sites/site-page-repository.ts';
import {
  sumTraffic,
  type SiteTraffic,
} from '../apps/server/src/features/analytics/sites/site-traffic-repository.ts';
import { createLog } from '../apps/server/src/log.ts';
import { startServer } from '../apps/server/src/server.ts';

/** What the process had and did. */
export interface WholeSiteReport {
  readonly mb: number;
  readonly mbBefore: number;
  /** Longest time that the event loop was held since the crawl began, in milliseconds. */
  readonly heldMs: number;
  readonly listP95Ms: number | null;
  /** The same with the figures of Search Console beside the pages. */
  readonly trafficP95Ms: number | null;
}

/** The site whose inventory is measured. */
export interface ListedSite {
  readonly siteId: string;
  readonly traffic: SiteTraffic;
}

const ROUNDS = 60;

const config = loadConfig();
const log = createLog(config);
await startServer(config, log, await openConnection(config, log));
const pool = openPool({ connectionString: String(config.databaseUrl) }, 2);
const db = openDatabase(pool);
const mbBefore = mostMemory();
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('message', (listed: ListedSite | null) => void report(listed));
process.send?.('ready');

async function report(listed: ListedSite | null): Promise<void> {
  const heldMs = delay.max / 1e6;
  const mb = mostMemory();
  const listP95Ms = listed && (await measureList(listed.siteId, null));
  if (listed) await sumTraffic({ db }, listed.traffic);
  const trafficP95Ms = listed && (await measureList(listed.siteId, listed.traffic));
  process.send?.({ mb, mbBefore, heldMs, listP95Ms, trafficP95Ms } satisfies WholeSiteReport);
}

/** The 95th percentile of a page of the inventory with its count and coverage, at places all over the list. */
async function measureList(siteId: string, traffic: SiteTraffic | null): Promise<number> {
  const times: number[] = [];
  // A workspace that assigned nothing.
  const actor = { workspaceId: 'none' };
  let after: { key: string | number; id: string } | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const [rows]: [SitePageRow[], ...unknown[]] = await Promise.all([
      findPages({ db, actor }, siteId, {}, { sort: 'inbound', after, limit: 51, traffic }),
      countFiltered({ db, actor }, siteId, {}, traffic),
      readCoverage({ db }, siteId, traffic),
    ]);
    times.push(performance.now() - begun);
    const last: SitePageRow | undefined = rows.at(-1);
    after = last ? { key: last.key, id: last.id } : null;
  }
  return times.toSorted((a, b) => a - b)[Math.floor(0.95 * times.length)] ?? Number.NaN;
}

/** The most that the process ever had in memory, in MB. */
function mostMemory(): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
}
