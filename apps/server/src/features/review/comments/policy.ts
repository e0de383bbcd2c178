import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { mayEdit, type ReviewedItem } from '../../content/index.ts';
import { reviewMessages } from '../messages.ts';
import { findComment, type CommentRow } from './repository.ts';

/** Identifies a comment or reply of an item. */
export interface CommentRef {
  readonly id: string;
  readonly commentId: string;
}

/**
 * A comment or reply that is not removed.
 * @throws ApiError 404 if there is none.
 */
export async function requireComment(ctx: Context, { id, commentId }: CommentRef): Promise<CommentRow> {
  const found = await findComment(ctx.db, id, commentId);
  if (found && found.removedAt === null) return found;
  throw new ApiError(404, 'not_found', reviewMessages.noComment);
}

/** @throws ApiError 403 for a comment of someone else. */
export function requireOwn(ctx: Context, { authorId }: CommentRow): void {
  if (authorId !== ctx.actor.userId) throw new ApiError(403, 'forbidden', reviewMessages.notYourComment);
}

/**
 * @throws ApiError 404 for a reply, which cannot be resolved; 403 for callers who neither may edit the text nor wrote
 * the comment.
 */
export function requireResolving(ctx: Context, item: ReviewedItem, comment: CommentRow): void {
  if (comment.parentId !== null) throw new ApiError(404, 'not_found', reviewMessages.noComment);
  if (mayEdit(ctx.actor, item) || comment.authorId === ctx.actor.userId) return;
  throw new ApiError(403, 'forbidden', reviewMessages.notYoursToResolve);
}
