import { INVITATION_DAYS } from '@pagewright/contract/team';
import type { Context } from '../../../platform/context.ts';
import { sanitizeNameForMail } from '../../../providers/mail/sanitize-name.ts';
import { queueMail } from '../../auth/index.ts';
import { notifyAll } from '../../notifications/index.ts';
import { teamMessages } from '../messages.ts';
import { hashSecret } from './invitation-secret.ts';
import { findAccountWorkspaces, type InvitationRow } from './repository.ts';

/** Workspaces of an account in which it is notified of an invitation. */
const WORKSPACES_MAX = 20;

/**
 * Mails the link of an invitation, and notifies an existing account with that address to check its mail. Only the mail
 * has the link, so an account created with someone else's address gains nothing.
 */
export async function sendInvitation(ctx: Context, row: InvitationRow, secret: string): Promise<void> {
  const digest = hashSecret(secret);
  const link = `${ctx.services.publicUrl()}/invitation?token=${secret}`;
  // The recipient does not know the sender, so links in these names are removed.
  const words = {
    ...row,
    inviterName: sanitizeNameForMail(row.inviterName, 40),
    workspaceName: sanitizeNameForMail(row.workspaceName, 40),
  };
  await queueMail(ctx, {
    key: `invitation:${digest}`,
    recipient: row.email,
    subject: teamMessages.mailSubject(words),
    text: teamMessages.mailText(words, link),
    action: { url: link, label: teamMessages.mailButton },
    secretSeconds: INVITATION_DAYS * 86_400,
  });
  const workspaces = await findAccountWorkspaces(ctx.db, row.email, WORKSPACES_MAX);
  await notifyAll(
    ctx,
    workspaces.map((place) => ({
      key: `invited:${digest}:${place.workspaceId}`,
      notice: { ...place, kind: 'invited' as const, title: row.workspaceName, link: null, reason: null },
    })),
  );
}
