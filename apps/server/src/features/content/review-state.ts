import type { Context } from '../../platform/context.ts';
import { requestReview } from './request-review.ts';
import { requireReadable } from './policy.ts';
import { findItem, lockItem, readBack, updateItemState, type ItemRow } from './repository.ts';
import { confirmRevision } from './revision-repository.ts';

/** The fields of an item that a review needs. */
export type ReviewedItem = Pick<
  ItemRow,
  'id' | 'workspaceId' | 'authorId' | 'status' | 'scheduledFor' | 'revision' | 'title'
>;

/** Finds an item that the caller may read. @throws ApiError 404 by policy. */
export async function findReviewedItem(ctx: Context, id: string): Promise<ReviewedItem> {
  return requireReadable(ctx.actor, await findItem(ctx.db, id));
}

/** Like `findReviewedItem`, but locks the item until the transaction ends. @throws ApiError 404 by policy. */
export async function lockReviewedItem(ctx: Context, id: string): Promise<ReviewedItem> {
  return requireReadable(ctx.actor, await lockItem(ctx.db, id));
}

/** Puts a locked item into review in its current form, with these reviewers. A public item stays public. */
export async function startReview(ctx: Context, id: string, reviewers: readonly string[]): Promise<void> {
  const item = await readBack(ctx.db, id);
  const { status, scheduledFor } = item;
  await confirmReviewedRevision(ctx, item);
  if (status === 'draft' || status === 'scheduled')
    await updateItemState(ctx.db, item, { status: 'review', scheduledFor });
  await requestReview(ctx, item, reviewers);
}

/** Turns a locked item that is in review back into a draft. Other statuses stay. */
export async function returnToDraft(ctx: Context, id: string): Promise<void> {
  const item = await readBack(ctx.db, id);
  const { status, scheduledFor } = item;
  if (status === 'review') await updateItemState(ctx.db, item, { status: 'draft', scheduledFor });
}

/**
 * Marks the reviewed revision as saved by a person, even if it was autosaved. A public item changes only by an
 * explicit save.
 */
export async function confirmReviewedRevision(ctx: Context, item: ReviewedItem): Promise<void> {
  if (item.status !== 'published') await confirmRevision(ctx.db, item.id, item.revision);
}
