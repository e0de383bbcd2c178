import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { newLeaseOwner } from '../db/lease.ts';
import { countEvent } from '../observability/event-counts.ts';
import { traced } from '../observability/tracing.ts';
import { runInWorkContext } from '../observability/work-context.ts';
import type { EffectContext, RecurringJob } from './define.ts';

const SCHEMA = 'pgboss';
/** The queue of short recurring jobs, and that of long ones. */
const SHORT = 'recurring';
const LONG = 'recurring-long';
/** The queues of the recurring jobs. */
export const QUEUES = [SHORT, LONG] as const;
/** How many jobs of a queue one server runs at a time, and when one that does not end is given to another server. */
const LIMITS = {
  [SHORT]: { atOnce: 1, expireInSeconds: 600 },
  [LONG]: { atOnce: 2, expireInSeconds: 3_600 },
};
/** Advisory lock: any number, the same on every server; a test checks that it is no other lock's. */
const QUEUE_LOCK = 7_204_122;
const POLL_SECONDS = 1;

/** Recurring jobs of this version, and the names of retired ones. */
interface RecurringJobs {
  readonly recurring: readonly RecurringJob[];
  readonly retired: readonly string[];
}

/** The job queue of one server. */
export interface Queue {
  /** Waits up to `graceMs` for running jobs. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Starts pg-boss in its own schema to run recurring jobs: each occurrence on one server. Servers that start together
 * set it up one after the other. A server can be configured not to schedule jobs itself.
 */
export async function startQueue(pool: pg.Pool, ctx: EffectContext, jobs: RecurringJobs): Promise<Queue> {
  const { log, services } = ctx;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    schedule: services.config.recurringJobs,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 10,
    // Its index rebuilding needs a table owner outside a transaction and pays off only with millions of jobs.
    reindex: false,
  });
  let isStopping = false;
  boss.on('error', (error) => {
    // A poll was in progress when the pool closed.
    if (isStopping) log.debug({ event: 'queue_stopped', err: error }, 'the job queue was stopped');
    else log.error({ event: 'queue_failed', err: error }, 'the job queue failed');
  });
  boss.on('warning', ({ message }) => log.warn({ event: 'queue_warning', queue: SCHEMA }, message));

  const lock = await pool.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [QUEUE_LOCK]);
    await boss.start();
    for (const queue of QUEUES)
      await boss.createQueue(queue, {
        retryLimit: 3,
        retryDelay: 30,
        expireInSeconds: LIMITS[queue].expireInSeconds,
        deleteAfterSeconds: 86_400,
      });
    await planJobs(boss, jobs);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  } finally {
    // The lock belongs to the connection, which must not return to the pool with it.
    lock.release(true);
  }
  const byName = new Map(jobs.recurring.map((job) => [job.name, job]));
  for (const queue of QUEUES) {
    const options = { pollingIntervalSeconds: POLL_SECONDS, localConcurrency: LIMITS[queue].atOnce };
    await boss.work<{ job: string }>(queue, options, async (batch) => {
      for (const { id, data } of batch) {
        await markOwner(pool, queue, id);
        const job = byName.get(data.job);
        if (job !== undefined) await runJob(ctx, job);
        // A server of the newer version that scheduled it takes the next attempt.
        else if (!jobs.retired.includes(data.job))
          throw new Error(`there is no job ${data.job} in this version`);
      }
    });
  }
  return {
    stop: (graceMs) => {
      isStopping = true;
      return boss.stop({ graceful: graceMs > 0, timeout: graceMs });
    },
  };
}

/** Names this process in the job, so that another one runs it if this one is killed. */
async function markOwner(pool: pg.Pool, queue: string, id: string): Promise<void> {
  await pool.query(
    `update ${SCHEMA}.job set data = data || jsonb_build_object('owner', $2::text)
     where name = $3 and id = $1 and state = 'active'`,
    [id, newLeaseOwner(), queue],
  );
}

async function runJob(ctx: EffectContext, job: RecurringJob): Promise<void> {
  const { name } = job;
  const about = { 'pagewright.job': name };
  let outcome = 'failed';
  try {
    await runInWorkContext({ requestId: randomUUID() }, () =>
      traced(`job ${name}`, 'consumer', about, () => job.run(ctx)),
    );
    outcome = 'done';
  } finally {
    countEvent('recurring_jobs', { job: name, outcome });
  }
}

/**
 * Schedules these jobs and unschedules the retired ones, and those that another version had in the other queue. Unknown
 * jobs stay: a newer version may have scheduled them, and removing them would disable them on all servers.
 */
async function planJobs(boss: PgBoss, { recurring, retired }: RecurringJobs): Promise<void> {
  const queueOf = (job: RecurringJob): string => (job.isLong ? LONG : SHORT);
  for (const queue of QUEUES) {
    const planned = await boss.getSchedules(queue);
    const elsewhere = new Set(recurring.filter((job) => queueOf(job) !== queue).map(({ name }) => name));
    for (const { key } of planned) {
      if (retired.includes(key) || elsewhere.has(key)) await boss.unschedule(queue, key);
    }
    for (const { name, cron } of recurring.filter((job) => queueOf(job) === queue)) {
      if (planned.some((schedule) => schedule.key === name && schedule.cron === cron)) continue;
      await boss.schedule(queue, cron, { job: name }, { key: name, tz: 'UTC' });
    }
  }
}
