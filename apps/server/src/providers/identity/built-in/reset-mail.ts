import type { Mail } from '../../mail/port.ts';
import { linkDigest } from './mailed-links.ts';

/** The mail with the link for a new password; `publicUrl` has no trailing slash. */
export function resetMail(
  { name, email, token }: { readonly name: string; readonly email: string; readonly token: string },
  publicUrl: string,
): Mail {
  const link = `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
  return {
    key: `password-reset:${linkDigest(token)}`,
    recipient: email,
    subject: 'Choose a new password for Pagewright',
    text: [
      `Hello ${name},`,
      'Somebody asked for a new password for your account. Open this link within one hour to choose one:',
      link,
      'The link works once. If it was not you, ignore this mail: your password stays as it is.',
    ].join('\n\n'),
  };
}
