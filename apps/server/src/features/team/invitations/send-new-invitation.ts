import { randomUUID } from 'node:crypto';
import type { WorkspaceRole } from '@pagewright/contract/auth';
import { INVITATION_DAYS } from '@pagewright/contract/team';
import type { Context } from '../../../platform/context.ts';
import { getOpenInvitation } from './get-open-invitation.ts';
import { hashSecret, createSecret } from './invitation-secret.ts';
import { insertInvitation, type InvitationRow } from './repository.ts';
import { sendInvitation } from './send-invitation.ts';

/**
 * Sends an invitation to the caller's workspace: by our own mail, or by the identity service, whose id is then used.
 */
export async function sendNewInvitation(
  ctx: Context,
  invited: { readonly email: string; readonly role: WorkspaceRole },
): Promise<InvitationRow> {
  const { workspaceId, userId } = ctx.actor;
  const { directory } = ctx.services.identity;
  const delivery = { ...invited, workspaceId, inviterId: userId, days: INVITATION_DAYS };
  const id = directory === null ? randomUUID() : await directory.invite(delivery);
  const secret = directory === null ? createSecret() : null;
  await insertInvitation(ctx.db, {
    ...invited,
    id,
    organizationId: workspaceId,
    inviterId: userId,
    secretDigest: secret === null ? null : hashSecret(secret),
  });
  const row = await getOpenInvitation(ctx, id);
  if (secret !== null) await sendInvitation(ctx, row, secret);
  return row;
}
