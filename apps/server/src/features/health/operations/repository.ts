import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { deletion, file, outbox } from '../../../platform/db/schema/index.ts';

const FAILED_MAX = 50;
const TABLES_MAX = 20;
const DELETIONS_MAX = 20;

/** Finds effects that were given up, latest first. */
export function findFailed(db: Database): Promise<(typeof outbox.$inferSelect)[]> {
  return db
    .select()
    .from(outbox)
    .where(isNotNull(outbox.failedAt))
    .orderBy(desc(outbox.failedAt))
    .limit(FAILED_MAX);
}

/** Retries an effect that was given up, with a fresh attempt count; false if there is none. */
export async function retryFailed(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db
    .update(outbox)
    .set({ failedAt: null, attempts: 0, dueAt: sql`now()` })
    .where(and(eq(outbox.id, id), isNotNull(outbox.failedAt)));
  return rowCount === 1;
}

/** Lists deletions of accounts and workspaces: those in progress, then the latest ones. */
export function listDeletions(db: Database): Promise<(typeof deletion.$inferSelect)[]> {
  return db
    .select()
    .from(deletion)
    .orderBy(sql`${deletion.finishedAt} is not null`, desc(deletion.createdAt))
    .limit(DELETIONS_MAX);
}

/** Runs and crawls of all processes that are active or waiting. */
export async function countWork(
  db: Database,
): Promise<Record<'runs' | 'crawls', { readonly running: number; readonly waiting: number }>> {
  const { rows } = await db.execute<{ kind: 'runs' | 'crawls'; running: number; waiting: number }>(sql`
    select 'runs' as kind, count(*) filter (where status = 'running')::int as running,
      count(*) filter (where status = 'queued')::int as waiting
    from call_run where status in ('queued', 'running')
    union all select 'crawls', count(*) filter (where status = 'running')::int,
      count(*) filter (where status = 'waiting')::int
    from site_crawl where status in ('waiting', 'running')`);
  const of = (kind: 'runs' | 'crawls') => {
    const { running = 0, waiting = 0 } = rows.find((row) => row.kind === kind) ?? {};
    return { running, waiting };
  };
  return { runs: of('runs'), crawls: of('crawls') };
}

/** Number and total size of uploaded files. */
export async function measureFiles(
  db: Database,
): Promise<{ readonly count: number; readonly bytes: number }> {
  const [all] = await db
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${file.bytes}), 0)::float8`,
    })
    .from(file);
  return all ?? { count: 0, bytes: 0 };
}

/** Measures the largest tables and the whole database. */
export async function measureTables(db: Database): Promise<{
  readonly bytes: number;
  readonly countsSince: Date | null;
  readonly tables: readonly { name: string; bytes: number; rows: number; written: number }[];
}> {
  const all = await db.execute<{ bytes: string; since: string | null }>(sql`
    select pg_database_size(current_database()) as bytes,
      (select stats_reset from pg_stat_database where datname = current_database()) as since`);
  const tables = await db.execute<{ name: string; bytes: string; rows: string; written: string }>(sql`
    select relname as name, pg_total_relation_size(relid) as bytes, n_live_tup as rows,
      greatest(n_tup_ins - n_tup_del, 0) as written
    from pg_stat_user_tables where schemaname = 'public' order by 2 desc limit ${TABLES_MAX}`);
  const { bytes = '0', since = null } = all.rows[0] ?? {};
  return {
    bytes: Number(bytes),
    countsSince: since === null ? null : new Date(since),
    tables: tables.rows.map((row) => ({
      name: row.name,
      bytes: Number(row.bytes),
      rows: Number(row.rows),
      written: Number(row.written),
    })),
  };
}
