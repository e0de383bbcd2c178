import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { mayEdit, type ReviewedItem } from '../../content/index.ts';
import { reviewMessages } from '../messages.ts';
import { findComment, type CommentRow } from './repository.ts';

/** Which comment or reply of which item. */
export interface CommentOf {
  readonly id: string;
  readonly commentId: string;
}

/** A comment or reply that stands. @throws ApiError 404 where there is none. */
export async function requireComment(ctx: Context, { id, commentId }: CommentOf): Promise<CommentRow> {
  const found = await findComment(ctx, id, commentId);
  if (found && found.removedAt === null) return found;
  throw new ApiError(404, 'not_found', reviewMessages.noComment);
}

/** @throws ApiError 403 for what somebody else said. */
export function requireOwn(ctx: Context, { authorId }: CommentRow): void {
  if (authorId !== ctx.actor.userId) throw new ApiError(403, 'forbidden', reviewMessages.notYourComment);
}

/** @throws ApiError 404 for a reply, which is not resolved; 403 for whoever may not change the text nor said it. */
export function requireResolving(ctx: Context, item: ReviewedItem, comment: CommentRow): void {
  if (comment.parentId !== null) throw new ApiError(404, 'not_found', reviewMessages.noComment);
  if (mayEdit(ctx.actor, item) || comment.authorId === ctx.actor.userId) return;
  throw new ApiError(403, 'forbidden', reviewMessages.notYoursToResolve);
}
