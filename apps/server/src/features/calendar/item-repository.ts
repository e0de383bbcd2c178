import type { ContentStatus } from '@pagewright/contract/content';
import { and, asc, count, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { calendarDate, content } from '../../platform/db/schema/index.ts';
import { countRowsOfDays, isAmongFirst, type DayPart, type DayRows } from './day-rows-repository.ts';
import type { EntryFilter, Reader } from './repository.ts';
import type { TimeSpan } from './times/zone.ts';

const itemColumns = {
  id: content.id,
  workspaceId: content.workspaceId,
  title: content.title,
  status: content.status,
  contentType: content.contentType,
  scheduledFor: content.scheduledFor,
  publishedAt: content.publishedAt,
  authorId: content.authorId,
  authorName: content.authorName,
  authorEmail: content.authorEmail,
};
const selectItems = (db: Database) => db.select(itemColumns).from(content);

/** An item as the calendar shows it. */
export type DatedItem = Awaited<ReturnType<typeof selectItems>>[number];

const date = calendarDate(content);
const within = ({ from, before }: TimeSpan) =>
  and(
    gte(date, sql`${from.toISOString()}::timestamptz`),
    lt(date, sql`${before.toISOString()}::timestamptz`),
  );
const isReadable = (reader: Reader) =>
  and(
    eq(content.workspaceId, reader.workspaceId),
    isNull(content.removedAt),
    reader.role === 'admin'
      ? undefined
      : or(eq(content.authorId, reader.userId), ne(content.status, 'draft')),
  );

/** Finds items with a date within a time span. */
export function findDatedItems(
  db: Database,
  reader: Reader,
  span: TimeSpan,
  limit: number,
): Promise<DatedItem[]> {
  return selectItems(db)
    .where(and(isReadable(reader), within(span)))
    .orderBy(asc(date), asc(content.id))
    .limit(limit);
}

/** The dated items that pass the filter. */
const datedRows = (reader: Reader, { authorId, status }: EntryFilter): DayRows => ({
  table: content,
  id: content.id,
  time: date,
  where: and(
    isReadable(reader),
    authorId === undefined ? undefined : eq(content.authorId, authorId),
    status === undefined ? undefined : eq(content.status, status),
  ),
});

/** Finds the first items of each day. */
export function findItemsOfDays(
  db: Database,
  reader: Reader,
  days: readonly TimeSpan[],
  filter: EntryFilter,
  part: DayPart,
): Promise<DatedItem[]> {
  return selectItems(db).where(isAmongFirst(days, datedRows(reader, filter), part));
}

/** Counts the items of each day, like `countRowsOfDays`. */
export function countItemsOfDays(
  db: Database,
  reader: Reader,
  days: readonly TimeSpan[],
  filter: EntryFilter,
  part: DayPart,
): ReturnType<typeof countRowsOfDays> {
  return countRowsOfDays(db, days, datedRows(reader, filter), part);
}

/** Finds scheduled items without a date, last changed first. */
export function findUndatedItems(db: Database, reader: Reader, limit: number): Promise<DatedItem[]> {
  return selectItems(db)
    .where(and(isReadable(reader), eq(content.status, 'scheduled'), isNull(content.scheduledFor)))
    .orderBy(sql`${content.updatedAt} desc`, asc(content.id))
    .limit(limit);
}

/** Finds scheduled items that have been due for a minute and are not public, longest due first. */
export function findMissedItems(db: Database, reader: Reader, limit: number): Promise<DatedItem[]> {
  return selectItems(db)
    .where(
      and(
        isReadable(reader),
        eq(content.status, 'scheduled'),
        lt(content.scheduledFor, sql`now() - interval '1 minute'`),
      ),
    )
    .orderBy(asc(content.scheduledFor), asc(content.id))
    .limit(limit);
}

/** Returns which of these ids are items of the workspace. */
export async function findItemIds(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: content.id })
    .from(content)
    .where(and(eq(content.workspaceId, workspaceId), inArray(content.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** Counts the items with a date within a time span, by status. */
export async function countDatedItems(
  db: Database,
  reader: Reader,
  span: TimeSpan,
): Promise<ReadonlyMap<ContentStatus, number>> {
  const rows = await db
    .select({ status: content.status, items: count() })
    .from(content)
    .where(and(isReadable(reader), within(span)))
    .groupBy(content.status);
  return new Map(rows.map(({ status, items }) => [status, items]));
}

/** Counts drafts and reviews without a date that were last changed within a time span. */
export async function countUndatedWork(
  db: Database,
  reader: Reader,
  { from, before }: TimeSpan,
): Promise<number> {
  const [row] = await db
    .select({ items: count() })
    .from(content)
    .where(
      and(
        isReadable(reader),
        inArray(content.status, ['draft', 'review']),
        isNull(content.scheduledFor),
        gte(content.updatedAt, from),
        lt(content.updatedAt, before),
      ),
    );
  return row?.items ?? 0;
}
