import type { AddressState } from '@pagewright/contract/settings/address';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { discardConnection } from '../../analytics/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { addressMessages } from './messages.ts';
import { findReview, removeItem, restoreItem, removeReviewEntry } from './review-repository.ts';
import { findSuspendedConnection } from './suspended-connection-repository.ts';

/** Whether the caller's email address is confirmed, and their review list. */
export async function readAddress(ctx: Context): Promise<AddressState> {
  const { address } = ctx.services.identity.security;
  const { userId, email } = ctx.actor;
  return {
    email,
    isVerified: address === null || (await address.isVerified(userId, ctx.db)),
    isRequired: address?.isRequired ?? false,
    review: await findReview(ctx.db, userId),
  };
}

/**
 * Mails the caller a link to confirm their email address.
 * @throws ApiError 409 if there is nothing to confirm, 429.
 */
export async function sendAddressLink(ctx: Context): Promise<void> {
  const { address } = ctx.services.identity.security;
  if (address === null) throw new ApiError(409, 'address_verified', addressMessages.nothingToConfirm);
  await address.sendLink(ctx.actor.userId);
}

/**
 * Confirms the caller's email address with the token of a mailed link.
 * @throws ApiError 422 for an expired link or one of another account.
 */
export async function verifyAddress(ctx: Context, token: string): Promise<AddressState> {
  await ctx.services.identity.security.address?.verify(ctx.actor.userId, token);
  return readAddress(ctx);
}

/**
 * Resolves an entry of the caller's review list: restores what they keep and deletes the rest.
 * @throws ApiError 404 for an entry of someone else or a resolved one.
 */
export async function resolveReview(ctx: Context, id: string, keep: boolean): Promise<AddressState> {
  await withTransaction(ctx, async (inside) => {
    const row = await removeReviewEntry(inside.db, ctx.actor.userId, id);
    if (row === null) throw new ApiError(404, 'not_found', addressMessages.reviewGone);
    if (row.state !== 'suspended') return;
    await (keep ? restoreItem(inside.db, row) : removeItem(inside.db, row));
    const connection = keep ? undefined : findSuspendedConnection(row.kind);
    if (connection)
      await discardConnection(inside, {
        kind: connection.kind,
        workspaceId: row.workspaceId,
        row: row.kept ?? {},
      });
    if (row.kind !== 'member') return;
    const found = { ...inside, actor: { ...ctx.actor, workspaceId: row.workspaceId } };
    await writeAudit(found, keep ? 'team.join' : 'team.remove', row.memberId ?? row.label);
  });
  await ctx.services.identity.catchUp();
  return readAddress(ctx);
}
