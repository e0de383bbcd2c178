import { and, count, desc, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { outline, outlineWords } from '../../../db/schema/index.ts';
import { wordsQuery } from '../../../db/words-query.ts';
import type { ChangePlace } from '../../../http/change-cursor.ts';
import type { Ownership } from '../../../access/ownership.ts';

const lineColumns = {
  id: outline.id,
  workspaceId: outline.workspaceId,
  authorId: outline.authorId,
  authorName: outline.authorName,
  title: outline.title,
  keyword: outline.keyword,
  strategy: outline.strategy,
  totalScore: outline.totalScore,
  sections: outline.sections,
  words: outline.words,
  revision: outline.revision,
  createdAt: outline.createdAt,
  updatedAt: outline.updatedAt,
};
const wholeColumns = { ...lineColumns, result: outline.result };

const selectLines = (db: Database) => db.select(lineColumns).from(outline);
const selectWhole = (db: Database) => db.select(wholeColumns).from(outline);

/** A saved outline as a list shows it. */
export type LineRow = Awaited<ReturnType<typeof selectLines>>[number];
/** A saved outline with all that it says. */
export type OutlineRow = Awaited<ReturnType<typeof selectWhole>>[number];
/** What a save writes. */
export type OutlineColumns = Pick<
  typeof outline.$inferInsert,
  'title' | 'keyword' | 'strategy' | 'totalScore' | 'sections' | 'words' | 'result'
>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The moment of the change, by the database's clock; a transaction may have begun long before. */
const moment = sql`clock_timestamp()`;

/** What a list of outlines is narrowed to; an author who is null narrows nothing. */
export interface OutlineFilter extends Ownership {
  /** Words that an outline must have, the last of which may go on. */
  readonly words: string;
}

/** Outlines of one page of a list, the last changed first. */
export async function findLines(
  db: Database,
  filter: OutlineFilter,
  after: ChangePlace | null,
  limit: number,
): Promise<LineRow[]> {
  const isAfter = after
    ? sql`(${outline.updatedAt}, ${outline.id}) < (${after.updatedAt}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return selectLines(db)
    .where(and(...conditions(filter), isAfter))
    .orderBy(desc(outline.updatedAt), desc(outline.id))
    .limit(limit);
}

/** How many outlines a filter leaves, counted so far and no further. */
export async function countLines(db: Database, filter: OutlineFilter, most: number): Promise<number> {
  const some = db
    .select({ one: sql<number>`1`.as('one') })
    .from(outline)
    .where(and(...conditions(filter)))
    .limit(most)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

function conditions({ workspaceId, authorId, words }: OutlineFilter): (SQL | undefined)[] {
  return [
    eq(outline.workspaceId, workspaceId),
    isNull(outline.removedAt),
    authorId === null ? undefined : eq(outline.authorId, authorId),
    words === '' ? undefined : sql`${outlineWords(outline)} @@ ${wordsQuery(words)}`,
  ];
}

/** An outline that is not removed, of any workspace. An id of another form names none. */
export async function findOutline(db: Database, id: string): Promise<OutlineRow | undefined> {
  if (!UUID.test(id)) return undefined;
  const [row] = await selectWhole(db).where(and(eq(outline.id, id), isNull(outline.removedAt)));
  return row;
}

/** As `findOutline`, and nobody else changes it until the transaction ends; or one removed within 30 days. */
export async function lockOutline(
  db: Database,
  id: string,
  which: 'present' | 'removed' = 'present',
): Promise<OutlineRow | undefined> {
  if (!UUID.test(id)) return undefined;
  const condition =
    which === 'present'
      ? isNull(outline.removedAt)
      : and(isNotNull(outline.removedAt), gt(outline.removedAt, sql`now() - interval '30 days'`));
  const [row] = await selectWhole(db)
    .where(and(eq(outline.id, id), condition))
    .for('update');
  return row;
}

/** Adds an outline. */
export async function insertOutline(
  db: Database,
  row: OutlineColumns & Pick<typeof outline.$inferInsert, 'id' | 'workspaceId' | 'authorId' | 'authorName'>,
): Promise<OutlineRow> {
  const [added] = await db.insert(outline).values(row).returning(wholeColumns);
  if (!added) throw new Error('an outline that was written is not there');
  return added;
}

/** Writes an outline in place of what it was, and counts its revision on. */
export async function replaceOutline(db: Database, id: string, columns: OutlineColumns): Promise<OutlineRow> {
  const [changed] = await db
    .update(outline)
    .set({ ...columns, revision: sql`${outline.revision} + 1`, updatedAt: moment })
    .where(eq(outline.id, id))
    .returning(wholeColumns);
  if (!changed) throw new Error(`outline ${id} is gone within its own transaction`);
  return changed;
}

/** Takes an outline out of sight, or brings it back. */
export async function setRemoved(db: Database, id: string, isRemoved: boolean): Promise<void> {
  await db
    .update(outline)
    .set({ removedAt: isRemoved ? moment : null })
    .where(eq(outline.id, id));
}
