import type { ReviewState } from '@pagewright/contract/review';
import { and, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/client.ts';
import { content, contentRevision, review, reviewer, reviewRule } from '../../platform/db/schema/index.ts';

type WrittenColumns = Record<
  | 'title'
  | 'content'
  | 'category'
  | 'tags'
  | 'metaTitle'
  | 'metaDescription'
  | 'keywords'
  | 'primaryKeyword'
  | 'contentType',
  SQLWrapper
>;
/** Everything that a person writes except the slug, which publishing fills in by itself. */
const writtenColumns = (row: WrittenColumns) =>
  sql`(${row.title}, ${row.content}, ${row.category}, ${row.tags}, ${row.metaTitle}, ${row.metaDescription},
    ${row.keywords}, ${row.primaryKeyword}, ${row.contentType})`;

/** Whether an item still reads as in its reviewed revision. */
const isAsReviewed = sql<boolean>`exists (select from ${contentRevision}
  where ${contentRevision.contentId} = ${content.id} and ${contentRevision.number} = ${review.revision}
  and ${writtenColumns(contentRevision)} = ${writtenColumns(content)})`;

/** The review of an item as its card shows it; null if there is none or it was withdrawn. */
export const cardReview = sql<{ state: ReviewState; isChanged: boolean } | null>`(
  select json_build_object('state', ${review.state}, 'isChanged', not ${isAsReviewed})
  from ${review} where ${review.contentId} = ${content.id} and ${review.state} <> 'withdrawn')`;

/** A review to start. */
interface NewReview {
  readonly contentId: string;
  readonly workspaceId: string;
  readonly askedBy: { readonly userId: string; readonly name: string };
  readonly revision: number;
  readonly reviewers: readonly string[];
}

/** Starts a review of an item, replacing its last one. */
export async function putReview(db: Database, begun: NewReview): Promise<void> {
  const { contentId, workspaceId, askedBy, revision, reviewers } = begun;
  const values = {
    workspaceId,
    state: 'open' as const,
    askedBy: askedBy.userId,
    askedByName: askedBy.name,
    askedAt: sql`clock_timestamp()`,
    revision,
    decidedByName: null,
    decidedAt: null,
    word: '',
  };
  await db
    .insert(review)
    .values({ contentId, ...values })
    .onConflictDoUpdate({ target: review.contentId, set: values });
  await db.delete(reviewer).where(eq(reviewer.contentId, contentId));
  if (reviewers.length > 0)
    await db.insert(reviewer).values(reviewers.map((userId) => ({ contentId, userId })));
}

/** Withdraws the review of an item if it is undecided. */
export async function withdrawOpenReview(db: Database, contentId: string): Promise<void> {
  await db
    .update(review)
    .set({ state: 'withdrawn' })
    .where(and(eq(review.contentId, contentId), eq(review.state, 'open')));
}

/** The decision of a reviewer. */
interface Decision {
  readonly state: 'approved' | 'returned' | 'withdrawn';
  readonly revision: number;
  readonly decidedByName: string;
  readonly word: string;
}

/** Stores the decision of a review. */
export async function decideReview(db: Database, contentId: string, decision: Decision): Promise<void> {
  await db
    .update(review)
    .set({ ...decision, decidedAt: sql`clock_timestamp()` })
    .where(eq(review.contentId, contentId));
}

/** Finds the last review of an item, and whether the item changed since the reviewed revision. */
export async function findReview(db: Database, contentId: string) {
  const [row] = await db
    .select({ review, isChanged: sql<boolean>`not ${isAsReviewed}` })
    .from(review)
    .innerJoin(content, eq(content.id, review.contentId))
    .where(eq(review.contentId, contentId));
  return row ? { ...row.review, isChanged: row.isChanged } : null;
}

/** Returns which of the workspaces require approval before publishing. */
export async function findWorkspacesRequiringApproval(
  db: Database,
  workspaceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: reviewRule.workspaceId })
    .from(reviewRule)
    .where(
      and(inArray(reviewRule.workspaceId, [...new Set(workspaceIds)]), eq(reviewRule.isApprovalNeeded, true)),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Whether a revision reads the same as the approved one, or as the current public page. */
export async function isApproved(db: Database, contentId: string, number: number): Promise<boolean> {
  const known = alias(contentRevision, 'known');
  const meant = alias(contentRevision, 'meant');
  const rows = await db
    .select({ number: meant.number })
    .from(meant)
    .innerJoin(
      known,
      and(eq(known.contentId, meant.contentId), sql`${writtenColumns(known)} = ${writtenColumns(meant)}`),
    )
    .where(
      and(
        eq(meant.contentId, contentId),
        eq(meant.number, number),
        sql`${known.number} in (
          select revision from review where content_id = ${contentId} and state = 'approved'
          union all select revision from publication where content_id = ${contentId})`,
      ),
    );
  return rows.length > 0;
}
