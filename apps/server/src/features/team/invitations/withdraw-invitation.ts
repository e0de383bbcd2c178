import { waitingFirst } from '../../../platform/async/waiting-first.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { lockAsAdmin } from '../policy.ts';
import { getOpenInvitation } from './get-open-invitation.ts';
import { closeInvitation } from './repository.ts';

/**
 * Withdraws an invitation.
 * @throws ApiError 403 for non-admins, 404 if it is not open in this workspace.
 */
export async function withdrawInvitation(ctx: Context, id: string): Promise<void> {
  const { workspaceId, userId } = ctx.actor;
  await waitingFirst(() =>
    withTransaction(ctx, async (inside) => {
      await lockAsAdmin(inside);
      await getOpenInvitation(inside, id);
      await closeInvitation(inside.db, id, 'withdrawn');
      await writeAudit(inside, 'team.withdraw_invitation', id);
      await ctx.services.identity.directory?.withdraw({ workspaceId, id, userId });
    }),
  );
}
