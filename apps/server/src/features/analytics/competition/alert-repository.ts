import type { CompetitorAlert } from '@pagewright/contract/advanced';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import { deleteInBatches } from '../../../platform/db/delete-in-batches.ts';
import { newLeaseOwner } from '../../../platform/db/lease.ts';
import { alertSeen, competitorAlert, dailyCheck, member } from '../../../platform/db/schema/index.ts';
export type AlertRow = typeof competitorAlert.$inferSelect;
export type DailyRow = typeof dailyCheck.$inferSelect;
type Member = Pick<Actor, 'workspaceId' | 'userId'>;

/** Stores alerts, each once, and returns the new ones. */
export async function insertAlerts(
  db: Database,
  workspaceId: string,
  alerts: readonly CompetitorAlert[],
): Promise<CompetitorAlert[]> {
  if (alerts.length === 0) return [];
  const rows = await db
    .insert(competitorAlert)
    .values(alerts.map((alert) => ({ workspaceId, id: alert.id, alert })))
    .onConflictDoNothing()
    .returning({ alert: competitorAlert.alert });
  return rows.map(({ alert }) => alert);
}

/** Lists the latest alerts. */
export function listLatestAlerts(db: Database, workspaceId: string, max: number): Promise<AlertRow[]> {
  return db
    .select()
    .from(competitorAlert)
    .where(eq(competitorAlert.workspaceId, workspaceId))
    .orderBy(desc(competitorAlert.foundAt), asc(competitorAlert.id))
    .limit(max);
}

const notSeen = ({
  workspaceId,
  userId,
}: Member) => sql`${competitorAlert.foundAt} > coalesce((select ${alertSeen.until}
  from ${alertSeen} where ${alertSeen.workspaceId} = ${workspaceId} and ${alertSeen.userId} = ${userId}), '-infinity')`;

/** Counts the alerts that a member has not seen. */
export async function countUnseen(db: Database, whose: Member): Promise<number> {
  const [row] = await db
    .select({ unseen: count() })
    .from(competitorAlert)
    .where(and(eq(competitorAlert.workspaceId, whose.workspaceId), notSeen(whose)));
  return row?.unseen ?? 0;
}

/** Returns the time up to which a member has seen the alerts; null if never. */
export async function findSeenUntil(db: Database, { workspaceId, userId }: Member): Promise<Date | null> {
  const [row] = await db
    .select({ until: alertSeen.until })
    .from(alertSeen)
    .where(and(eq(alertSeen.workspaceId, workspaceId), eq(alertSeen.userId, userId)));
  return row?.until ?? null;
}

/** Marks alerts as seen up to a time, which never moves backward or into the future. */
export async function markSeen(db: Database, whose: Member, until: Date): Promise<void> {
  await db
    .insert(alertSeen)
    .values({ workspaceId: whose.workspaceId, userId: whose.userId, until: sql`least(${until}, now())` })
    .onConflictDoUpdate({
      target: [alertSeen.workspaceId, alertSeen.userId],
      set: { until: sql`greatest(${alertSeen.until}, excluded.until)` },
    });
}

/** Whether the member who turned on the daily check is still an admin; otherwise it counts as off. */
const isInAdminsName = and(
  eq(member.organizationId, dailyCheck.workspaceId),
  eq(member.userId, dailyCheck.userId),
  eq(member.role, 'admin'),
);

/** Finds a workspace's daily check; undefined if it is off. */
export async function findDailyCheck(db: Database, workspaceId: string): Promise<DailyRow | undefined> {
  const [row] = await db
    .select({ daily: dailyCheck })
    .from(dailyCheck)
    .innerJoin(member, isInAdminsName)
    .where(eq(dailyCheck.workspaceId, workspaceId));
  return row?.daily;
}

/** Turns on the daily check in the name of the latest member to ask. */
export async function putDailyCheck(db: Database, { workspaceId, userId }: Member): Promise<void> {
  await db
    .insert(dailyCheck)
    .values({ workspaceId, userId })
    .onConflictDoUpdate({ target: dailyCheck.workspaceId, set: { userId } });
}

/** Turns off the daily check. */
export async function deleteDailyCheck(db: Database, workspaceId: string): Promise<void> {
  await db.delete(dailyCheck).where(eq(dailyCheck.workspaceId, workspaceId));
}

/** A due daily check, with the member in whose name it runs. */
export type DueCheck = Omit<Actor, 'sessionId' | 'isOperator'>;

/**
 * Claims the check that has been due longest, with a lease that keeps other servers away; undefined if none is due.
 * Checks of members who are no longer admins are skipped.
 */
export async function claimDailyCheck(db: Database, leaseSeconds: number): Promise<DueCheck | undefined> {
  const { rows } = await db.execute<DueCheck & Record<string, unknown>>(sql`
    with due as (
      select d.workspace_id from daily_check d
      join member m on m.organization_id = d.workspace_id and m.user_id = d.user_id and m.role = 'admin'
      where d.due_at <= now() order by d.due_at limit 1 for update of d skip locked
    ), taken as (
      update daily_check d set due_at = now() + make_interval(secs => ${leaseSeconds}), owner = ${newLeaseOwner()}::uuid
      from due where d.workspace_id = due.workspace_id returning d.workspace_id, d.user_id
    )
    select t.workspace_id as "workspaceId", w.slug as "workspaceSlug", u.id as "userId", u.name, u.email,
      'admin' as role
    from taken t join workspace w on w.id = t.workspace_id join "user" u on u.id = t.user_id`);
  return rows[0];
}

/** Records that a check is done and due again a day later. */
export async function completeDailyCheck(db: Database, workspaceId: string, problem: string): Promise<void> {
  await db
    .update(dailyCheck)
    .set({ doneAt: sql`now()`, dueAt: sql`now() + interval '1 day'`, owner: null, problem })
    .where(eq(dailyCheck.workspaceId, workspaceId));
}

/** Deletes alerts found more than 400 days ago. */
export async function deleteOldAlerts(db: Database): Promise<void> {
  await deleteInBatches(db, {
    table: 'competitor_alert',
    where: sql`found_at < now() - interval '400 days'`,
  });
}
