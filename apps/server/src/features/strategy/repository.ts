import type { BriefStage } from '@pagewright/contract/strategy';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  ne,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { brief, briefPage, briefWords, content, contentBrief } from '../../platform/db/schema/index.ts';
import { wordsQuery } from '../../platform/db/words-query.ts';
import type { ChangePlace } from '../../platform/http/change-cursor.ts';
import type { Ownership } from '../../platform/access/ownership.ts';

/** A brief with everything except its pages. */
export type BriefRow = typeof brief.$inferSelect;
/** A brief before it is stored. */
export type NewBrief = Omit<
  typeof brief.$inferInsert,
  'revision' | 'createdAt' | 'updatedAt' | 'removedAt' | 'stage'
>;
/** A compressed page that a brief rests on. */
export type PageRow = Omit<typeof briefPage.$inferInsert, 'briefId'>;
/** The fields that a change writes. */
export type BriefChange = Partial<
  Pick<NewBrief, 'mainTopic' | 'keyword' | 'fields' | 'edited' | 'analysis' | 'strategy'>
> & { readonly stage?: BriefStage };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const moment = sql`clock_timestamp()`;
const COUNT_MAX = 10_001;

/** Finds a brief of any workspace that is not removed. Malformed ids match nothing. */
export async function findBrief(db: Database, id: string): Promise<BriefRow | undefined> {
  if (!UUID.test(id)) return undefined;
  const [row] = await db
    .select()
    .from(brief)
    .where(and(eq(brief.id, id), isNull(brief.removedAt)));
  return row;
}

/** Like `findBrief`, but locks it until the transaction ends. */
export async function lockBrief(db: Database, id: string): Promise<BriefRow | undefined> {
  if (!UUID.test(id)) return undefined;
  const [row] = await db
    .select()
    .from(brief)
    .where(and(eq(brief.id, id), isNull(brief.removedAt)))
    .for('update');
  return row;
}

/** A brief removed in the last 30 days, locked. */
export async function lockRemovedBrief(db: Database, id: string): Promise<BriefRow | undefined> {
  if (!UUID.test(id)) return undefined;
  const [row] = await db
    .select()
    .from(brief)
    .where(
      and(eq(brief.id, id), isNotNull(brief.removedAt), gt(brief.removedAt, sql`now() - interval '30 days'`)),
    )
    .for('update');
  return row;
}

/** Stores a new brief with its pages and returns it. */
export async function insertBrief(
  db: Database,
  row: NewBrief & { readonly stage?: BriefStage },
  pages: readonly PageRow[],
): Promise<BriefRow> {
  const [kept] = await db.insert(brief).values(row).returning();
  if (!kept) throw new Error('a brief was not kept');
  if (pages.length > 0)
    await db.insert(briefPage).values(pages.map((page) => ({ ...page, briefId: row.id })));
  return kept;
}

/** Deletes a brief stored by a run that was killed. */
export async function deleteBrief(db: Database, id: string): Promise<void> {
  await db.delete(brief).where(eq(brief.id, id));
}

/** Updates a brief, increments its revision, and returns it; undefined if it no longer exists. */
export async function updateBriefRow(
  db: Database,
  id: string,
  change: BriefChange,
): Promise<BriefRow | undefined> {
  const [row] = await db
    .update(brief)
    .set({ ...change, revision: sql`${brief.revision} + 1`, updatedAt: moment })
    .where(and(eq(brief.id, id), isNull(brief.removedAt)))
    .returning();
  return row;
}

/** Marks a brief as removed or restored. */
export async function setRemoved(db: Database, id: string, isRemoved: boolean): Promise<void> {
  await db
    .update(brief)
    .set({ removedAt: isRemoved ? moment : null })
    .where(eq(brief.id, id));
}

/** The pages of a brief in order: all of them, or only the given ones. */
export async function readBriefPages(
  db: Database,
  briefId: string,
  which: 'all' | 'given' = 'all',
): Promise<PageRow[]> {
  const { briefId: _, ...columns } = getTableColumns(briefPage);
  return db
    .select(columns)
    .from(briefPage)
    .where(
      and(eq(briefPage.briefId, briefId), which === 'given' ? ne(briefPage.source, 'fetched') : undefined),
    )
    .orderBy(asc(briefPage.place));
}

