import type { CalendarStatus } from '@pagewright/contract/calendar';
import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Actor } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { calendarEvent } from '../../db/schema/index.ts';
import { isUuid } from '../../db/is-uuid.ts';
import type { Stretch } from './times/zone.ts';

interface DatabaseOf {
  readonly db: Database;
}

/** Who reads: all that policy and lists need to know of them. */
export type Reader = Pick<Actor, 'userId' | 'workspaceId' | 'role'>;
export type EventRow = typeof calendarEvent.$inferSelect;
export type NewEvent = typeof calendarEvent.$inferInsert;
/** An event whose series may have to be laid out. */
export type RepeatingRow = EventRow & { readonly recurrence: string };

/** The moment of the change, by the database's clock; a transaction may have begun long before. */
const moment = sql`clock_timestamp()`;
/** Days for which what was removed can be brought back, and what was missed is listed. */
const DAYS_KEPT = 30;
const longAgo = sql`now() - make_interval(days => ${DAYS_KEPT})`;
const present = isNull(calendarEvent.removedAt);

const isReadable = (reader: Reader) =>
  and(
    eq(calendarEvent.workspaceId, reader.workspaceId),
    present,
    reader.role === 'admin'
      ? undefined
      : or(eq(calendarEvent.authorId, reader.userId), ne(calendarEvent.status, 'draft')),
  );

/** Events that happen once, within a stretch. */
export function findSingle(
  { db }: DatabaseOf,
  reader: Reader,
  { from, before }: Stretch,
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

/** Series that begin before a moment. */
export async function findRepeating(
  { db }: DatabaseOf,
  reader: Reader,
  before: Date,
): Promise<RepeatingRow[]> {
  const rows = await db
    .select()
    .from(calendarEvent)
    .where(
      and(isReadable(reader), isNotNull(calendarEvent.recurrence), lt(calendarEvent.scheduledFor, before)),
    )
    .orderBy(asc(calendarEvent.scheduledFor), asc(calendarEvent.id));
  return rows.flatMap((row) => (row.recurrence === null ? [] : [{ ...row, recurrence: row.recurrence }]));
}

/** How many series a workspace has. */
export async function countRepeating({ db }: DatabaseOf, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ repeating: count() })
    .from(calendarEvent)
    .where(and(eq(calendarEvent.workspaceId, workspaceId), isNotNull(calendarEvent.recurrence), present));
  return row?.repeating ?? 0;
}

/** Events of the last 30 days that happen once, whose time is past and that nobody has called done, newest first. */
export function findMissed({ db }: DatabaseOf, reader: Reader, limit: number): Promise<EventRow[]> {
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

/** An event that is not removed, of any workspace, locked until the transaction ends. */
export async function lockEvent({ db }: DatabaseOf, id: string): Promise<EventRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select()
    .from(calendarEvent)
    .where(and(eq(calendarEvent.id, id), present))
    .for('update');
  return row;
}

/** An event that was removed in the last 30 days, or is there, locked. */
export async function lockEventEver({ db }: DatabaseOf, id: string): Promise<EventRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select()
    .from(calendarEvent)
    .where(and(eq(calendarEvent.id, id), or(present, gt(calendarEvent.removedAt, longAgo))))
    .for('update');
  return row;
}

/** Adds events; those whose uid their author has already are left out. Answers those that were added. */
export async function insertEvents({ db }: DatabaseOf, events: readonly NewEvent[]): Promise<EventRow[]> {
  if (events.length === 0) return [];
  return db
    .insert(calendarEvent)
    .values([...events])
    .onConflictDoNothing()
    .returning();
}

const OWN_UID = /^(.+)@pagewright$/;

/** Which of these uids the author has in the calendar; `<id>@pagewright` names an event of that id, whatever its uid. */
export async function findUids(
  { db }: DatabaseOf,
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

/** Writes a change of a locked event, and answers it as it then is. */
export async function changeEvent(
  { db }: DatabaseOf,
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

/** Takes an event out of sight, or brings it back; its uid may have been given to another one since. */
export async function markEvent({ db }: DatabaseOf, id: string, isRemoved: boolean): Promise<void> {
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

/** Removes the reader's own events of one batch; answers how many. */
export async function removeBatchEvents(
  { db }: DatabaseOf,
  author: Reader,
  batchId: string,
): Promise<number> {
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

/** How many events of each status happen once within a stretch. */
export async function countSingle(
  { db }: DatabaseOf,
  reader: Reader,
  { from, before }: Stretch,
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

/** Events of which their authors are to be told now, by the database's clock; each for one server alone. */
export function lockDue({ db }: DatabaseOf, limit: number): Promise<EventRow[]> {
  return db
    .select()
    .from(calendarEvent)
    .where(and(lte(calendarEvent.nextDueAt, sql`now()`), present))
    .orderBy(asc(calendarEvent.nextDueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Says when an event's author is told next. */
export async function setNextDue({ db }: DatabaseOf, id: string, nextDueAt: Date | null): Promise<void> {
  await db.update(calendarEvent).set({ nextDueAt }).where(eq(calendarEvent.id, id));
}

/** Forgets what can no longer be brought back. */
export async function forgetRemoved({ db }: DatabaseOf): Promise<void> {
  await db.delete(calendarEvent).where(lt(calendarEvent.removedAt, longAgo));
}
