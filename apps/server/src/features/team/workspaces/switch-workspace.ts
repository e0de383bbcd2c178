import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { teamMessages } from '../messages.ts';
import { findMember, getWorkspace, type WorkspaceRow } from '../repository.ts';

/**
 * Switches the caller's session to another of their workspaces.
 * @throws ApiError 404 for one that is not theirs.
 */
export async function switchWorkspace(ctx: Context, workspaceId: string): Promise<WorkspaceRow> {
  return withTransaction(ctx, async (inside) => {
    const found = await findMember(inside.db, workspaceId, ctx.actor.userId);
    if (!found) throw new ApiError(404, 'not_found', teamMessages.noWorkspace);
    await ctx.services.identity.enterWorkspace(inside.db, ctx.actor, workspaceId);
    return getWorkspace(inside.db, workspaceId);
  });
}
