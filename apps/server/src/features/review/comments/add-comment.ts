import { COMMENT_LIMITS, type CommentPlace, type ReviewView } from '@pagewright/contract/review';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { lockReviewedItem, type ReviewedItem } from '../../content/index.ts';
import { listAdmins, notifyAll } from '../../notifications/index.ts';
import { reviewMessages } from '../messages.ts';
import { readReview } from '../read-review.ts';
import { requireComment } from './policy.ts';
import { countComments, findComments, insertComment } from './repository.ts';

/** Characters of a comment included in its notification. */
const EXCERPT_LENGTH = 300;

interface NewComment {
  readonly text: string;
  readonly place: CommentPlace | null;
  readonly replyTo: string | null;
}

/**
 * Comments on an item that the caller may read. Notifies its author, and for a reply everyone in the thread.
 * @throws ApiError 404 by policy and for an unknown comment, 422 at the comment limit.
 */
export async function addComment(
  ctx: Context,
  id: string,
  { text, place, replyTo }: NewComment,
): Promise<{ id: string; view: ReviewView }> {
  return withTransaction(ctx, async (inside) => {
    const item = await lockReviewedItem(inside, id);
    const { userId, name } = ctx.actor;
    const replied = replyTo === null ? null : await requireComment(inside, { id, commentId: replyTo });
    // A reply to a reply belongs to the same thread.
    const parentId = replied === null ? null : (replied.parentId ?? replied.id);
    if ((await countComments(inside.db, id)) >= COMMENT_LIMITS.comments)
      throw new ApiError(422, 'too_many_comments', reviewMessages.tooManyComments(COMMENT_LIMITS.comments));
    const commentId = await insertComment(inside.db, {
      contentId: id,
      parentId,
      authorId: userId,
      authorName: name,
      text,
      place: parentId === null ? place : null,
    });
    await writeAudit(inside, 'review.comment', id, { commentId, replyTo: parentId });
    await notifyConcerned(inside, item, { commentId, parentId, text });
    return { id: commentId, view: await readReview(inside, id) };
  });
}

async function notifyConcerned(
  ctx: Context,
  { id, workspaceId, authorId, status, title }: ReviewedItem,
  comment: { readonly commentId: string; readonly parentId: string | null; readonly text: string },
): Promise<void> {
  const { commentId, parentId, text } = comment;
  const thread =
    parentId === null
      ? []
      : (await findComments(ctx.db, id)).filter((one) => one.id === parentId || one.parentId === parentId);
  const admins = await listAdmins(ctx.db, workspaceId);
  const concerned = new Set([authorId, ...thread.map((one) => one.authorId)]);
  concerned.delete(ctx.actor.userId);
  await notifyAll(
    ctx,
    [...concerned]
      .filter((userId) => userId !== null)
      // A draft is its author's and the admins' to read.
      .filter((userId) => status !== 'draft' || userId === authorId || admins.includes(userId))
      .map((userId) => ({
        key: `comment:${commentId}:${userId}`,
        notice: {
          workspaceId,
          userId,
          kind: 'review_commented',
          title,
          link: `/content/${id}?comment=${commentId}`,
          reason: null,
          text: `${ctx.actor.name}: ${text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH)}…` : text}`,
        },
      })),
  );
}
