import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { teamMessages } from './messages.ts';
import { findMember, lockWorkspace } from './repository.ts';

/**
 * Locks the workspace's memberships until the transaction ends, and checks that the caller is an admin now, regardless
 * of their token.
 * @throws ApiError 403 for non-admins.
 */
export async function lockAsAdmin(ctx: Context): Promise<void> {
  const { workspaceId, userId } = ctx.actor;
  await lockWorkspace(ctx.db, workspaceId);
  const caller = await findMember(ctx.db, workspaceId, userId);
  if (caller?.role !== 'admin') throw new ApiError(403, 'forbidden', teamMessages.adminsOnly);
}
