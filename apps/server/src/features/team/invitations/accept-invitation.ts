import { randomUUID } from 'node:crypto';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { notifyAdmins } from '../../notifications/index.ts';
import { teamMessages } from '../messages.ts';
import { findMember, getWorkspace, insertMember, type WorkspaceRow } from '../repository.ts';
import { countSeats, hasRoomFor } from '../seats.ts';
import { lockInvitationOfLink, requirePending } from './invitation-of-link.ts';
import { closeInvitation } from './repository.ts';

/**
 * Makes the caller a member by a link that was mailed to their own address, which proves that address, and has their
 * session go on there. Who is a member already just goes there.
 * @throws ApiError 403 for another's address, 404 for a link that is none, 409 where it was answered, withdrawn or has
 * expired, 422 where the workspace has fewer seats by now.
 */
export async function acceptInvitation(ctx: Context, token: string): Promise<WorkspaceRow> {
  return withTransaction(ctx, async (inside) => {
    const { userId, email, name } = ctx.actor;
    const row = await lockInvitationOfLink(inside, token);
    const { workspaceId } = row;
    if (row.email !== email)
      throw new ApiError(403, 'invitation_other_address', teamMessages.otherAddress(row.email));
    const isMember = (await findMember(inside, workspaceId, userId)) !== null;
    if (!isMember) {
      requirePending(row);
      const { members, limit } = await countSeats(inside, workspaceId);
      if (!hasRoomFor(members + 1, limit))
        throw new ApiError(422, 'seats_full', teamMessages.workspaceFull(row.workspaceName, row.inviterName));
      // Before they are one of them: nobody is told of their own joining.
      await notifyAdmins(inside, `joined:${row.id}`, workspaceId, {
        kind: 'joined',
        title: name,
        link: '/team',
        reason: null,
      });
      await insertMember(inside, { id: randomUUID(), organizationId: workspaceId, userId, role: row.role });
      const joined = { ...inside, actor: { workspaceId, userId } };
      await writeAudit(joined, 'team.join', userId, { role: row.role });
    }
    if (row.state === 'pending') {
      await closeInvitation(inside, row.id, 'accepted');
      await ctx.services.identity.security.address?.proveByMailedSecret(userId, inside.db);
    }
    await ctx.services.identity.enterWorkspace(inside.db, ctx.actor, workspaceId);
    return getWorkspace(inside, workspaceId);
  });
}
