import { eq, gt, and, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/client.ts';
import { newLeaseOwner } from '../platform/db/lease.ts';
import { crawlHost, robotsFile } from '../platform/db/schema/index.ts';

/** A stored robots.txt response. */
export interface RobotsFile {
  readonly status: number;
  readonly text: string;
}

const inMs = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/**
 * Locks a host for one request across all servers. Returns null on success, for up to `leaseMs`; otherwise the
 * milliseconds until the next attempt. The pause holds if this server is killed during the request.
 */
export async function claimHost(
  db: Database,
  host: string,
  { leaseMs, pauseMs }: { readonly leaseMs: number; readonly pauseMs: number },
): Promise<number | null> {
  const taken = await db
    .insert(crawlHost)
    .values({ host, nextAt: inMs(leaseMs), owner: newLeaseOwner(), pauseMs })
    .onConflictDoUpdate({
      target: crawlHost.host,
      set: { nextAt: sql`excluded.next_at`, owner: sql`excluded.owner`, pauseMs },
      setWhere: sql`${crawlHost.nextAt} <= clock_timestamp()`,
    })
    .returning({ host: crawlHost.host });
  if (taken.length > 0) return null;
  const [row] = await db
    .select({ ms: sql<number>`(extract(epoch from ${crawlHost.nextAt} - clock_timestamp()) * 1000)::float8` })
    .from(crawlHost)
    .where(eq(crawlHost.host, host));
  return Math.max(1, row?.ms ?? 1);
}

/** Releases a host; it may be requested again after the pause. */
export async function releaseHost(db: Database, host: string, pauseMs: number): Promise<void> {
  await db
    .update(crawlHost)
    .set({ nextAt: inMs(pauseMs), owner: null })
    .where(eq(crawlHost.host, host));
}

/** The stored robots.txt of an origin, if recent enough; null otherwise. */
export async function findRobots(
  db: Database,
  origin: string,
  age: { readonly answeredMs: number; readonly failedMs: number },
): Promise<RobotsFile | null> {
  const ageMs = sql`case when ${robotsFile.status} < 500 and ${robotsFile.status} <> 429
    then ${age.answeredMs}::float8 else ${age.failedMs}::float8 end`;
  const [row] = await db
    .select({ status: robotsFile.status, text: robotsFile.text })
    .from(robotsFile)
    .where(
      and(
        eq(robotsFile.origin, origin),
        gt(robotsFile.fetchedAt, sql`now() - ${ageMs} * interval '1 millisecond'`),
      ),
    );
  return row ?? null;
}

/** Saves an origin's robots.txt response. */
export async function saveRobots(db: Database, origin: string, file: RobotsFile): Promise<void> {
  const fetchedAt = sql`now()`;
  await db
    .insert(robotsFile)
    .values({ origin, ...file })
    .onConflictDoUpdate({ target: robotsFile.origin, set: { ...file, fetchedAt } });
}
