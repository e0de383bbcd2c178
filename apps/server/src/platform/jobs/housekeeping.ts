import { RUN_KEPT_DAYS } from '@pagewright/contract/runs';
import { sql, type SQL } from 'drizzle-orm';
import { deleteInBatches, type Outdated } from '../db/delete-in-batches.ts';
import type { RetentionSettings } from '../config/retention-settings.ts';
import type { RecurringJob } from './define.ts';

/** Time limit per table and run, so that later tables get their turn. */
const TABLE_MS = 40_000;
/** Time limit of a run: one that a server of the version before has scheduled counts as lost after ten minutes. */
const RUN_MS = 480_000;

/** Expired rows, by configured or fixed retention periods. docs/data.md lists them by table. */
function outdated(keep: RetentionSettings): Outdated[] {
  return [
    { table: 'idempotency_key', where: sql`created_at < now() - interval '1 day'` },
    { table: 'rate_limit', where: sql`window_ends_at < now()` },
    { table: 'outbox', where: sql`done_at < now() - interval '7 days'` },
    ...after(keep.effectsDays, 'outbox', (limit) => sql`failed_at < ${limit}`),
    // The row's age is looked up in an index.
    {
      table: 'notification',
      where: sql`created_at < now() - interval '90 days' and read_at < now() - interval '90 days'`,
    },
    { table: 'notification', where: sql`created_at < now() - interval '400 days'` },
    {
      table: 'webhook_delivery',
      where: sql`next_try_at is null and created_at < now() - interval '30 days'`,
    },
    // Items that the owner has not confirmed by then stay off.
    { table: 'account_review', where: sql`created_at < now() - interval '90 days'` },
    { table: 'crawl_host', where: sql`next_at < now() - interval '1 day'` },
    { table: 'robots_file', where: sql`fetched_at < now() - interval '7 days'` },
    ...['content', 'brief', 'outline', 'analysis_run', 'link_lead', 'report'].map((table) => ({
      table,
      where: sql`removed_at < now() - interval '30 days'`,
    })),
    { table: 'report_link', where: sql`expires_at < now() - interval '90 days'` },
    ...after(keep.snapshotsDays, 'serp_snapshot', (limit) => sql`gathered_at < ${limit}`),
    ...after(keep.snapshotsDays, 'site_listing', (limit) => sql`listed_at < ${limit}`),
    ...after(keep.pagesDays, 'page_snapshot', (limit) => sql`fetched_at < ${limit}`),
    {
      table: 'page_body',
      where: sql`kept_at < now() - interval '1 day'
        and not exists (select 1 from page_snapshot s where s.digest = old.digest)
        and not exists (select 1 from keyword_research_page r where r.digest = old.digest)`,
    },
    {
      table: 'outline_page',
      where: sql`kept_at < now() - interval '7 days' and not exists (select 1 from outline_evidence e
        where e.workspace_id = old.workspace_id and e.digest = old.digest)`,
    },
    ...after(keep.runsDays, 'analysis_run', (limit) => sql`created_at < ${limit}`),
    ...after(keep.runsDays, 'generation', (limit) => sql`created_at < ${limit}`),
    ...after(keep.auditDays, 'audit_entry', (limit) => sql`created_at < ${limit}`),
    ...after(keep.mailsDays, 'mail', (limit) => sql`created_at < ${limit}`),
    { table: 'contact_message', where: sql`is_likely_spam and created_at < now() - interval '90 days'` },
    { table: 'contact_message', where: sql`created_at < now() - interval '730 days'` },
    { table: 'call_run', where: sql`ended_at < now() - make_interval(days => ${RUN_KEPT_DAYS}::int)` },
    { table: 'deletion', where: sql`finished_at < now() - interval '90 days'` },
    { table: 'storage_day', where: sql`day < current_date - 90` },
  ];
}

function after(days: number, table: string, where: (limit: SQL) => SQL): Outdated[] {
  return days === 0 ? [] : [{ table, where: where(sql`now() - make_interval(days => ${days})`) }];
}

/** The rule at which the next run of this process begins: where the last one ran out of time, otherwise the first. */
let nextRule = 0;

/** Deletes expired rows. A table that fails does not block the others, and a run continues where the last one stopped. */
const cleanUp: RecurringJob = {
  name: 'clean-up',
  cron: '17 * * * *',
  isLong: true,
  async run({ db, services, log }) {
    const faults = new Map<string, unknown>();
    const until = Date.now() + RUN_MS;
    const begin = nextRule;
    nextRule = 0;
    for (const [index, rule] of outdated(services.config.retention).entries()) {
      if (index < begin) continue;
      if (Date.now() >= until) {
        nextRule = index;
        break;
      }
      try {
        const { rows, isDone } = await deleteInBatches(db, rule, Math.min(until, Date.now() + TABLE_MS));
        if (!isDone)
          log.info(
            { event: 'clean_up_continues', table: rule.table, rows },
            'more rows have expired than one run deletes; the next run continues',
          );
      } catch (error) {
        faults.set(rule.table, error);
        log.error(
          { event: 'clean_up_failed', err: error, table: rule.table },
          'a table could not be cleaned up',
        );
      }
    }
    if (faults.size > 0)
      throw new AggregateError(faults.values(), `could not clean up ${[...faults.keys()].join(', ')}`);
  },
};

/** Keeps the planner's statistics of the job tables fresh: stale ones made fetching a job 20 times slower. */
const analyze: RecurringJob = {
  name: 'analyse',
  cron: '*/5 * * * *',
  async run({ db }) {
    await db.execute(sql`analyze outbox, pgboss.job_common, pgboss.schedule`);
  },
};

/** Recurring jobs that belong to no feature. */
export const housekeeping: readonly RecurringJob[] = [cleanUp, analyze];
