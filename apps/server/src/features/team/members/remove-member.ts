import { ApiError } from '../../../platform/api-error.ts';
import { waitingFirst } from '../../../platform/async/waiting-first.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { teamMessages } from '../messages.ts';
import { lockAsAdmin } from '../policy.ts';
import { deleteMember, findMember, lockWorkspace } from '../repository.ts';
import { requireAnotherAdmin } from './require-another-admin.ts';

/**
 * Removes a member from the workspace, by member id or user id; removing oneself is leaving. Their tokens for it are
 * rejected from now on, and their content stays.
 * @throws ApiError 403 for non-admins who remove someone else, 404 for an unknown member, 422 for the last admin.
 */
export async function removeMember(ctx: Context, id: string): Promise<void> {
  const { workspaceId, userId } = ctx.actor;
  await waitingFirst(() =>
    withTransaction(ctx, async (inside) => {
      await lockWorkspace(inside.db, workspaceId);
      const found = await findMember(inside.db, workspaceId, id);
      const isLeaving = found?.userId === userId;
      if (!isLeaving) await lockAsAdmin(inside);
      if (!found) throw new ApiError(404, 'not_found', teamMessages.noMember);
      await requireAnotherAdmin(inside, found);
      await deleteMember(inside.db, found.id);
      await writeAudit(inside, isLeaving ? 'team.leave' : 'team.remove', found.userId);
      await ctx.services.identity.directory?.removeMember(inside.db, { workspaceId, userId: found.userId });
    }),
  );
  await ctx.services.identity.catchUp();
}
