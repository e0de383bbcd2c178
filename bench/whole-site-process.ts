/**
 * A complete server process for `whole-site.ts`: it runs the crawls queued in the database, reports event loop delay
 * and peak memory, and measures the inventory on request.
 */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { loadConfig } from '../apps/server/src/platform/config/config.ts';
import { openDatabase, openPool } from '../apps/server/src/platform/db/client.ts';
import { openConnection } from '../apps/server/src/platform/db/open-connection.ts';
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
import { createLog } from '../apps/server/src/platform/log.ts';
import { startServer } from '../apps/server/src/server.ts';

/** The measurements of the process. */
export interface WholeSiteReport {
  readonly mb: number;
  readonly mbBefore: number;
  /** Longest event loop delay since the crawl began, in milliseconds. */
  readonly heldMs: number;
  readonly listP95Ms: number | null;
  /** The same with Search Console figures for each page. */
  readonly trafficP95Ms: number | null;
}

/** The site with the measured inventory. */
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
const mbBefore = peakMemory();
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('message', (listed: ListedSite | null) => void report(listed));
process.send?.('ready');

async function report(listed: ListedSite | null): Promise<void> {
  const heldMs = delay.max / 1e6;
  const mb = peakMemory();
  const listP95Ms = listed && (await measureList(listed.siteId, null));
  if (listed) await sumTraffic(db, listed.traffic);
  const trafficP95Ms = listed && (await measureList(listed.siteId, listed.traffic));
  process.send?.({ mb, mbBefore, heldMs, listP95Ms, trafficP95Ms } satisfies WholeSiteReport);
}

/** The 95th percentile for a page of the inventory with its count and coverage, at positions all over the list. */
async function measureList(siteId: string, traffic: SiteTraffic | null): Promise<number> {
  const times: number[] = [];
  // A workspace without assignments.
  const actor = { workspaceId: 'none' };
  let after: { key: string | number; id: string } | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const [rows]: [SitePageRow[], ...unknown[]] = await Promise.all([
      findPages({ db, actor }, siteId, {}, { sort: 'inbound', after, limit: 51, traffic }),
      countFiltered({ db, actor }, siteId, {}, traffic),
      readCoverage(db, siteId, traffic),
    ]);
    times.push(performance.now() - begun);
    const last: SitePageRow | undefined = rows.at(-1);
    after = last ? { key: last.key, id: last.id } : null;
  }
  return times.toSorted((a, b) => a - b)[Math.floor(0.95 * times.length)] ?? Number.NaN;
}

/** Peak memory of the process in MB. */
function peakMemory(): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
}
