import { FAILURES_DAYS } from '@pagewright/contract/health';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { deletion, outbox } from '../../../platform/db/schema/index.ts';

const FAILED_MAX = 50;
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

/** Runs and crawls that failed in the last days, by why. */
export async function countFailedWork(
  db: Database,
): Promise<Record<'runs' | 'crawls', { readonly code: string; readonly count: number }[]>> {
  const since = sql`now() - make_interval(days => ${FAILURES_DAYS}::int)`;
  const { rows } = await db.execute<{ kind: 'runs' | 'crawls'; code: string; count: number }>(sql`
    select 'runs' as kind, coalesce(substring(answer from '"code":"([a-z0-9_]+)"'), '') as code, count(*)::int as count
    from call_run where status = 'failed' and ended_at > ${since} group by 2
    union all
    select 'crawls', problem, count(*)::int
    from site_crawl where status = 'failed' and ended_at > ${since} group by 2
    order by count desc, code`);
  const of = (wanted: 'runs' | 'crawls') =>
    rows.filter(({ kind }) => kind === wanted).map(({ code, count }) => ({ code, count }));
  return { runs: of('runs'), crawls: of('crawls') };
}
