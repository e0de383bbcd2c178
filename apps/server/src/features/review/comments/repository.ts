import type { CommentPlace } from '@pagewright/contract/review';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { reviewComment } from '../../../platform/db/schema/index.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';

/** A stored comment or reply. */
export type CommentRow = typeof reviewComment.$inferSelect;

/** All comments on an item, including removed ones, oldest first. */
export async function findComments(db: Database, contentId: string): Promise<CommentRow[]> {
  return db
    .select()
    .from(reviewComment)
    .where(eq(reviewComment.contentId, contentId))
    .orderBy(asc(reviewComment.createdAt), asc(reviewComment.id));
}

/** A comment or reply of an item. Malformed ids match nothing. */
export async function findComment(
  db: Database,
  contentId: string,
  id: string,
): Promise<CommentRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select()
    .from(reviewComment)
    .where(and(eq(reviewComment.contentId, contentId), eq(reviewComment.id, id)));
  return row;
}

/** Counts an item's comments and replies that are not removed. */
export async function countComments(db: Database, contentId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(reviewComment)
    .where(and(eq(reviewComment.contentId, contentId), isNull(reviewComment.removedAt)));
  return row?.total ?? 0;
}

/** Adds a comment or reply and returns its id. */
export async function insertComment(
  db: Database,
  values: {
    readonly contentId: string;
    readonly parentId: string | null;
    readonly authorId: string;
    readonly authorName: string;
    readonly text: string;
    readonly place: CommentPlace | null;
  },
): Promise<string> {
  const [row] = await db
    .insert(reviewComment)
    .values({ ...values, createdAt: new Date() })
    .returning({ id: reviewComment.id });
  if (!row) throw new Error('a comment was not added');
  return row.id;
}

/** Updates a comment or reply. */
export async function updateComment(
  db: Database,
  id: string,
  change: Partial<Pick<CommentRow, 'text' | 'editedAt' | 'resolvedAt' | 'resolvedByName' | 'removedAt'>>,
): Promise<void> {
  await db.update(reviewComment).set(change).where(eq(reviewComment.id, id));
}
