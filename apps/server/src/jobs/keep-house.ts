import { sql } from 'drizzle-orm';
import type { RecurringJob } from './define.ts';

/** Takes away what nobody will ask for any more. */
const cleanUp: RecurringJob = {
  name: 'clean-up',
  cron: '17 * * * *',
  async run({ db }) {
    await db.execute(sql`delete from idempotency_key where created_at < now() - interval '1 day'`);
    await db.execute(sql`delete from rate_limit where window_ends_at < now()`);
    await db.execute(sql`delete from outbox where done_at < now() - interval '7 days'`);
    await db.execute(sql`delete from notification where read_at < now() - interval '90 days'`);
    await db.execute(
      sql`delete from webhook_delivery where next_try_at is null and created_at < now() - interval '30 days'`,
    );
    // What its owner has not confirmed by then stays off.
    await db.execute(sql`delete from account_review where created_at < now() - interval '90 days'`);
    await db.execute(sql`delete from crawl_host where next_at < now() - interval '1 day'`);
    await db.execute(sql`delete from robots_file where fetched_at < now() - interval '7 days'`);
    await db.execute(sql`delete from page_body b where kept_at < now() - interval '1 day'
      and not exists (select 1 from page_snapshot s where s.digest = b.digest)
      and not exists (select 1 from keyword_research_page r where r.digest = b.digest)`);
    await db.execute(sql`delete from serp_snapshot where gathered_at < now() - interval '400 days'`);
    await db.execute(sql`delete from content where removed_at < now() - interval '30 days'`);
    await db.execute(sql`delete from brief where removed_at < now() - interval '30 days'`);
    await db.execute(sql`delete from outline where removed_at < now() - interval '30 days'`);
    await db.execute(sql`delete from analysis_run where removed_at < now() - interval '30 days'`);
    await db.execute(sql`delete from link_lead where removed_at < now() - interval '30 days'`);
    await db.execute(sql`delete from site_listing where listed_at < now() - interval '400 days'`);
    await db.execute(sql`delete from outline_page p where kept_at < now() - interval '7 days'
      and not exists (select 1 from outline_evidence e
        where e.workspace_id = p.workspace_id and e.digest = p.digest)`);
  },
};

/** Keeps the planner's statistics of the job tables fresh: with stale ones fetching a job was 20 times slower. */
const analyse: RecurringJob = {
  name: 'analyse',
  cron: '*/5 * * * *',
  async run({ db }) {
    await db.execute(sql`analyze outbox, pgboss.job_common, pgboss.schedule`);
  },
};

/** The recurring jobs that belong to no feature. */
export const houseKeeping: readonly RecurringJob[] = [cleanUp, analyse];
