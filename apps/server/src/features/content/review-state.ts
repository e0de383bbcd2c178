import type { Context } from '../../context.ts';
import { askForReview } from './ask-for-review.ts';
import { requireReadable } from './policy.ts';
import { findItem, lockItem, readBack, updateItemState, type ItemRow } from './repository.ts';
import { confirmRevision } from './revision-repository.ts';

/** What those who review see of an item. */
export type ReviewedItem = Pick<
  ItemRow,
  'id' | 'workspaceId' | 'authorId' | 'status' | 'scheduledFor' | 'revision' | 'title'
>;

/** An item that the caller may read. @throws ApiError 404 by policy. */
export async function findReviewedItem(ctx: Context, id: string): Promise<ReviewedItem> {
  return requireReadable(ctx.actor, await findItem(ctx.db, id));
}

/** As `findReviewedItem`, and nobody else changes it until the transaction ends. @throws ApiError 404 by policy. */
export async function lockReviewedItem(ctx: Context, id: string): Promise<ReviewedItem> {
  return requireReadable(ctx.actor, await lockItem(ctx.db, id));
}

/** Puts a locked item into review as it is now, with these reviewers; one that is public stays public. */
export async function putInReview(ctx: Context, id: string, reviewers: readonly string[]): Promise<void> {
  const item = await readBack(ctx.db, id);
  const { status, scheduledFor } = item;
  await confirmReviewed(ctx, item);
  if (status === 'draft' || status === 'scheduled')
    await updateItemState(ctx.db, item, { status: 'review', scheduledFor });
  await askForReview(ctx, item, reviewers);
}

/** Makes a locked item that is in review a draft again; any other stays what it is. */
export async function takeOutOfReview(ctx: Context, id: string): Promise<void> {
  const item = await readBack(ctx.db, id);
  const { status, scheduledFor } = item;
  if (status === 'review') await updateItemState(ctx.db, item, { status: 'draft', scheduledFor });
}

/** What is reviewed counts as saved by a person, also where the clock saved it; what is public changes by a save alone. */
export async function confirmReviewed(ctx: Context, item: ReviewedItem): Promise<void> {
  if (item.status !== 'published') await confirmRevision(ctx.db, item.id, item.revision);
}
