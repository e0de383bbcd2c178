import type { RevisionKind } from '@pagewright/contract/content';
import type { PART_IDS } from '@pagewright/contract/score-parts';
import type { ScoreResult } from '@pagewright/engine';
import { and, count, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts';
import { contentRevision, publication } from '../../platform/db/schema/index.ts';
import type { ContentMetrics, ContentFields } from './content-fields.ts';

/** Largest value of the integer column. */
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
/** A revision with all its fields. */
export type RevisionRow = Awaited<ReturnType<typeof selectWhole>>[number];

/** A new revision. */
export interface NewRevision {
  readonly contentId: string;
  readonly number: number;
  readonly kind: RevisionKind;
  readonly editor: { readonly userId: string; readonly name: string };
  readonly fields: ContentFields;
  readonly measured: Pick<ContentMetrics, 'score' | 'scoreResult' | 'wordCount' | 'engineVersion'>;
}

export async function insertRevision(db: Database, revision: NewRevision): Promise<void> {
  const { contentId, number, kind, editor, fields, measured } = revision;
  await db.insert(contentRevision).values({
    contentId,
    number,
    kind,
    editorId: editor.userId,
    editorName: editor.name,
    ...fields,
    score: measured.score,
    wordCount: measured.wordCount,
    engineVersion: measured.engineVersion,
    scoreParts: scorePartsOf(measured.scoreResult),
  });
}

/** The shares of the points of the parts that the engine could judge; null without a score. */
function scorePartsOf(result: ScoreResult | null): Partial<Record<(typeof PART_IDS)[number], number>> | null {
  if (result?.status !== 'scored') return null;
  return Object.fromEntries(
    result.parts.flatMap(({ id, points, maximum }) =>
      points === null || maximum === 0 ? [] : [[id, points / maximum]],
    ),
  );
}

/** Finds revisions of an item below a number, newest first. */
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

/** Counts the revisions of an item. */
export async function countRevisions(db: Database, contentId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(contentRevision)
    .where(eq(contentRevision.contentId, contentId));
  return row?.total ?? 0;
}

/** Finds one revision in full. */
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

/** Finds the newest revision that a person saved, which the public page shows. */
export async function findSavedRevision(db: Database, contentId: string): Promise<RevisionRow | undefined> {
  const [row] = await selectWhole(db)
    .where(and(eq(contentRevision.contentId, contentId), ne(contentRevision.kind, 'autosave')))
    .orderBy(desc(contentRevision.number))
    .limit(1);
  return row;
}

/** Returns the kind of a revision. */
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

/** Marks an autosaved revision as saved by a person. */
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

/**
 * Deletes the autosaves of a day, except the last revision of each item on that day and those that are public,
 * reviewed, or on a connected site. Returns false if time ran out before all were deleted.
 */
export async function pruneAutosaves(db: Database, day: string, untilMs: number): Promise<boolean> {
  const { isDone } = await deleteInBatches(db, { table: 'content_revision', where: isPruned(day) }, untilMs);
  return isDone;
}

const isPruned = (day: string) => {
  const begin = sql`(${day}::date::timestamp at time zone 'UTC')`;
  const finish = sql`((${day}::date + 1)::timestamp at time zone 'UTC')`;
  return sql`old.kind = 'autosave' and old.created_at >= ${begin} and old.created_at < ${finish}
    and exists (select from content_revision later
      where later.content_id = old.content_id and later.number > old.number and later.created_at < ${finish})
    and not exists (select from publication p where p.content_id = old.content_id and p.revision = old.number)
    and not exists (select from review r where r.content_id = old.content_id and r.revision = old.number)
    and not exists (select from remote_post s where s.content_id = old.content_id and s.sent_revision = old.number)`;
};

/** Returns the last day, as YYYY-MM-DD in UTC, that ended at least this many days ago. */
export async function findLastFullDay(db: Database, days: number): Promise<string> {
  const { rows } = await db.execute<{ day: string }>(
    sql`select to_char((now() at time zone 'UTC')::date - ${days}::int - 1, 'YYYY-MM-DD') as day`,
  );
  return rows[0]?.day ?? '0001-01-01';
}

/** Returns the first day after `after`, up to `last`, that has an autosave; null if there is none. */
export async function findAutosaveDay(db: Database, after: string, last: string): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD') as day from content_revision
    where kind = 'autosave' and created_at >= ((${after}::date + 1)::timestamp at time zone 'UTC')
      and created_at < ((${last}::date + 1)::timestamp at time zone 'UTC')`);
  return rows[0]?.day ?? null;
}
