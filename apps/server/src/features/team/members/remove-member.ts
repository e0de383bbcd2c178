import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { teamMessages } from '../messages.ts';
import { beginAsAdmin } from '../policy.ts';
import { deleteMember, findMember, lockWorkspace } from '../repository.ts';
import { requireAnotherAdmin } from './require-another-admin.ts';

/**
 * Takes a member, named by their id or user id, out of the workspace; the caller's own is leaving it. Their tokens for it
 * are refused from now on, and what they wrote stays.
 * @throws ApiError 403 for anyone who is not an admin and means another, 404 for nobody of this workspace, 422 for the last admin.
 */
export async function removeMember(ctx: Context, id: string): Promise<void> {
  const { workspaceId, userId } = ctx.actor;
  await withTransaction(ctx, async (inside) => {
    await lockWorkspace(inside, workspaceId);
    const found = await findMember(inside, workspaceId, id);
    const isLeaving = found?.userId === userId;
    if (!isLeaving) await beginAsAdmin(inside);
    if (!found) throw new ApiError(404, 'not_found', teamMessages.noMember);
    await requireAnotherAdmin(inside, found);
    await deleteMember(inside, found.id);
    await writeAudit(inside, isLeaving ? 'team.leave' : 'team.remove', found.userId);
    await ctx.services.identity.directory?.removeMember(inside.db, { workspaceId, userId: found.userId });
  });
  await ctx.services.identity.catchUp();
}
