import type { RevisionKind } from '@pagewright/contract/content';
import { and, count, desc, eq, lt, ne } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contentRevision, publication } from '../../db/schema/index.ts';
import type { Measured, Written } from './written.ts';

/** Largest number that the column holds. */
export const REVISION_NUMBER_MAX = 2_147_483_647;

const lineColumns = {
  number: contentRevision.number,
  kind: contentRevision.kind,
  title: contentRevision.title,
  wordCount: contentRevision.wordCount,
  score: contentRevision.score,
  engineVersion: contentRevision.engineVersion,
  editorName: contentRevision.editorName,
  createdAt: contentRevision.createdAt,
  publicRevision: publication.revision,
};
const wholeColumns = {
  ...lineColumns,
  content: contentRevision.content,
  category: contentRevision.category,
  tags: contentRevision.tags,
  metaTitle: contentRevision.metaTitle,
  metaDescription: contentRevision.metaDescription,
  keywords: contentRevision.keywords,
  primaryKeyword: contentRevision.primaryKeyword,
  contentType: contentRevision.contentType,
  slug: contentRevision.slug,
};

const selectLines = (db: Database) =>
  db
    .select(lineColumns)
    .from(contentRevision)
    .leftJoin(publication, eq(publication.contentId, contentRevision.contentId));
const selectWhole = (db: Database) =>
  db
    .select(wholeColumns)
    .from(contentRevision)
    .leftJoin(publication, eq(publication.contentId, contentRevision.contentId));

/** A revision as the history lists it. */
export type RevisionLine = Awaited<ReturnType<typeof selectLines>>[number];
/** A revision with all that it keeps. */
export type RevisionRow = Awaited<ReturnType<typeof selectWhole>>[number];

/** A new revision. */
export interface NewRevision {
  readonly contentId: string;
  readonly number: number;
  readonly kind: RevisionKind;
  readonly editor: { readonly userId: string; readonly name: string };
  readonly written: Written;
  readonly measured: Pick<Measured, 'score' | 'wordCount' | 'engineVersion'>;
}

/** Adds a revision. */
export async function insertRevision(db: Database, revision: NewRevision): Promise<void> {
  const { contentId, number, kind, editor, written, measured } = revision;
  await db.insert(contentRevision).values({
    contentId,
    number,
    kind,
    editorId: editor.userId,
    editorName: editor.name,
    ...written,
    score: measured.score,
    wordCount: measured.wordCount,
    engineVersion: measured.engineVersion,
  });
}

/** Revisions of an item below a number, newest first. */
export async function findRevisions(
  db: Database,
  contentId: string,
  before: number | undefined,
  limit: number,
): Promise<RevisionLine[]> {
  return selectLines(db)
    .where(
      and(
        eq(contentRevision.contentId, contentId),
        before === undefined ? undefined : lt(contentRevision.number, Math.min(before, REVISION_NUMBER_MAX)),
      ),
    )
    .orderBy(desc(contentRevision.number))
    .limit(limit);
}

/** How many revisions an item has. */
export async function countRevisions(db: Database, contentId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(contentRevision)
    .where(eq(contentRevision.contentId, contentId));
  return row?.total ?? 0;
}

/** One revision whole. */
export async function findRevision(
  db: Database,
  contentId: string,
  number: number,
): Promise<RevisionRow | undefined> {
  const [row] = await selectWhole(db).where(
    and(eq(contentRevision.contentId, contentId), eq(contentRevision.number, number)),
  );
  return row;
}

/** The newest revision that a person asked for: what the public page shows. */
export async function findPersonsRevision(db: Database, contentId: string): Promise<RevisionRow | undefined> {
  const [row] = await selectWhole(db)
    .where(and(eq(contentRevision.contentId, contentId), ne(contentRevision.kind, 'autosave')))
    .orderBy(desc(contentRevision.number))
    .limit(1);
  return row;
}

/** The kind of one revision. */
export async function findRevisionKind(
  db: Database,
  contentId: string,
  number: number,
): Promise<RevisionKind | undefined> {
  const [row] = await db
    .select({ kind: contentRevision.kind })
    .from(contentRevision)
    .where(and(eq(contentRevision.contentId, contentId), eq(contentRevision.number, number)));
  return row?.kind;
}

/** Makes an autosaved revision one that a person asked for. */
export async function confirmRevision(db: Database, contentId: string, number: number): Promise<void> {
  await db
    .update(contentRevision)
    .set({ kind: 'save' })
    .where(
      and(
        eq(contentRevision.contentId, contentId),
        eq(contentRevision.number, number),
        eq(contentRevision.kind, 'autosave'),
      ),
    );
}