/** The filter of a brief list; a null author matches all. */
export interface BriefFilter extends Ownership {
  readonly stage: BriefStage | undefined;
  /** Words that a brief must contain; the last one matches as a prefix. */
  readonly words: string;
}

const cardColumns = {
  id: brief.id,
  mainTopic: brief.mainTopic,
  keyword: brief.keyword,
  idea: brief.idea,
  stage: brief.stage,
  pages: sql<number>`jsonb_array_length(${brief.evidence} -> 'pages')`,
  topics: sql<number>`coalesce(jsonb_array_length(${brief.strategy} -> 'supporting') + 1, 0)`,
  provenanceKind: brief.provenanceKind,
  provenanceMethod: brief.provenanceMethod,
  authorName: brief.authorName,
  createdAt: brief.createdAt,
  updatedAt: brief.updatedAt,
};

/** A brief in a list. */
export type BriefCardRow = Awaited<ReturnType<typeof findBriefCards>>[number];

/** One page of briefs, last changed first. */
export async function findBriefCards(
  db: Database,
  filter: BriefFilter,
  after: ChangePlace | null,
  limit: number,
) {
  const isAfter = after
    ? sql`(${brief.updatedAt}, ${brief.id}) < (${after.updatedAt}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return db
    .select(cardColumns)
    .from(brief)
    .where(and(...conditions(filter), isAfter))
    .orderBy(desc(brief.updatedAt), desc(brief.id))
    .limit(limit);
}

/** Counts matching briefs, up to 10,001. */
export async function countBriefs(db: Database, filter: BriefFilter): Promise<number> {
  const some = db
    .select({ one: sql<number>`1`.as('one') })
    .from(brief)
    .where(and(...conditions(filter)))
    .limit(COUNT_MAX)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

function conditions({ workspaceId, authorId, stage, words }: BriefFilter): (SQL | undefined)[] {
  return [
    eq(brief.workspaceId, workspaceId),
    isNull(brief.removedAt),
    authorId === null ? undefined : eq(brief.authorId, authorId),
    stage && eq(brief.stage, stage),
    words === '' ? undefined : sql`${briefWords(brief)} @@ ${wordsQuery(words)}`,
  ];
}

/** The keywords of the newest matching briefs. */
export async function findBriefKeywords(db: Database, filter: BriefFilter, limit: number) {
  return db
    .select({ id: brief.id, mainTopic: brief.mainTopic, keyword: brief.keyword, fields: brief.fields })
    .from(brief)
    .where(and(...conditions(filter)))
    .orderBy(desc(brief.updatedAt), desc(brief.id))
    .limit(limit);
}

/** Links an item to the brief that it was started from. */
export async function insertContentBrief(db: Database, contentId: string, briefId: string): Promise<void> {
  await db.insert(contentBrief).values({ contentId, briefId });
}

/** The items started from a brief that are not removed, oldest first. */
export async function findDrafts(db: Database, briefId: string) {
  return db
    .select({ id: content.id, title: content.title })
    .from(contentBrief)
    .innerJoin(content, eq(content.id, contentBrief.contentId))
    .where(and(eq(contentBrief.briefId, briefId), isNull(content.removedAt)))
    .orderBy(asc(content.createdAt))
    .limit(50);
}

/** The brief that an item was started from, unless it is removed. */
export async function findBriefOfContent(db: Database, contentId: string): Promise<BriefRow | undefined> {
  const [row] = await db
    .select({ brief })
    .from(contentBrief)
    .innerJoin(brief, eq(brief.id, contentBrief.briefId))
    .where(and(eq(contentBrief.contentId, contentId), isNull(brief.removedAt)));
  return row?.brief;
}

/** The current time by the database's clock. */
export async function readNow(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(
    sql`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
  );
  return new Date(rows[0]?.now ?? Number.NaN);
}
