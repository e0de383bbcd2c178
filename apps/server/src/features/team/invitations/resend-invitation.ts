import type { Invitation } from '@pagewright/contract/team';
import { waitingFirst } from '../../../platform/async/waiting-first.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { lockAsAdmin } from '../policy.ts';
import { requireSeat } from '../seats.ts';
import { getOpenInvitation } from './get-open-invitation.ts';
import { hashSecret, createSecret } from './invitation-secret.ts';
import { limitInvitations } from './limit-invitations.ts';
import { closeInvitation, renewInvitation } from './repository.ts';
import { sendInvitation } from './send-invitation.ts';
import { sendNewInvitation } from './send-new-invitation.ts';
import { toInvitation } from './to-invitation.ts';

/**
 * Mails an invitation again with a new link. If the identity service mails it, it gets a new id.
 * @throws ApiError 403 for non-admins, 404 if it is not open in this workspace, 422 if it had expired and no seat is
 * left, 429 after too many.
 */
export async function resendInvitation(ctx: Context, id: string): Promise<Invitation> {
  return waitingFirst(() =>
    withTransaction(ctx, async (inside) => {
      await lockAsAdmin(inside);
      await ctx.services.identity.security.address?.require(ctx.actor, inside.db);
      const before = await getOpenInvitation(inside, id);
      if (before.state === 'expired') await requireSeat(inside);
      await limitInvitations(inside, before.email);
      const { directory } = ctx.services.identity;
      if (directory !== null) {
        // The identity service cannot resend one, so a new invitation replaces it.
        await directory.withdraw({ workspaceId: ctx.actor.workspaceId, id, userId: ctx.actor.userId });
        await closeInvitation(inside.db, id, 'withdrawn');
        const renewed = await sendNewInvitation(inside, before);
        await writeAudit(inside, 'team.resend_invitation', renewed.id);
        return toInvitation(renewed);
      }
      const secret = createSecret();
      await renewInvitation(inside.db, id, { secretDigest: hashSecret(secret), inviterId: ctx.actor.userId });
      const row = await getOpenInvitation(inside, id);
      await sendInvitation(inside, row, secret);
      await writeAudit(inside, 'team.resend_invitation', id);
      return toInvitation(row);
    }),
  );
}
