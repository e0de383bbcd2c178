import { ApiError } from '../../../platform/api-error.ts';
import { waitingFirst } from '../../../platform/async/waiting-first.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { teamMessages } from '../messages.ts';
import { listWorkspacesOf, lockUser, type WorkspaceRow } from '../repository.ts';

/** Workspaces that a user may administer before creating another: each has its own allowance of requests. */
const ADMINISTERED_MAX = 5;

/**
 * Creates a workspace with the caller as admin.
 * @throws ApiError 422 at the limit.
 */
export async function createWorkspace(ctx: Context, name: string): Promise<WorkspaceRow> {
  const { userId } = ctx.actor;
  return waitingFirst(() =>
    withTransaction(ctx, async (inside) => {
      await lockUser(inside.db, userId);
      const administered = (await listWorkspacesOf(inside.db, userId)).filter(
        ({ role, isSample }) => role === 'admin' && !isSample,
      );
      if (administered.length >= ADMINISTERED_MAX)
        throw new ApiError(422, 'too_many_workspaces', teamMessages.tooManyWorkspaces(ADMINISTERED_MAX));
      const made = await ctx.services.identity.createWorkspace(inside.db, { name, adminId: userId });
      const actor = { workspaceId: made.id, userId };
      await writeAudit({ ...inside, actor }, 'team.create_workspace', made.id);
      return { ...made, name };
    }),
  );
}
