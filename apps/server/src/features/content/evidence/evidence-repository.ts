import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { content, evidencePage, keywordOrder, subjectEvidence } from '../../../platform/db/schema/index.ts';

const lineColumns = {
  id: evidencePage.id,
  source: evidencePage.source,
  url: evidencePage.url,
  title: evidencePage.title,
  wordCount: evidencePage.wordCount,
  addedAt: evidencePage.addedAt,
};

/** A page as a list shows it. */
export type PageLine = Awaited<ReturnType<typeof findPages>>[number];
/** A stored page, compressed. */
export type StoredPage = Awaited<ReturnType<typeof readPages>>[number];

/** Finds the pages of an item, in the order they were added. */
export async function findPages(db: Database, contentId: string) {
  return db
    .select(lineColumns)
    .from(evidencePage)
    .where(eq(evidencePage.contentId, contentId))
    .orderBy(asc(evidencePage.ordinal));
}

/** Reads the pages of an item with their content. */
export async function readPages(db: Database, contentId: string) {
  return db
    .select({
      id: evidencePage.id,
      url: evidencePage.url,
      title: evidencePage.title,
      format: evidencePage.format,
      body: evidencePage.body,
    })
    .from(evidencePage)
    .where(eq(evidencePage.contentId, contentId))
    .orderBy(asc(evidencePage.ordinal));
}

/** Counts the pages of an item. */
export async function countPages(db: Database, contentId: string): Promise<number> {
  const [row] = await db
    .select({ pages: count() })
    .from(evidencePage)
    .where(eq(evidencePage.contentId, contentId));
  return row?.pages ?? 0;
}

/** Appends a page to a locked item; undefined if the item already has the same page. */
export async function insertPage(
  db: Database,
  page: Omit<typeof evidencePage.$inferInsert, 'addedAt' | 'ordinal'>,
): Promise<PageLine | undefined> {
  const { contentId, ordinal: last } = evidencePage;
  const ordinal = sql`(select coalesce(max(${last}) + 1, 0) from ${evidencePage} where ${contentId} = ${page.contentId})`;
  const [row] = await db
    .insert(evidencePage)
    .values({ ...page, ordinal })
    .onConflictDoNothing()
    .returning(lineColumns);
  return row;
}

/** Deletes a page; returns false if the item did not have it. */
export async function deletePage(db: Database, contentId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(evidencePage)
    .where(and(eq(evidencePage.contentId, contentId), eq(evidencePage.id, id)))
    .returning({ id: evidencePage.id });
  return rows.length > 0;
}

/** Returns the workspace of an item, without any policy check. @throws if there is no such item. */
export async function findWorkspace(db: Database, contentId: string): Promise<string> {
  const [row] = await db
    .select({ workspaceId: content.workspaceId })
    .from(content)
    .where(eq(content.id, contentId));
  if (!row) throw new Error(`content ${contentId} is gone`);
  return row.workspaceId;
}

interface KeywordFilter {
  readonly workspaceId: string;
  readonly keyword: string;
}

const ofKeyword = ({ workspaceId, keyword }: KeywordFilter) =>
  and(
    eq(content.workspaceId, workspaceId),
    sql`${keywordOrder(content.primaryKeyword)} = ${keywordOrder(sql`${keyword}::text`)}`,
    isNull(content.removedAt),
  );

/** Marks the items of a keyword as outdated: a job rescores them within minutes. */
export async function invalidateScores(db: Database, which: KeywordFilter): Promise<void> {
  await db.update(content).set({ engineVersion: '' }).where(ofKeyword(which));
}

/** Returns ids of items with a keyword, last changed first. */
export async function findItemsOfKeyword(
  db: Database,
  which: KeywordFilter,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: content.id })
    .from(content)
    .where(ofKeyword(which))
    .orderBy(desc(content.updatedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Finds the prepared evidence of an item's pages. */
export async function findSubject(db: Database, contentId: string) {
  const [row] = await db.select().from(subjectEvidence).where(eq(subjectEvidence.contentId, contentId));
  return row;
}

/** Stores prepared evidence, replacing the former. */
export async function putSubject(db: Database, subject: typeof subjectEvidence.$inferInsert): Promise<void> {
  await db
    .insert(subjectEvidence)
    .values(subject)
    .onConflictDoUpdate({ target: subjectEvidence.contentId, set: subject });
}

/** Discards the prepared evidence of an item whose pages changed; a job rescores the item within minutes. */
export async function invalidateSubject(db: Database, contentId: string): Promise<void> {
  await db.delete(subjectEvidence).where(eq(subjectEvidence.contentId, contentId));
  await db.update(content).set({ engineVersion: '' }).where(eq(content.id, contentId));
}
