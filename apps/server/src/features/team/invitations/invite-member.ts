import type { WorkspaceRole } from '@pagewright/contract/auth';
import type { Invitation } from '@pagewright/contract/team';
import { ApiError } from '../../../platform/api-error.ts';
import { waitingFirst } from '../../../platform/async/waiting-first.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { rejectSampleWorkspace } from '../../usage/index.ts';
import { teamMessages } from '../messages.ts';
import { lockAsAdmin } from '../policy.ts';
import { hasMemberWithEmail } from '../repository.ts';
import { requireSeat } from '../seats.ts';
import { limitInvitations } from './limit-invitations.ts';
import { closeInvitation, findOpenInvitation } from './repository.ts';
import { sendNewInvitation } from './send-new-invitation.ts';
import { toInvitation } from './to-invitation.ts';

/**
 * Invites a normalized email address. The response does not reveal whether it has an account.
 * @throws ApiError 403 for non-admins, 409 for a member or an open invitation, 422 if no seat is left, 429 after too
 * many.
 */
export async function inviteMember(
  ctx: Context,
  { email, role }: { readonly email: string; readonly role: WorkspaceRole },
): Promise<Invitation> {
  const { workspaceId } = ctx.actor;
  return waitingFirst(() =>
    withTransaction(ctx, async (inside) => {
      await lockAsAdmin(inside);
      await rejectSampleWorkspace(inside);
      await ctx.services.identity.security.address?.require(ctx.actor, inside.db);
      if (await hasMemberWithEmail(inside.db, workspaceId, email))
        throw new ApiError(409, 'already_member', teamMessages.alreadyMember);
      const earlier = await findOpenInvitation(inside.db, workspaceId, { email });
      if (earlier?.state === 'pending')
        throw new ApiError(409, 'already_invited', teamMessages.alreadyInvited);
      if (earlier) await closeInvitation(inside.db, earlier.id, 'expired');
      await requireSeat(inside);
      await limitInvitations(inside, email);
      const row = await sendNewInvitation(inside, { email, role });
      await writeAudit(inside, 'team.invite', row.id, { role });
      return toInvitation(row);
    }),
  );
}
