import type { ReviewView } from '@pagewright/contract/review';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { lockReviewedItem } from '../../content/index.ts';
import { reviewMessages } from '../messages.ts';
import { readReview } from '../read-review.ts';
import { requireComment, requireOwn, type CommentRef } from './policy.ts';
import { findComment, updateComment } from './repository.ts';

/**
 * Removes the caller's comment. It can be restored.
 * @throws ApiError 404, 403 by policy.
 */
export async function removeComment(ctx: Context, of: CommentRef): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    await lockReviewedItem(inside, of.id);
    requireOwn(inside, await requireComment(inside, of));
    await updateComment(inside.db, of.commentId, { removedAt: new Date() });
    await writeAudit(inside, 'review.remove_comment', of.id, { commentId: of.commentId });
  });
}

/**
 * Restores the caller's removed comment.
 * @throws ApiError 404 if there is none, 403 for one of someone else.
 */
export async function undoRemoveComment(ctx: Context, of: CommentRef): Promise<ReviewView> {
  return withTransaction(ctx, async (inside) => {
    await lockReviewedItem(inside, of.id);
    const comment = await findComment(inside.db, of.id, of.commentId);
    if (!comment) throw new ApiError(404, 'not_found', reviewMessages.noComment);
    requireOwn(inside, comment);
    await updateComment(inside.db, of.commentId, { removedAt: null });
    await writeAudit(inside, 'review.undo_remove_comment', of.id, { commentId: of.commentId });
    return readReview(inside, of.id);
  });
}
