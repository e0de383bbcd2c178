import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@pagewright/contract/auth';
import { withTransaction, type Database } from '../../../platform/db/client.ts';
import { queueMail } from '../../auth/index.ts';
import { createAccountMail } from './account-mails.ts';
import { findAccount, removeLostFactor } from './lost-factor-repository.ts';

/**
 * Turns off the lost second factor of a user, as an operator action: ends their sessions and notifies them by mail, in
 * case someone else asked for it.
 * @param publicUrl The URL of this installation, for the mail.
 * @returns What happened.
 */
export async function turnOffLostFactor(
  ctx: { readonly db: Database },
  { email, publicUrl }: { readonly email: string; readonly publicUrl: string },
): Promise<'off' | 'was_off' | 'no_account'> {
  return withTransaction(ctx, async (inside) => {
    const recipient = normalizeEmail(email);
    const account = await findAccount(inside.db, recipient);
    if (account === null) return 'no_account';
    if (!(await removeLostFactor(inside.db, account.id))) return 'was_off';
    await queueMail(inside, {
      key: `account:twoFactorOff:${randomUUID()}`,
      recipient,
      ...createAccountMail('twoFactorOff', account.name, `${publicUrl}/settings/security`),
    });
    return 'off';
  });
}
