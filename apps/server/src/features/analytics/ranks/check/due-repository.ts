import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/client.ts';
import { rankTracker } from '../../../../platform/db/schema/index.ts';
import { findJobAdmin, type JobMember } from '../../job-member-repository.ts';
import type { TrackerRow } from '../tracker-repository.ts';

/** A check that is not finished after this time starts over, so that every day has its own answers. */
const CHECK_HOURS = 20;

/**
 * Claims the trackers that are due and have keywords; if their server is killed, they are due again after the lease.
 * Those of members who are no longer admins are skipped.
 */
export async function claimDueTrackers(db: Database, leaseSeconds: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with due as (
      select t.id from rank_tracker t
        join member m on m.organization_id = t.workspace_id and m.user_id = t.author_id and m.role = 'admin'
      where t.due_at <= now() and not t.is_paused
        and exists (select from watched w where w.workspace_id = t.workspace_id and w.kind = 'keyword')
      for update of t skip locked
    )
    update rank_tracker t set is_checking = true, due_at = clock_timestamp() + make_interval(secs => ${leaseSeconds}),
      started_at = case when is_checking and started_at > now() - make_interval(hours => ${CHECK_HOURS})
        then started_at else now() end
    from due where due.id = t.id returning t.id`);
  return rows.map(({ id }) => id);
}

/** Finds a tracker with the admin in whose name it asks; undefined if either is gone. */
export async function findTracking(
  db: Database,
  id: string,
): Promise<{ readonly tracker: TrackerRow & { startedAt: Date }; readonly member: JobMember } | undefined> {
  const [tracker] = await db.select().from(rankTracker).where(eq(rankTracker.id, id));
  if (!tracker?.startedAt) return undefined;
  const member = await findJobAdmin(db, tracker);
  return member && { tracker: { ...tracker, startedAt: tracker.startedAt }, member };
}

/** Locks a tracker that is being checked until the transaction ends; undefined if it is gone. */
export async function lockChecked(db: Database, id: string): Promise<TrackerRow | undefined> {
  const [row] = await db.select().from(rankTracker).where(eq(rankTracker.id, id)).for('update');
  return row;
}

/** When to go on. Checks begin in the first hours of a day in UTC, at a time of their own. */
export type NextPart =
  | { readonly kind: 'soon' | 'next_check' | 'next_month' | 'tomorrow' }
  | { readonly kind: 'retry'; readonly seconds: number };

const ownTime = sql`make_interval(secs => abs(hashtext(id::text)) % 21600)`;
const today = sql`date_trunc('day', clock_timestamp() at time zone 'UTC')`;

function dueAtOf(next: NextPart): SQL {
  const utc = (moment: SQL): SQL => sql`(${moment}) at time zone 'UTC'`;
  if (next.kind === 'retry') return sql`clock_timestamp() + make_interval(secs => ${next.seconds})`;
  return {
    soon: sql`clock_timestamp() + interval '2 seconds'`,
    tomorrow: utc(sql`${today} + interval '1 day' + ${ownTime}`),
    next_month: utc(sql`date_trunc('month', ${today}) + interval '1 month' + ${ownTime}`),
    next_check: utc(sql`date_trunc('day', started_at at time zone 'UTC')
      + case rhythm when 'weekly' then interval '7 days' else interval '1 day' end + ${ownTime}`),
  }[next.kind];
}

/** Records how a part of a check ended. */
export async function recordPart(
  db: Database,
  id: string,
  { problem, next }: { readonly problem: string | null; readonly next: NextPart },
): Promise<void> {
  await db
    .update(rankTracker)
    .set({
      // A check goes on until its keywords are answered or it has to wait for another day.
      isChecking: next.kind === 'soon' || next.kind === 'retry',
      dueAt: dueAtOf(next),
      ...(next.kind === 'next_check' ? { checkedAt: sql`now()` } : {}),
      ...(problem === null
        ? { problem: null, problemSince: null, failures: 0, toldAt: null }
        : {
            problem,
            problemSince: sql`case when problem = ${problem} then problem_since else now() end`,
            failures: sql`failures + 1`,
          }),
    })
    .where(eq(rankTracker.id, id));
}

/** Marks that people were notified of a problem; false if they already were. */
export async function markRanksNotified(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update rank_tracker set told_at = now() where id = ${id} and told_at is null`,
  );
  return (rowCount ?? 0) > 0;
}
