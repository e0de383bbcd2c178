import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@pagewright/contract/auth';
import { withTransaction, type Database } from '../../../db/client.ts';
import { queueMail } from '../../auth/index.ts';
import { accountMail } from './account-mails.ts';
import { findAccount, removeLostFactor } from './lost-factor-repository.ts';

/**
 * Turns off the second factor of who lost it, as the operator's deed: ends their sessions, and tells them by mail, so that
 * they hear of it where somebody else had asked.
 * @param publicUrl where this installation is reached, which the mail leads to
 * @returns what became of it
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
      ...accountMail('twoFactorOff', account.name, `${publicUrl}/settings/security`),
    });
    return 'off';
  });
}
