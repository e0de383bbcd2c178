import { randomUUID } from 'node:crypto';
import { DELETION_GRACE_DAYS, type WorkspaceFate } from '@pagewright/contract/settings/privacy';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { sanitizeNameForMail } from '../../../providers/mail/sanitize-name.ts';
import { queueMail } from '../../auth/index.ts';
import { settingsMessages } from '../messages.ts';
import { findWorkspaceFates, lockWorkspacesOf, scheduleDeletion } from './account-repository.ts';

/** Shows what happens to the caller's workspaces when their account is deleted. */
export async function previewDeletion(ctx: Context): Promise<{ workspaces: WorkspaceFate[] }> {
  return { workspaces: await findWorkspaceFates(ctx.db, ctx.actor.userId) };
}

/**
 * Schedules the deletion of the caller's account after the grace period, notifies them by mail, and ends all of their
 * sessions.
 * @throws ApiError 403 when identity must be confirmed again, 422 for another email address or if a workspace would be
 * left without an admin.
 */
export async function requestDeletion(ctx: Context, typedEmail: string): Promise<{ deleteAt: string }> {
  const { userId, name, email } = ctx.actor;
  if (typedEmail !== email) throw new ApiError(422, 'not_confirmed', settingsMessages.otherAddress);
  const { security } = ctx.services.identity;
  await security.requireProof(ctx.actor, 'strict_mfa', ctx.db);
  const deleteAt = await withTransaction(ctx, async (inside) => {
    await lockWorkspacesOf(inside.db, userId);
    const left = (await findWorkspaceFates(inside.db, userId)).filter(({ fate }) => fate === 'hand_over');
    if (left.length > 0)
      throw new ApiError(422, 'hand_over_first', settingsMessages.handOverFirst(left.map((one) => one.name)));
    const moment = await scheduleDeletion(inside.db, userId, DELETION_GRACE_DAYS);
    await queueMail(inside, {
      key: `account-deletion:${randomUUID()}`,
      recipient: email,
      subject: settingsMessages.deletionSubject,
      text: settingsMessages.deletionText(
        sanitizeNameForMail(name),
        moment,
        `${ctx.services.publicUrl()}/sign-in`,
      ),
    });
    return moment;
  });
  await security.endAllSessions(userId);
  return { deleteAt: deleteAt.toISOString() };
}
