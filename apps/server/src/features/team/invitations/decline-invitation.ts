import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { lockInvitationByLink, requirePending } from './find-invitation-by-link.ts';
import { closeInvitation } from './repository.ts';

/**
 * Declines an invitation for the holder of its link.
 * @throws ApiError 404 for an unknown link, 409 for an invitation that can no longer be answered.
 */
export async function declineInvitation(ctx: Context<Context['actor'] | null>, token: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const row = await lockInvitationByLink(inside.db, token);
    requirePending(row);
    await closeInvitation(inside.db, row.id, 'declined');
    const actor = { workspaceId: row.workspaceId, userId: null };
    await writeAudit({ ...inside, actor }, 'team.decline_invitation', row.id);
  });
}
