import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import { teamMessages } from './messages.ts';
import { findMember, lockWorkspace } from './repository.ts';

/**
 * Lets the caller change who is in the workspace: nobody else does until the transaction ends, and the caller is an admin
 * in it now, whatever their token was checked for.
 * @throws ApiError 403 where they are none.
 */
export async function beginAsAdmin(ctx: Context): Promise<void> {
  const { workspaceId, userId } = ctx.actor;
  await lockWorkspace(ctx, workspaceId);
  const caller = await findMember(ctx, workspaceId, userId);
  if (caller?.role !== 'admin') throw new ApiError(403, 'forbidden', teamMessages.adminsOnly);
}
