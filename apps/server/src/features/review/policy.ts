import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { findReview, listApprovers, mayEdit, type ReviewedItem } from '../content/index.ts';
import { reviewMessages } from './messages.ts';

/** @throws ApiError 403 for callers who may read the item but not change it. */
export function requireCanRequest(ctx: Context, item: ReviewedItem): void {
  if (!mayEdit(ctx.actor, item)) throw new ApiError(403, 'forbidden', reviewMessages.notYours);
}

/**
 * @throws ApiError 403 for callers who may not decide on the item: non-admins, and authors unless they are the only
 * admin.
 */
export async function requireCanDecide(ctx: Context, item: ReviewedItem): Promise<void> {
  const approvers = await listApprovers(ctx, item);
  if (approvers.includes(ctx.actor.userId)) return;
  if (ctx.actor.role === 'admin') throw new ApiError(403, 'own_work', reviewMessages.ownWork);
  throw new ApiError(403, 'forbidden', reviewMessages.adminsDecide);
}

/** @throws ApiError 409 if no review of the item is open. */
export async function requireOpen(ctx: Context, { id }: ReviewedItem): Promise<void> {
  if ((await findReview(ctx.db, id))?.state !== 'open')
    throw new ApiError(409, 'review_not_open', reviewMessages.notOpen);
}

/** @throws ApiError 409 if the caller's revision is not the current one. */
export function requireCurrent(item: ReviewedItem, revision: number): void {
  if (item.revision !== revision) throw new ApiError(409, 'review_outdated', reviewMessages.outdated);
}
