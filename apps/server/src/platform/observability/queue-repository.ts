import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';

/** Active work of a kind. */
export interface ActiveWork {
  readonly running: number;
  readonly waiting: number;
  /** For how long the one that waits longest has been waiting; 0 if none waits. */
  readonly oldestWaitingSeconds: number;
}

/** Pending work of all servers of a database. */
export interface QueueState {
  readonly effects: readonly {
    readonly kind: string;
    readonly state: 'due' | 'later' | 'failed';
    readonly effects: number;
  }[];
  /** 0 if nothing is due. */
  readonly oldestDueSeconds: number;
  /** Seconds since the last backup, and since the last verified one; null: never. */
  readonly backupSeconds: number | null;
  readonly verifiedSeconds: number | null;
  readonly runs: ActiveWork;
  readonly crawls: ActiveWork;
  readonly jobs: readonly {
    readonly state: string;
    readonly jobs: number;
    /** For how long the oldest of them has been due. */
    readonly oldestDueSeconds: number;
  }[];
}

/** Reads pending work. Finished effects are skipped: there are many. */
export async function readQueues(db: Database): Promise<QueueState> {
  const effects = await db.execute<{ kind: string; state: 'due' | 'later' | 'failed'; effects: string }>(sql`
    select kind, case when due_at <= now() then 'due' else 'later' end as state, count(*) as effects
    from outbox where done_at is null and failed_at is null group by 1, 2
    union all select kind, 'failed', count(*) from outbox where failed_at is not null group by 1 order by 1, 2`);
  const oldest = await db.execute<{ seconds: string | null }>(sql`
    select extract(epoch from now() - min(due_at)) as seconds
    from outbox where done_at is null and failed_at is null and due_at <= now()`);
  const jobs = (await hasJobQueue(db))
    ? await db.execute<{ state: string; jobs: string; seconds: string }>(sql`
        select state::text as state, count(*) as jobs, extract(epoch from now() - min(start_after)) as seconds
        from pgboss.job where state <> 'completed' and state <> 'cancelled' group by 1 order by 1`)
    : { rows: [] };
  const backups = await db.execute<{ finished: string | null; verified: string | null }>(sql`
    select extract(epoch from now() - max(finished_at)) as finished,
      extract(epoch from now() - max(verified_at)) as verified from backup_run`);
  const { finished = null, verified = null } = backups.rows[0] ?? {};
  return {
    backupSeconds: finished === null ? null : Number(finished),
    verifiedSeconds: verified === null ? null : Number(verified),
    effects: effects.rows.map((row) => ({ ...row, effects: Number(row.effects) })),
    oldestDueSeconds: Math.max(0, Number(oldest.rows[0]?.seconds ?? 0)),
    ...(await readActiveWork(db)),
    jobs: jobs.rows.map(({ state, jobs: count, seconds }) => ({
      state,
      jobs: Number(count),
      oldestDueSeconds: Math.max(0, Number(seconds)),
    })),
  };
}

/** Whether the job queue exists: the first worker creates it, and a web process may be asked before that. */
export async function hasJobQueue(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as exists`,
  );
  return rows[0]?.exists ?? false;
}

/** Runs and crawls that have not ended. One whose server died waits from the end of its lease for another server. */
async function readActiveWork(db: Database): Promise<Pick<QueueState, 'runs' | 'crawls'>> {
  const { rows } = await db.execute<{
    kind: 'runs' | 'crawls';
    running: number;
    waiting: number;
    seconds: string | null;
  }>(sql`
    with active as (
      select 'runs' as kind, coalesce(lease_until, created_at) as since, lease_until
      from call_run where status in ('queued', 'running')
      union all
      select 'crawls', coalesce(lease_until, due_at), lease_until
      from site_crawl where status in ('waiting', 'running')
    )
    select kind, count(*) filter (where lease_until >= now())::int as running,
      count(*) filter (where lease_until >= now() is not true)::int as waiting,
      extract(epoch from now() - min(since) filter (where lease_until >= now() is not true)) as seconds
    from active group by 1`);
  const of = (wanted: 'runs' | 'crawls'): ActiveWork => {
    const { running = 0, waiting = 0, seconds = null } = rows.find(({ kind }) => kind === wanted) ?? {};
    return { running, waiting, oldestWaitingSeconds: Math.max(0, Number(seconds ?? 0)) };
  };
  return { runs: of('runs'), crawls: of('crawls') };
}
