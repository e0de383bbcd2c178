import { createHash } from 'node:crypto';
import type { Mail } from '../../mail/port.ts';
import type { ResetLink } from './client.ts';

/** The mail with the link for a new password; `publicUrl` has no trailing slash. */
export function resetMail({ name, email, token }: ResetLink, publicUrl: string): Mail {
  const link = `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
  return {
    key: `password-reset:${createHash('sha256').update(token).digest('base64url')}`,
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
