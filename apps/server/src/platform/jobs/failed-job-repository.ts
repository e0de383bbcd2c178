import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { hasJobQueue } from '../observability/queue-repository.ts';
import { QUEUES } from './queue.ts';

const ERROR_LENGTH_MAX = 500;

/** A recurring job that failed in the last day, which is as long as the queue keeps jobs that have ended. */
interface FailedJob {
  /** ID of its latest failed run. */
  readonly id: string;
  readonly job: string;
  /** How many of its runs failed. */
  readonly failures: number;
  readonly failedAt: Date;
  readonly error: string | null;
  /** What happened since: a run is waiting or running, one succeeded, or nothing. */
  readonly since: 'waiting' | 'done' | null;
}

/** Lists the recurring jobs that failed for good in the last day, latest failure first. */
export async function findFailedJobs(db: Database): Promise<FailedJob[]> {
  if (!(await hasJobQueue(db))) return [];
  // The database's own error comes first: the query layer's repeats the statement with its values.
  const { rows } = await db.execute<{
    id: string;
    job: string;
    failures: number;
    failed_at: string;
    error: string | null;
    since: FailedJob['since'];
  }>(sql`
    with run as (
      select id, data ->> 'job' as job, state::text as state, completed_on, output
      from pgboss.job where name in ${[...QUEUES]}
    ), latest as (
      select distinct on (job) * from run where state = 'failed' order by job, completed_on desc
    )
    select id, job, completed_on as failed_at,
      left(coalesce(output #>> '{cause,message}', output ->> 'message', output #>> '{value,message}'),
        ${ERROR_LENGTH_MAX}::int) as error,
      (select count(*)::int from run where run.job = latest.job and run.state = 'failed') as failures,
      case
        when exists (select from run where run.job = latest.job and run.state in ('created', 'retry', 'active'))
          then 'waiting'
        when exists (select from run where run.job = latest.job and run.state = 'completed'
          and run.completed_on > latest.completed_on) then 'done'
      end as since
    from latest order by completed_on desc`);
  return rows.map(({ failed_at: failedAt, ...row }) => ({ ...row, failedAt: new Date(failedAt) }));
}

/** Gives a failed run of a recurring job one more attempt; false if there is no failed one with that ID. */
export async function retryFailedJob(db: Database, id: string): Promise<boolean> {
  if (!(await hasJobQueue(db))) return false;
  const { rowCount } = await db.execute(sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null
    where name in ${[...QUEUES]} and id = ${id}::uuid and state = 'failed'`);
  return rowCount === 1;
}
