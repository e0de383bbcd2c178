import { randomUUID } from 'node:crypto';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { notifyAdmins } from '../../notifications/index.ts';
import { teamMessages } from '../messages.ts';
import { findMember, getWorkspace, insertMember, type WorkspaceRow } from '../repository.ts';
import { countSeats, hasRoomFor } from '../seats.ts';
import { lockInvitationByLink, requirePending } from './find-invitation-by-link.ts';
import { closeInvitation } from './repository.ts';

/**
 * Accepts an invitation: adds the caller as a member, confirms the email address that the link was sent to, and
 * switches their session to the workspace. Existing members only switch.
 * @throws ApiError 403 for another address, 404 for an unknown link, 409 if it was answered, withdrawn, or has expired,
 * 422 if no seat is left.
 */
export async function acceptInvitation(ctx: Context, token: string): Promise<WorkspaceRow> {
  return withTransaction(ctx, async (inside) => {
    const { userId, email, name } = ctx.actor;
    const row = await lockInvitationByLink(inside.db, token);
    const { workspaceId } = row;
    if (row.email !== email)
      throw new ApiError(403, 'invitation_other_address', teamMessages.otherAddress(row.email));
    const isMember = (await findMember(inside.db, workspaceId, userId)) !== null;
    if (!isMember) {
      requirePending(row);
      const { members, limit } = await countSeats(inside, workspaceId);
      if (!hasRoomFor(members + 1, limit))
        throw new ApiError(422, 'seats_full', teamMessages.workspaceFull(row.workspaceName, row.inviterName));
      // Before the caller is a member, so they are not notified of their own joining.
      await notifyAdmins(inside, `joined:${row.id}`, workspaceId, {
        kind: 'joined',
        title: name,
        link: '/team',
        reason: null,
      });
      await insertMember(inside.db, {
        id: randomUUID(),
        organizationId: workspaceId,
        userId,
        role: row.role,
      });
      const joined = { ...inside, actor: { workspaceId, userId } };
      await writeAudit(joined, 'team.join', userId, { role: row.role });
    }
    if (row.state === 'pending') {
      await closeInvitation(inside.db, row.id, 'accepted');
      await ctx.services.identity.security.address?.proveByMailedSecret(userId, inside.db);
    }
    await ctx.services.identity.enterWorkspace(inside.db, ctx.actor, workspaceId);
    return getWorkspace(inside.db, workspaceId);
  });
}
