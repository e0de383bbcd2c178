import { randomUUID } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import { queueMail } from '../../auth/index.ts';
import { createAccountMail, type AccountEvent } from './account-mails.ts';

/** Notifies an account's owner of a change by mail, in case it was not their doing. */
export async function mailOwner(ctx: Context, event: AccountEvent): Promise<void> {
  const { name, email } = ctx.actor;
  await queueMail(ctx, {
    key: `account:${event}:${randomUUID()}`,
    recipient: email,
    ...createAccountMail(event, name, `${ctx.services.publicUrl()}/settings/security`),
  });
}
