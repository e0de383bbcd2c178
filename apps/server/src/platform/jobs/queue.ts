import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { newLeaseOwner } from '../db/lease.ts';
import { countEvent } from '../observability/event-counts.ts';
import { traced } from '../observability/tracing.ts';
import { runInWorkContext } from '../observability/work-context.ts';
import type { EffectContext, RecurringJob } from './define.ts';

const SCHEMA = 'pgboss';
/** The queue of the recurring jobs. */
export const QUEUE = 'recurring';
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
    // The lock belongs to the connection, which must not return to the pool with it.
    lock.release(true);
  }
  const byName = new Map(jobs.recurring.map((job) => [job.name, job]));
  await boss.work<{ job: string }>(QUEUE, { pollingIntervalSeconds: POLL_SECONDS }, async (batch) => {
    for (const { id, data } of batch) {
      await markOwner(pool, id);
      const job = byName.get(data.job);
      if (job !== undefined) await runJob(ctx, job);
      // A server of the newer version that scheduled it takes the next attempt.
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

/** Names this process in the job, so that another one runs it if this one is killed. */
async function markOwner(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(
    `update ${SCHEMA}.job set data = data || jsonb_build_object('owner', $2::text)
     where name = $3 and id = $1 and state = 'active'`,
    [id, newLeaseOwner(), QUEUE],
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
 * Schedules these jobs and unschedules the retired ones. Unknown jobs stay: a newer version may have scheduled them,
 * and removing them would disable them on all servers.
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
