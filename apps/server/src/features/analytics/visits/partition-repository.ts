import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { withTransaction } from '../../../platform/db/client.ts';

/** Days of `visit`: from the first one to before the other one, YYYY-MM-DD. */
interface Span {
  readonly from: string;
  readonly until: string;
}

interface Partition extends Span {
  readonly name: string;
}

const DAY_MS = 86_400_000;
/** Partitions are created for today and as many days after it. */
const AHEAD_DAYS = 7;
/** With a longer retention a partition has several days: deleting items locks and searches every partition. */
const KEPT_PARTITIONS_MAX = 120;
/**
 * Visits that arrive meanwhile wait for that long at most. It is less than the second after which PostgreSQL looks for
 * deadlocks, so that it is always this side that gives up.
 */
const LOCK_TIMEOUT_MS = 500;
/** PostgreSQL's code for a lock that was not free in time. */
const LOCK_NOT_FREE = '55P03';

/**
 * Creates the partitions of today and the next days that are missing. Days of which `visit_other` already has rows stay
 * there. Returns whether the tables were free for it; the next run tries again.
 */
export async function createVisitPartitions(db: Database, keptDays: number): Promise<boolean> {
  const { today, partitions } = await readPartitions(db);
  const { rows: stray } = await db.execute<{ from: string; until: string }>(sql`
    select distinct to_char(day, 'YYYY-MM-DD') as "from", to_char(day + 1, 'YYYY-MM-DD') as until
    from visit_other where day >= ${today}::date`);
  const missing = findMissing(today, [...partitions, ...stray], Math.ceil(keptDays / KEPT_PARTITIONS_MAX));
  if (missing.length === 0) return true;
  return inFreeTables(db, async (db) => {
    // Another server that creates the same ones is waited for.
    await db.execute(sql`lock table visit in access exclusive mode`);
    for (const { from, until } of missing)
      await db.execute(
        sql.raw(`create table if not exists "visit_${from.replaceAll('-', '')}" partition of visit
          for values from ('${from}') to ('${until}')`),
      );
  });
}

/** Spans of at most `days` that, with those taken, cover today and the days ahead. */
function findMissing(today: string, taken: readonly Span[], days: number): readonly Span[] {
  const missing: Span[] = [];
  const last = addDays(today, AHEAD_DAYS);
  for (let day = today; day <= last;) {
    const from = day;
    const holder = taken.find((span) => span.from <= from && from < span.until);
    const nextTaken = taken.map((span) => span.from).filter((other) => other > from);
    const end = nextTaken.reduce((least, other) => (other < least ? other : least), addDays(from, days));
    const until = holder?.until ?? end;
    if (holder === undefined) missing.push({ from, until });
    day = until;
  }
  return missing;
}

/**
 * Drops the partitions whose last day is past the retention, and the one of visits from before there were partitions
 * once it is empty. Returns whether the tables were free for it; the next run tries again.
 */
export async function dropVisitPartitions(db: Database, keptDays: number): Promise<boolean> {
  const { today, partitions } = await readPartitions(db);
  const limit = addDays(today, -keptDays);
  for (const { name } of partitions.filter(({ until }) => until <= limit)) {
    const isFree = await inFreeTables(db, async (db) => {
      await db.execute(sql`drop table if exists ${sql.identifier(name)}`);
    });
    if (!isFree) return false;
  }
  return !(await hasVisitsBefore(db)) || dropBeforeIfEmpty(db);
}

/** Whether there still is a partition of visits from before there were partitions. */
export async function hasVisitsBefore(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select to_regclass('public.visit_before') is not null as has`,
  );
  return rows[0]?.has === true;
}

async function dropBeforeIfEmpty(db: Database): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from visit_before limit 1`);
  if (rowCount !== 0) return true;
  // Nothing is added to it: each row that is stored has a later day.
  return inFreeTables(db, async (db) => {
    await db.execute(sql`drop table if exists visit_before`);
  });
}

/** Today, by the database's clock in UTC, and the partitions with a first and a last day. */
async function readPartitions(db: Database): Promise<{ today: string; partitions: readonly Partition[] }> {
  const { rows: days } = await db.execute<{ today: string }>(
    sql`select to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as today`,
  );
  const { rows: partitions } = await db.execute<{ name: string; from: string; until: string }>(sql`
    select c.relname as name, to_char(days[1]::date, 'YYYY-MM-DD') as "from", to_char(days[2]::date, 'YYYY-MM-DD') as until
    from pg_inherits join pg_class c on c.oid = inhrelid,
      regexp_match(pg_get_expr(c.relpartbound, c.oid), ${"FROM \\('(.+)'\\) TO \\('(.+)'\\)"}) days
    where inhparent = 'public.visit'::regclass and days is not null`);
  return { today: days[0]?.today ?? '', partitions };
}

/** Runs the work in a transaction that gives up if others use the tables; returns whether it was done. */
async function inFreeTables(db: Database, work: (db: Database) => Promise<void>): Promise<boolean> {
  try {
    await withTransaction({ db }, async ({ db }) => {
      await db.execute(sql.raw(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`));
      await work(db);
    });
    return true;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (cause instanceof Error && 'code' in cause && cause.code === LOCK_NOT_FREE) return false;
    throw error;
  }
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
