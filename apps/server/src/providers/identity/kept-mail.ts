import { randomUUID } from 'node:crypto';
import type { Mail } from '../mail/port.ts';

/** The mail that tells that an account is not deleted after all; `publicUrl` has no trailing slash. */
export function keptMail(
  { name, email }: { readonly name: string; readonly email: string },
  publicUrl: string,
): Mail {
  return {
    key: `account-kept:${randomUUID()}`,
    recipient: email,
    subject: 'Your Pagewright account stays',
    text: [
      `Hello ${name},`,
      'You asked us to delete your account. You have signed in since, so it stays as it is, and nothing of it was removed.',
      'If it was not you who signed in, choose a new password and look at your sessions:',
      `${publicUrl}/settings/security`,
    ].join('\n\n'),
  };
}
