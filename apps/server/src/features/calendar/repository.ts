import type { CalendarPlatform, CalendarStatus } from '@pagewright/contract/calendar';
import type { ContentStatus } from '@pagewright/contract/content';
import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { calendarEvent } from '../../platform/db/schema/index.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { countRowsOfDays, isAmongFirst, type DayPart, type DayRows } from './day-rows-repository.ts';
import type { TimeSpan } from './times/zone.ts';

/** The reader, with the fields that policy and lists need. */
export type Reader = Pick<Actor, 'userId' | 'workspaceId' | 'role'>;
export type EventRow = typeof calendarEvent.$inferSelect;
export type NewEvent = typeof calendarEvent.$inferInsert;
/** An event with a recurrence rule. */
export type RepeatingRow = EventRow & { readonly recurrence: string };

/** Filters of a calendar; absent values filter nothing. */
export interface EntryFilter {
  readonly authorId?: string | undefined;
  readonly platform?: CalendarPlatform | undefined;
  readonly status?: ContentStatus | undefined;
}

/** Time of the change, by the database clock; the transaction may have begun long before. */
const moment = sql`clock_timestamp()`;
/** Number of days for which removed events can be restored and missed ones are listed. */
const RETENTION_DAYS = 30;
const longAgo = sql`now() - make_interval(days => ${RETENTION_DAYS})`;
const present = isNull(calendarEvent.removedAt);

const isReadable = (reader: Reader) =>
  and(
    eq(calendarEvent.workspaceId, reader.workspaceId),
    present,
    reader.role === 'admin'
      ? undefined
      : or(eq(calendarEvent.authorId, reader.userId), ne(calendarEvent.status, 'draft')),
  );

/** Finds single events within a time span. */
export function findSingle(
  db: Database,
  reader: Reader,
  { from, before }: TimeSpan,
  limit: number,
): Promise<EventRow[]> {
  return db
    .select()
    .from(calendarEvent)
    .where(
      and(
        isReadable(reader),
        isNull(calendarEvent.recurrence),
        gte(calendarEvent.scheduledFor, from),
        lt(calendarEvent.scheduledFor, before),
      ),
    )
    .orderBy(asc(calendarEvent.scheduledFor), asc(calendarEvent.id))
    .limit(limit);
}

/** The single events that pass the filter. */
const singleRows = (reader: Reader, { authorId, platform, status }: EntryFilter): DayRows => ({
  table: calendarEvent,
  id: calendarEvent.id,
  time: calendarEvent.scheduledFor,
  where: and(
    isReadable(reader),
    isNull(calendarEvent.recurrence),
    authorId === undefined ? undefined : eq(calendarEvent.authorId, authorId),
    platform === undefined ? undefined : eq(calendarEvent.platform, platform),
    status === undefined ? undefined : sql`${calendarEvent.status} = ${status}`,
  ),
});

/** Finds the first single events of each day. */
export function findSingleOfDays(
  db: Database,
  reader: Reader,
  days: readonly TimeSpan[],
  filter: EntryFilter,
  part: DayPart,
): Promise<EventRow[]> {
  return db
    .select()
    .from(calendarEvent)
    .where(isAmongFirst(days, singleRows(reader, filter), part));
}

/** Counts the single events of each day, like `countRowsOfDays`. */
export function countSingleOfDays(
  db: Database,
  reader: Reader,
  days: readonly TimeSpan[],
  filter: EntryFilter,
  part: DayPart,
): ReturnType<typeof countRowsOfDays> {
  return countRowsOfDays(db, days, singleRows(reader, filter), part);
}

/** Finds series that begin before a time. */
export async function findRepeating(db: Database, reader: Reader, before: Date): Promise<RepeatingRow[]> {
  const rows = await db
    .select()
    .from(calendarEvent)
    .where(
      and(isReadable(reader), isNotNull(calendarEvent.recurrence), lt(calendarEvent.scheduledFor, before)),
    )
    .orderBy(asc(calendarEvent.scheduledFor), asc(calendarEvent.id));
  return rows.flatMap((row) => (row.recurrence === null ? [] : [{ ...row, recurrence: row.recurrence }]));
}

/** Counts the series of a workspace. */
export async function countRepeating(db: Database, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ repeating: count() })
    .from(calendarEvent)
    .where(and(eq(calendarEvent.workspaceId, workspaceId), isNotNull(calendarEvent.recurrence), present));
  return row?.repeating ?? 0;
}

/** Finds single events of the last 30 days that are past and not done, newest first. */
export function findMissed(db: Database, reader: Reader, limit: number): Promise<EventRow[]> {
  return db
    .select()
    .from(calendarEvent)
    .where(
      and(
        isReadable(reader),
        isNull(calendarEvent.recurrence),
        eq(calendarEvent.status, 'scheduled'),
        lt(calendarEvent.scheduledFor, sql`now()`),
        gt(calendarEvent.scheduledFor, longAgo),
      ),
    )
    .orderBy(sql`${calendarEvent.scheduledFor} desc`, asc(calendarEvent.id))
    .limit(limit);
}

