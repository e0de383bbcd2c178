import { TIME_ZONE_DEFAULT } from '@pagewright/contract/settings/preferences';
import { and, asc, eq, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/client.ts';
import {
  analysisRun,
  member,
  reportRecipient,
  reportSchedule,
  userSetting,
} from '../../../platform/db/schema/index.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';

export type ScheduleRow = typeof reportSchedule.$inferSelect;
export type RecipientRow = typeof reportRecipient.$inferSelect;

const HOUR = 8;

/** The next Monday or first of a month, 8:00 in a time zone, after now. */
function nextDue(cadence: ScheduleRow['cadence'], timeZone: SQL | string): SQL {
  const unit = cadence === 'weekly' ? sql`'week'` : sql`'month'`;
  const step = cadence === 'weekly' ? sql`interval '7 days'` : sql`interval '1 month'`;
  const local = sql`date_trunc(${unit}, now() at time zone ${timeZone})`;
  const at = (from: SQL): SQL => sql`((${from} + make_interval(hours => ${HOUR})) at time zone ${timeZone})`;
  return sql`case when ${at(local)} > now() then ${at(local)} else ${at(sql`${local} + ${step}`)} end`;
}

/** The active schedule of a report, and whether its author is still a member. */
export async function findSchedule(
  db: Database,
  reportId: string,
): Promise<{ readonly schedule: ScheduleRow; readonly hasAuthor: boolean } | undefined> {
  const [row] = await db
    .select({ schedule: reportSchedule, memberId: member.id, role: member.role })
    .from(reportSchedule)
    .leftJoin(
      member,
      and(eq(member.userId, reportSchedule.authorId), eq(member.organizationId, reportSchedule.workspaceId)),
    )
    .where(and(eq(reportSchedule.reportId, reportId), isNull(reportSchedule.stoppedAt)));
  return row && { schedule: row.schedule, hasAuthor: row.memberId !== null && row.role !== 'client' };
}

/** Schedules a report's emails for a member in their time zone. Returns the schedule's id. */
export async function upsertSchedule(
  db: Database,
  { userId, workspaceId }: Pick<Actor, 'userId' | 'workspaceId'>,
  reportId: string,
  {
    cadence,
    timeZone: named,
  }: { readonly cadence: ScheduleRow['cadence']; readonly timeZone: string | undefined },
): Promise<string> {
  const [chosen] = await db
    .select({ timeZone: userSetting.timeZone })
    .from(userSetting)
    .where(eq(userSetting.userId, userId));
  const timeZone = named ?? chosen?.timeZone ?? TIME_ZONE_DEFAULT;
  const set = { authorId: userId, cadence, timeZone, dueAt: nextDue(cadence, timeZone), stoppedAt: null };
  const [row] = await db
    .insert(reportSchedule)
    .values({ workspaceId, reportId, ...set })
    .onConflictDoUpdate({ target: reportSchedule.reportId, set })
    .returning({ id: reportSchedule.id });
  if (!row) throw new Error('the schedule of a report was not kept');
  return row.id;
}

/** Stops emailing a report. */
export async function stopSchedule(db: Database, reportId: string): Promise<void> {
  await db
    .update(reportSchedule)
    .set({ stoppedAt: sql`coalesce(${reportSchedule.stoppedAt}, clock_timestamp())` })
    .where(eq(reportSchedule.reportId, reportId));
}

/** All addresses that have ever been recipients of a report. */
export async function listAddresses(db: Database, reportId: string): Promise<string[]> {
  const rows = await db
    .select({ email: reportRecipient.email })
    .from(reportRecipient)
    .innerJoin(reportSchedule, eq(reportSchedule.id, reportRecipient.scheduleId))
    .where(eq(reportSchedule.reportId, reportId));
  return rows.map(({ email }) => email);
}

/** Sets the list of recipients. People who unsubscribed stay unsubscribed. */
export async function replaceRecipients(
  db: Database,
  { workspaceId, scheduleId }: { readonly workspaceId: string; readonly scheduleId: string },
  emails: readonly string[],
): Promise<void> {
  await db
    .update(reportRecipient)
    .set({ removedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(reportRecipient.scheduleId, scheduleId),
        isNull(reportRecipient.removedAt),
        notInArray(reportRecipient.email, [...emails]),
      ),
    );
  await db
    .insert(reportRecipient)
    .values(emails.map((email) => ({ workspaceId, scheduleId, email })))
    .onConflictDoUpdate({
      target: [reportRecipient.scheduleId, reportRecipient.email],
      set: { removedAt: null },
    });
}

/** Recipients of a schedule, by address. */
export async function listRecipients(db: Database, scheduleId: string): Promise<RecipientRow[]> {
  return db
    .select()
    .from(reportRecipient)
    .where(and(eq(reportRecipient.scheduleId, scheduleId), isNull(reportRecipient.removedAt)))
    .orderBy(asc(reportRecipient.email));
}

/** A due schedule, and the time it was due. */
export interface DueSchedule {
  readonly id: string;
  readonly dueAt: string;
}

/** Claims due schedules in the transaction that writes their effects, and sets when they are due next. */
export async function claimDue(db: Database, max: number): Promise<DueSchedule[]> {
  const { rows } = await db.execute<DueSchedule & Record<string, unknown>>(sql`
    with due as (
      select s.id, s.due_at from report_schedule s join report r on r.id = s.report_id and r.removed_at is null
      join member m on m.organization_id = s.workspace_id and m.user_id = s.author_id and m.role <> 'client'
      where s.stopped_at is null and s.due_at <= now() order by s.due_at limit ${max} for update of s skip locked
    )
    update report_schedule s set due_at = case s.cadence
      when 'weekly' then ${nextDue('weekly', sql`s.time_zone`)} else ${nextDue('monthly', sql`s.time_zone`)} end
    from due where s.id = due.id returning s.id, due.due_at as "dueAt"`);
  return rows.map(({ id, dueAt }) => ({ id, dueAt: new Date(dueAt).toISOString() }));
}

/** An active schedule. */
export async function findActiveSchedule(db: Database, id: string): Promise<ScheduleRow | undefined> {
  const [row] = await db
    .select()
    .from(reportSchedule)
    .where(and(eq(reportSchedule.id, id), isNull(reportSchedule.stoppedAt)));
  return row;
}

/** The same, locked for sending. */
export async function lockSchedule(db: Database, id: string): Promise<ScheduleRow | undefined> {
  const [row] = await db
    .select()
    .from(reportSchedule)
    .where(and(eq(reportSchedule.id, id), isNull(reportSchedule.stoppedAt)))
    .for('update');
  return row;
}

/** Records that a report was emailed, and which one. */
export async function recordSent(db: Database, id: string, reportId: string): Promise<void> {
  await db
    .update(reportSchedule)
    .set({ reportId, lastSentAt: sql`clock_timestamp()` })
    .where(eq(reportSchedule.id, id));
}

/** The newest run of an analysis with the same subject; undefined if all were removed. */
export async function findNewestRun(
  db: Database,
  {
    workspaceId,
    kind,
    subject,
  }: { readonly workspaceId: string; readonly kind: string; readonly subject: string },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${analysisRun} where workspace_id = ${workspaceId} and kind = ${kind} and label = ${subject}
      and removed_at is null order by created_at desc, id desc limit 1`);
  return rows[0]?.id;
}

/** Unsubscribes or resubscribes a recipient. Returns the address; undefined if the recipient no longer exists. */
export async function setRecipientOff(db: Database, id: string, isOff: boolean): Promise<string | undefined> {
  const [row] = await db
    .update(reportRecipient)
    .set({ offAt: isOff ? sql`coalesce(${reportRecipient.offAt}, clock_timestamp())` : null })
    .where(eq(reportRecipient.id, id))
    .returning({ email: reportRecipient.email });
  return row?.email;
}

/** Language of the report that a recipient gets; undefined if the recipient no longer exists. */
export async function findRecipientLanguage(
  db: Database,
  id: string,
): Promise<{ readonly language: string; readonly isOff: boolean } | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await db.execute<{ language: string; isOff: boolean }>(sql`
    select r.language, p.off_at is not null as "isOff" from report_recipient p
    join report_schedule s on s.id = p.schedule_id join report r on r.id = s.report_id where p.id = ${id}`);
  return rows[0];
}
