import { RESET_LINK_SECONDS } from '@pagewright/contract/auth';
import { ApiError } from '../../../platform/api-error.ts';
import { withTransaction, type Database } from '../../../platform/db/client.ts';
import { identityMessages } from './messages.ts';
import type { Mail } from '../../mail/port.ts';
import type { AfterReset } from '../account-security.ts';
import { resetMail } from '../reset-mail.ts';
import { refuseLeaked } from './leaked-passwords.ts';
import { linkDigest, createLink, ownerOfLink, useLink } from './mailed-links.ts';
import { hashPassword } from './passwords.ts';
import { findPerson, markVerified } from './repository.ts';
import { setPasswordHash } from './security-repository.ts';

const PURPOSE = 'reset-password';

/** Dependencies of password resets. */
export interface ResetParts {
  readonly db: Database;
  readonly queueMail: (mail: Mail) => Promise<void>;
  readonly publicUrl: () => string;
  readonly afterReset: AfterReset;
  /** Whether emails leave this installation: only then does an emailed link prove who owns an address. */
  readonly sendsMail: boolean;
}

/** Emails a reset link to the account of an address, if there is one, and invalidates earlier links. */
export async function sendResetLink(
  { db, queueMail, publicUrl }: Pick<ResetParts, 'db' | 'queueMail' | 'publicUrl'>,
  email: string,
): Promise<void> {
  const person = await findPerson(db, { email });
  if (person === null) return;
  const token = await createLink(db, { userId: person.id, purpose: PURPOSE, seconds: RESET_LINK_SECONDS });
  const mailKey = `password-reset:${linkDigest(token)}`;
  await queueMail(resetMail({ ...person, token, mailKey }, publicUrl()));
}

/**
 * Sets a new password with the token of an emailed link: all links are invalidated, every session ends, and the address
 * is confirmed if emails are sent. Atomic.
 * @throws ApiError 422 for a link that is invalid, used, or expired.
 */
export async function resetPassword(
  { db, afterReset, sendsMail }: Pick<ResetParts, 'db' | 'afterReset' | 'sendsMail'>,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
): Promise<void> {
  // Before the costly hashing: most invalid links are found here.
  if ((await ownerOfLink(db, PURPOSE, token)) === null) throw linkInvalid();
  refuseLeaked(newPassword, 'newPassword');
  const hash = await hashPassword(newPassword);
  await withTransaction({ db }, async (inside) => {
    const userId = await useLink(inside.db, PURPOSE, token);
    if (userId === null) throw linkInvalid();
    await setPasswordHash(inside.db, userId, hash);
    const person = await findPerson(inside.db, { id: userId });
    if (person) await afterReset(inside.db, { ...person, mailKey: `password-reset:${linkDigest(token)}` });
    if (sendsMail) await markVerified(inside.db, userId);
  });
}

function linkInvalid(): ApiError {
  return new ApiError(422, 'link_invalid', identityMessages.linkInvalid);
}
