import { randomUUID } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { queueMail } from '../../auth/index.ts';
import { accountMail, type AccountDeed } from './account-mails.ts';

/** Tells the owner of an account by mail what was done to it, so that they hear of what was not their doing. */
export async function mailOwner(ctx: Context, deed: AccountDeed): Promise<void> {
  const { name, email } = ctx.actor;
  await queueMail(ctx, {
    key: `account:${deed}:${randomUUID()}`,
    recipient: email,
    ...accountMail(deed, name, `${ctx.services.publicUrl()}/settings/security`),
  });
}
