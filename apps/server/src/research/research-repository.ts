import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/client.ts';
import { keywordResearch, keywordResearchPage, pageBody } from '../platform/db/schema/index.ts';

/** What was last gathered of a keyword for a workspace, without its pages. */
export interface KeywordResearch extends Omit<typeof keywordResearch.$inferSelect, 'subject'> {
  /** What the engine of `engineVersion` made of it; null where none did yet. */
  readonly subject: unknown;
  /** The answers that it rests on are younger than a day: asking again takes them again. */
  readonly isFresh: boolean;
}

type PageRow = typeof keywordResearchPage.$inferSelect;
/** A page of a research, without its HTML. */
export type ResearchPage = Omit<PageRow, 'workspaceId' | 'keyword' | 'ordinal'>;
/** Whose research of what. */
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

/** The research of a keyword in its normal form; undefined for none. */
export async function findResearchRow(db: Database, which: Which): Promise<KeywordResearch | undefined> {
  const { workspaceId, keyword, id, gatheredAt, source, questions, subject, engineVersion } = keywordResearch;
  const isFresh = sql<boolean>`${gatheredAt} > now() - interval '1 day'`;
  const [row] = await db
    .select({ workspaceId, keyword, id, gatheredAt, source, questions, subject, engineVersion, isFresh })
    .from(keywordResearch)
    .where(of(which));
  return row;
}

/** The pages of a research in their order. */
export async function findResearchPages(db: Database, which: Which): Promise<ResearchPage[]> {
  return db
    .select(pageColumns)
    .from(keywordResearchPage)
    .where(pagesOf(which))
    .orderBy(asc(keywordResearchPage.ordinal));
}

/** The pages of a research in their order with their HTML, packed. */
export async function readResearchPageRows(db: Database, which: Which) {
  return db
    .select({ ...pageColumns, packed: pageBody.packed, length: pageBody.length })
    .from(keywordResearchPage)
    .innerJoin(pageBody, eq(pageBody.digest, keywordResearchPage.digest))
    .where(pagesOf(which))
    .orderBy(asc(keywordResearchPage.ordinal));
}

/** Keeps a research in place of the one before; answers its id. */
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

/** Says that a research was found to be so still. */
export async function touchResearch(db: Database, which: Which, gatheredAt: Date): Promise<void> {
  await db.update(keywordResearch).set({ gatheredAt }).where(of(which));
}

/** Keeps what the engine made of a research, unless another one took its place. */
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
