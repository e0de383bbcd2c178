import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';

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
  readonly jobs: readonly { readonly state: string; readonly jobs: number }[];
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
  // The first worker creates the queue; a web process may be asked before that.
  const queue = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as exists`,
  );
  const jobs = queue.rows[0]?.exists
    ? await db.execute<{ state: string; jobs: string }>(sql`
        select state::text as state, count(*) as jobs from pgboss.job
        where state <> 'completed' and state <> 'cancelled' group by 1 order by 1`)
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
    jobs: jobs.rows.map((row) => ({ ...row, jobs: Number(row.jobs) })),
  };
}
