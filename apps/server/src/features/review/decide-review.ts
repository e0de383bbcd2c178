import type { ReviewView } from '@pagewright/contract/review';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { writeAudit } from '../audit/index.ts';
import {
  confirmReviewedRevision,
  decideReview,
  listApprovers,
  lockReviewedItem,
  startReview,
  returnToDraft,
  type ReviewedItem,
} from '../content/index.ts';
import { notify } from '../notifications/index.ts';
import { reviewMessages } from './messages.ts';
import { requireCanRequest, requireCurrent, requireCanDecide, requireOpen } from './policy.ts';
import { readReview } from './read-review.ts';

/**
 * Requests a review of an item in its current revision; an open review starts over.
 * @throws ApiError 404, 403 by policy, 409 if the revision is not the current one, 422 for a reviewer who may not
 * review it.
 */
export async function requestReview(
  ctx: Context,
  id: string,
  { reviewers, revision }: { readonly reviewers: readonly string[]; readonly revision: number },
): Promise<ReviewView> {
  return withTransaction(ctx, async (inside) => {
    const item = await lockReviewedItem(inside, id);
    requireCanRequest(inside, item);
    requireCurrent(item, revision);
    const approvers = await listApprovers(inside, item);
    if (!reviewers.every((one) => approvers.includes(one)))
      throw new ApiError(422, 'no_reviewer', reviewMessages.noReviewer);
    await startReview(inside, id, [...new Set(reviewers)]);
    return readReview(inside, id);
  });
}

/**
 * Withdraws an undecided review.
 * @throws ApiError 404, 403 by policy, 409 if none is open.
 */
export async function withdrawReview(ctx: Context, id: string): Promise<ReviewView> {
  return withTransaction(ctx, async (inside) => {
    const item = await lockReviewedItem(inside, id);
    requireCanRequest(inside, item);
    await requireOpen(inside, item);
    await decide(inside, item, 'withdrawn', '');
    await returnToDraft(inside, id);
    await writeAudit(inside, 'review.withdraw', id, { revision: item.revision });
    return readReview(inside, id);
  });
}

/**
 * Approves an item in its current revision; its author may then publish or schedule it.
 * @throws ApiError 404, 403 by policy, 409 if no review is open or the revision is not the current one.
 */
export async function approveReview(
  ctx: Context,
  id: string,
  { revision, word }: { readonly revision: number; readonly word: string },
): Promise<ReviewView> {
  return withTransaction(ctx, async (inside) => {
    const item = await lockReviewedItem(inside, id);
    await requireCanDecide(inside, item);
    await requireOpen(inside, item);
    requireCurrent(item, revision);
    await confirmReviewedRevision(inside, item);
    await decide(inside, item, 'approved', word);
    await writeAudit(inside, 'review.approve', id, { revision });
    await notifyAuthor(inside, item, 'review_approved', word);
    return readReview(inside, id);
  });
}

/**
 * Returns an item to its author as a draft, unless it is public.
 * @throws ApiError 404, 403 by policy, 409 if no review is open.
 */
export async function returnReview(ctx: Context, id: string, word: string): Promise<ReviewView> {
  return withTransaction(ctx, async (inside) => {
    const item = await lockReviewedItem(inside, id);
    await requireCanDecide(inside, item);
    await requireOpen(inside, item);
    await decide(inside, item, 'returned', word);
    await returnToDraft(inside, id);
    await writeAudit(inside, 'review.return', id, { revision: item.revision });
    await notifyAuthor(inside, item, 'review_returned', word);
    return readReview(inside, id);
  });
}

async function decide(
  { db, actor }: Context,
  { id, revision }: ReviewedItem,
  state: 'approved' | 'returned' | 'withdrawn',
  word: string,
): Promise<void> {
  await decideReview(db, id, { state, revision, decidedByName: actor.name, word });
}

async function notifyAuthor(
  ctx: Context,
  { id, workspaceId, authorId, title }: ReviewedItem,
  kind: 'review_approved' | 'review_returned',
  word: string,
): Promise<void> {
  if (authorId === null || authorId === ctx.actor.userId) return;
  await notify(ctx, `${kind}:${id}:${ctx.requestId}`, {
    workspaceId,
    userId: authorId,
    kind,
    title,
    link: `/content/${id}`,
    reason: null,
    ...(word === '' ? {} : { text: word }),
  });
}
