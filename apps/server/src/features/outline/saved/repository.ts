import { and, count, desc, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { outline, outlineWords } from '../../../platform/db/schema/index.ts';
import { wordsQuery } from '../../../platform/db/words-query.ts';
import type { ChangePlace } from '../../../platform/http/change-cursor.ts';
import type { Ownership } from '../../../platform/access/ownership.ts';

const listColumns = {
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
const fullColumns = { ...listColumns, result: outline.result };

const selectListed = (db: Database) => db.select(listColumns).from(outline);
const selectFull = (db: Database) => db.select(fullColumns).from(outline);

/** A saved outline in a list. */
export type ListedRow = Awaited<ReturnType<typeof selectListed>>[number];
/** A saved outline with its full content. */
export type OutlineRow = Awaited<ReturnType<typeof selectFull>>[number];
/** The columns that a save writes. */
export type OutlineColumns = Pick<
  typeof outline.$inferInsert,
  'title' | 'keyword' | 'strategy' | 'totalScore' | 'sections' | 'words' | 'result'
>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The time of the change by the database's clock; the transaction may have started long before. */
const moment = sql`clock_timestamp()`;

/** The filter of an outline list; a null author matches all. */
export interface OutlineFilter extends Ownership {
  /** Words that an outline must contain; the last one matches as a prefix. */
  readonly words: string;
}

/** One page of outlines, last changed first. */
export async function findListed(
  db: Database,
  filter: OutlineFilter,
  after: ChangePlace | null,
  limit: number,
): Promise<ListedRow[]> {
  const isAfter = after
    ? sql`(${outline.updatedAt}, ${outline.id}) < (${after.updatedAt}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return selectListed(db)
    .where(and(...conditions(filter), isAfter))
    .orderBy(desc(outline.updatedAt), desc(outline.id))
    .limit(limit);
}

/** Counts matching outlines, up to `max`. */
export async function countListed(db: Database, filter: OutlineFilter, max: number): Promise<number> {
  const some = db
    .select({ one: sql<number>`1`.as('one') })
    .from(outline)
    .where(and(...conditions(filter)))
    .limit(max)
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

/** Finds an outline of any workspace that is not removed. Malformed ids match nothing. */
export async function findOutline(db: Database, id: string): Promise<OutlineRow | undefined> {
  if (!UUID.test(id)) return undefined;
  const [row] = await selectFull(db).where(and(eq(outline.id, id), isNull(outline.removedAt)));
  return row;
}

/** Like `findOutline`, but locks it until the transaction ends; or finds one removed within 30 days. */
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
  const [row] = await selectFull(db)
    .where(and(eq(outline.id, id), condition))
    .for('update');
  return row;
}

/** Adds an outline. */
export async function insertOutline(
  db: Database,
  row: OutlineColumns & Pick<typeof outline.$inferInsert, 'id' | 'workspaceId' | 'authorId' | 'authorName'>,
): Promise<OutlineRow> {
  const [added] = await db.insert(outline).values(row).returning(fullColumns);
  if (!added) throw new Error('an outline that was written is not there');
  return added;
}

/** Replaces an outline and increments its revision. */
export async function replaceOutline(db: Database, id: string, columns: OutlineColumns): Promise<OutlineRow> {
  const [changed] = await db
    .update(outline)
    .set({ ...columns, revision: sql`${outline.revision} + 1`, updatedAt: moment })
    .where(eq(outline.id, id))
    .returning(fullColumns);
  if (!changed) throw new Error(`outline ${id} is gone within its own transaction`);
  return changed;
}

/** Marks an outline as removed or restored. */
export async function setRemoved(db: Database, id: string, isRemoved: boolean): Promise<void> {
  await db
    .update(outline)
    .set({ removedAt: isRemoved ? moment : null })
    .where(eq(outline.id, id));
}
