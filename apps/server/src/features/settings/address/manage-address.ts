import type { AddressState } from '@pagewright/contract/settings/address';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { addressMessages } from './messages.ts';
import { findReview, removeItem, restoreItem, takeReview } from './review-repository.ts';

/** Whether the caller's address is confirmed, and what they have to review. */
export async function readAddress(ctx: Context): Promise<AddressState> {
  const { address } = ctx.services.identity.security;
  const { userId, email } = ctx.actor;
  return {
    email,
    isVerified: address === null || (await address.isVerified(userId, ctx.db)),
    isRequired: address?.isRequired ?? false,
    review: await findReview(ctx, userId),
  };
}

/** Mails the caller a link that confirms their address. @throws ApiError 409 where there is nothing to confirm, 429. */
export async function sendAddressLink(ctx: Context): Promise<void> {
  const { address } = ctx.services.identity.security;
  if (address === null) throw new ApiError(409, 'address_verified', addressMessages.nothingToConfirm);
  await address.sendLink(ctx.actor.userId);
}

/** Confirms the caller's address by the token of a mailed link. @throws ApiError 422 for a link that is not theirs or over. */
export async function verifyAddress(ctx: Context, token: string): Promise<AddressState> {
  await ctx.services.identity.security.address?.verify(ctx.actor.userId, token);
  return readAddress(ctx);
}

/**
 * Answers an entry of the caller's review list: what is kept works again, what is not is gone.
 * @throws ApiError 404 for an entry of somebody else, or one that was answered.
 */
export async function answerReview(ctx: Context, id: string, keep: boolean): Promise<AddressState> {
  await withTransaction(ctx, async (inside) => {
    const row = await takeReview(inside, ctx.actor.userId, id);
    if (row === null) throw new ApiError(404, 'not_found', addressMessages.reviewGone);
    if (row.state !== 'suspended') return;
    await (keep ? restoreItem(inside, row) : removeItem(inside, row));
    if (row.kind !== 'member') return;
    const there = { ...inside, actor: { ...ctx.actor, workspaceId: row.workspaceId } };
    await writeAudit(there, keep ? 'team.join' : 'team.remove', row.memberId ?? row.label);
  });
  await ctx.services.identity.catchUp();
  return readAddress(ctx);
}
