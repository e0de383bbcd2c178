import type { Invitation } from '@pagewright/contract/team';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { beginAsAdmin } from '../policy.ts';
import { requireSeat } from '../seats.ts';
import { getOpenInvitation } from './get-open-invitation.ts';
import { digestOf, makeSecret } from './invitation-secret.ts';
import { limitInvitations } from './limit-invitations.ts';
import { renewInvitation } from './repository.ts';
import { sendInvitation } from './send-invitation.ts';
import { toInvitation } from './to-invitation.ts';

/**
 * Mails an invitation again, with a new link in place of the one before.
 * @throws ApiError 403 for whoever is no admin, 404 for none that is open here, 422 where it had expired and its seat is
 * taken, 429 after too many.
 */
export async function resendInvitation(ctx: Context, id: string): Promise<Invitation> {
  return withTransaction(ctx, async (inside) => {
    await beginAsAdmin(inside);
    const before = await getOpenInvitation(inside, id);
    if (before.state === 'expired') await requireSeat(inside);
    await limitInvitations(inside, before.email);
    const secret = makeSecret();
    await renewInvitation(inside, id, { secretDigest: digestOf(secret), inviterId: ctx.actor.userId });
    const row = await getOpenInvitation(inside, id);
    await sendInvitation(inside, row, secret);
    await writeAudit(inside, 'team.resend_invitation', id);
    return toInvitation(row);
  });
}
