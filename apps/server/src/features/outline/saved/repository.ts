import { and, desc, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { outline } from '../../../db/schema/index.ts';

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

/** Which outlines are listed, and after which one. */
export interface OutlineFilter {
  readonly workspaceId: string;
  /** Null: everybody's. */
  readonly authorId: string | null;
  readonly searchTerm: string;
  readonly after: { readonly updatedAt: Date; readonly id: string } | null;
}

/** Outlines by last change, the newest first, then by id. */
export async function findLines(db: Database, filter: OutlineFilter, limit: number): Promise<LineRow[]> {
  const { after } = filter;
  const isAfter = after
    ? sql`(${outline.updatedAt}, ${outline.id}) < (${after.updatedAt.toISOString()}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return selectLines(db)
    .where(and(...conditions(filter), isAfter))
    .orderBy(desc(outline.updatedAt), desc(outline.id))
    .limit(limit);
}

/** How many outlines a filter leaves. */
export async function countLines(db: Database, filter: OutlineFilter): Promise<number> {
  return db.$count(outline, and(...conditions(filter)));
}

function conditions({ workspaceId, authorId, searchTerm }: OutlineFilter): (SQL | undefined)[] {
  const pattern = `%${searchTerm.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return [
    eq(outline.workspaceId, workspaceId),
    isNull(outline.removedAt),
    authorId === null ? undefined : eq(outline.authorId, authorId),
    searchTerm === ''
      ? undefined
      : sql`(${outline.title} ilike ${pattern} or ${outline.keyword} ilike ${pattern})`,
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

/** Writes an outline in place of what it was. */
export async function replaceOutline(db: Database, id: string, columns: OutlineColumns): Promise<OutlineRow> {
  const [changed] = await db
    .update(outline)
    .set({ ...columns, updatedAt: moment })
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
