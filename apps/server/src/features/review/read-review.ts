import type { ReviewView } from '@pagewright/contract/review';
import type { Context } from '../../platform/context.ts';
import { findReview, findReviewedItem, listApprovers, mayEdit, type ReviewedItem } from '../content/index.ts';
import { findComments } from './comments/repository.ts';
import { toComments } from './comments/to-comments.ts';
import { findMembers, findReviewers, isApprovalNeeded } from './repository.ts';

/**
 * The review of an item as shown to the caller.
 * @throws ApiError 404 by the content policy.
 */
export async function readReview(ctx: Context, id: string): Promise<ReviewView> {
  return loadView(ctx, await findReviewedItem(ctx, id));
}

async function loadView(ctx: Context, item: ReviewedItem): Promise<ReviewView> {
  const { id, workspaceId, status, scheduledFor, revision } = item;
  const approvers = await listApprovers(ctx, item);
  const mayChange = mayEdit(ctx.actor, item);
  return {
    item: { status, scheduledFor: scheduledFor?.toISOString() ?? null, revision },
    review: await loadReview(ctx, item),
    comments: toComments(await findComments(ctx.db, id)),
    candidates: await findMembers(ctx.db, workspaceId, approvers),
    isApprovalNeeded: await isApprovalNeeded(ctx.db, workspaceId),
    mayAsk: mayChange,
    mayDecide: approvers.includes(ctx.actor.userId),
    mayResolve: mayChange,
  };
}

async function loadReview(ctx: Context, { id, workspaceId }: ReviewedItem): Promise<ReviewView['review']> {
  const found = await findReview(ctx.db, id);
  if (found === null) return null;
  const { state, askedByName, askedAt, revision, isChanged, decidedByName, decidedAt, word } = found;
  return {
    state,
    askedByName,
    askedAt: askedAt.toISOString(),
    reviewers: await findReviewers(ctx.db, workspaceId, id),
    revision,
    isChanged,
    decidedByName,
    decidedAt: decidedAt?.toISOString() ?? null,
    word,
  };
}
