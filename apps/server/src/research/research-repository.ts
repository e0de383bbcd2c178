import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/client.ts';
import { keywordResearch, keywordResearchPage, pageBody } from '../platform/db/schema/index.ts';

/** A workspace's latest research on a keyword, without its pages. */
export interface KeywordResearch extends Omit<typeof keywordResearch.$inferSelect, 'subject'> {
  /** The engine's result of version `engineVersion`; null if there is none yet. */
  readonly subject: unknown;
  /** Whether the underlying answers are less than a day old, so that they would be reused. */
  readonly isFresh: boolean;
}

type PageRow = typeof keywordResearchPage.$inferSelect;
/** A page of a research without its HTML. */
export type ResearchPage = Omit<PageRow, 'workspaceId' | 'keyword' | 'ordinal'>;
/** Identifies a research. */
type Which = Pick<PageRow, 'workspaceId' | 'keyword'>;

const pageColumns = {
  url: keywordResearchPage.url,
  title: keywordResearchPage.title,
  source: keywordResearchPage.source,
  position: keywordResearchPage.position,
  wordCount: keywordResearchPage.wordCount,
  fetchedAt: keywordResearchPage.fetchedAt,
  digest: keywordResearchPage.digest,
};

const of = ({ workspaceId, keyword }: Which) =>
  and(eq(keywordResearch.workspaceId, workspaceId), eq(keywordResearch.keyword, keyword));
const pagesOf = ({ workspaceId, keyword }: Which) =>
  and(eq(keywordResearchPage.workspaceId, workspaceId), eq(keywordResearchPage.keyword, keyword));

/** The research of a normalized keyword; undefined if there is none. */
export async function findResearchRow(db: Database, which: Which): Promise<KeywordResearch | undefined> {
  const { workspaceId, keyword, id, gatheredAt, source, questions, subject, engineVersion } = keywordResearch;
  const isFresh = sql<boolean>`${gatheredAt} > now() - interval '1 day'`;
  const [row] = await db
    .select({ workspaceId, keyword, id, gatheredAt, source, questions, subject, engineVersion, isFresh })
    .from(keywordResearch)
    .where(of(which));
  return row;
}

/** The pages of a research in order. */
export async function findResearchPages(db: Database, which: Which): Promise<ResearchPage[]> {
  return db
    .select(pageColumns)
    .from(keywordResearchPage)
    .where(pagesOf(which))
    .orderBy(asc(keywordResearchPage.ordinal));
}

/** The pages of a research in order, with their compressed HTML. */
export async function readResearchPageRows(db: Database, which: Which) {
  return db
    .select({ ...pageColumns, packed: pageBody.packed, length: pageBody.length })
    .from(keywordResearchPage)
    .innerJoin(pageBody, eq(pageBody.digest, keywordResearchPage.digest))
    .where(pagesOf(which))
    .orderBy(asc(keywordResearchPage.ordinal));
}

/** Replaces the research on a keyword and returns the new id. */
export async function replaceResearch(
  db: Database,
  { workspaceId, keyword, gatheredAt, source, questions }: Omit<typeof keywordResearch.$inferInsert, 'id'>,
  pages: readonly ResearchPage[],
): Promise<string> {
  const which = { workspaceId, keyword };
  const values = { gatheredAt, source, questions, subject: null, engineVersion: '' };
  const [kept] = await db
    .insert(keywordResearch)
    .values({ ...which, ...values })
    .onConflictDoUpdate({
      target: [keywordResearch.workspaceId, keywordResearch.keyword],
      set: { ...values, id: sql`gen_random_uuid()` },
    })
    .returning({ id: keywordResearch.id });
  if (!kept) throw new Error('the research of a keyword was not kept');
  await db.delete(keywordResearchPage).where(pagesOf(which));
  await db.insert(keywordResearchPage).values(pages.map((page, ordinal) => ({ ...page, ...which, ordinal })));
  return kept.id;
}

/** Marks a research as still valid. */
export async function touchResearch(db: Database, which: Which, gatheredAt: Date): Promise<void> {
  await db.update(keywordResearch).set({ gatheredAt }).where(of(which));
}

/** Saves the engine's result for a research, unless the research was replaced. */
export async function saveResearchSubject(
  db: Database,
  { id, ...which }: Which & { readonly id: string },
  subject: unknown,
  engineVersion: string,
): Promise<void> {
  await db
    .update(keywordResearch)
    .set({ subject, engineVersion })
    .where(and(of(which), eq(keywordResearch.id, id)));
}
