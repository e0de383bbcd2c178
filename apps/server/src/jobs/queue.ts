import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { countEvent } from '../observability/event-counts.ts';
import { traced } from '../observability/tracing.ts';
import { during } from '../observability/work-context.ts';
import type { EffectContext, RecurringJob } from './define.ts';

const SCHEMA = 'pgboss';
const QUEUE = 'recurring';
/** Any number, the same in every server and another than the one of our own migrations. */
const QUEUE_LOCK = 7_204_120;

/** The recurring jobs that this version has, and the names of those that earlier ones had. */
interface RecurringJobs {
  readonly recurring: readonly RecurringJob[];
  readonly retired: readonly string[];
}

/** The queue of one server. */
export interface Queue {
  /** Waits for running jobs, `graceMs` at most. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Starts pg-boss in a schema of its own and lets it run the recurring jobs: each occurrence on one of all servers.
 * Servers that start together set it up one after the other; one whose settings say so leaves it to others to begin
 * jobs when their time comes.
 */
export async function startQueue(pool: pg.Pool, ctx: EffectContext, jobs: RecurringJobs): Promise<Queue> {
  const { log, services } = ctx;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    schedule: services.config.recurringJobs,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 10,
    // Its own index rebuilding needs a table owner outside of a transaction and pays only from millions of jobs on.
    reindex: false,
  });
  let isStopping = false;
  boss.on('error', (error) => {
    // A poll for jobs was in progress when the pool closed.
    if (isStopping) log.debug({ event: 'queue_stopped', err: error }, 'the job queue was stopped');
    else log.error({ event: 'queue_failed', err: error }, 'the job queue failed');
  });
  boss.on('warning', ({ message }) => log.warn({ event: 'queue_warning', queue: SCHEMA }, message));

  const lock = await pool.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [QUEUE_LOCK]);
    await boss.start();
    await boss.createQueue(QUEUE, {
      retryLimit: 3,
      retryDelay: 30,
      expireInSeconds: 600,
      deleteAfterSeconds: 86_400,
    });
    await planJobs(boss, jobs);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  } finally {
    // The lock lies on the connection; it must not go back to the pool with it.
    lock.release(true);
  }
  const byName = new Map(jobs.recurring.map((job) => [job.name, job]));
  await boss.work<{ job: string }>(QUEUE, { pollingIntervalSeconds: 5 }, async (batch) => {
    for (const { data } of batch) {
      const job = byName.get(data.job);
      if (job !== undefined) await runJob(ctx, job);
      // A server of a newer version, which planned it, takes the next attempt.
      else if (!jobs.retired.includes(data.job))
        throw new Error(`there is no job ${data.job} in this version`);
    }
  });
  return {
    stop: (graceMs) => {
      isStopping = true;
      return boss.stop({ graceful: graceMs > 0, timeout: graceMs });
    },
  };
}

async function runJob(ctx: EffectContext, job: RecurringJob): Promise<void> {
  const { name } = job;
  const about = { 'pagewright.job': name };
  let outcome = 'failed';
  try {
    await during({ requestId: randomUUID() }, () =>
      traced(`job ${name}`, 'consumer', about, () => job.run(ctx)),
    );
    outcome = 'done';
  } finally {
    countEvent('recurring_jobs', { job: name, outcome });
  }
}

/**
 * Plans these jobs and ends the retired ones. What this version does not know stays: a newer one may have planned it, and
 * taking it out would switch it off on all servers.
 */
async function planJobs(boss: PgBoss, { recurring, retired }: RecurringJobs): Promise<void> {
  const planned = await boss.getSchedules(QUEUE);
  for (const { key } of planned) {
    if (retired.includes(key)) await boss.unschedule(QUEUE, key);
  }
  for (const { name, cron } of recurring) {
    if (planned.some((schedule) => schedule.key === name && schedule.cron === cron)) continue;
    await boss.schedule(QUEUE, cron, { job: name }, { key: name, tz: 'UTC' });
  }
}
