import type { ReviewView } from '@pagewright/contract/review';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { lockReviewedItem } from '../../content/index.ts';
import { readReview } from '../read-review.ts';
import { requireComment, requireOwn, requireResolving, type CommentRef } from './policy.ts';
import { updateComment } from './repository.ts';

/**
 * Edits the caller's comment, or resolves or reopens a comment.
 * @throws ApiError 404, 403 by policy.
 */
export async function changeComment(
  ctx: Context,
  of: CommentRef,
  { text, isResolved }: { readonly text?: string | undefined; readonly isResolved?: boolean | undefined },
): Promise<ReviewView> {
  return withTransaction(ctx, async (inside) => {
    const item = await lockReviewedItem(inside, of.id);
    const comment = await requireComment(inside, of);
    const { commentId } = of;
    if (text !== undefined && text !== comment.text) {
      requireOwn(inside, comment);
      await updateComment(inside.db, commentId, { text, editedAt: new Date() });
      await writeAudit(inside, 'review.change_comment', of.id, { commentId });
    }
    if (isResolved !== undefined) {
      requireResolving(inside, item, comment);
      if (isResolved !== (comment.resolvedAt !== null)) {
        await updateComment(inside.db, commentId, {
          resolvedAt: isResolved ? new Date() : null,
          resolvedByName: isResolved ? ctx.actor.name : null,
        });
        await writeAudit(inside, isResolved ? 'review.resolve' : 'review.reopen', of.id, { commentId });
      }
    }
    return readReview(inside, of.id);
  });
}