/** Locks an event of any workspace that is not removed, until the transaction ends. */
export async function lockEvent(db: Database, id: string): Promise<EventRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select()
    .from(calendarEvent)
    .where(and(eq(calendarEvent.id, id), present))
    .for('update');
  return row;
}

/** Locks an event that exists or was removed in the last 30 days. */
export async function lockEventEvenIfRemoved(db: Database, id: string): Promise<EventRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select()
    .from(calendarEvent)
    .where(and(eq(calendarEvent.id, id), or(present, gt(calendarEvent.removedAt, longAgo))))
    .for('update');
  return row;
}

/** Inserts events and returns them. Events whose uid their author already has are skipped. */
export async function insertEvents(db: Database, events: readonly NewEvent[]): Promise<EventRow[]> {
  if (events.length === 0) return [];
  return db
    .insert(calendarEvent)
    .values([...events])
    .onConflictDoNothing()
    .returning();
}

const OWN_UID = /^(.+)@pagewright$/;

/**
 * Returns which of these uids the author has in the calendar; `<id>@pagewright` identifies an event by id, whatever
 * its uid.
 */
export async function findUids(
  db: Database,
  author: Reader,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set();
  const ids = uids.map((uid) => OWN_UID.exec(uid)?.[1] ?? '').filter(isUuid);
  const rows = await db
    .select({ id: calendarEvent.id, uid: calendarEvent.uid })
    .from(calendarEvent)
    .where(
      and(
        eq(calendarEvent.workspaceId, author.workspaceId),
        eq(calendarEvent.authorId, author.userId),
        or(inArray(calendarEvent.uid, [...uids]), inArray(calendarEvent.id, ids)),
        present,
      ),
    );
  return new Set(rows.flatMap(({ id, uid }) => [uid, `${id}@pagewright`]));
}

/** Updates a locked event and returns it. */
export async function changeEvent(
  db: Database,
  id: string,
  change: Partial<Omit<NewEvent, 'id' | 'workspaceId'>>,
): Promise<EventRow> {
  const [row] = await db
    .update(calendarEvent)
    .set({ ...change, updatedAt: moment })
    .where(eq(calendarEvent.id, id))
    .returning();
  if (!row) throw new Error(`event ${id} is gone within its own transaction`);
  return row;
}

/** Removes or restores an event; its uid may have been given to another event since. */
export async function setEventRemoved(db: Database, id: string, isRemoved: boolean): Promise<void> {
  const isTaken = sql`exists (select from ${calendarEvent} other where other.workspace_id = ${calendarEvent.workspaceId}
    and other.author_id = ${calendarEvent.authorId} and other.uid = ${calendarEvent.uid} and other.removed_at is null)`;
  await db
    .update(calendarEvent)
    .set(
      isRemoved
        ? { removedAt: moment }
        : {
            removedAt: null,
            uid: sql`case when ${isTaken} then gen_random_uuid()::text else ${calendarEvent.uid} end`,
          },
    )
    .where(eq(calendarEvent.id, id));
}

/** Removes the reader's own events of a batch and returns how many. */
export async function removeBatchEvents(db: Database, author: Reader, batchId: string): Promise<number> {
  if (!isUuid(batchId)) return 0;
  const { rowCount } = await db
    .update(calendarEvent)
    .set({ removedAt: moment })
    .where(
      and(
        eq(calendarEvent.batchId, batchId),
        eq(calendarEvent.workspaceId, author.workspaceId),
        eq(calendarEvent.authorId, author.userId),
        present,
      ),
    );
  return rowCount ?? 0;
}

/** Counts the single events within a time span, by status. */
export async function countSingle(
  db: Database,
  reader: Reader,
  { from, before }: TimeSpan,
): Promise<ReadonlyMap<CalendarStatus, number>> {
  const rows = await db
    .select({ status: calendarEvent.status, events: count() })
    .from(calendarEvent)
    .where(
      and(
        isReadable(reader),
        isNull(calendarEvent.recurrence),
        gte(calendarEvent.scheduledFor, from),
        lt(calendarEvent.scheduledFor, before),
      ),
    )
    .groupBy(calendarEvent.status);
  return new Map(rows.map(({ status, events }) => [status, events]));
}

/** Locks events whose authors are due to be notified by the database clock, each for one server only. */
export function lockDue(db: Database, limit: number): Promise<EventRow[]> {
  return db
    .select()
    .from(calendarEvent)
    .where(and(lte(calendarEvent.nextDueAt, sql`now()`), present))
    .orderBy(asc(calendarEvent.nextDueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Sets when an event's author is notified next. */
export async function setNextDue(db: Database, id: string, nextDueAt: Date | null): Promise<void> {
  await db.update(calendarEvent).set({ nextDueAt }).where(eq(calendarEvent.id, id));
}

/** Deletes events that can no longer be restored. */
export async function deleteRemoved(db: Database): Promise<void> {
  await db.delete(calendarEvent).where(lt(calendarEvent.removedAt, longAgo));
}
